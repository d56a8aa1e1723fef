import { answers, type Rules, type StepOfTurn } from '@arbiter/engine';
import { RULEBOOKS } from './editions.ts';
import { QUESTIONS, type Question } from './questions.ts';

/** The edition that answers everything, with which the others are compared. */
const WHOLE = '6ED';

/** What one edition answers. */
export interface EditionAnswer {
  readonly edition: string;
  /** In words. */
  readonly answer: string;
  /** The rules of this edition that say so; none where it says nothing of its own. */
  readonly cites: readonly string[];
  /** Whether the whole edition answers it in the same way. */
  readonly asWhole: boolean;
}

/** A question with what every edition answers. */
export interface QuestionAnswered {
  readonly question: Question;
  /** In words. */
  readonly asks: string;
  readonly answers: readonly EditionAnswer[];
}

/** Every question with the answers of every edition with at least a partial implementation, oldest edition first. */
export function differences(): QuestionAnswered[] {
  const whole = RULEBOOKS[WHOLE];
  return (Object.keys(QUESTIONS) as Question[]).map((question) => ({
    question,
    asks: QUESTIONS[question].asks,
    answers: Object.entries(RULEBOOKS).map(([edition, rules]) => ({
      edition,
      answer: inWords(rules, question),
      cites: sourcesOf(rules, question),
      asWhole: whole !== undefined && rules[question] === whole[question],
    })),
  }));
}

/** The rules of this very edition that answer the question, by the topics that belong to it. */
function sourcesOf({ cite, edition }: Rules, question: Question): string[] {
  const cited = QUESTIONS[question].topics.map((topic) => cite[topic]);
  return [...new Set(cited)].filter((rule) => rule.startsWith(`${edition} `) && isOwn(rule));
}

/** Not `6ED silent; TSP 420.5h` nor `TSP unstated; 6ED 410.2`. */
const isOwn = (citation: string): boolean => !citation.includes('; ');

/** How many topics an edition answers by itself, and how many each other text does where it is silent (decision 27). */
export interface Borrowed {
  readonly own: number;
  /** By the edition whose text serves. */
  readonly from: Readonly<Record<string, number>>;
}

export function borrowedBy({ cite }: Pick<Rules, 'cite'>): Borrowed {
  const from: Record<string, number> = {};
  let own = 0;
  for (const citation of Object.values(cite)) {
    if (isOwn(citation)) own += 1;
    else {
      // `4ED unstated; 5ED Banding.1`: the last one is the rule that serves.
      const rule = citation.slice(citation.lastIndexOf('; ') + 2);
      const text = rule.slice(0, rule.indexOf(' '));
      from[text] = (from[text] ?? 0) + 1;
    }
  }
  return { own, from };
}

/** Names of the answers that are one thing, by what they are. */
const NAMES = new Map<unknown, string>(
  Object.entries(answers).map(([name, answer]) => [answer, name]),
);

function inWords(rules: Rules, question: Question): string {
  switch (question) {
    case 'turn':
      return rules.turn.map(({ name }: StepOfTurn) => name).join(', ');
    case 'announcement':
      return rules.announcement.map(words).join(', ');
    case 'timing':
      return described(rules.timing, rules.timing.parts);
    case 'stateBasedActions':
    case 'atEndOfPhases':
      return countOf(rules[question].length);
    case 'creatureTypeWords':
      return described(rules[question]) || 'those that are listed';
    default:
      return described(rules[question]);
  }
}

const countOf = (count: number): string =>
  count === 0 ? 'none' : `${count} effect${count === 1 ? '' : 's'}`;

/** An answer by its name, else by those of its parts. */
function described(answer: unknown, parts: Readonly<Record<string, object>> = {}): string {
  const name = NAMES.get(answer);
  if (name !== undefined) return words(name);
  if (typeof answer === 'string' || typeof answer === 'number') return words(String(answer));
  return Object.values(parts)
    .map((part) => described(part))
    .join('; ');
}

/** `oldestStays` and `buryingIsAWord` as people write them. */
function words(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/gu, ' ').toLowerCase();
}
