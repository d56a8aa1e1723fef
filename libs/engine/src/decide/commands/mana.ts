import type { ObjectId, Seat } from '../../state/basics.ts';
import type { Work } from '../work.ts';

/**
 * Mana that was made just now is taken back, as though its permanents had not been tapped: since then nobody else had a say,
 * and nothing has happened that could have followed from it (docs/decisions/0037).
 * @param keep mana of these permanents stays
 */
export function takeBackMana(work: Work, seat: Seat, keep: readonly ObjectId[]): void {
  const made = work.game.madeJustNow?.mana ?? [];
  if (made.length === 0) {
    work.refuse('reversal', 'there is nothing to take back');
    return;
  }
  const kept = made.filter(({ object }) => keep.includes(object));
  if (kept.length < keep.length) {
    work.refuse('reversal', 'only mana that you made just now can be kept', keep);
    return;
  }
  if (kept.length === made.length) {
    work.refuse('reversal', 'nothing would be taken back');
    return;
  }
  for (const one of made.toReversed()) {
    if (!kept.includes(one)) work.emit('ManaTakenBack', 'manaAbility', { seat, ...one });
  }
}
