import { shuffledOrder } from '@arbiter/kernel';
import type { CitedTopic } from '../../rules/citations.ts';
import type { Seat } from '../../state/basics.ts';
import type { Work } from '../work.ts';

/** Puts a library into a new order that anybody can recompute from the secrets. */
export function shuffleLibrary(work: Work, seat: Seat, topic: CitedTopic = 'shuffle'): void {
  const { number, stream } = work.roll();
  const order = shuffledOrder(stream, work.game.players[seat].library.length);
  work.emit('LibraryShuffled', topic, { roll: number, seat, order });
}
