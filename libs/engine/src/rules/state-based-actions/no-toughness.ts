import { stateBased, type StateBasedAction } from './question.ts';

/** 6ED 420.5b: a creature without toughness goes to the graveyard, and can't regenerate. */
export const noToughnessDies: StateBasedAction = (sight, found) => {
  const look = sight.look();
  for (const object of look.creatures) {
    if (look.of(object).toughness <= 0) {
      const change = { kind: 'putIntoGraveyard', object, cause: 'stateBased' } as const;
      found.push(stateBased(sight, change, 'noToughness'));
    }
  }
};
