import type { Citations } from '@arbiter/engine';

/** Which rule of the Fifth Edition stands behind a topic, where the slice has looked. */
export const CITATIONS: Partial<Citations> = {
  turnOrder: '5ED Phase Structure.1',
  untap: '5ED Untap (More on the Turn).1',
  drawStep: '5ED Draw (More on the Turn).1',
  landNow: '5ED Main (More on the Turn).2',
  landOnceATurn: '5ED Main (More on the Turn).2',
  handSize: '5ED Discard (More on the Turn).1',
  cleanUp: '5ED Cleanup (More on the Turn).1',
  manaEmpties: '5ED Mana Burn.2',
  priority: '5ED Series and Batches.5',
  passing: '5ED Series and Batches.7',
  regeneration: '5ED Regeneration.1',
  prevention: '5ED Damage Prevention.12',
  attackDeclaration: '5ED Main (More on the Turn).3',
  damageDealt: '5ED Damage Prevention.8',
};
