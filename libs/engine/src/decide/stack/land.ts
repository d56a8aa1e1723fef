import type { FactsOf } from '../../events.ts';
import { NO_CHOICES } from '../../state/choices.ts';
import type { ResolveFrame } from '../../state/frames.ts';
import type { GameObject } from '../../state/objects.ts';
import { atOnce } from '../happening/triggers.ts';
import type { Work } from '../work.ts';
import { asksOnEntering } from './enter.ts';
import { enterPlay } from './leave.ts';

/**
 * 6ED 214.9: a land that may be played comes into play.
 * @returns what is followed first, where something has to be chosen for it
 */
export function landComesIntoPlay(
  work: Work,
  card: GameObject,
  played: FactsOf<'LandPlayed'>,
): ResolveFrame | null {
  const { seat } = played;
  if (!asksOnEntering(work.printed(card))) {
    atOnce(work, () => enterPlay(work, card, seat, 'play', work.rules.cite.playsLand));
    work.emit('LandPlayed', 'landNow', played);
    return null;
  }
  work.emit('LandPlayed', 'landNow', played);
  return {
    kind: 'resolve',
    object: 0,
    source: card.id,
    controller: seat,
    ability: null,
    at: 0,
    choices: NO_CHOICES,
    bindings: {},
    answer: null,
  };
}
