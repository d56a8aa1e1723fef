import type { Amount } from '@arbiter/cards';
import { opponentOf, playerRef, type ObjectId, type Seat } from '../state/basics.ts';
import type { Sight } from '../sight/sight.ts';
import type { ResolveFrame } from '../state/frames.ts';
import { propose } from '../decide/happening/propose.ts';
import { amountNow } from '../reading/amounts.ts';
import { referTo, seatsAmong } from '../reading/references.ts';
import { openEffect, type Run } from '../decide/stack/run.ts';
import type { EffectOf } from './effect-of.ts';

/** Where it is kept what was chosen so far, and by whom: in the bindings of the text. */
const CHOSEN = 'discarding';
const CHOOSER = 'discarder';

/**
 * Each player chooses, the active one first (6ED 413.2d); then all of it is discarded at once, or as much as
 * there is (6ED 416.3).
 */
export function discard(run: Run, effect: EffectOf<'discard'>): boolean {
  const { work } = run;
  const answer = run.takeAnswer();
  if (answer === true) return true;
  const { active } = work.game.turn;
  const named = seatsAmong(referTo(work, effect.who, run));
  const seats = [active, opponentOf(active)].filter((seat) => named.includes(seat));
  let chosen = (run.bindings[CHOSEN] ?? []) as readonly ObjectId[];
  const asked = run.bindings[CHOOSER];
  if (answer !== null) chosen = [...chosen, ...(answer as readonly ObjectId[])];
  const from = answer === null ? 0 : seats.findIndex((seat) => playerRef(seat) === asked) + 1;
  for (const seat of seats.slice(from)) {
    const { hand } = work.game.players[seat];
    if (hand.length <= amountOf(run, effect)) chosen = [...chosen, ...hand];
    else {
      run.bind(CHOSEN, chosen);
      run.bind(CHOOSER, playerRef(seat));
      work.askToChoose(seat, 'discard', 'discard');
      return false;
    }
  }
  run.bind(CHOSEN, []);
  const rule = work.rules.cite.discard;
  return propose(
    work,
    chosen.map((object) => ({ change: { kind: 'discard', object }, met: run.met, rule })),
  );
}

function amountOf(run: Run, { amount }: EffectOf<'discard'>): number {
  return amount === 'all' ? Infinity : Math.max(0, amountNow(run.work, amount, run));
}

/** The options of an open choice of cards to discard. */
export function handToDiscard(
  sight: Sight,
  frame: ResolveFrame,
  seat: Seat,
): { readonly from: readonly ObjectId[]; readonly least: number; readonly most: number } {
  const { hand } = sight.game.players[seat];
  const { amount } = openEffect<'discard'>(sight, frame);
  // Whoever discards all cards is not asked.
  const count = amountNow(sight, amount as Amount, frame);
  return { from: hand, least: count, most: count };
}
