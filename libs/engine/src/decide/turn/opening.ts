import type { Seat } from '../../state/basics.ts';
import { opponentOf, seatOf } from '../../state/basics.ts';
import { answerTo } from '../../decisions/decision.ts';
import { disclose } from '../../decisions/disclose.ts';
import { mulligan } from '../../decisions/mulligan.ts';
import { playFirst } from '../../decisions/play-first.ts';
import type { Decision, Question } from '../../state/decisions.ts';
import type { OpeningFrame } from '../../state/frames.ts';
import { addTime } from '../happening/add-time.ts';
import { anteUp } from '../happening/ante.ts';
import { drawCards } from '../happening/draw-card.ts';
import { shuffleLibrary } from '../happening/shuffle.ts';
import { moveObject } from '../happening/moves.ts';
import type { Work } from '../work.ts';

/** Everything before the first turn: secrets, shuffles, who begins, hands, mulligans (6ED 101). */
export function advanceOpening(work: Work, frame: OpeningFrame): void {
  STAGES[frame.stage](work, frame);
}

type Stage = (work: Work, frame: OpeningFrame) => void;

const STAGES: Readonly<Record<OpeningFrame['stage'], Stage>> = {
  disclose(work, { goesOn }) {
    const open = ([0, 1] as const).find((seat) => work.game.players[seat].secret === null);
    if (open !== undefined) disclose.ask(work, open);
    else if (goesOn === undefined) moveOn(work, 'shuffle', 0);
    else goOn(work, goesOn);
  },
  shuffle(work) {
    shuffleLibrary(work, 0);
    shuffleLibrary(work, 1);
    anteUp(work);
    if (work.game.chooser === null) {
      const { number, stream } = work.roll();
      work.emit('LotDrawn', 'whoPlaysFirst', { roll: number, seat: stream.below(2) as Seat });
    }
    moveOn(work, 'choose', work.game.chooser as Seat);
  },
  choose(work, frame) {
    const answer = answerTo(frame, playFirst);
    if (answer === null) {
      playFirst.ask(work, frame.seat, {});
      return;
    }
    const first = seatOf(answer);
    work.emit('StartingPlayerChosen', 'whoPlaysFirst', { seat: first });
    moveOn(work, 'draw', first);
  },
  draw(work, { seat }) {
    for (const one of [seat, opponentOf(seat)]) {
      drawCards(work, one, work.rules.startingHand, work.rules.cite.openingHand);
    }
    moveOn(work, 'mulligans', seat);
  },
  mulligans(work, frame) {
    const { seat } = frame;
    const answer = answerTo(frame, mulligan);
    const { mulligans } = work.game.players[seat];
    const next = work.rules.mulligan(work.rules.startingHand, mulligans);
    if (answer === null && next !== null) {
      mulligan.ask(work, seat, { cards: next });
      return;
    }
    if (answer === true && next !== null) {
      takeMulligan(work, seat, next);
      moveOn(work, 'mulligans', seat);
      return;
    }
    work.emit('HandKept', 'mulligan', { seat });
    if (seat === work.game.startingPlayer) moveOn(work, 'mulligans', opponentOf(seat));
    else moveOn(work, 'begin', work.game.startingPlayer as Seat);
  },
  begin(work, { seat }) {
    work.emit('TurnBegan', 'turnOrder', { number: 1, active: seat });
    addTime(work, seat, 'turn');
  },
};

/** A rewound game goes on with what was being asked in it, if anything was. */
function goOn(work: Work, { libraries, decision }: NonNullable<OpeningFrame['goesOn']>): void {
  if (libraries === 'reshuffled') for (const seat of [0, 1] as const) shuffleLibrary(work, seat);
  work.emit('GameWentOn', 'protocol', {});
  if (decision === null) return;
  const { seat, for: whose = seat, rule = work.rules.cite.protocol } = decision;
  work.emitBy('DecisionRequested', rule, { seat: whose, question: questionOf(decision) });
}

/** What a decision is about, without who makes it. */
function questionOf(decision: Decision): Question {
  const ofWhom = ['number', 'seat', 'for', 'rule'];
  const facts = Object.entries(decision).filter(([name]) => !ofWhom.includes(name));
  return Object.fromEntries(facts) as unknown as Question;
}

function moveOn(work: Work, stage: OpeningFrame['stage'], seat: Seat): void {
  work.emit('OpeningMoved', 'startOfGame', { stage, seat });
}

/** 6ED 101.5: the hand goes back, the library is shuffled, and one card fewer is drawn. */
function takeMulligan(work: Work, seat: Seat, cards: number): void {
  const rule = work.rules.cite.mulligan;
  work.emit('MulliganTaken', 'mulligan', { seat });
  for (const id of work.game.players[seat].hand) moveObject(work, id, 'library', 'mulligan', rule);
  shuffleLibrary(work, seat);
  drawCards(work, seat, cards, rule);
}
