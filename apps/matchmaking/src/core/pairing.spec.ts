import { describe, expect, it } from '@jest/globals';
import { MOST_TICKETS, TIMES, type Opponent, type TimeGiven } from '@arbiter/protocol';
import fc from 'fast-check';
import { decide } from './decide.ts';
import { Lobby } from './lobby.ts';
import { nextPairs } from './pairing.ts';
import { withRatings } from './rated.ts';
import { BOOKS, DECK, lobbyAfter, opens, take } from './table.behaviour-spec.ts';
import { WIDENING } from './widening.ts';
import { withdrawnBySeat } from './waiting-tickets.ts';

const playersOf = (lobby: Lobby) => [...lobby.matches.values()].map(({ players }) => players);

describe('tickets', () => {
  it('are matched in the order in which they came', () => {
    const lobby = lobbyAfter(opens('ann'), opens('bob'), opens('cid'));
    expect(playersOf(lobby)).toEqual([['ann', 'bob']]);
    expect([...lobby.tickets.keys()]).toEqual(['t-cid']);
  });

  it('are matched only where they agree on edition, format and number of games', () => {
    const single = { offers: [{ edition: '6ED', format: 'freeform', bestOf: 1 as const }] };
    const lobby = lobbyAfter(opens('ann'), opens('bob', { kind: 'anyone' }, single), opens('cid'));
    expect(playersOf(lobby)).toEqual([['ann', 'cid']]);
  });

  it('are matched only where they agree on the time', () => {
    const timed = (time: TimeGiven) => ({
      offers: [{ edition: '6ED', format: 'freeform', bestOf: 1 as const, time }],
    });
    const anyone = { kind: 'anyone' } as const;
    const lobby = lobbyAfter(
      opens('ann', anyone, timed(TIMES.blitz)),
      opens('bob', anyone, timed(TIMES.quick)),
      opens('cid', anyone, timed({ ...TIMES.blitz })),
    );
    expect(playersOf(lobby)).toEqual([['ann', 'cid']]);
    expect([...lobby.matches.values()][0]?.offer.time).toEqual(TIMES.blitz);
  });

  it('with a time of their own are for those who know whom they play', () => {
    const time = { bank: 7_000, grace: 0 };
    const offers = [{ edition: '6ED', format: 'freeform', bestOf: 1 as const, time }];
    const opened = (opponent: Opponent) =>
      decide(new Lobby(), BOOKS, opens('ann', opponent, { offers }), 1)[0]?.type;
    expect(opened({ kind: 'anyone' })).toBe('TicketRefused');
    expect(opened({ kind: 'player', player: 'bob' })).toBe('TicketOpened');
    const lobby = lobbyAfter(opens('ann', { kind: 'bot', bot: 'random' }, { offers }));
    expect([...lobby.matches.values()][0]?.offer.time).toEqual(time);
  });

  it('of one player are not matched with each other', () => {
    const again = opens('ann', { kind: 'anyone' }, { ticket: 't-2' });
    expect(playersOf(lobbyAfter(opens('ann'), again))).toEqual([]);
  });

  it('that name a player wait for that player', () => {
    const invites = opens('ann', { kind: 'player', player: 'cid' });
    const accepts = opens('cid', { kind: 'player', player: 'ann' });
    const lobby = lobbyAfter(invites, opens('bob'), accepts);
    expect(playersOf(lobby)).toEqual([['ann', 'cid']]);
  });

  it('against a bot need no opponent, and the bot plays the deck that is given for it', () => {
    const other = { main: [{ name: 'Mountain', count: 60 }], side: [] };
    const lobby = lobbyAfter(opens('ann', { kind: 'bot', bot: 'random', deck: other }));
    const [match] = lobby.matches.values();
    expect(match?.players).toEqual(['ann', 'bot:random']);
    expect(match?.decks).toEqual([DECK, other]);
  });

  it('of a bot against itself give it two names', () => {
    const lobby = lobbyAfter(opens('bot:random', { kind: 'bot', bot: 'random' }));
    expect(playersOf(lobby)).toEqual([['bot:random', 'bot:random:2']]);
  });

  it('are refused for what can not be played', () => {
    const bad = { main: [{ name: 'Black Lotus', count: 60 }], side: [] };
    const refused = (command: ReturnType<typeof opens>) =>
      decide(new Lobby(), BOOKS, command, 1)[0];
    expect(refused(opens('ann', undefined, { deck: bad }))).toMatchObject({
      type: 'TicketRefused',
      why: "the card 'Black Lotus' does not work here",
    });
    const few = { main: [{ name: 'Forest', count: 59 }], side: [] };
    expect(refused(opens('ann', undefined, { deck: few }))).toMatchObject({
      why: 'a deck has 60 cards or more',
    });
    const modern = { offers: [{ edition: 'TSP', format: 'freeform', bestOf: 1 as const }] };
    expect(refused(opens('ann', undefined, modern))).toMatchObject({
      why: 'TSP is not played here',
    });
  });

  it('are refused to whoever has as many open as there may be; not to bots that play each other', () => {
    const lobby = new Lobby();
    const asks = (player: string, number: number, opponent: Opponent) => {
      const again = { ticket: `t-${number}`, id: `c-${number}` };
      const events = decide(lobby, BOOKS, opens(player, opponent, again), 1);
      take(lobby, events);
      return events[0];
    };
    const anyone = { kind: 'anyone' } as const;
    for (let i = 0; i < MOST_TICKETS; i++) {
      expect(asks('ann', i, anyone)).toMatchObject({ type: 'TicketOpened' });
    }
    expect(asks('ann', 10, { kind: 'player', player: 'bob' })).toMatchObject({
      ...{ type: 'TicketRefused', why: expect.stringContaining(`${MOST_TICKETS} tickets open`) },
    });
    expect(asks('bob', 11, anyone)).toMatchObject({ type: 'TicketOpened' });
    lobby.take({ type: 'TicketWithdrawn', ticket: 't-0', player: 'ann', at: 2 });
    expect(asks('ann', 12, anyone)).toMatchObject({ type: 'TicketOpened' });
    for (let i = 20; i < 20 + 2 * MOST_TICKETS; i++) {
      expect(asks('bot:random', i, { kind: 'bot', bot: 'rare' })?.type).toBe('TicketOpened');
    }
  });

  it('can be withdrawn by their player alone, while they wait', () => {
    const lobby = lobbyAfter(opens('ann'));
    const withdraw = (player: string) =>
      decide(lobby, BOOKS, { type: 'WithdrawTicket', id: 'w', ticket: 't-ann', player }, 5);
    expect(withdraw('bob')).toEqual([]);
    expect(take(lobby, withdraw('ann'))).toEqual([true]);
    expect(withdraw('ann')).toEqual([]);
  });
});

