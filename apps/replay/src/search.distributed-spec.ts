import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DataSource, type Logger } from 'typeorm';
import { nameDigest } from './projections/name.projection.ts';
import { ENTITIES, type RecordRow } from './store/entities.ts';
import { searchMatches, type Cursor, type MatchSearch } from './store/match-search.ts';
import { MIGRATIONS } from './store/migrations.ts';
import { ReplayQueries } from './store/replay.queries.ts';
import { ReplayRepository } from './store/replay.repository.ts';
import { describeInTurn } from '../../../tools/in-turn.mjs';

const url = process.env['ARBITER_TEST_POSTGRES'] ?? '';

/** Matches, each with a game; ten citations a game. */
const MATCHES = 200_000;

/** Rows as the projections write them: 3,000 cards of which one is in half of the decks, and one more in a deck of two thousand, so
 * few that no sample makes it look common to the planner; 4,000 rules of which one is
 * cited in every game, 5,000 players, of whom two are called Ann, 300 Carl and 2,000 Max, a draw in fifty, a forfeit in a hundred; in
 * a thousand one of another format, in two thousand one that goes on, one that is held back, a record that differs, one that another
 * build has checked and one that nobody has, and a game that is
 * suspended. */
const FILL = `
  insert into matches
    (match, partition, "offset", version, edition, format, best_of, rated, player0, player1,
     status, score, winner, reason, held, decks, opened_at, ended_at)
  select 'm' || i, i % 12, i, 5, (array['4ED', '5ED', '6ED', 'TSP'])[1 + i % 4],
    case when i % 1000 = 7 then 'classic' else 'freeform' end, 1, false,
    'p' || i % 5000, 'p' || (i * 7 + 1) % 5000, case when i % 2000 = 3 then 'playing' else 'over' end, '[1, 0]',
    case when i % 50 = 0 then null else i % 2 end,
    case when i % 100 = 0 then 'forfeit' else 'games' end,
    case when i % 2000 = 19 then '["d"]'::jsonb else '[]' end,
    (select jsonb_agg(jsonb_build_object('main', main, 'side', '[]'::jsonb)) from (
       select jsonb_agg(jsonb_build_object('name', 'Card ' || case when k = 1 and i % 2 = 0 then 0 when k = 2 and i % 2000 = 5 then 3000 else 1 + (i * 31 + seat * 7 + k * 97) % 2999 end, 'count', 4)) as main
       from generate_series(0, 1) as seat, generate_series(1, 8) as k group by seat) as decks),
    1000000 + i * 1000, 1000500 + i * 1000
  from generate_series(1, ${MATCHES}) as i;
  insert into games (game, match, number, "offset", "from", over, opened_at)
  select 'g' || i, 'm' || i, 1, i, 0, true, 1000000 + i * 1000 from generate_series(1, ${MATCHES}) as i;
  insert into cited
  select '6ED ' || (100 + case when k = 2 then 0 else 1 + (i * 13 + k * 37) % 4000 end) || '.1', k = 1, 'g' || i
  from generate_series(1, ${MATCHES}) as i, generate_series(1, 10) as k on conflict do nothing;
  insert into verifications (game, state, build, event, at, body)
  select 'g' || i, case i % 2000 when 11 then 'differs' when 17 then 'other-build' else 'verified' end,
    case i % 2000 when 17 then 'a' else 'b' end, null, 1000500 + i * 1000, '{}'
  from generate_series(1, ${MATCHES}) as i where i % 2000 <> 13;
  insert into records
    (game, partition, first, "offset", version, tip, events, phase, turn, edition, began_at, last_at, checked)
  select 'g' || i, i % 12, i, i, 5, '', 50, case when i % 2000 = 3 then 'suspended' else 'over' end, 9, '6ED',
    1000000 + i * 1000, 1000500 + i * 1000, i % 2000 <> 13
  from generate_series(1, ${MATCHES}) as i;
  insert into commits (game, version, "offset", first, at)
  select 'g' || i, k, i * 10 + k, k * 7, 1000000 + i * 1000 + k
  from generate_series(1, ${MATCHES}) as i, generate_series(1, 5) as k;
  insert into disputes (dispute, game, match, player0, player1, status, opened_at, changed_at, body)
  select 'd' || i, 'g' || i, 'm' || i, 'p' || i % 5000, 'p' || (i * 7 + 1) % 5000,
    case when i % 500 = 1 then 'open' else 'closed' end, 1000000 + i * 1000, 1000000 + i * 1000, '{"rulings": []}'
  from generate_series(1, ${MATCHES} / 4) as i;
  insert into audit (partition, "offset", type, operator, role, subject, detail, at)
  select i % 12, i, 'LookedAtGame', 'o' || i % 300, 'operator', 'g' || i % 40000, 'state', 1000000 + i
  from generate_series(1, ${MATCHES}) as i;
  insert into names
  select 'p' || i, case when i % 2500 = 77 then '${nameDigest('Ann')}' when i between 1000 and 1299 then '${nameDigest('Carl')}'
    when i between 2000 and 3999 then '${nameDigest('Max')}' else 'nobody' || i end
  from generate_series(0, 4999) as i;
  analyze names; analyze matches; analyze games; analyze cited; analyze verifications; analyze records;
  analyze commits; analyze disputes; analyze audit;
`;

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

