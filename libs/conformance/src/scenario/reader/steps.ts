import type { ActionsOf, Proving, RandomOutcome, Step } from '../scenario.ts';
import { readChecks } from '../expect/read-checks.ts';
import { readAction, readActionWithAnswers } from './action.ts';
import { readNames, readOneOrMore } from './cards.ts';
import type { Entry } from './entry.ts';
import { PROVING_KEYS, readProving } from './proving.ts';

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
  if (players.includes(key)) {
    return { line, kind: 'act', player: key, ...readActionWithAnswers(value) };
  }
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
    under: readEditions(value.record().get('under')),
    checks: readChecks(value, players),
    proving: readProving(value.record()),
  }),
  refused: (value, players) => {
    const fields = value.fields([...players, 'by', ...PROVING_KEYS]);
    const player = players.find((one) => fields.has(one)) ?? value.fail(players.join(' or '));
    return {
      kind: 'refused',
      player,
      action: readAction(fields.get(player)!),
      by: readOneOrMore(fields.get('by') ?? value.fail('by:')),
      proving: readProving(fields),
    };
  },
  may: (value, players) => ({ kind: 'may', ...readLists(value, players) }),
  'may not': (value, players) => ({ kind: 'mayNot', ...readLists(value, players) }),
  options: (value, players) => {
    const { of, proving } = byPlayer(value, players);
    return {
      kind: 'options',
      proving,
      lists: of.map(([player, options]) => ({
        player,
        actions: (options.fields(['exactly']).get('exactly') ?? options.fail('exactly:'))
          .list()
          .map(readAction),
      })),
    };
  },
  'legal count': (value, players) => {
    const { of, proving } = byPlayer(value, players);
    return {
      kind: 'count',
      proving,
      counts: of.map(([player, ways]) => [player, ways.number()] as const),
    };
  },
  random: (value, players) => ({ kind: 'random', outcome: readOutcome(value, players) }),
  under: (value, players) => ({
    kind: 'under',
    editions: new Map(
      [...value.record()].map(([edition, steps]) => [edition, readSteps(steps, players)]),
    ),
  }),
};

function readLists(
  entry: Entry,
  players: Players,
): { lists: readonly ActionsOf[]; proving: Proving } {
  const { of, proving } = byPlayer(entry, players);
  const lists = of.map(([player, actions]) => ({
    player,
    actions: actions.list('a list of commands').map(readAction),
  }));
  return { lists, proving };
}

/** What is said of each player, and what that proves. */
function byPlayer(entry: Entry, players: Players): { of: [string, Entry][]; proving: Proving } {
  const fields = entry.fields([...players, ...PROVING_KEYS]);
  const of = [...fields].filter(([key]) => players.includes(key));
  return { of, proving: readProving(fields) };
}

function readOutcome(entry: Entry, players: Players): RandomOutcome {
  const libraries = players.map((player) => `library of ${player}`);
  const fields = entry.fields(['card', 'discard', ...libraries]);
  const [first, ...more] = fields;
  if (first === undefined || more.length > 0) return entry.fail('one random outcome');
  const [key, value] = first;
  if (key === 'card') return { kind: 'card', card: value.text() };
  if (key === 'discard') {
    const [card, ...others] = value.texts();
    if (card === undefined || others.length > 0) return value.fail('one card');
    return { kind: 'card', card };
  }
  return {
    kind: 'library',
    player: players[libraries.indexOf(key)]!,
    cards: readNames(value),
  };
}

function readEditions(entry: Entry | undefined): readonly string[] | null {
  return entry === undefined ? null : readOneOrMore(entry);
}
