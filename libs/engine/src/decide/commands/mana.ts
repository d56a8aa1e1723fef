import type { ObjectId, Seat } from '../../state/basics.ts';
import type { Decision, ManaMade } from '../../state/decisions.ts';
import { playManaAbility } from '../stack/mana-abilities.ts';
import type { Work } from '../work.ts';

type Priority = Extract<Decision, { readonly kind: 'priority' }>;

/** Plays a mana ability with priority, and remembers what could be taken back of it (docs/decisions/0037). */
export function makeMana(
  work: Work,
  seat: Seat,
  decision: Decision,
  { object, ability }: { readonly object: ObjectId; readonly ability: number },
): void {
  const from = work.events.length;
  playManaAbility(work, seat, object, ability);
  const made = manaAlone(work, seat, object, from);
  if (made === null) return;
  const before = decision.kind === 'priority' ? (decision.made ?? []) : [];
  work.couldTakeBack([...before, made]);
}

/** What a permanent was tapped for, if nothing came of that but mana in this player's pool; else `null`. */
function manaAlone(work: Work, seat: Seat, object: ObjectId, from: number): ManaMade | null {
  const mana: ManaMade['mana'][number][] = [];
  let isTapped = false;
  for (const event of work.events.slice(from)) {
    switch (event.type) {
      case 'ManaAbilityPlayed':
        break;
      case 'PermanentTapped':
        if (isTapped || event.object !== object) return null;
        isTapped = true;
        break;
      case 'ManaAdded':
        if (event.seat !== seat) return null;
        mana.push({
          mana: event.mana,
          ...(event.only !== undefined && { only: event.only }),
          ...(event.snow === true && { snow: event.snow }),
        });
        break;
      default:
        return null;
    }
  }
  return isTapped ? { object, mana } : null;
}

/**
 * Mana that was made just now is taken back, as though its permanents had not been tapped: since then nobody else had a say,
 * and nothing has happened that could have followed from it.
 */
export function takeBackMana(
  work: Work,
  seat: Seat,
  { made = [] }: Priority,
  keep: readonly ObjectId[],
): void {
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
  if (kept.length > 0) work.couldTakeBack(kept);
}
