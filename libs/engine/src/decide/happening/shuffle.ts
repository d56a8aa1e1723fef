import { shuffledOrder } from '@arbiter/kernel';
import type { Seat } from '../../state/basics.ts';
import type { Work } from '../work.ts';

/** Puts a library into a new order that anybody can recompute from the secrets. */
export function shuffleLibrary(work: Work, seat: Seat): void {
  const { number, stream } = work.roll();
  const order = shuffledOrder(stream, work.game.players[seat].library.length);
  work.emit('LibraryShuffled', 'shuffle', { roll: number, seat, order });
}
