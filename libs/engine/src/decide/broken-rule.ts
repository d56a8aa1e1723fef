import { WAYS_TO_PAY_WITH, type WordKind } from '@arbiter/cards';
import { speaksOfX } from '../sight/filters.ts';
import { announcedText } from '../paying/announced-cost.ts';
import type { CitedTopic } from '../rules/citations.ts';
import { isPairList } from '../spaces/admits.ts';
import { isProtectedFrom } from '../sight/protection.ts';
import type { Sight } from '../sight/sight.ts';
import { isPlayer, type Citation, type ObjectId, type Recipient } from '../state/basics.ts';
import type { Question } from '../state/decisions.ts';
import type { Loop } from '../state/loops.ts';
import { topicOf } from './loops/propose-loop.ts';
import { openAssigner } from './turn/combat-damage-step.ts';

/** Questions with a space of options; the others are answered by a command of their own. */
export type AskedOfOptions = Exclude<
  Question,
  { readonly kind: 'disclose' | 'priority' | 'attack' | 'block' }
>;

/** Which rule an answer breaks that lies outside the options of a question. */
export function brokenRule(sight: Sight, question: AskedOfOptions, answer: unknown): Citation {
  const beneath = question.kind === 'targets' ? aimsBeneath(sight, answer) : null;
  return beneath ?? sight.rules.cite[topicOfFault(sight, question, answer)];
}

/** The rule that keeps one of the named targets on the stack from being targeted, if there is one (5ED Interrupts.4). */
function aimsBeneath(sight: Sight, answer: unknown): Citation | null {
  if (!Array.isArray(answer)) return null;
  for (const id of sight.game.stack) {
    const rule = answer.includes(id) ? sight.rules.timing.untargetable(sight, id) : null;
    if (rule !== null) return rule;
  }
  return null;
}

function topicOfFault(sight: Sight, question: AskedOfOptions, answer: unknown): CitedTopic {
  switch (question.kind) {
    case 'choose':
      if (question.purpose === 'handSize') return 'handSize';
      return WAYS_TO_PAY_WITH.some((way) => way === question.purpose)
        ? 'pay'
        : 'choiceOnResolution';
    case 'x':
      if (aimsByX(sight)) return 'announceTargets';
      // 6ED 409.1b, 409.1f: any X may be announced, but then it has to be paid for.
      return typeof answer === 'number' ? 'pay' : 'announceX';
    case 'targets':
      return brokenByTargets(sight, answer);
    case 'word':
      return WORDS[question.of];
    case 'order':
      return ORDERS[question.of];
    case 'repetitions':
      return topicOf(sight.game.loop as Loop);
    case 'assignDamage':
      return brokenByAssignment(sight, question.creature, answer);
    default:
      return TOPICS[question.kind];
  }
}

const WORDS = {
  color: 'wordColor',
  'creature type': 'wordCreatureType',
  'land type': 'wordLandType',
  'basic land type': 'wordLandType',
} as const satisfies Readonly<Record<WordKind, CitedTopic>>;

const ORDERS = {
  timestamps: 'timestamps',
  graveyard: 'graveyardOrder',
  library: 'libraryOrder',
} as const satisfies Readonly<Record<string, CitedTopic>>;

const TOPICS: Readonly<
  Record<
    Exclude<
      AskedOfOptions['kind'],
      'word' | 'order' | 'choose' | 'x' | 'targets' | 'assignDamage' | 'repetitions'
    >,
    CitedTopic
  >
> = {
  playFirst: 'whoPlaysFirst',
  mulligan: 'mulligan',
  orderTriggers: 'triggerOrder',
  may: 'optionalTrigger',
  mode: 'announceMode',
  division: 'announceDivision',
  alternative: 'pay',
  buyback: 'pay',
  payment: 'pay',
  name: 'choiceOnResolution',
  pay: 'payOnResolution',
  newTarget: 'changeTarget',
  landWords: 'choiceOnResolution',
  colorWords: 'choiceOnResolution',
  replacement: 'replacementChoice',
};

/** Whether what is being announced finds its targets by the value of X. */
function aimsByX(sight: Sight): boolean {
  const frame = sight.game.agenda.at(-1);
  if (frame?.kind !== 'announce') return false;
  return announcedText(sight, frame).targets.some(({ what }) => speaksOfX(what));
}

/**
 * 6ED 402.5, 310.3: an ability or combat damage on the stack is no spell, so what acts on spells can't be aimed at it;
 * 6ED 502.7b: nor anything at what is protected from it.
 */
function brokenByTargets(sight: Sight, answer: unknown): CitedTopic {
  const targets = Array.isArray(answer) ? (answer as readonly unknown[]) : [];
  for (const one of targets) {
    if (typeof one !== 'number') continue;
    const kind = sight.game.objects[one]?.kind;
    if (kind === 'ability') return 'abilityIsNoSpell';
    if (kind === 'damage') return 'damageIsNoSpell';
    const frame = sight.game.agenda[sight.game.agenda.length - 1];
    if (kind === undefined || frame?.kind !== 'announce') continue;
    if (isProtectedFrom(sight, one, frame.object === 0 ? frame.source : frame.object)) {
      return 'protection';
    }
  }
  return 'announceTargets';
}

/** 6ED 310.1a to 310.1d, 502.9b: to whom damage goes, how much in all, and the defending player last. */
function brokenByAssignment(sight: Sight, creature: ObjectId, answer: unknown): CitedTopic {
  const assigner = openAssigner(sight, creature);
  if (assigner === undefined || !isPairList(answer)) return 'assignDamage';
  const { space, topic } = assigner;
  const pairs = answer as readonly (readonly [Recipient, number])[];
  if (pairs.some(([to]) => !space.among.includes(to))) return topic;
  const sum = pairs.reduce((total, [, amount]) => total + amount, 0);
  if (sum !== space.total) return 'assignPower';
  return pairs.some(([to]) => isPlayer(to)) ? 'trample' : 'assignDamage';
}
