import { chooseFound } from '../decisions/choose/search.ts';
import { name } from '../decisions/name.ts';
import type { ObjectId } from '../state/basics.ts';
import { objectsAmong, referTo, seatsAmong } from '../reading/references.ts';
import type { Run } from '../decide/stack/run.ts';
import type { EffectOf } from './effect-of.ts';
import type { Progress } from '../decide/progress.ts';

/** The player who searches is asked even if there is nothing to find; otherwise the others would learn that. */
export function search(run: Run, effect: EffectOf<'search'>): Progress {
  const found = run.answerTo(chooseFound.decision);
  if (found === null) {
    chooseFound.ask(run.work, run.controller);
    return 'waits';
  }
  if (found.length > 0) run.bind(effect.as, found);
  return 'done';
}

export function reveal(run: Run, { what }: EffectOf<'reveal'>): Progress {
  for (const object of objectsAmong(referTo(run.work, what, run))) {
    run.work.emit('CardRevealed', 'reveal', { object, to: 'all' });
  }
  return 'done';
}

export function nameCard(run: Run, effect: EffectOf<'nameCard'>): Progress {
  const answer = run.answerTo(name);
  if (answer === null) {
    name.ask(run.work, run.controller, {});
    return 'waits';
  }
  run.work.emit('CardNamed', 'nameCard', { seat: run.controller, name: answer });
  run.bind(effect.as, answer);
  return 'done';
}

/** A card at random from a hand, shown to all; none, if the hand is empty. */
export function cardAtRandom(run: Run, effect: EffectOf<'cardAtRandom'>): Progress {
  const { work } = run;
  const seats = seatsAmong(referTo(work, effect.of, run));
  const hand = seats.flatMap((seat) => work.game.players[seat].hand);
  if (hand.length === 0) return 'done';
  const { number, stream } = work.roll();
  const object = hand[stream.below(hand.length)] as ObjectId;
  work.emit('CardChosenAtRandom', 'chance', { roll: number, object });
  work.emit('CardRevealed', 'reveal', { object, to: 'all' });
  run.bind(effect.as, object);
  return 'done';
}
