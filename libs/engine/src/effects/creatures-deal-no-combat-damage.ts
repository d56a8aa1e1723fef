import type { EffectOf, Meaning } from './meaning.ts';

/** Creatures deal no combat damage this turn: not prevented, simply not dealt. */
const creaturesDealNoCombatDamage: Meaning<EffectOf<'creaturesDealNoCombatDamage'>> = {
  follow(run) {
    const { work } = run;
    const { nextNumber: id, nextMoment: timestamp } = work.game;
    work.emit('EffectBegan', 'replacement', {
      effect: { kind: 'noCombatDamage', id, timestamp, thisTurn: true },
    });
    return 'done';
  },
};
export default creaturesDealNoCombatDamage;
