import type { PartialCitationTable } from '@arbiter/engine';

/** Which rule of the Fifth Edition stands behind a topic, where the slice has looked. */
export const CITATIONS: PartialCitationTable = {
  turn: {
    turnOrder: '5ED Phase Structure.1',
    untap: '5ED Untap (More on the Turn).1',
    drawStep: '5ED Draw (More on the Turn).1',
    handSize: '5ED Discard (More on the Turn).1',
    cleanUp: '5ED Cleanup (More on the Turn).1',
    manaEmpties: '5ED Mana Burn.2',
    landOnceATurn: '5ED Main (More on the Turn).2',
    landNow: '5ED Main (More on the Turn).2',
  },
  combat: {
    attackDeclaration: '5ED Main (More on the Turn).3',
    assignBlocking: '5ED First-Strike Damage Dealing and Normal Damage Dealing.6',
    damageDealt: '5ED Damage Prevention.8',
  },
  playing: {
    priority: '5ED Series and Batches.5',
    passing: '5ED Series and Batches.7',
  },
  effects: {
    regeneration: '5ED Regeneration.1',
    prevention: '5ED Damage Prevention.12',
  },
  stateBased: {
    stateBased: '5ED Damage Prevention.8',
    stateBasedWhen: '5ED This Is Your Life.2',
    noLife: '5ED This Is Your Life.2',
    noLibrary: '5ED This Is Your Life.2',
    noToughness: '5ED Damage Prevention.8',
    lethalDamage: '5ED Damage Prevention.8',
  },
  batches: {
    batch: '5ED Series and Batches.7',
    casting: '5ED Interrupts.7',
    interruptsOnly: '5ED Interrupts.4',
    preventionStep: '5ED Damage Prevention.1',
    lumpOfDamage: '5ED Damage Prevention.3',
    damageAfterPrevention: '5ED Damage Prevention.8',
    destructionStep: '5ED Specialized Abilities.2',
    lethalDamageWaits: '5ED Damage Prevention.8',
    preventionOnly: '5ED Damage Prevention.12',
  },
};