describe('repeated or late work', () => {
  it('opens no ticket twice', () => {
    const lobby = lobbyAfter(opens('ann'));
    expect(decide(lobby, BOOKS, opens('ann'), 9)).toEqual([]);
  });

  it('consumes no ticket twice: the same tickets make the same match', () => {
    const before = lobbyAfter(opens('ann'));
    take(before, decide(before, BOOKS, opens('bob'), 9));
    const [one] = nextPairs(before, 'local', 10);
    const [other] = nextPairs(before, 'local', 999);
    expect(other).toMatchObject({ check: (one as { check: string }).check });
    expect(take(before, [one!, other!])).toEqual([true, false]);
  });

  it('does not match a ticket that was withdrawn in between', () => {
    const lobby = lobbyAfter(opens('ann'));
    take(lobby, decide(lobby, BOOKS, opens('bob'), 9));
    const [pair] = nextPairs(lobby, 'local', 10);
    lobby.take({ type: 'TicketWithdrawn', ticket: 't-ann', player: 'ann', at: 11 });
    expect(lobby.take(pair!)).toBe(false);
    expect([...lobby.tickets.keys()]).toEqual(['t-bob']);
  });
});

describe('those who ask for anyone', () => {
  const AT = 1_000_000;
  const offers = [{ edition: '6ED', format: 'freeform', bestOf: 1 as const, rated: true as const }];
  /** A lobby in which players of these ratings have waited so many milliseconds. */
  const waitingIn = (...players: readonly (readonly [rating: number, waited: number])[]): Lobby => {
    const lobby = new Lobby();
    for (const [i, [rating, waited]] of players.entries()) {
      const [player, at] = [`p${i}`, AT - waited];
      lobby.restore(`ratings/${player}`, {
        '6ED/freeform': { rating, deviation: 60, volatility: 0.06, matches: 9, at: 0 },
      });
      const { deck, opponent } = opens(player);
      lobby.take({
        ...{ type: 'TicketOpened', ticket: `t-${player}`, player, offers, deck, opponent, at },
      });
    }
    return lobby;
  };
  const pairsIn = (lobby: Lobby, at = AT) => nextPairs(lobby, 'local', at);

  it('meet those who are closest in rating, and the record says how close', () => {
    const lobby = waitingIn([1500, 900], [1530, 600], [1505, 300]);
    expect(pairsIn(lobby)).toMatchObject([
      {
        players: ['p0', 'p2'],
        offer: offers[0],
        pairing: { rules: WIDENING.version, gap: 5, waited: [900, 300] },
      },
    ]);
  });

  it('meet those further away the longer both have waited', () => {
    expect(pairsIn(waitingIn([1500, 0], [1560, 0]))).toEqual([]);
    expect(pairsIn(waitingIn([1500, 4_000], [1560, 4_000]))).toHaveLength(1);
    expect(pairsIn(waitingIn([1500, 0], [1560, 8_000]))).toHaveLength(1);
  });

  it('never starve: after two minutes a ticket is paired with any other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), fc.nat({ max: 120_000 }), (rating, waited) => {
        expect(pairsIn(waitingIn([1500, 120_000], [rating, waited]))).toHaveLength(1);
      }),
    );
  });

  it('meet nobody twice in a row, unless there was nobody else for two minutes', () => {
    const lobby = waitingIn([1500, 0], [1500, 0]);
    lobby.restore('met/p0', { opponent: 'p1', at: AT - 60_000 });
    lobby.restore('met/p1', { opponent: 'p0', at: AT - 60_000 });
    expect(pairsIn(lobby)).toEqual([]);
    expect(pairsIn(lobby, AT + 119_999)).toEqual([]);
    expect(pairsIn(lobby, AT + 120_000)).toHaveLength(1);
  });

  it('meet whom they met last only if nobody else will do, though that one is closer', () => {
    const lobby = waitingIn([1500, 120_000], [1500, 0], [1600, 0]);
    lobby.restore('met/p0', { opponent: 'p1', at: AT - 60_000 });
    lobby.restore('met/p1', { opponent: 'p0', at: AT - 60_000 });
    expect(pairsIn(lobby)).toMatchObject([{ players: ['p0', 'p2'] }]);
  });

  it.each([
    ['whom they have blocked', 'bob', 'ann'],
    ['who has blocked them', 'ann', 'bob'],
  ])('never meet somebody %s, however long they wait; others they do', (_, blocks, blocked) => {
    const lobby = new Lobby();
    const comes = (player: string): void => {
      const avoids = player === blocks ? { avoids: [blocked] } : {};
      take(lobby, decide(lobby, BOOKS, opens(player, { kind: 'anyone' }, avoids), AT));
    };
    comes('ann');
    comes('bob');
    expect(pairsIn(lobby, AT + 3_600_000)).toEqual([]);
    comes('cid');
    expect(pairsIn(lobby, AT + 3_600_000)).toMatchObject([{ players: ['ann', 'cid'] }]);
  });

  it('play what the rating counts for by which they were brought together', () => {
    const many = ['6ED', '5ED'].map((edition) => ({ ...offers[0]!, edition }));
    const lobby = new Lobby();
    for (const [player, rating] of [
      ['ann', 1500],
      ['bob', 1900],
    ] as const) {
      const strength = { deviation: 60, volatility: 0.06, matches: 9, at: 0 };
      lobby.restore(`ratings/${player}`, {
        '6ED/freeform': { rating, ...strength },
        '5ED/freeform': { rating: 1500, ...strength },
      });
      const { ticket, deck, opponent } = opens(player);
      const offered = { ticket, player, offers: many, deck, opponent };
      lobby.take({ type: 'TicketOpened', ...offered, at: AT });
    }
    const found = pairsIn(lobby);
    expect(found).toMatchObject([{ offer: { edition: '5ED' }, pairing: { gap: 0 } }]);
  });

  it('meet a bot after the time that they name, if nobody has come, and then nothing is rated', () => {
    const opponent = { kind: 'anyone' as const, standIn: { bot: 'sensible', after: 20_000 } };
    const lobby = new Lobby();
    take(lobby, decide(lobby, BOOKS, opens('ann', opponent, { offers }), AT));
    expect(pairsIn(lobby, AT + 19_999)).toEqual([]);
    const [match] = pairsIn(lobby, AT + 20_000);
    expect(match).toMatchObject({ players: ['ann', 'bot:sensible'] });
    expect(match?.offer).toEqual({ edition: '6ED', format: 'freeform', bestOf: 1 });
  });

  it('are in one match each, however many ways of playing they offer', () => {
    const offerOf = fc.record({
      edition: fc.constantFrom('6ED', 'TSP'),
      format: fc.constantFrom('freeform', 'type-2'),
      bestOf: fc.constantFrom(1 as const, 3 as const),
    });
    const ticketsOf = fc.array(fc.array(offerOf, { minLength: 1, maxLength: 6 }), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(ticketsOf, (tickets) => {
        const lobby = new Lobby();
        tickets.forEach((many, i) => {
          const { deck, opponent } = opens(`p${i}`);
          const [ticket, player] = [`t${i}`, `p${i}`];
          lobby.take({
            type: 'TicketOpened',
            ticket,
            player,
            offers: many,
            deck,
            opponent,
            at: AT,
          });
        });
        const pairs = pairsIn(lobby);
        const paired = pairs.flatMap((pair) => pair.tickets);
        expect(new Set(paired).size).toBe(paired.length);
        expect(take(lobby, pairs)).toEqual(pairs.map(() => true));
      }),
    );
  });
});

