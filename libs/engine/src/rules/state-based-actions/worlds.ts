import { stateBased, type StateBasedAction } from './question.ts';

/** 6ED Glossary: Enchant World, TSP 420.5i: of several only the youngest stays; where two are the youngest, none does. */
export const youngestWorldStays: StateBasedAction = (sight, found) => {
  const { worlds } = sight.look();
  // Stryker disable next-line ConditionalExpression: one alone is the youngest
  if (worlds.length < 2) return;
  const since = (id: number): number => sight.object(id).timestamp;
  const youngest = worlds.filter((id) => worlds.every((other) => since(other) <= since(id)));
  for (const object of worlds) {
    if (youngest.length === 1 && object === youngest[0]) continue;
    const change = { kind: 'putIntoGraveyard', object, cause: 'stateBased' } as const;
    found.push(stateBased(sight, change, 'olderWorld'));
  }
};
