import type { Rules } from '@arbiter/engine';

/** What editions may differ in: everything that they answer but their name and their citations. */
export type Question = Exclude<keyof Rules, 'edition' | 'cite'>;

/** Which rules of an edition say what it answers. */
export type Sources = Readonly<Record<Question, readonly string[]>>;

/** Every question in words, in the order in which they are printed. */
export const QUESTIONS: Readonly<Record<Question, string>> = {
  startingLife: 'How much life does a player begin with?',
  startingHand: 'How many cards does a player begin with?',
  maximumHandSize: 'How many cards may a player hold at the end of the turn?',
  mulligan: 'How many cards does a mulligan leave?',
  turn: 'Which steps does a turn have?',
  extraTurns: 'Which of several extra turns is taken first?',
  timing: 'How does what players do come to happen?',
  announcement: 'In which order is a spell announced?',
  drawStep: 'What becomes of the draw of the turn?',
  manaLeftOver: 'What becomes of mana that is left at the end of a phase?',
  whoMayAttack: 'Which creatures may attack?',
  requirements: 'Which requirements to attack or block must be met?',
  combatDamage: 'What becomes of combat damage once it is assigned?',
  tappedBlockers: 'Does a tapped blocker deal damage?',
  trampleExcess: 'When does damage trample over a blocker?',
  damageReceivers: 'Who still receives combat damage that was assigned?',
  libraryOverdraw: 'What if more cards are to be drawn than there are?',
  legendRule: 'Which of several legends of one name stays?',
  lookBack: 'Which triggers look at the table before the event?',
  optionalTriggers: 'When does a player say whether an optional ability triggers?',
  replacementOrder: 'Who says which of several replacements comes first?',
  pseudospellColor: 'Which colour has an ability on the stack?',
  continuousEffects: 'In which order do continuous effects apply?',
  stateBasedActions: 'What does the state of the game make happen by itself?',
  atEndOfPhases: 'What of it happens only at the end of a phase?',
};