describe('a player with several tickets for anyone', () => {
  const second = opens('ann', { kind: 'anyone' }, { ticket: 't-2' });
  const waitingWith = (...commands: Parameters<typeof lobbyAfter>): Lobby => {
    const lobby = new Lobby();
    for (const command of commands) take(lobby, decide(lobby, BOOKS, command, 1_000));
    return lobby;
  };
  const asked = (lobby: Lobby) => [...lobby.checks.values()].map(({ players }) => players);

  it('keeps nobody from being paired with others meanwhile', () => {
    const lobby = waitingWith(opens('ann'), second, opens('bob'), opens('cid'), opens('dan'));
    take(lobby, nextPairs(lobby, 'local', 2_000));
    expect(asked(lobby)).toEqual([
      ['ann', 'bob'],
      ['cid', 'dan'],
    ]);
  });

  it('is asked about one pair at a time', () => {
    const lobby = waitingWith(opens('ann'), second, opens('bob'), opens('cid'));
    take(lobby, nextPairs(lobby, 'local', 2_000));
    expect(asked(lobby)).toEqual([['ann', 'bob']]);
    take(lobby, nextPairs(lobby, 'local', 3_000));
    expect(asked(lobby)).toHaveLength(1);
  });

  it('is asked with the other ticket once that is over', () => {
    const lobby = waitingWith(opens('ann'), second, opens('bob'), opens('cid'));
    take(lobby, nextPairs(lobby, 'local', 2_000));
    const [first] = lobby.checks.values();
    const ticket = first!.tickets[first!.players.indexOf('ann')]!;
    const declines = { type: 'WithdrawTicket', id: 'w', ticket, player: 'ann' } as const;
    take(lobby, decide(lobby, BOOKS, declines, 3_000));
    const [check] = nextPairs(lobby, 'local', 3_000);
    expect(check?.tickets).toContain(ticket === 't-2' ? 't-ann' : 't-2');
  });

  it.each<[string, Opponent, readonly string[]]>([
    ['with a person', { kind: 'player', player: 'bob' }, []],
    ['with a bot', { kind: 'bot', bot: 'random' }, ['t-ann', 't-2']],
  ])('has a match %s begin: of the tickets %j is left %j', (_, opponent, left) => {
    const lobby = waitingWith(
      ...[opens('ann'), second, opens('ann', opponent, { ticket: 't-3' })],
      opens('bob', { kind: 'player', player: 'ann' }),
    );
    const [match] = nextPairs(lobby, 'local', 2_000).filter(({ type }) => type === 'MatchOpened');
    take(lobby, [match!]);
    take(lobby, withdrawnBySeat(lobby, match!));
    expect([...lobby.tickets.keys()].filter((one) => one !== 't-bob')).toEqual(left);
  });
});

