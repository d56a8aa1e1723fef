import { shuffledOrder } from '@arbiter/kernel';
import type { Seat } from '../../state/basics.ts';
import { moveObject } from '../moves.ts';
import { objectsAmong, referTo, seatsAmong } from '../references.ts';
import type { Run } from '../run.ts';
import { matchTriggers } from '../triggers.ts';
import type { Work } from '../work.ts';
import type { EffectOf } from './effect-of.ts';

/** Moves cards that are still where the text looks for them (6ED 410.10). */
export function move(run: Run, { what, to, faceDown, as }: EffectOf<'move'>): boolean {
  const { work } = run;
  const before = work.look();
  const from = work.events.length;
  for (const object of objectsAmong(referTo(work, what, run))) {
    const { zone } = work.object(object);
    if (zone === null) continue;
    const arrival = faceDown === true ? { faceDown } : undefined;
    const moved = moveObject(
      work,
      object,
      to,
      'effect',
      work.rules.cite.followInstructions,
      arrival,
    );
    if (as !== undefined) run.bind(as, moved);
  }
  matchTriggers(work, from, before);
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
