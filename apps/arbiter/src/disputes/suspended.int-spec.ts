import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { MatchState } from '@arbiter/protocol';
import { Courtroom, until, type Body } from './courtroom.behaviour-spec.ts';
import { facingAttack } from './facing-attack.behaviour-spec.ts';

const TRACE = '0'.repeat(32);
const GROUNDS = ['--rule', '6ED 309.1', '--grounds', 'The rules have failed in this game.'];

describe('a suspended game', () => {
  const games = [facingAttack('to-annul'), facingAttack('to-rewind')] as const;
  let court: Courtroom;
  let olga: string;

  beforeAll(async () => {
    for (const table of games) table.send('system', { type: 'SuspendGame', trace: TRACE });
    court = await Courtroom.open(games, { rated: true });
    olga = await court.token('olga');
  }, 120_000);

  afterAll(() => court.close());

  const matchOf = async (match: string): Promise<Body> =>
    (await court.ask(court.ann.guest.token, `history/matches/${match}`)).body;

  /** The dispute that the server has opened about a game. */
  const opened = (game: string): Promise<string> =>
    until(async () => {
      const { body } = await court.ask(olga, `disputes?game=${game}`);
      const [one] = (body['disputes'] ?? []) as { dispute: string; openedAs: string }[];
      return one?.openedAs === 'system' ? one.dispute : undefined;
    });

  test('is annulled: it ends, counts for nobody and rates nobody, and both are told', async () => {
    const [{ game }] = games;
    const match = 'local-laid-to-annul';
    const dispute = await opened(game);
    const ruled = court.told('ruled', (one) => one.game === game);
    await court.settle(olga, 'take', dispute);
    const wrong = await court.settle(olga, 'rule', dispute, '--remedy', 'winner-0', ...GROUNDS);
    expect(wrong.text).toContain('goes on: a result is changed when it is over');
    const ruling = ['--remedy', 'annulled', ...GROUNDS];
    expect(await court.settle(olga, 'rule', dispute, ...ruling)).toMatchObject({ code: 0 });
    expect(await ruled).toMatchObject([
      { dispute, winner: null, annulled: true },
      { dispute, winner: null, annulled: true },
    ]);
    await court.crash();
    await until(async () => ((await matchOf(match))['status'] === 'over' ? true : undefined));
    expect(await matchOf(match)).toMatchObject({
      ...{ score: [0, 0], winner: null, ratings: null },
      games: [{ winner: null, reason: 'ruling' }],
    });
    await until(async () => {
      const { text } = await court.settle(olga, 'show', dispute);
      return text.includes('the match counts by it') ? true : undefined;
    });
    expect((await court.settle(olga, 'close', dispute)).text).toContain('closed');
  }, 120_000);

  test('is rewound: it is played on from before what broke it', async () => {
    const [, { game }] = games;
    const dispute = await opened(game);
    const { body } = await court.ask(olga, `disputes/${dispute}`);
    const event = String(body['event']);
    const seated = court.told('seated', ({ match }) => match.continues?.game === game);
    await court.settle(olga, 'take', dispute);
    const ruling = ['--remedy', 'rewound', '--event', event, '--libraries', 'kept', ...GROUNDS];
    expect(await court.settle(olga, 'rule', dispute, ...ruling)).toMatchObject({ code: 0 });
    const [first] = await seated;
    const state: MatchState = first!.match;
    expect(state.continues).toMatchObject({ game, dispute });
    expect(await matchOf('local-laid-to-rewind')).toMatchObject({ reason: 'ruling', winner: null });
  }, 120_000);
});
