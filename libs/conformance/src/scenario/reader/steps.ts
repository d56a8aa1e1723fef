import { ScenarioError } from '../errors.ts';
import { EXPECTATION } from '../expect/expectation.ts';
import { made, named, told, type Form } from '../form/form.ts';
import { anyKeys, byPlayer, keys, needed } from '../form/keys.ts';
import { LIMITS } from '../form/limits.ts';
import { list, oneOrMore } from '../form/lists.ts';
import { own } from '../form/own.ts';
import { COUNT, oneOf, word, WORD } from '../form/scalars.ts';
import type { Step } from '../scenario.ts';
import { ACT, ACTION } from './action.ts';
import { OUTCOME } from './outcome.ts';
import { PROVING_KEYS, provingOf } from './proving.ts';

type WithoutLine<T> = T extends { line: number } ? Omit<T, 'line'> : never;
type Unplaced = WithoutLine<Step>;

const GO_TO: Form<Unplaced> = made(WORD, (text, entry, players) => {
  const [, player, step] = /^(?:(\S+)'s )?(.+)$/su.exec(text) ?? entry.fail('a step');
  if (player !== undefined && !players.includes(player)) entry.fail(players.join(' or '));
  return { kind: 'goTo', step: step ?? '', player: player ?? null };
});

const REFUSED_BESIDE = {
  by: needed(told('The rule that refuses it, or one for each edition.', oneOrMore(word('a rule')))),
  ...PROVING_KEYS,
};

const REFUSED: Form<Unplaced> = made(
  byPlayer(ACTION, REFUSED_BESIDE),
  ({ known, of }, entry, players) => {
    const [[player, action] = entry.fail(players.join(' or ')), ...more] = of;
    if (more.length > 0) entry.fail('one player');
    return { kind: 'refused', player, action, by: known.by, proving: provingOf(known) };
  },
);

/** What is legal now: commands of each player. */
const listed = (kind: 'may' | 'mayNot'): Form<Unplaced> =>
  made(byPlayer(list(ACTION, 'a list of commands'), PROVING_KEYS), ({ known, of }) => ({
    kind,
    lists: of.map(([player, actions]) => ({ player, actions })),
    proving: provingOf(known),
  }));

const OPTIONS: Form<Unplaced> = made(
  byPlayer(keys({ exactly: needed(list(ACTION)) }), PROVING_KEYS),
  ({ known, of }) => ({
    kind: 'options',
    lists: of.map(([player, { exactly }]) => ({ player, actions: exactly })),
    proving: provingOf(known),
  }),
);

const LEGAL_COUNT: Form<Unplaced> = made(byPlayer(COUNT, PROVING_KEYS), ({ known, of }) => ({
  kind: 'count',
  counts: of,
  proving: provingOf(known),
}));

/** Steps that are one word. */
const WORDS = {
  pass: { kind: 'pass' },
  resolve: { kind: 'resolve', all: false },
  'resolve all': { kind: 'resolve', all: true },
} as const satisfies Readonly<Record<string, Unplaced>>;
const WORD_STEP = oneOf(...(Object.keys(WORDS) as (keyof typeof WORDS)[]));

/** Steps by their key; any other key is a player. */
const STEPS: Readonly<Record<string, Form<Unplaced>>> = {
  'go to': told('Everyone passes, attacks and blocks with nothing, until this step.', GO_TO),
  expect: told(
    'What must be true now.',
    made(EXPECTATION, (expectation) => ({ kind: 'expect', ...expectation })),
  ),
  refused: told('A command that must be refused, and by which rule.', REFUSED),
  may: told('Commands that are legal now.', listed('may')),
  'may not': told('Commands that are not legal now.', listed('mayNot')),
  options: told('All that is legal now.', OPTIONS),
  'legal count': told('How many complete commands are legal now.', LEGAL_COUNT),
  random: told(
    'What chance brings next.',
    made(OUTCOME, (outcome) => ({ kind: 'random', outcome })),
  ),
  under: told(
    'Steps that differ by edition.',
    made(anyKeys(named('steps', () => SCRIPT)), (editions): Unplaced => ({
      kind: 'under',
      editions: new Map(editions),
    })),
  ),
};

const STEP: Form<Step> = named('step', () => ({
  read(entry, players) {
    const { line } = entry;
    if (entry.shape !== 'record') return { line, ...WORDS[WORD_STEP.read(entry, players)] };
    const [[key, value] = entry.fail('one key'), ...more] = entry.record();
    if (more.length > 0) entry.fail('one key');
    if (players.includes(key)) {
      return { line, kind: 'act', player: key, ...ACT.read(value, players) };
    }
    const form = own(STEPS, key);
    if (form !== undefined) return { line, ...form.read(value, players) };
    const known = [...players, ...Object.keys(STEPS)].join(', ');
    throw new ScenarioError(value.line, `one of the keys ${known}`, `'${key}'`);
  },
  schema(definitions) {
    const act = told('What this player does.', ACT).schema(definitions);
    const properties = Object.fromEntries(
      Object.entries(STEPS).map(([key, form]) => [key, form.schema(definitions)]),
    );
    return {
      anyOf: [
        WORD_STEP.schema(definitions),
        {
          type: 'object',
          minProperties: 1,
          maxProperties: 1,
          properties: { ann: act, bob: act, ...properties },
          additionalProperties: act,
        },
      ],
    };
  },
}));

/** What is played, step by step. */
export const SCRIPT: Form<Step[]> = list(STEP, 'a list of steps');

/** @throws {ScenarioError} for more steps than a script may have. */
export function checkLength(steps: readonly Step[]): void {
  let count = 0;
  const check = (step: Step): void => {
    count += 1;
    if (count > LIMITS.steps)
      throw new ScenarioError(step.line, `at most ${LIMITS.steps} steps`, 'more');
    if (step.kind === 'under') for (const those of step.editions.values()) those.forEach(check);
  };
  steps.forEach(check);
}
