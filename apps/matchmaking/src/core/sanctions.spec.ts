import { describe, expect, test } from '@jest/globals';
import type { DisputeEvent, DisputeSanction, MatchmakingCommand } from '@arbiter/protocol';
import fc from 'fast-check';
import type { ResultRuling } from './corrections.ts';
import { decide } from './decide.ts';
import { lobbyOf } from './kept-lobby.ts';
import { Lobby, RULED } from './lobby.ts';
import { sanctionsOf, withdrawnByBans } from './sanctions.ts';
import { BOOKS, lobbyAfter, opens, take } from './table.behaviour-spec.ts';

const NOON = Date.UTC(2026, 11, 24, 12);

function ruling(
  sanctions: readonly DisputeSanction[],
  { number = 1, dispute = 'd' } = {},
): ResultRuling {
  const event: Extract<DisputeEvent, { type: 'DisputeRuled' }> = {
    ...{ type: 'DisputeRuled', dispute, number, by: 'olga', role: 'operator', at: 1 },
    ...{ remedy: { kind: 'noChange' }, grounds: 'so it is', rules: ['6ED 309.2a'], sanctions },
    ...{ result: { winner: null, annulled: false }, changes: false, ended: null },
  };
  return { ruling: event, game: 'g', match: 'm', players: ['ann', 'bob'] };
}

const BOB_UNTIL_NOON = ruling([{ seat: 1, until: NOON }]);

/** What comes of a ruling, which the lobby takes. */
function rule(lobby: Lobby, one: ResultRuling, at = 5): boolean[] {
  return take(lobby, sanctionsOf(lobby, one, at));
}

/** What becomes of somebody's ticket. */
const asks = (lobby: Lobby, player: string, at: number): object | undefined =>
  decide(lobby, BOOKS, opens(player), at)[0];

/** The lobby as another instance has it that starts from a snapshot. */
const restarted = (lobby: Lobby): Lobby =>
  lobbyOf(new Map([...lobby.entries()].map(([key, entry]) => [key, JSON.stringify(entry)])));

describe('a player who is banned', () => {
  test('is refused a match until the ban ends, and told by which ruling', () => {
    const lobby = new Lobby();
    rule(lobby, BOB_UNTIL_NOON);
    expect(asks(lobby, 'bob', NOON - 1)).toMatchObject({
      ...{ type: 'TicketRefused', again: NOON },
      why: 'you are banned until 2026-12-24T12:00:00.000Z, by the ruling in dispute d',
    });
    expect(asks(lobby, 'bob', NOON)).toMatchObject({ type: 'TicketOpened' });
    expect(asks(lobby, 'ann', NOON - 1)).toMatchObject({ type: 'TicketOpened' });
  });

  test('waits no longer', () => {
    const lobby = lobbyAfter(opens('bob', { kind: 'player', player: 'eve' }));
    expect(withdrawnByBans(lobby, 5)).toEqual([]);
    rule(lobby, BOB_UNTIL_NOON);
    const withdrawn = withdrawnByBans(lobby, 5);
    expect(withdrawn).toMatchObject([{ type: 'TicketWithdrawn', ticket: 't-bob', again: NOON }]);
    expect(take(lobby, withdrawn)).toEqual([true]);
    expect(withdrawnByBans(lobby, 5)).toEqual([]);
  });

  test('opens no tournament', () => {
    const lobby = new Lobby();
    const open: MatchmakingCommand = {
      ...{ type: 'OpenTournament', id: 'c', tournament: 'e', player: 'bob', name: 'Cup' },
      ...{ kind: 'swiss', offer: { edition: '6ED', format: 'freeform', bestOf: 1 }, places: 4 },
    };
    expect(decide(lobby, BOOKS, open, 5)).toHaveLength(1);
    rule(lobby, BOB_UNTIL_NOON);
    expect(decide(lobby, BOOKS, open, 5)).toEqual([]);
  });

  test('stays so after a restart from a snapshot', () => {
    const lobby = new Lobby();
    rule(lobby, BOB_UNTIL_NOON);
    expect(asks(restarted(lobby), 'bob', 5)).toMatchObject({ type: 'TicketRefused' });
  });

  test('is free again where the ruling on appeal does not say so', () => {
    const lobby = new Lobby();
    rule(lobby, BOB_UNTIL_NOON);
    expect(rule(lobby, ruling([], { number: 2 }))).toEqual([true]);
    expect(asks(lobby, 'bob', 5)).toMatchObject({ type: 'TicketOpened' });
  });

  test('stays so by the ruling in another dispute that ends later', () => {
    const lobby = new Lobby();
    rule(lobby, BOB_UNTIL_NOON);
    rule(lobby, ruling([{ seat: 1, until: NOON + 1 }], { dispute: 'e' }));
    expect(lobby.banOf('bob', 5)).toEqual({ dispute: 'e', until: NOON + 1 });
    rule(lobby, ruling([], { dispute: 'e', number: 2 }));
    expect(lobby.banOf('bob', 5)).toEqual({ dispute: 'd', until: NOON });
  });
});