describe('rated matches', () => {
  const rated = [{ edition: '6ED', format: 'freeform', bestOf: 3 as const, rated: true as const }];
  const begun = (): { lobby: Lobby; id: string } => {
    const anyone = { kind: 'anyone' as const };
    const lobby = lobbyAfter(
      opens('ann', anyone, { offers: rated }),
      opens('bob', anyone, { offers: rated }),
    );
    const id = [...lobby.matches.keys()][0]!;
    const start = { type: 'StartGame' };
    lobby.take({ type: 'GameOpened', match: id, game: 'g', number: 1, start, from: 0, at: 3_000 });
    return { lobby, id };
  };
  const ends = (lobby: Lobby, id: string) =>
    withRatings(lobby, lobby.matches.get(id)!, {
      ...{ type: 'MatchEnded', match: id, winner: 1, score: [0, 2], reason: 'games', at: 9_000 },
    });

  it('change the ratings of both players, once', () => {
    const { lobby, id } = begun();
    const end = ends(lobby, id);
    expect(take(lobby, [end, end])).toEqual([true, false]);
    const ratings = ['ann', 'bob'].map((player) => lobby.ratingOf(player, rated[0]!));
    expect(ratings.map(({ matches }) => matches)).toEqual([1, 1]);
    expect(ratings[0]!.rating).toBeLessThan(1500);
    expect(ratings[1]!.rating).toBeGreaterThan(1500);
    expect(lobby.ratingOf('bob', { edition: '5ED', format: 'freeform' }).matches).toBe(0);
  });

  it('change none where no game was begun', () => {
    const anyone = { kind: 'anyone' as const };
    const lobby = lobbyAfter(
      opens('ann', anyone, { offers: rated }),
      opens('bob', anyone, { offers: rated }),
    );
    expect(ends(lobby, [...lobby.matches.keys()][0]!)).not.toHaveProperty('ratings');
  });

  it('are never played against a bot', () => {
    const command = opens('ann', { kind: 'bot', bot: 'random' }, { offers: rated });
    expect(decide(new Lobby(), BOOKS, command, 1)[0]).toMatchObject({
      why: 'a match against a bot is never rated',
    });
  });

  it('are played only between two who both want them rated', () => {
    const lobby = lobbyAfter(opens('ann', { kind: 'anyone' }, { offers: rated }), opens('bob'));
    expect(lobby.matches.size).toBe(0);
  });
});
