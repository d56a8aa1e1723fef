import type { Seat } from '../../state/basics.ts';
import { moveObject } from './moves.ts';
import type { Work } from '../work.ts';

/** Each player puts a card of the deck that chance has chosen into the ante (TSP 217.9b): the decks are shuffled. */
export function anteUp(work: Work): void {
  for (const { ante, library } of work.game.players) {
    const card = library.at(-1);
    if (ante !== undefined && card !== undefined) {
      moveObject(work, card, 'ante', 'ante', work.rules.cite.ante);
    }
  }
}

/** The winner becomes the owner of all cards in the ante (TSP 217.9b). */
export function settleAnte(work: Work, winner: Seat | null): void {
  if (winner === null) return;
  const objects = work.game.players.flatMap(({ ante = [] }, seat) => (seat === winner ? [] : ante));
  if (objects.length > 0) work.emit('OwnershipChanged', 'anteWon', { objects, to: winner });
}
