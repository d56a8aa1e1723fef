import { describe, expect, test } from '@jest/globals';
import { ProblemError } from '@arbiter/client';
import { reportIn } from '@arbiter/protocol';
import { Operators, type Operator } from '../session/operators.ts';
import { textOf } from '../testing/text-of.behaviour-spec.ts';
import { consoleView } from './console-view.tsx';
import { Console } from './console.ts';

const OLGA: Operator = { operator: 'olga', role: 'operator', token: 't', until: 9e15 };
const PROVIDED = 'https://arbiter.example/v1/operators/sign-in';

/** Something that is waited for, and what lets it come. */
function gate(): [come: () => void, coming: Promise<void>] {
  let come = (): void => undefined;
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  return [come, coming];
}

/** A console whose server answers so. */
function consoleOn(
  answers: Readonly<Record<string, object | ((asked: string) => object)>>,
  { denied = false } = {},
) {
  const kept = new Map<string, string>();
  const operators = new Operators({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  });
  const addresses: string[] = [];
  const asked: string[] = [];
  const sent: unknown[] = [];
  const questions: string[] = [];
  const saved: [name: string, text: string][] = [];
  const console = new Console({
    ask: <T>(path: string, body?: unknown): Promise<T> => {
      asked.push(path);
      sent.push(body);
      const answer = answers[path.replace(/\?.*/u, '')];
      return answer === undefined
        ? Promise.reject(
            new ProblemError({ type: '', title: 'the link is of no use', status: 401 }),
          )
        : Promise.resolve((typeof answer === 'function' ? answer(path) : answer) as T);
    },
    operators,
    replace: (hash) => addresses.push(hash),
    confirm: (question) => questions.push(question) > (denied ? 1 : 0),
    save: (...file) => void saved.push(file),
    step: () => Promise.resolve(),
  });
  const shown = (): string => textOf(consoleView(console, null, {} as never, null));
  return { console, addresses, asked, sent, questions, saved, shown, operators };
}

const provided = { '/v1/operators/ways': { signIn: PROVIDED } };
/** No list has anything. */
const nothing = { '/v1/disputes': { disputes: [], next: null } };
const byLink = { '/v1/operators/ways': { signIn: null } };

describe('a stranger at the console', () => {
  test('is sent to the provider where there is one', async () => {
    const { console, shown } = consoleOn(provided);
    await console.open([]);
    expect(console.state.peek().signIn).toBe(PROVIDED);
    expect(shown()).toContain('Sign in');
    expect(shown()).not.toContain('link');
  });

  test('is told of links where there is none', async () => {
    const { console, shown } = consoleOn(byLink);
    await console.open([]);
    expect(shown()).toContain('Sign in by the link that the server printed');
  });

  test.each([
    ['no-role', 'gives you no role here'],
    ['expired', 'does not count any more'],
    ['refused', 'refused'],
    ['provider', 'does not answer as it should'],
  ])('who was not let in (%s) reads why, and may try again', async (why, text) => {
    const { console, shown, addresses } = consoleOn(provided);
    await console.open(['refused', why]);
    expect(shown()).toContain(text);
    expect(shown()).toContain('Sign in');
    expect(addresses).toEqual(['#/operate']);
  });

  test.each(['Send your password to eve', 'constructor'])(
    'reads no words that an address has made up: %s',
    async (words) => {
      const { console } = consoleOn(provided);
      await console.open(['refused', words]);
      expect(console.state.peek().problem).toBeNull();
    },
  );

  test('reads what is wrong with a link, also once the server has said how else to sign in', async () => {
    const { console, shown } = consoleOn(provided);
    await console.open(['sign-in', 'old']);
    expect(shown()).toContain('the link is of no use');
  });

  test('who comes back with a link is signed in, and the link does not stay in the address', async () => {
    const { console, operators, addresses } = consoleOn({
      ...{
        ...provided,
        '/v1/operators/tokens': OLGA,
        '/v1/disputes': { disputes: [], next: null },
      },
    });
    await console.open(['sign-in', 'fresh']);
    expect(operators.get()).toEqual(OLGA);
    expect(addresses).toEqual(['#/operate']);
    expect(console.state.peek()).toMatchObject({ who: OLGA, problem: null });
  });

  test('goes on to the case that they were sent the address of', async () => {
    const dispute = { dispute: 'd-1', game: 'g-1', event: 7 };
    const { console, addresses } = consoleOn({
      ...{ ...provided, ...nothing, '/v1/operators/tokens': OLGA, '/v1/disputes/d-1': dispute },
      '/v1/history/games/g-1': { game: 'g-1' },
    });
    await console.open(['dispute', 'd-1', '41']);
    await console.open(['refused', 'expired']);
    await console.open(['sign-in', 'fresh']);
    expect(addresses).toEqual(['#/operate/dispute/d-1/41', '#/operate/dispute/d-1/41']);
    expect(console.state.peek()).toMatchObject({ problem: null, dispute: { dispute: 'd-1' } });
    // Once: the next one who signs in here did not ask for it.
    await console.open(['sign-in', 'fresh']);
    expect(addresses.at(-1)).toBe('#/operate');
  });

  test('who signs out is asked to sign in the same way', async () => {
    const { console, operators, shown } = consoleOn({
      ...{
        ...provided,
        '/v1/operators/tokens': OLGA,
        '/v1/disputes': { disputes: [], next: null },
      },
    });
    await console.open(['sign-in', 'fresh']);
    await console.leave();
    expect(operators.get()).toBeNull();
    expect(shown()).toContain('Sign in');
    expect(console.state.peek().signIn).toBe(PROVIDED);
  });
});

