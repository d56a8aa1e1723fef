import { become, tell } from '../replacing/would-happen.ts';
import type { Change } from '../state/changes.ts';
import type { ReplacementMeaning, ReplacementOf } from './meaning.ts';

/** 6ED 419.5: it goes elsewhere, or something else is done; that it was discarded stays so where it goes elsewhere. */
const beDiscarded: ReplacementMeaning<ReplacementOf<'be discarded'>> = {
  applies({ what, by, however }, change, { sight, means, watches }) {
    if (change.kind !== 'discard' || (change.by === undefined && however !== true)) return false;
    const { owner } = sight.object(change.object);
    return (
      means('you', owner) &&
      (by === undefined || change.by !== owner) &&
      watches(what, change.object)
    );
  },
  replace({ goes, effect }, proposed, { sight, source }, { ability }) {
    const { change } = proposed;
    if (change.kind !== 'discard') return proposed;
    const { object } = change;
    const { owner: seat } = sight.object(object);
    const facts = { what: 'discard', seat, amount: 1, cause: source } as const;
    if (goes !== undefined) {
      const moved: Change = { kind: 'move', object, to: goes, shuffled: false, cause: 'discard' };
      // TSP 502.24a: a card that is exiled by its own madness is told from one that is exiled by something else.
      return ability?.keyword === 'madness'
        ? {
            ...become(proposed, moved, tell(sight, 'EventReplaced', 'madness', facts)),
            rule: sight.rules.cite.madness,
          }
        : { ...become(proposed, moved), rule: sight.rules.cite.replacedEvent };
    }
    if (effect === undefined || ability === undefined) return proposed;
    const bindings = { amount: 1, event: object };
    return become(
      proposed,
      { kind: 'instead', ability: ability.ref, source, seat, bindings },
      tell(sight, 'EventReplaced', 'replacement', facts),
    );
  },
};
export default beDiscarded;
