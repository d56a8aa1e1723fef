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

/** 5ED More on Creatures.2, .3: so does a toughness below 1, which regeneration answers, though to no avail. */
export const damageOrNoToughnessDestroys: StateBasedAction = (sight, found) => {
  lethalDamageDestroys(sight, found);
  const look = sight.look();
  for (const object of look.creatures) {
    if (look.of(object).toughness > 0 || sight.object(object).damage > 0) continue;
    const change = { kind: 'destroy', object, cantBeRegenerated: false } as const;
    found.push(stateBased(sight, change, 'noToughness'));
  }
};