test('matches are searched by days: from the beginning of the first to the end of the last', async () => {
  const signedIn = { ...provided, '/v1/operators/tokens': OLGA };
  const { console, asked } = consoleOn({
    ...{ ...signedIn, '/v1/history/matches': { matches: [], next: null } },
    '/v1/disputes': { disputes: [], next: null },
  });
  await console.open(['sign-in', 'fresh']);
  await console.open(['matches']);
  await console.search({ since: ['2026-11-24'], until: ['2026-11-24'] });
  const query = new URLSearchParams(asked.at(-1)?.split('?')[1]);
  const since = new Date(2026, 10, 24).getTime();
  expect(Number(query.get('since'))).toBe(since);
  expect(Number(query.get('until'))).toBe(new Date(2026, 10, 25).getTime());
});

test('who searches again before the list has come sees what they searched for last, and nothing else', async () => {
  const [come, coming] = gate();
  const entry = { operator: 'olga', role: 'operator', subject: 'g-1', detail: '', at: 0 };
  const { console, operators, shown } = consoleOn({
    '/v1/audit': (asked) =>
      asked.includes('olga')
        ? { entries: [{ ...entry, type: 'Exported' }], next: null }
        : coming.then(() => ({ entries: [{ ...entry, type: 'SignedIn' }], next: 'more' })),
  });
  operators.keep({ ...OLGA, role: 'auditor' });
  const first = console.open(['audit']);
  await console.search({ operator: ['olga'] });
  come();
  await first;
  expect(shown()).toContain('Exported');
  expect(shown()).not.toContain('SignedIn');
  expect(console.state.peek().next).toBeNull();
});

test('a case shows what each piece of evidence is about, and what a judge proposes; the next one starts empty', async () => {
  const judged = { by: 'jane', at: 0, remedy: { kind: 'noChange' }, rules: ['6ED 309.1'] };
  const dispute = {
    ...{ dispute: 'd-1', game: 'g-1', match: 'm-1', players: ['ann', 'bob'], edition: '6ED' },
    ...{ event: 7, status: 'open', takenBy: null, openedBy: 'bob', openedAs: 'player' },
    ...{ openedAt: 0, rulings: [], text: 'It was legal.', comments: [], appeal: null },
    evidence: [{ kind: 'events', from: 3, to: 7, note: 'the block', by: 'jane' }],
    proposals: [{ ...judged, grounds: 'It was tapped.', sanctions: [{ seat: 0, until: null }] }],
  };
  const game = { game: 'g-1', match: 'm-1', over: true, verification: null };
  const { console, shown } = consoleOn({
    ...{ ...provided, '/v1/operators/tokens': OLGA },
    ...{ '/v1/disputes': { disputes: [], next: null }, '/v1/disputes/d-1': dispute },
    '/v1/history/games/g-1': game,
  });
  await console.open(['sign-in', 'fresh']);
  await console.open(['dispute', 'd-1']);
  expect(shown()).toContain('events 3 to 7: the block (jane)');
  expect(shown()).toMatch(/Proposed: The result stands.*6ED 309\.1.*It was tapped\. jane/su);
  await console.open(['dispute', 'd-none']);
  expect(shown()).not.toContain('It was legal.');
});

