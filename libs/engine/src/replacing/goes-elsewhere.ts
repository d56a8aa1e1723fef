import type { InsteadOfGraveyard } from '@arbiter/cards';
import type { Sight } from '../sight/sight.ts';
import type { ProposedChange } from '../state/changes.ts';
import { become, goesToGraveyard } from './would-happen.ts';

/** The modified event: the card goes where the effect says (6ED 419.5). */
export function goesElsewhere(
  sight: Sight,
  proposed: ProposedChange,
  goes: InsteadOfGraveyard,
): ProposedChange {
  const { change } = proposed;
  if (!goesToGraveyard(change)) return proposed;
  const { object } = change;
  const cause = change.kind === 'putIntoGraveyard' ? change.cause : change.kind;
  const shuffled = goes === 'shuffled into the library';
  const to = shuffled ? 'library' : goes;
  const moved = become(proposed, { kind: 'move', object, to, shuffled, cause });
  return { ...moved, rule: sight.rules.cite.replacedEvent };
}
