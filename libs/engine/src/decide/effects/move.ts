import { shuffledOrder } from '@arbiter/kernel';
import type { Seat } from '../../state/basics.ts';
import { moveObject } from '../moves.ts';
import { objectsAmong, referTo, seatsAmong } from '../references.ts';
import type { Run } from '../run.ts';
import { atOnce } from '../triggers.ts';
import type { Work } from '../work.ts';
import type { EffectOf } from './effect-of.ts';

/** Moves cards that are still where the text looks for them (6ED 410.10). */
export function move(run: Run, { what, to, faceDown, as }: EffectOf<'move'>): boolean {
  const { work } = run;
  const rule = work.rules.cite.followInstructions;
  const arrival = faceDown === true ? { faceDown } : undefined;
  atOnce(work, () => {
    for (const object of objectsAmong(referTo(work, what, run))) {
      if (work.object(object).zone === null) continue;
      const moved = moveObject(work, object, to, 'effect', rule, arrival);
      if (as !== undefined) run.bind(as, moved);
    }
  });
  return true;
}

export function shuffle(run: Run, { who }: EffectOf<'shuffle'>): boolean {
  for (const seat of seatsAmong(referTo(run.work, who, run))) shuffleLibrary(run.work, seat);
  return true;
}

/** Puts a library into a new order that anybody can recompute from the secrets. */
export function shuffleLibrary(work: Work, seat: Seat): void {
  const { number, stream } = work.roll();
  const order = shuffledOrder(stream, work.game.players[seat].library.length);
  work.emit('LibraryShuffled', 'shuffle', { roll: number, seat, order });
}