describe('in a case', () => {
  const dispute = {
    ...{ dispute: 'd-1', game: 'g-1', match: 'm-1', players: ['p-0', 'p-1'], edition: '6ED' },
    ...{ event: 7, status: 'taken', takenBy: 'olga', openedBy: 'p-1', openedAs: 'player' },
    ...{ openedAt: 1, rulings: [], text: 'It was legal.', comments: [], appeal: null },
    ...{ evidence: [], proposals: [] },
  };
  const pass = { type: 'Pass', label: 'to combat damage', burns: 0 };
  const options = { decision: { number: 3, kind: 'priority', about: {} }, commands: [pass] };
  const branch = {
    ...{ event: 7, edition: '6ED', recorded: null, outcome: null, view: {}, cards: [] },
    steps: [{ seat: 1, body: { type: 'Pass' }, by: 'bot', refusal: null, lines: [] }],
    asked: { seat: 0, options },
  };
  const opened = async (how = {}) => {
    const all = consoleOn(
      {
        ...{ ...nothing, '/v1/disputes/d-1': dispute, '/v1/disputes/d-1/rulings': dispute },
        '/v1/history/games/g-1': { game: 'g-1', match: 'm-1', over: true, verification: null },
        '/v1/games/g-1/what-if': branch,
      },
      how,
    );
    all.operators.keep(OLGA);
    await all.console.open(['dispute', 'd-1']);
    return all;
  };
  const form = { remedy: ['winner-1'], rules: ['309.1, 5ED 4.2'], grounds: ['so'] };

  test('a ruling is asked for once more, in words; a rule without an edition is of that of the game', async () => {
    const { console, sent, questions } = await opened();
    await console.rule({ ...form, sanction0: ['warning'] }, 'rulings', 7, ['Ann', 'Bob']);
    expect(questions).toEqual([
      'The game counts for Bob. Ann is warned. Both players are told at once, and only an appeal changes it. Rule so?',
    ]);
    expect(sent.at(-1)).toMatchObject({ rules: ['6ED 309.1', '5ED 4.2'], grounds: 'so' });
  });

  test('one that is not meant is not sent', async () => {
    const { console, asked } = await opened({ denied: true });
    await console.rule(form, 'rulings', 7, ['Ann', 'Bob']);
    expect(asked).not.toContain('/v1/disputes/d-1/rulings');
  });

  test('one plays on by hand where a branch leads, what bots played before included, and goes back', async () => {
    const { console, sent } = await opened();
    await console.branch(7, { bots: ['1'] });
    await console.take(0);
    expect(sent.at(-1)).toEqual({
      ...{ event: 7, definitions: [], bots: 0 },
      commands: [
        { seat: 1, body: { type: 'Pass' } },
        { seat: 0, body: { type: 'Pass' } },
      ],
    });
    await console.playBack();
    expect(sent.at(-1)).toMatchObject({ commands: [] });
  });

  test('an appeal stands after the ruling that it is about', async () => {
    const judged = {
      remedy: { kind: 'noChange' },
      rules: ['6ED 309.1'],
      sanctions: [],
      branches: [],
    };
    const ruling = {
      ...judged,
      number: 1,
      by: 'olga',
      at: 2,
      grounds: 'It was tapped.',
      remedied: true,
    };
    const appeal = { by: 'p-1', role: 'player', at: 3, text: 'It was not.' };
    const appealed = { ...dispute, status: 'appealed', takenBy: null, rulings: [ruling], appeal };
    const { console, shown, operators } = consoleOn({
      ...nothing,
      '/v1/disputes/d-1': appealed,
      '/v1/history/games/g-1': { game: 'g-1', match: 'm-1', over: true, verification: null },
    });
    operators.keep(OLGA);
    await console.open(['dispute', 'd-1']);
    expect(shown()).toMatch(/It was legal\..*It was tapped\..*Appeal: It was not\./su);
    // The operator who has ruled does not decide the appeal.
    expect(shown()).not.toContain('Take it');
    operators.keep({ ...OLGA, operator: 'otto' });
    await console.open(['dispute', 'd-1']);
    expect(shown()).toContain('Take it');
  });
});

