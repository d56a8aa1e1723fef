import type { DecisionKind, Question } from '../state/decisions.ts';

/** What each kind of decision is about, for those who watch or send something else: `ann has to decide: targets`. */
export const DECISIONS = {
  disclose: 'disclosing a secret for chance',
  playFirst: 'who plays first',
  mulligan: 'whether to take a mulligan',
  priority: 'what to play, or to pass',
  attack: 'attackers',
  block: 'blockers',
  assignDamage: 'how combat damage is assigned',
  repetitions: 'how often a loop is repeated',
  may: 'whether to use an optional ability',
  orderTriggers: 'the order of triggered abilities',
  mode: 'the mode',
  x: 'the value of X',
  targets: 'targets',
  division: 'how to divide the effect',
  alternative: 'which cost to pay',
  buyback: 'whether to pay for buyback',
  payment: 'how to pay',
  choose: 'which one',
  name: 'the name of a card',
  pay: 'whether to pay',
  newTarget: 'the new target',
  landWords: 'which land type becomes which',
  colorWords: 'which color word becomes which',
  word: 'a word',
  number: 'a number',
  order: 'the order',
  replacement: 'which effect applies, or applies first',
  topCards: 'the order of cards on top of a library',
} as const satisfies Readonly<Record<DecisionKind, string>>;

/** Why nothing else can be done while this decision is open, in words for the player. */
export const decidedFirst = ({ kind }: Question): string =>
  `something else has to be decided first: ${DECISIONS[kind]}`;
