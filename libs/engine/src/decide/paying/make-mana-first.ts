import { startToPayFrom } from '../../paying/announced-cost.ts';
import { isTappedForConvoke } from '../../paying/convoke.ts';
import type { AnnounceFrame, SettledPayment } from '../../state/frames.ts';
import { announceAbility, announceSpell } from '../stack/begin-announcing.ts';
import { playManaAbility } from '../stack/mana-abilities.ts';
import { saidOf } from '../stack/said-of.ts';
import type { Work } from '../work.ts';

/**
 * Where mana can't be made in the middle of playing something, a payment with mana abilities means that they come first
 * (5ED Mana Sources.2): what was begun is taken back, they are played, and then it is begun again with what was said.
 * Should one of them ask for something, no more than the mana is made.
 *
 * @returns whether that was so
 */
export function makeManaFirst(work: Work, frame: AnnounceFrame, payment: SettledPayment): boolean {
  const sources = payment.mana.filter(({ ability }) => !isTappedForConvoke(ability));
  if (sources.length === 0 || startToPayFrom(work, frame) === null) return false;
  const { seat, source, card, ability } = frame;
  const { faceDown } = work.object(source);
  const said = saidOf(work, frame, payment);
  takeBack(work, frame);
  for (const one of sources) {
    if (playManaAbility(work, seat, one.object, one.ability) === 'waits') return true;
  }
  // What it is asked step by step it is asked again from where it was.
  const more = frame.brought === null ? { pickedByAnswer: true as const } : {};
  if (ability === null) announceSpell(work, seat, card ?? source, said, faceDown, more);
  else announceAbility(work, seat, source, work.cards.ability(ability), said, more);
  return true;
}

/** It was never begun: what nobody was told yet is not told at all. */
function takeBack(work: Work, { seat, object, source, start }: AnnounceFrame): void {
  const begun = work.events.findLastIndex(
    (event) =>
      event.type === 'AnnouncementBegan' &&
      event.frame.object === object &&
      event.frame.source === source,
  );
  if (begun >= 0 && start !== null) work.rewind(begun, start);
  else work.emit('ActionReversed', 'reversal', { seat, kept: [] });
}