describe('a game', () => {
  const dispute = {
    ...{ dispute: 'd-1', game: 'g-1', match: 'm-1', players: ['p-0', 'p-1'], edition: '6ED' },
    ...{ event: 7, status: 'open', takenBy: null, openedBy: 'olga', openedAs: 'operator' },
    ...{ openedAt: 1, rulings: [], text: 'It is odd.', comments: [], appeal: null },
    ...{ evidence: [], proposals: [] },
  };
  const judged = { remedy: { kind: 'gameAnnulled' }, rules: ['6ED 309.1'] };
  const older = { ...dispute, dispute: 'd-0', event: 3, status: 'ruled', rulings: [judged] };
  const opened = async (about: readonly object[]) => {
    const all = consoleOn({
      '/v1/history/games/g-1': { game: 'g-1', match: 'm-1', over: true, verification: null },
      '/v1/disputes': () => ({ ...dispute, disputes: about, next: null }),
      '/v1/disputes/d-1': dispute,
    });
    all.operators.keep(OLGA);
    await all.console.open(['game', 'g-1']);
    return all;
  };

  test('shows each dispute about it, with what was ruled', async () => {
    const { shown, asked } = await opened([older]);
    expect(asked).toContain('/v1/disputes?game=g-1&limit=100');
    expect(shown()).toMatch(/Dispute d-0, about event 3.*It is ruled on\..*6ED 309\.1/su);
    expect(shown()).toContain('Ruling: The game counts for nobody.');
    expect((await opened([])).shown()).toContain('There is none.');
  });

  test('has a dispute opened at an event, which is shown then, beside the others', async () => {
    const { console, shown, sent, asked } = await opened([dispute, older]);
    await console.openDispute(7, 'It is odd.');
    expect(sent[asked.indexOf('/v1/disputes')]).toEqual({
      ...{ game: 'g-1', event: 7, text: 'It is odd.' },
    });
    expect(console.state.peek().page).toMatchObject({ at: 'game', dispute: 'd-1' });
    expect(shown()).toContain('The dispute is open.');
    expect(shown()).toMatch(/Other disputes about this game.*Dispute d-0/su);
    expect(shown()).not.toContain('Dispute d-1, about');
  });
});

test('lists name the players, and keep the id of one who has no name any more', async () => {
  const one = {
    dispute: 'd-1',
    game: 'g-1',
    players: ['p-0', 'p-1'],
    edition: '6ED',
    status: 'open',
  };
  const { console, shown, operators } = consoleOn({
    '/v1/disputes': {
      disputes: [{ ...one, takenBy: null, openedBy: 'p-0', openedAt: 1 }],
      next: null,
    },
    '/v1/players/p-0': { player: 'p-0', name: 'Ann' },
  });
  operators.keep(OLGA);
  await console.open([]);
  expect(shown()).toContain('Ann (p-0) against p-1,');
});

