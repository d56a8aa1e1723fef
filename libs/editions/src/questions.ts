import type { CitedTopic, Rules } from '@arbiter/engine';

/** What editions may differ in: everything that they answer but their name and their citations. */
export type Question = Exclude<keyof Rules, 'edition' | 'cite'>;

/** A question in words, and the topics under which an edition cites the rules that answer it. */
export interface AboutQuestion {
  readonly asks: string;
  readonly topics: readonly CitedTopic[];
}

/** Every question, in the order in which they are printed. */
export const QUESTIONS: Readonly<Record<Question, AboutQuestion>> = {
  startingLife: {
    asks: 'How much life does a player begin with?',
    topics: ['openingHand'],
  },
  startingHand: {
    asks: 'How many cards does a player begin with?',
    topics: ['openingHand'],
  },
  maximumHandSize: {
    asks: 'How many cards may a player hold at the end of the turn?',
    topics: ['handSize'],
  },
  mulligan: {
    asks: 'How many cards does a mulligan leave?',
    topics: ['mulligan'],
  },
  turn: {
    asks: 'Which steps does a turn have?',
    topics: ['turnOrder', 'cleanUp'],
  },
  extraTurns: {
    asks: 'Which of several extra turns is taken first?',
    topics: ['extraTurn'],
  },
  timing: {
    asks: 'How does what players do come to happen?',
    topics: [
      'passing',
      'batch',
      'preventionStep',
      'destructionStep',
      'asDeclared',
      'noFastEffects',
    ],
  },
  announcement: {
    asks: 'In which order is a spell announced?',
    topics: ['announce', 'announceTimes', 'lockCost'],
  },
  drawStep: {
    asks: 'What becomes of the draw of the turn?',
    topics: ['drawStep'],
  },
  phaseAbilities: {
    asks: 'How does what belongs to a phase come to happen in it?',
    topics: [
      'stepTriggers',
      'phaseAbility',
      'phaseDuty',
      'dutyLifted',
      'phaseCost',
      'phaseCostPaid',
      'laterInSeries',
      'untapCost',
    ],
  },
  phaseCostSettled: {
    asks: 'When can a permanent be used again whose phase cost has been played?',
    topics: ['phaseCost'],
  },
  manaLeftOver: {
    asks: 'What becomes of mana that is left at the end of a phase?',
    topics: ['manaEmpties'],
  },
  whoMayAttack: {
    asks: 'Which creatures may attack?',
    topics: ['attackDeclaration'],
  },
  requirements: {
    asks: 'Which requirements to attack or block must be met?',
    topics: ['requirementsMet'],
  },
  combatDamage: {
    asks: 'What becomes of combat damage once it is assigned?',
    topics: ['damageOnStack', 'preventionStep'],
  },
  tappedArtifacts: {
    asks: 'What does a tapped artifact do?',
    topics: ['staticAbility', 'tappedArtifact'],
  },
  manaWhilePlaying: {
    asks: 'When may mana be made for what is played?',
    topics: ['manaBeforehand'],
  },
  snowMana: {
    asks: 'Is mana that a snow permanent made told apart?',
    topics: ['manaAdded', 'snowMana'],
  },
  coinFlips: {
    asks: 'How is the flip of a coin won?',
    topics: ['chance', 'coinCall', 'coinToss'],
  },
  leftUnfound: {
    asks: 'In which zones may a search for all cards of a kind leave some of them?',
    topics: ['searchForAll'],
  },
  whilePlaying: {
    asks: 'Who sees a card that is drawn, or comes to lie on top, while something is still being played?',
    topics: ['drawnWhilePlaying', 'topCardShown'],
  },
  setAside: {
    asks: 'Who may look at a card that is set aside?',
    topics: ['setAside'],
  },
  tokenTypes: {
    asks: 'Which creature types does a token have?',
    topics: ['token'],
  },
  sourceOfAbility: {
    asks: 'Does an ability that resolves go by what its source was?',
    topics: ['abilityWithoutSource'],
  },
  assignedBlockers: {
    asks: 'Does rampage count what blocks another creature of its band?',
    topics: ['rampage'],
  },
  tappedBlockers: {
    asks: 'Does a tapped blocker deal damage?',
    topics: ['assignBlocking'],
  },
  creatureTypeWords: {
    asks: 'Which words may be chosen as a creature type?',
    topics: ['wordCreatureType'],
  },
  landTypeWords: {
    asks: 'Does a change of land types in a text reach what a land has on its type line?',
    topics: ['changeText'],
  },
  movedEnchantments: {
    asks: 'What does a local enchantment keep as it is moved to another permanent?',
    topics: ['movedAnew'],
  },
  noCombatDamage: {
    asks: 'Is combat damage assigned to a creature that is dealt none?',
    topics: ['trampleWithoutBlockers'],
  },
  shieldRecheck: {
    asks: 'Does a shield ask again what a source is as that would deal damage?',
    topics: ['preventionFromSource'],
  },
  trampleGoesOn: {
    asks: 'When does the excess of a trampling creature go on to the player?',
    topics: ['trample'],
  },
  trampleExcess: {
    asks: 'When does damage trample over a blocker?',
    topics: ['trample'],
  },
  damageReceivers: {
    asks: 'Who still receives combat damage that was assigned?',
    topics: ['damageDealt'],
  },
  libraryOverdraw: {
    asks: 'What if more cards are to be drawn than there are?',
    topics: ['libraryOverdraw'],
  },
  legendRule: {
    asks: 'Which of several legends of one name stays?',
    topics: ['legendsOfOneName'],
  },
  reversal: {
    asks: 'Which mana abilities stay played when something is taken back?',
    topics: ['reversal'],
  },
  lookBack: {
    asks: 'Which triggers look at the table before the event?',
    topics: ['leavesTrigger'],
  },
  optionalTriggers: {
    asks: 'When does a player say whether an optional ability triggers?',
    topics: ['optionalTrigger'],
  },
  replacementOrder: {
    asks: 'Who says which of several replacements comes first?',
    topics: ['replacementChoice', 'preventionOfAmount'],
  },
  pseudospellColor: {
    asks: 'Which colour has an ability on the stack?',
    topics: ['pseudospellColor'],
  },
  continuousEffects: {
    asks: 'In which order do continuous effects apply?',
    topics: ['continuousOrder'],
  },
  stateBasedActions: {
    asks: 'What does the state of the game make happen by itself?',
    topics: ['stateBased'],
  },
  atEndOfPhases: {
    asks: 'Which state-based checks wait for the end of the phase?',
    topics: ['stateBasedWhen'],
  },
  cardTerms: {
    asks: 'In which words does a card speak of what can’t regenerate, of Auras and of Walls?',
    topics: ['regeneration'],
  },
};
