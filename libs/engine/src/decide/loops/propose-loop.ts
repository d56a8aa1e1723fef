import type { PlayerCommand } from '../../commands.ts';
import { answerTo } from '../../decisions/decision.ts';
import { MOST_REPETITIONS, repetitions, topicOf } from '../../decisions/repetitions.ts';
import { opponentOf, type Seat } from '../../state/basics.ts';
import type { LoopFrame } from '../../state/frames.ts';
import type { Loop } from '../../state/loops.ts';
import type { Work } from '../work.ts';

/** 6ED 421.2, 421.3, 421.5: a player names a number of repetitions, and the other one answers it. */
export function proposeLoop(
  work: Work,
  seat: Seat,
  { times, steps, independent = false }: Extract<PlayerCommand, { type: 'ProposeLoop' }>,
): void {
  const topic = topicOf({ by: seat, steps, independent });
  if (!steps.some((step) => step.seat === seat)) {
    work.refuse(topic, 'the loop would repeat none of your own actions');
  } else if (times < 1 || times > MOST_REPETITIONS) {
    work.refuse(topic, `name a number from 1 to ${String(MOST_REPETITIONS)}`);
  } else if (topic !== 'loopOfOne' && seat !== work.game.turn.active) {
    work.refuse(topic, 'where both players act, the active player names the number');
  } else {
    work.emit('LoopProposed', topic, { seat, times, steps, independent });
  }
}

/** The other player is asked, and the loop can run. */
export function advanceLoop(work: Work, frame: LoopFrame): void {
  const loop = work.game.loop as Loop;
  const { by, times } = loop;
  const topic = topicOf(loop);
  const agreed = answerTo(frame, repetitions);
  if (agreed === null) {
    repetitions.ask(work, opponentOf(by), { times }, topic);
    return;
  }
  // 6ED 421.3: who lowers the number leaves the last word to the active player, who agrees has it.
  const lastWord = topic !== 'loopOfBoth' ? null : agreed < times ? by : opponentOf(by);
  work.emit('LoopAgreed', topic, { times: agreed, lastWord });
}