describeInTurn(2)(`${MATCHES} matches with a million commits, on PostgreSQL`, () => {
  let source: DataSource;
  let queries: ReplayQueries;
  let asked: (readonly [sql: string, parameters: unknown[]])[] = [];

  beforeAll(async () => {
    source = await new DataSource({
      ...{ type: 'postgres', url, entities: ENTITIES, migrations: MIGRATIONS },
      ...{ logging: ['query'], logger: listener((...query) => asked.push(query)) },
    }).initialize();
    await source.query('drop schema public cascade; create schema public');
    await source.runMigrations();
    await source.query(FILL);
    // No topic has anything that would have to be projected first.
    const log = { available: () => Promise.resolve(new Map()), partitionOf: () => 0 };
    const models = { soon: () => Promise.resolve(source), ready: () => Promise.resolve(source) };
    const repository = { projected: () => Promise.resolve(new Map()) };
    queries = new ReplayQueries(log as never, models as never, repository as never);
  }, 300_000);

  afterAll(async () => {
    await source.query('drop schema public cascade; create schema public');
    await source.destroy();
  });

  const page: Cursor = { openedAt: 1_000_000 + 150_000_000, match: 'm150000' };

  test.each<[what: string, search: MatchSearch, indexes: readonly string[]]>([
    ['nothing but time', {}, ['matches_by_time']],
    [
      'a day',
      { since: 1_000_000 + 60_000_000, until: 1_000_000 + 60_100_000 },
      ['matches_by_time'],
    ],
    ['an edition that a quarter plays', { edition: 'TSP' }, ['matches_by_time']],
    ['a format that few play', { format: 'classic' }, ['matches_by_format']],
    ['those that go on', { status: 'playing' }, ['matches_by_status']],
    ['a player', { player: 'p77' }, ['matches_by_player0', 'matches_by_player1']],
    [
      'a name that few have',
      { player: 'ann' },
      ['names_by_digest', 'matches_by_player0', 'matches_by_player1'],
    ],
    ['a name, and its wins', { player: 'Ann', result: 'won' }, ['names_by_digest']],
    ['a name that hundreds have', { player: 'Carl' }, ['names_by_digest']],
    ['a name that thousands have', { player: 'Max' }, ['names_by_digest', 'matches_by_time']],
    ['a name that nobody has', { player: 'Nobody' }, ['names_by_digest']],
    ['a player’s wins', { player: 'p77', result: 'won' }, ['matches_by_player0']],
    ['draws', { result: 'draw' }, ['matches_drawn']],
    ['how it ended', { reason: 'forfeit' }, ['matches_by_reason']],
    ['a card that few play', { card: 'Card 3000' }, ['matches_by_deck']],
    [
      'a deck',
      { deck: [320, 417, 514].map((n) => ({ name: `Card ${n}`, count: 4 })) },
      ['matches_by_deck'],
    ],
    ['a rule', { rule: '6ED 137.1' }, ['cited_pkey']],
    ['a refusal', { refused: '6ED 137.1' }, ['cited_pkey']],
    ['a rule that nobody cites', { rule: '6ED 999.9' }, ['cited_pkey']],
    ['a card that nobody plays', { card: 'Card 3001' }, ['matches_by_deck']],
    ['a card that half of them play', { card: 'Card 0' }, ['matches_by_time']],
    ['a rule of every game', { rule: '6ED 100.1' }, ['cited_pkey', 'matches_by_status']],
    ['a record that differs', { verification: 'differs' }, ['verifications_by_state']],
    [
      'a record that holds, as nearly all do',
      { verification: 'verified' },
      ['verifications_by_state'],
    ],
    ['a suspended game', { suspended: true }, ['records_suspended']],
    [
      'a card that few play, and a refusal',
      { card: 'Card 3000', refused: '6ED 137.1' },
      ['matches_by_deck'],
    ],
  ])(
    'are searched by %s with indexes, on the first page and on a later one, by anybody and by who judges',
    async (_, search, indexes) => {
      for (const before of [undefined, page]) {
        for (const partial of [null, ['olga', 'p77']]) {
          const used = await indexesOf(() => searchMatches(source, 21, search, before, partial));
          expect(used).toEqual(expect.arrayContaining([...indexes]));
        }
      }
    },
  );

  test('are found of all who have a name, whose ids nobody has to know', async () => {
    const found = await searchMatches(source, MATCHES, { player: 'ANN' });
    const players = new Set(found.flatMap(({ player0, player1 }) => [player0, player1]));
    expect(found.length).toBe(
      (await searchMatches(source, MATCHES, { player: 'p77' })).length +
        (await searchMatches(source, MATCHES, { player: 'p2577' })).length,
    );
    expect([...players]).toEqual(expect.arrayContaining(['p77', 'p2577']));
  });

  test.each<[what: string, ask: () => Promise<unknown>, indexes: readonly string[]]>([
    ['a game with its match', () => queries.game('g77'), ['games_pkey', 'matches_pkey']],
    ['the commit of an event', () => queries.commit('g77', { event: 20 }), ['commits_pkey']],
    ['a commit by its version', () => queries.commit('g77', { version: 3 }), ['commits_pkey']],
    ['what is ruled on a game', () => queries.ruledOn(['g77']), ['disputes_by_game']],
    [
      'disputes that are open',
      () => queries.disputes(21, { status: 'open' }),
      ['disputes_by_status'],
    ],
    [
      'disputes that are open, without those of some players',
      () => queries.disputes(21, { status: 'open', partial: ['olga', 'p77'] }),
      ['disputes_by_status'],
    ],
    ['disputes of a match', () => queries.disputes(21, { match: 'm77' }), ['disputes_by_match']],
    [
      'a player’s disputes, on a later page',
      () => queries.disputes(21, { player: 'p77' }, { openedAt: 30_000_000, dispute: 'd29000' }),
      ['disputes_by_player0', 'disputes_by_player1'],
    ],
    ['the audit trail', () => queries.audit(21, {}), ['audit_by_time']],
    ['what an operator did', () => queries.audit(21, { operator: 'o7' }), ['audit_by_operator']],
    ['who looked at a game', () => queries.audit(21, { subject: 'g77' }), ['audit_by_subject']],
  ])('are asked for %s with indexes', async (_, ask, indexes) => {
    expect(await indexesOf(ask)).toEqual(expect.arrayContaining([...indexes]));
  });

  test('are asked with indexes for what nobody has checked, and for what this build has not', async () => {
    const models = { ready: () => Promise.resolve(source) };
    const repository = new ReplayRepository(models as never);
    const parts = Array.from({ length: 12 }, (_, partition) => partition);
    const found: RecordRow[][] = [];
    const used = await indexesOf(async () => {
      found.push(await repository.unverified('b', parts, MATCHES));
      found.push(await repository.unverified('b', parts, 20));
    });
    const by = (rest: number) =>
      expect.arrayContaining([expect.objectContaining({ game: `g${rest}` })]);
    expect(found[0]).toHaveLength((2 * MATCHES) / 2000);
    expect(found[0]!.slice(0, MATCHES / 2000)).toEqual(by(13));
    expect(found[0]!.slice(MATCHES / 2000)).toEqual(by(17));
    expect(found[1]).toEqual(found[0]!.slice(0, 20));
    expect(used).toEqual(expect.arrayContaining(['records_to_check', 'verifications_by_state']));
  });

  /** The indexes that queries use, which are over within a second and read no whole table. */
  async function indexesOf(ask: () => Promise<unknown>): Promise<string[]> {
    asked = [];
    const began = performance.now();
    await ask();
    expect(performance.now() - began).toBeLessThan(1_000);
    const used: string[] = [];
    for (const [sql, parameters] of [...asked]) {
      const answer: [{ 'QUERY PLAN': [{ Plan: Plan }] }] = await source.query(
        `explain (format json) ${sql}`,
        parameters,
      );
      const nodes = nodesOf(answer[0]['QUERY PLAN'][0].Plan);
      const scanned = nodes.filter((node) => node['Node Type'].endsWith('Seq Scan'));
      expect(scanned.map((node) => node['Relation Name'])).toEqual([]);
      used.push(...nodes.flatMap((node) => node['Index Name'] ?? []));
    }
    return used;
  }
});

/** Told of each query, and of nothing else. */
function listener(told: (sql: string, parameters: unknown[]) => void): Logger {
  const nothing = (): void => undefined;
  return {
    logQuery: (sql, parameters) => {
      told(sql, (parameters ?? []) as unknown[]);
    },
    ...{ logQueryError: nothing, logQuerySlow: nothing, logSchemaBuild: nothing },
    ...{ logMigration: nothing, log: nothing },
  };
}
