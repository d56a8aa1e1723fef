import { nameOf } from '../../state/names.ts';
import { stateBased, type StateBasedAction } from './question.ts';

/** 6ED 420.5e: legends of one name meet the edition's legend rule. */
export const legendsOfOneName: StateBasedAction = (sight, found) => {
  const { legends } = sight.look();
  // Stryker disable next-line ConditionalExpression: a legend alone has no namesake, which is found below as well
  if (legends.length < 2) return;
  const called = (id: number): string => nameOf(sight.object(id).name);
  for (const name of new Set(legends.map(called))) {
    const namesakes = legends.filter((id) => called(id) === name);
    if (namesakes.length < 2) continue;
    for (const object of sight.rules.legendRule(sight, namesakes)) {
      const change = { kind: 'putIntoGraveyard', object, cause: 'stateBased' } as const;
      found.push(stateBased(sight, change, 'legendsOfOneName'));
    }
  }
};
