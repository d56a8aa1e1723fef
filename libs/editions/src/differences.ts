import { answers, type Rules, type StepOfTurn } from '@arbiter/engine';
import { SOURCES as FOURTH } from './4ed/sources.ts';
import { SOURCES as FIFTH } from './5ed/sources.ts';
import { SOURCES as SIXTH } from './6ed/sources.ts';
import { RULEBOOKS } from './editions.ts';
import { QUESTIONS, type Question, type Sources } from './questions.ts';
import { SOURCES as TSP } from './tsp/sources.ts';

const SOURCES: Readonly<Record<string, Partial<Sources>>> = {
  '4ED': FOURTH,
  '5ED': FIFTH,
  '6ED': SIXTH,
  TSP,
};

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

/** Every question with the answers of every edition of which something stands, oldest edition first. */
export function differences(): QuestionAnswered[] {
  const whole = RULEBOOKS[WHOLE];
  return (Object.keys(QUESTIONS) as Question[]).map((question) => ({
    question,
    asks: QUESTIONS[question],
    answers: Object.entries(RULEBOOKS).map(([edition, rules]) => ({
      edition,
      answer: inWords(rules, question),
      cites: SOURCES[edition]?.[question] ?? [],
      asWhole: whole !== undefined && rules[question] === whole[question],
    })),
  }));
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
    case 'stateBasedActions':
    case 'atEndOfPhases':
      return countOf(rules[question].length);
    default:
      return described(rules[question]);
  }
}

const countOf = (count: number): string =>
  count === 0 ? 'none' : `${count} effect${count === 1 ? '' : 's'}`;

/** An answer by its name, else by what is told apart in it. */
function described(answer: unknown): string {
  const name =
    typeof answer === 'object' || typeof answer === 'function' ? NAMES.get(answer) : undefined;
  if (name !== undefined) return words(name);
  if (typeof answer !== 'object' || answer === null) return words(String(answer));
  return Object.entries(answer)
    .filter(([, value]) => typeof value === 'string')
    .map(([key, value]) =>
      key === 'kind' ? words(String(value)) : `${words(key)} ${words(String(value))}`,
    )
    .join('; ');
}

/** `oldestStays` as people write it. */
function words(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ').toLowerCase();
}