describe('two builds', () => {
  const game = (name: string, more = {}): object => ({
    ...{ file: name, game: name, edition: '6ED', tip: 't', why: null, recorded: null },
    ...{ outcome: 'same', event: null, decided: null, ...more },
  });
  const decided = { type: 'CommandRefused' };
  const odd = game('g-2', { outcome: 'otherwise', event: 7, why: 'so it is', decided });
  const report = (games: readonly object[], next: string | null) => ({
    ...{ report: 'reverify.v1', engine: 'e'.repeat(64), all: 2, games, next },
  });

  test('this one decides all stored games again, page by page; its report is saved as arbiter writes it', async () => {
    const pages = [report([game('g-1')], 'g-1'), report([odd], null)];
    const { console, shown, saved, asked } = consoleOn({
      ...{ ...provided, '/v1/operators/tokens': OLGA },
      '/v1/disputes': { disputes: [], next: null },
      '/v1/reverified': () => pages.shift() as object,
    });
    await console.open(['sign-in', 'fresh']);
    await console.open(['builds']);
    await console.decideAgain();
    expect(asked.slice(-2)).toEqual([
      ...['/v1/reverified?limit=20&after=', '/v1/reverified?limit=20&after=g-1'],
    ]);
    expect(shown()).toContain('1 of 2 games as they are recorded');
    expect(shown()).toContain('decided otherwise at event 7 (CommandRefused): so it is');
    console.saveReport();
    const [[name, text] = ['', '']] = saved;
    expect(name).toBe('eeeeeeeeeeeeeeee.reverify.ndjson');
    expect(text.split('\n').filter(Boolean)).toHaveLength(3);
    expect(reportIn(text.split('\n'))).toEqual({
      ...{ header: { report: 'reverify.v1', engine: 'e'.repeat(64) }, games: [game('g-1'), odd] },
    });
  });

  test('are compared by the report of the other one, and each difference leads to its event', async () => {
    const engines = { before: 'other', after: 'this' };
    const { console, shown, asked } = consoleOn({
      ...{ ...provided, '/v1/operators/tokens': OLGA },
      '/v1/disputes': { disputes: [], next: null },
      '/v1/reverified/comparison': {
        ...{ engines, both: 2, unknown: [] },
        changed: [{ game: 'g-2', before: game('g-2'), after: odd }],
      },
    });
    await console.open(['sign-in', 'fresh']);
    await console.open(['builds']);
    const header = { report: 'reverify.v1', engine: 'other' };
    await console.compareWith(
      [header, game('g-1'), game('g-2')].map((one) => JSON.stringify(one)).join('\n'),
    );
    expect(asked.at(-1)).toBe('/v1/reverified/comparison');
    expect(shown()).toContain('games in both 2, decided differently 1.');
    expect(shown()).toContain('here: decided otherwise at event 7');
    await console.compareWith('some other file');
    expect(console.state.peek().problem).toBe('This file is no report of arbiter reverify.');
  });
});

test('the console shows what was reported of chats, the line that is meant among the others', async () => {
  const lines = [
    { line: 'a', seat: 0, at: 1, said: { emote: 'hello' } },
    { line: 'b', seat: 1, at: 2, said: { text: 'Go away' } },
  ];
  const players = [
    { player: 'p0', name: 'Ann' },
    { player: 'p1', name: 'Bob' },
  ];
  const { console, operators, shown } = consoleOn({
    '/v1/chat/reports': [{ report: 'r', match: 'm', players, by: 0, line: 'b', lines, at: 3 }],
    '/v1/history/matches/m': { games: [{ game: 'g', number: 1, verification: null }] },
  });
  operators.keep(OLGA);
  await console.open(['chats']);
  expect(shown()).toMatch(/Reported by Ann.*Ann: Hello!.*Bob: Go away.*Game 1/su);
});

test('who knows a player declares that, and an operator lifts it for somebody else, with grounds', async () => {
  const ties = [{ player: 'p-ann', since: 0 }];
  const { console, operators, asked, sent, shown } = consoleOn({
    '/v1/operators/olga/ties': { operator: 'olga', ties: [] },
    '/v1/operators/ties': { operator: 'olga', ties },
    '/v1/operators/otto/ties/p-bob/lifting': { operator: 'otto', ties: [] },
  });
  operators.keep({ ...OLGA, role: 'judge' });
  await console.open(['ties']);
  expect(shown()).toContain('You have declared none.');
  // A judge lifts nobody's.
  expect(shown()).not.toContain('Lift');
  await console.declareTie({ player: [' p-ann '] });
  expect(sent.at(-1)).toEqual({ player: 'p-ann' });
  expect(shown()).toContain('p-ann, ');

  operators.keep(OLGA);
  await console.open(['ties']);
  expect(shown()).toContain('Lift a tie of somebody else');
  await console.liftTie({ operator: ['otto'], player: ['p-bob'], grounds: ['Another Bob.'] });
  expect([asked.at(-1), sent.at(-1)]).toEqual([
    '/v1/operators/otto/ties/p-bob/lifting',
    { grounds: 'Another Bob.' },
  ]);
  expect(shown()).toContain('It is lifted.');
});
