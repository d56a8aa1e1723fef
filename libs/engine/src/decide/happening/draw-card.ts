import type { ObjectId, Seat } from '../../state/basics.ts';
import { moveObject } from './moves.ts';
import { isDrawnFaceDown } from './seen-once-played.ts';
import type { Work } from '../work.ts';

/** Draws cards one after the other, as many as the edition's rule on empty libraries allows. */
export function drawCards(work: Work, seat: Seat, wanted: number, rule: string): void {
  for (let i = 0; i < wanted; i++) drawCard(work, seat, rule);
}

/** Draws one card; who has to draw more than there are is remembered (6ED 102.2). */
export function drawCard(work: Work, seat: Seat, rule: string): void {
  const { library, overdrew } = work.game.players[seat];
  const { draws, loses } = work.rules.libraryOverdraw(1, library.length);
  if (draws > 0) {
    const unseen = isDrawnFaceDown(work) ? { faceDown: true } : undefined;
    moveObject(work, library[library.length - 1] as ObjectId, 'hand', 'draw', rule, unseen);
  }
  if (loses && !overdrew) work.emit('LibraryOverdrawn', 'draw', { seat });
}