describe('a ruling on players is remembered', () => {
  const DAY = 86_400_000;
  /** Anything that happens then: the lobby's time is that of its events. */
  const passes = (lobby: Lobby, at: number): void => {
    take(lobby, decide(lobby, BOOKS, opens('eve'), at));
  };
  const keysOf = (lobby: Lobby): string[] =>
    [...lobby.entries()].map(([key]) => key).filter((key) => key.startsWith('sanctioned/'));

  test.each([
    ['a ban, until it has ended', NOON, NOON],
    ['a ban that has ended, for two weeks', 10, 5 + RULED],
    ['a warning, for two weeks', null, 5 + RULED],
  ])('only as long as it matters: %s', (_, until, end) => {
    for (const restart of [false, true]) {
      let lobby = new Lobby();
      rule(lobby, ruling([{ seat: 1, until }]));
      if (restart) lobby = restarted(lobby);
      const changed: string[] = [];
      passes(lobby, end);
      expect(keysOf(lobby)).toContain('sanctioned/bob');
      const [event] = decide(lobby, BOOKS, opens('joe'), end + 1);
      lobby.take(event!, (key) => changed.push(key));
      expect(keysOf(lobby)).toEqual([]);
      expect(changed).toContain('sanctioned/bob');
    }
  });

  test('and a worker that reads all disputes again applies it to nobody a second time', () => {
    const lobby = new Lobby();
    const rulings = [
      ruling([{ seat: 1, until: DAY }]),
      ruling([{ seat: 1, until: NOON }], { dispute: 'e' }),
      ruling([], { dispute: 'e', number: 2 }),
      ruling([{ seat: 0, until: null }], { dispute: 'f' }),
    ];
    for (const one of rulings) rule(lobby, one);
    for (const at of [DAY + 1, 5 + RULED, 6 + RULED, NOON, NOON + 1, 2 * NOON]) {
      passes(lobby, at);
      expect(rulings.flatMap((one) => sanctionsOf(lobby, one, at))).toEqual([]);
      expect(lobby.banOf('bob', at)).toBeUndefined();
    }
  });
});

test('a warning refuses nobody anything, and is told', () => {
  const lobby = new Lobby();
  const [warned] = sanctionsOf(lobby, ruling([{ seat: 1, until: null }]), 5);
  expect(warned).toMatchObject({ sanctions: [{ player: 'bob', until: null }] });
  take(lobby, [warned!]);
  expect(asks(lobby, 'bob', 5)).toMatchObject({ type: 'TicketOpened' });
});

test('a ruling that warns and bans nobody is told both players, once', () => {
  const lobby = new Lobby();
  const [told] = sanctionsOf(lobby, ruling([]), 5);
  expect(told).toMatchObject({ players: ['ann', 'bob'], dispute: 'd', ruling: 1, sanctions: [] });
  take(lobby, [told!]);
  expect(sanctionsOf(restarted(lobby), ruling([]), 5)).toEqual([]);
  expect(asks(lobby, 'bob', 5)).toMatchObject({ type: 'TicketOpened' });
});

test('each ruling sanctions once, however often it comes, to whom, and after restarts', () => {
  const one = fc.record({
    number: fc.integer({ min: 1, max: 2 }),
    dispute: fc.constantFrom('d', 'e'),
    instance: fc.nat(1),
    restart: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 20 }), (comes) => {
      const lobbies = [new Lobby(), new Lobby()];
      const applied: string[] = [];
      for (const { instance, restart, ...which } of comes) {
        const made = sanctionsOf(lobbies[instance]!, ruling([{ seat: 1, until: NOON }], which), 5);
        const counts = lobbies.map((lobby) => take(lobby, made).includes(true));
        expect(counts[0]).toBe(counts[1]);
        if (counts[0] === true) applied.push(`${which.dispute}/${which.number}`);
        if (restart) lobbies[instance] = restarted(lobbies[instance]!);
      }
      expect(new Set(applied).size).toBe(applied.length);
    }),
    { seed: 22 },
  );
});
