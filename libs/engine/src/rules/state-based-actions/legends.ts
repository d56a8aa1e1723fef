import { stateBased, type StateBasedAction } from './question.ts';

/** 6ED 420.5e: legends of one name meet the edition's legend rule. */
export const legendsOfOneName: StateBasedAction = (sight, found) => {
  const { legends } = sight.look();
  const nameOf = (id: number): string => sight.object(id).name;
  for (const name of new Set(legends.map(nameOf))) {
    const namesakes = legends.filter((id) => nameOf(id) === name);
    if (namesakes.length < 2) continue;
    for (const object of sight.rules.legendRule(sight, namesakes)) {
      const change = { kind: 'putIntoGraveyard', object, cause: 'stateBased' } as const;
      found.push(stateBased(sight, change, 'legendsOfOneName'));
    }
  }
};
