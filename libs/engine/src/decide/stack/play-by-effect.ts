import type { NamedCost } from '@arbiter/cards';
import { canBePlayedFor } from '../../options/legal.ts';
import type { ObjectId } from '../../state/basics.ts';
import type { Progress } from '../progress.ts';
import type { Work } from '../work.ts';
import { announceSpell } from './begin-announcing.ts';

/** Its owner plays a card while something resolves, for the cost that a keyword names, if that is possible. */
export function playByEffect(work: Work, card: ObjectId, cost: NamedCost): Progress {
  const { owner } = work.object(card);
  if (!canBePlayedFor(work, owner, card, cost)) return 'done';
  work.saveProgress();
  announceSpell(work, owner, card, null);
  return 'waits';
}

/** Its owner plays a copy of a card without paying its mana cost, if that is possible (TSP 503.12). */
export function playCopy(work: Work, copy: ObjectId): Progress {
  const { owner, zone } = work.object(copy);
  if (!canBePlayedFor(work, owner, copy, 'nothing')) return 'done';
  work.saveProgress();
  // It can't be taken back: what lets it be played resolves meanwhile.
  announceSpell(work, owner, copy, null, false, zone === 'exile' ? { from: zone } : {});
  return 'waits';
}
