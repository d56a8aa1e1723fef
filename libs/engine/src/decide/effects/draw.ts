import type { ObjectId, Seat } from '../../state/basics.ts';
import { moveObject } from '../moves.ts';
import { amountNow, referTo, seatsAmong } from '../references.ts';
import type { Run } from '../run.ts';
import type { Work } from '../work.ts';
import type { EffectOf } from './effect-of.ts';

export function draw(run: Run, { who, amount }: EffectOf<'draw'>): boolean {
  const { work } = run;
  for (const seat of seatsAmong(referTo(work, who, run))) {
    drawCards(work, seat, amountNow(work, amount, run), work.rules.cite.draw);
  }
  return true;
}

/** Draws cards one after the other, as many as the edition's rule on empty libraries allows. */
export function drawCards(work: Work, seat: Seat, wanted: number, rule: string): void {
  const left = work.game.players[seat].library.length;
  const { draws, loses } = work.rules.libraryOverdraw(wanted, left);
  for (let i = 0; i < draws; i++) {
    const { library } = work.game.players[seat];
    moveObject(work, library[library.length - 1] as ObjectId, 'hand', 'draw', rule);
  }
  if (loses) work.emit('LibraryOverdrawn', 'draw', { seat });
}
