import { stateBased, type StateBasedAction } from './question.ts';

/** 6ED 420.5c: damage above 0 and not below toughness destroys a creature. */
export const lethalDamageDestroys: StateBasedAction = (sight, found) => {
  const look = sight.look();
  for (const object of look.creatures) {
    const { damage } = sight.object(object);
    if (damage === 0 || damage < look.of(object).toughness) continue;
    // TSP Glossary: Indestructible.
    if (!sight.hasKeyword(object, 'indestructible')) {
      const change = { kind: 'destroy', object, cantBeRegenerated: false } as const;
      found.push(stateBased(sight, change, 'lethalDamage'));
    }
  }
};
