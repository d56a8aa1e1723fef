import type { ObjectId } from '../state/basics.ts';
import type { LastKnown } from '../state/objects.ts';
import { seeing, type Seen } from './seen.ts';
import type { Sight } from './sight.ts';

/** What an object is now, to be kept. */
export function factsOf(sight: Sight, id: ObjectId): LastKnown {
  const now = sight.characteristics(id);
  return {
    types: now.types,
    subtypes: now.subtypes,
    supertypes: now.supertypes,
    colors: now.colors,
    power: now.power,
    toughness: now.toughness,
    keywords: now.keywords.map(({ name }) => name),
  };
}

/** The facts of the source that an ability keeps as it is played or triggers, if it keeps any. */
export const keptOf = (sight: Sight, source: ObjectId): { readonly sourceWas?: LastKnown } =>
  sight.rules.sourceOfAbility(() =>
    sight.inPlay(source) ? { sourceWas: factsOf(sight, source) } : {},
  );

/** The table with one object as it was. */
export function asItWas(table: Seen, id: ObjectId, was: LastKnown | undefined): Seen {
  if (was === undefined) return table;
  return seeing(table, (one) => {
    const now = table.characteristics(one);
    if (one !== id) return now;
    const keywords = was.keywords.map((name) => table.sight.cards.keyword(name));
    return { ...now, ...was, keywords };
  });
}
