import type { ActionsOf, Proof, RandomOutcome, Step } from '../scenario.ts';
import { readChecks } from '../expect/read-checks.ts';
import { readAction } from './action.ts';
import type { Entry } from './entry.ts';

type Players = readonly [string, string];
type WithoutLine<T> = T extends { line: number } ? Omit<T, 'line'> : never;

/** Reads a script. */
export function readSteps(entry: Entry, players: Players): Step[] {
  return entry.list('a list of steps').map((one) => readStep(one, players));
}

function readStep(entry: Entry, players: Players): Step {
  const { line } = entry;
  if (!entry.isRecord) return { line, ...readWord(entry) };
  const fields = entry.record();
  const [first, ...more] = fields;
  if (first === undefined || more.length > 0) entry.fail('one key');
  const [key, value] = first;
  if (players.includes(key)) return { line, kind: 'act', player: key, action: readAction(value) };
  const read = STEPS[key];
  if (read === undefined) {
    return entry.fail(`${players.join(', ')}, ${Object.keys(STEPS).join(', ')}`);
  }
  return { line, ...read(value, players) };
}

function readWord(entry: Entry): WithoutLine<Step> {
  const word = entry.text('a step');
  switch (word) {
    case 'pass':
      return { kind: 'pass' };
    case 'resolve':
      return { kind: 'resolve', all: false };
    case 'resolve all':
      return { kind: 'resolve', all: true };
    default:
      return entry.fail('pass, resolve or resolve all');
  }
}

const STEPS: Readonly<Record<string, (value: Entry, players: Players) => WithoutLine<Step>>> = {
  'go to': (value, players) => {
    const [, player, step] = /^(?:(\S+)'s )?(.+)$/u.exec(value.text()) as unknown as string[];
    if (player !== undefined && !players.includes(player)) value.fail(players.join(' or '));
    return { kind: 'goTo', step: step!, player: player ?? null };
  },
  expect: (value, players) => ({
    kind: 'expect',
    checks: readChecks(value, players),
    proves: readProofs(value.record().get('proves')),
  }),
  refused: (value, players) => {
    const fields = value.fields([...players, 'by', 'proves']);
    const player = players.find((one) => fields.has(one)) ?? value.fail(players.join(' or '));
    return {
      kind: 'refused',
      player,
      action: readAction(fields.get(player)!),
      by: (fields.get('by') ?? value.fail('by:')).text(),
      proves: readProofs(fields.get('proves')),
    };
  },
  may: (value, players) => ({ kind: 'may', lists: readLists(value, players) }),
  'may not': (value, players) => ({ kind: 'mayNot', lists: readLists(value, players) }),
  options: (value, players) => ({
    kind: 'options',
    lists: [...value.fields(players)].map(([player, options]) => ({
      player,
      actions: (options.fields(['exactly']).get('exactly') ?? options.fail('exactly:'))
        .list()
        .map(readAction),
    })),
  }),
  'legal count': (value, players) => ({
    kind: 'count',
    counts: [...value.fields(players)].map(([player, ways]) => [player, ways.number()] as const),
  }),
  random: (value) => ({ kind: 'random', outcome: readOutcome(value) }),
  under: (value, players) => ({
    kind: 'under',
    editions: new Map(
      [...value.record()].map(([edition, steps]) => [edition, readSteps(steps, players)]),
    ),
  }),
};

function readLists(entry: Entry, players: Players): ActionsOf[] {
  return [...entry.fields(players)].map(([player, actions]) => ({
    player,
    actions: actions.list('a list of commands').map(readAction),
  }));
}

function readOutcome(entry: Entry): RandomOutcome {
  const fields = entry.fields(['card', 'discard']);
  const card = fields.get('card')?.text() ?? fields.get('discard')?.texts()[0];
  return { card: card ?? entry.fail('card or discard') };
}

/** Rules that are proved, each with its line. */
export function readProofs(entry: Entry | undefined): Proof[] {
  return (entry?.list('a list of rules') ?? []).map((one) => ({
    line: one.line,
    rule: one.text('a rule with its edition'),
  }));
}
