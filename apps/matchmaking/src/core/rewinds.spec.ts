import { describe, expect, test } from '@jest/globals';
import {
  CALLED_MS,
  COMMIT_MS,
  type Deck,
  type DisputeEvent,
  type MatchmakingEvent,
  type Remedy,
} from '@arbiter/protocol';
import fc from 'fast-check';
import { correctionOf, type ResultRuling } from './corrections.ts';
import { dutyOf } from './duties.ts';
import { lobbyOf } from './kept-lobby.ts';
import { Lobby } from './lobby.ts';
import type { Match } from './match.ts';
import { nextPairs } from './pairing.ts';
import { withRatings } from './rated.ts';
import {
  cameOf,
  carriedBack,
  heldFor,
  isPlayedAgain,
  matchOnRecord,
  opensAgain,
  releasedFor,
  rewoundBy,
} from './rewinds.ts';

const DECK: Deck = { main: [{ name: 'Forest', count: 60 }], side: [] };
const OFFER = { edition: '6ED', format: 'freeform', bestOf: 3, rated: true } as const;
const PLAYERS: [string, string] = ['ann', 'bob'];
const START = { type: 'StartGame', time: [1, 1], grace: [1, 1] };

const ticket = (id: string, player: string): MatchmakingEvent => ({
  ...{ type: 'TicketOpened', ticket: id, player, offers: [OFFER] },
  ...{ deck: DECK, opponent: { kind: 'anyone' }, at: 1 },
});
const OPENED: readonly MatchmakingEvent[] = [
  ...([0, 1] as const).map((seat) => ticket(`t${seat}`, PLAYERS[seat])),
  {
    ...{ type: 'MatchOpened', match: 'm', region: 'local', tickets: ['t0', 't1'], offer: OFFER },
    ...{ players: PLAYERS, decks: [DECK, DECK], at: 1 },
  },
];
const begun = (match: string, game: string, number: number): MatchmakingEvent => ({
  ...{ type: 'GameOpened', match, game, number, start: START, from: 7, at: 2 },
});
const scored = (
  match: string,
  game: string,
  winner: 0 | 1 | null,
  score: [number, number],
): MatchmakingEvent => ({
  ...{ type: 'GameScored', match, game, winner, reason: 'life', score },
  ...{ time: [1, 1], grace: [1, 1], at: 3 },
});
const ended = (match: string, winner: 0 | 1 | null, score: [number, number]): MatchmakingEvent => ({
  ...{ type: 'MatchEnded', match, winner, score, reason: 'games', at: 4 },
});
/** One to nothing, and the second game is under way. */
const SECOND: readonly MatchmakingEvent[] = [
  ...OPENED,
  begun('m', 'g1', 1),
  scored('m', 'g1', 0, [1, 0]),
  begun('m', 'g2', 2),
];
const OVER = [...SECOND, scored('m', 'g2', 0, [2, 0]), ended('m', 0, [2, 0])];

const report = (game: string): Extract<DisputeEvent, { type: 'DisputeOpened' }> => ({
  ...{ type: 'DisputeOpened', dispute: 'd', by: 'bob', role: 'player', at: 1, game, match: 'm' },
  ...{ players: PLAYERS, edition: '6ED', event: 9, text: { text: 'x', sealed: false } },
});
const BACK: Remedy = { kind: 'gameRewound', event: 9, libraries: 'kept', definitions: [] };
const ruling = (remedy: Remedy = BACK, game = 'g2'): ResultRuling => ({
  ruling: {
    ...{ type: 'DisputeRuled', dispute: 'd', number: 1, by: 'olga', role: 'operator', at: 5 },
    ...{ remedy, grounds: 'so it is', rules: [], changes: true, ended: null },
    result: { winner: 0, annulled: false },
  },
  ...{ game, match: 'm', players: PLAYERS },
});

/** A lobby that has taken all of these, each of which counts. */
function lobbyAfter(events: readonly MatchmakingEvent[]): Lobby {
  const lobby = new Lobby();
  for (const event of events) expect([event.type, lobby.take(event)]).toEqual([event.type, true]);
  return lobby;
}

function onRecord(events: readonly MatchmakingEvent[]): Promise<Match | undefined> {
  return matchOnRecord(
    'm',
    (async function* () {
      await Promise.resolve();
      yield* events;
    })(),
  );
}

/** What comes of the ruling in a lobby, which takes it. */
async function rewind(
  lobby: Lobby,
  events: readonly MatchmakingEvent[],
  one = ruling(),
): Promise<MatchmakingEvent[]> {
  const match = lobby.matches.get('m') ?? (await onRecord(events));
  const made = rewoundBy(lobby, one, match!, 'local', 6);
  for (const event of made) expect(lobby.take(event)).toBe(true);
  return made;
}

/** The match in which it is played again, which opens. */
function open(lobby: Lobby): string {
  const [again] = lobby.rewinds.values();
  const [opened] = opensAgain(lobby, again!, 7);
  expect(lobby.take(opened!)).toBe(true);
  return opened!.match;
}

describe('a game that is rewound', () => {
  test('goes on in a match of its own, with the score that was before it', async () => {
    const lobby = lobbyAfter(OVER);
    const [made] = await rewind(lobby, OVER);
    expect(made).toMatchObject({
      ...{ type: 'GameRewound', match: 'm', game: 'g2', results: [{ game: 'g1', winner: 0 }] },
      to: { event: 9, libraries: 'kept', from: 7 },
    });
    expect(lobby.matches.get(open(lobby))).toMatchObject({
      ...{ score: [1, 0], players: PLAYERS, games: [], continues: { match: 'm', game: 'g2' } },
    });
  });

  test('changes the first match by what came of it, further games among that', async () => {
    const lobby = lobbyAfter(OVER);
    await rewind(lobby, OVER);
    const match = open(lobby);
    const played = [
      ...[begun(match, 'h1', 1), scored(match, 'h1', 1, [1, 1])],
      ...[begun(match, 'h2', 2), scored(match, 'h2', 1, [1, 2])],
    ];
    for (const event of [...played, ended(match, 1, [1, 2])]) lobby.take(event);
    const [again] = lobby.rewinds.values();
    expect(cameOf(lobby, again!, 9)).toMatchObject([
      {
        ...{ match: 'm', game: 'g2', winner: 1, score: [1, 2], matchWinner: 1, ruling: 1 },
        results: [
          { game: 'g1', winner: 0 },
          { game: 'g2', winner: 1 },
          { game: 'h2', winner: 1 },
        ],
      },
    ]);
  });

  describe('in a match whose games are ruled on themselves', () => {
    /** One to nothing, then the rewound game and another one are lost: 1:2. */
    const playedAgain = async () => {
      const lobby = lobbyAfter(OVER);
      await rewind(lobby, OVER);
      const match = open(lobby);
      const [opened] = lobby.matches.values();
      const played = [
        ...[begun(match, 'h1', 1), scored(match, 'h1', 1, [1, 1])],
        ...[begun(match, 'h2', 2), scored(match, 'h2', 1, [1, 2])],
      ];
      for (const event of [...played, ended(match, 1, [1, 2])]) lobby.take(event);
      const [again] = lobby.rewinds.values();
      const [first] = cameOf(lobby, again!, 9);
      expect(lobby.take(first!)).toBe(true);
      const games = ['h1', 'h2'].map((game) => ({ game, winner: 1 as const }));
      const over = {
        ...opened!,
        games: games.map((one) => ({ ...one, start: START, number: 1, from: 7 })),
      } as unknown as Match;
      const one = (game: string): ResultRuling => {
        const { ruling: first, ...rest } = ruling({ kind: 'resultCorrected', winner: 0 }, game);
        const last = { match, bestOf: 3, winner: 1, reason: 'games', games } as const;
        return { ...rest, match, ruling: { ...first, dispute: 'd2', ended: last } };
      };
      return { lobby, over, one };
    };

    test.each([
      { game: 'h1', named: 'g2', results: [0, 0, 1], score: [2, 1] },
      { game: 'h2', named: 'h2', results: [0, 1, 0], score: [2, 1] },
    ])(
      'counts as that says, with what was won before, and so does the first match: $game',
      async ({ game, named, results, score }) => {
        const { lobby, over, one } = await playedAgain();
        const [made] = correctionOf(lobby, one(game), 11, undefined, over.continues!.score);
        expect(made).toMatchObject({ match: over.match, score, matchWinner: 0 });
        const carried = carriedBack(made!, over, 11, lobby.corrected('m'));
        expect(carried).toMatchObject([
          { match: 'm', game: named, dispute: 'd2', ruling: 1, score, matchWinner: 0 },
        ]);
        expect(carried[0]!.results.map(({ winner }) => winner)).toEqual(results);
        expect(lobby.take(carried[0]!)).toBe(true);
        expect(carriedBack(made!, over, 12, lobby.corrected('m'))).toEqual([]);
      },
    );
  });

  test('is the only one of its match that is: of two rulings made in one moment the first counts', async () => {
    const lobby = lobbyAfter(OVER);
    expect(await rewind(lobby, OVER)).toHaveLength(1);
    const { ruling: first, ...rest } = ruling({ kind: 'matchReplayed' }, 'g1');
    const other = { ...rest, ruling: { ...first, dispute: 'd2' } };
    expect(await rewind(lobby, OVER, other)).toEqual([]);
    expect(await rewind(new Lobby(), OVER, other)).toHaveLength(1);
  });

  test('counts against a player who does not come to play it on', async () => {
    const lobby = lobbyAfter(OVER);
    await rewind(lobby, OVER);
    const match = open(lobby);
    lobby.take({ ...ended(match, 1, [1, 0]), reason: 'forfeit' } as MatchmakingEvent);
    const [again] = lobby.rewinds.values();
    expect(cameOf(lobby, again!, 9)).toMatchObject([{ winner: 1, matchWinner: 1 }]);
  });

  test('waits three days for both, and not half a minute', async () => {
    const lobby = lobbyAfter(OVER);
    await rewind(lobby, OVER);
    const again = lobby.matches.get(open(lobby))!;
    expect(dutyOf(again, again.since + COMMIT_MS, 0)).toBeNull();
    expect(dutyOf(again, again.since + CALLED_MS, 0)).toMatchObject({
      event: { type: 'MatchEnded', reason: 'forfeit' },
    });
  });

  test('stops its match where that still runs, which rates nobody, and opens when it is over', async () => {
    const lobby = lobbyAfter(SECOND);
    const [made] = await rewind(lobby, SECOND);
    const [again] = lobby.rewinds.values();
    const running = lobby.matches.get('m')!;
    expect(made).toMatchObject({ offer: { rated: true } });
    expect(opensAgain(lobby, again!, 7)).toEqual([]);
    expect(dutyOf(running, 8, 0)).toEqual({ type: 'stopGame', game: 'g2' });
    lobby.take(scored('m', 'g2', null, [1, 0]));
    const duty = dutyOf(lobby.matches.get('m')!, 8, 0);
    const event = duty?.type === 'append' ? duty.event : undefined;
    expect(event).toMatchObject({ type: 'MatchEnded', reason: 'ruling', winner: null });
    expect(withRatings(lobby, running, event!)).not.toHaveProperty('ratings');
    lobby.take(event!);
    expect(opensAgain(lobby, again!, 9)).toHaveLength(1);
  });

  describe('whose players have gone on to others', () => {
    /** Ann has met Cid since, and Bob waits for anyone. */
    const SINCE: readonly MatchmakingEvent[] = [
      ...OVER,
      ticket('t2', 'ann'),
      ticket('t3', 'cid'),
      {
        ...{ type: 'MatchOpened', match: 'm2', region: 'local', tickets: ['t2', 't3'] },
        ...{ players: ['ann', 'cid'], offer: OFFER, decks: [DECK, DECK], at: 5 },
      },
      ticket('t4', 'bob'),
      ticket('t5', 'dan'),
    ];

    test('waits until these are over, so that nobody plays two games at once', async () => {
      const lobby = lobbyAfter(SINCE);
      await rewind(lobby, SINCE);
      const [again] = lobby.rewinds.values();
      expect(opensAgain(lobby, again!, 7)).toEqual([]);
      lobby.take(ended('m2', 0, [2, 0]));
      expect(opensAgain(lobby, again!, 8)).toHaveLength(1);
    });

    test('has the queue leave them alone until it opens, so that it waits for no more than that', async () => {
      const lobby = lobbyAfter(SINCE);
      expect(nextPairs(lobby, 'local', 6)).toMatchObject([{ players: ['bob', 'dan'] }]);
      await rewind(lobby, SINCE);
      expect(nextPairs(lobby, 'local', 6)).toEqual([]);
      lobby.take(ended('m2', 0, [2, 0]));
      open(lobby);
      expect(nextPairs(lobby, 'local', 8)).toMatchObject([{ players: ['bob', 'dan'] }]);
    });

    test('waits for no other that is to be played again and has not begun', async () => {
      const lobby = lobbyAfter(OVER);
      await rewind(lobby, OVER);
      open(lobby);
      expect(lobby.isBusy('ann')).toBe(true);
      expect(lobby.isPlaying('ann')).toBe(false);
    });
  });

  test('is not rated once more where the match was: its ratings are corrected', async () => {
    const lobby = lobbyAfter(OVER);
    const [made] = await rewind(lobby, OVER);
    expect(made).not.toHaveProperty('offer.rated');
  });

  test('is no correction of its result as it was ruled', () => {
    expect(isPlayedAgain(ruling())).toBe(true);
    expect(isPlayedAgain(ruling({ kind: 'gameAnnulled' }))).toBe(false);
    expect(correctionOf(new Lobby(), ruling(), 5)).toEqual([]);
  });
});

test('a match that is played again as a whole begins at nothing to nothing, and all of it counts', async () => {
  const lobby = lobbyAfter(OVER);
  const [made] = await rewind(lobby, OVER, ruling({ kind: 'matchReplayed' }));
  expect(made).toMatchObject({ to: null, results: [] });
  expect(lobby.matches.get(open(lobby))).toMatchObject({ score: [0, 0] });
});

test('however often a ruling comes, and whatever crashes, all of it happens once', async () => {
  const steps = fc.array(fc.constantFrom('ruling', 'open', 'came', 'crash'), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(steps, async (does) => {
      let lobby = lobbyAfter(OVER);
      const counted: string[] = [];
      const take = (events: readonly MatchmakingEvent[]): void => {
        for (const event of events) if (lobby.take(event)) counted.push(event.type);
      };
      for (const step of does) {
        const [again] = lobby.rewinds.values();
        if (step === 'ruling') {
          take(rewoundBy(lobby, ruling(), (await onRecord(OVER))!, 'local', 6));
        } else if (step === 'crash') {
          const entries = [...lobby.entries()].map(
            ([key, one]) => [key, JSON.stringify(one)] as const,
          );
          lobby = lobbyOf(new Map(entries));
        } else if (again !== undefined && step === 'open') {
          take(opensAgain(lobby, again, 7));
        } else if (again !== undefined) {
          const [match] = [...lobby.matches.keys()];
          if (match !== undefined) take([ended(match, 1, [1, 2])]);
          const [now] = lobby.rewinds.values();
          take(cameOf(lobby, now!, 9));
        }
      }
      expect(new Set(counted).size).toBe(counted.length);
    }),
    { seed: 22 },
  );
});

describe('what is hidden in a match', () => {
  const hold = (lobby: Lobby, game: string): boolean =>
    heldFor(lobby, report(game), 3).some((event) => lobby.take(event));

  test('is held back when it is over, for a dispute about its last game', () => {
    const lobby = lobbyAfter(SECOND);
    expect(hold(lobby, 'g1')).toBe(false);
    expect(hold(lobby, 'g2')).toBe(true);
    for (const event of OVER.slice(SECOND.length)) lobby.take(event);
    expect(lobby.held.get('m')).toMatchObject({ disputes: ['d'], game: 'g2' });
    for (const event of releasedFor(lobby, 'm', 'd', 9)) lobby.take(event);
    expect(lobby.held.size).toBe(0);
  });

  test('is not for what the server itself reports: a suspended game that went on hides nothing', () => {
    const opened = { ...report('g2'), by: 'system', role: 'system' as const };
    expect(heldFor(lobbyAfter(SECOND), opened, 3)).toEqual([]);
  });

  test('is not for a game after which another was begun', () => {
    const lobby = lobbyAfter(SECOND.slice(0, -1));
    expect(hold(lobby, 'g1')).toBe(true);
    for (const event of OVER.slice(SECOND.length - 1)) lobby.take(event);
    expect(lobby.held.size).toBe(0);
  });

  test('is held back as long as a game of it is played on', async () => {
    const lobby = lobbyAfter(SECOND);
    await rewind(lobby, SECOND);
    lobby.take(scored('m', 'g2', null, [1, 0]));
    lobby.take(ended('m', null, [1, 0]));
    expect(lobby.held.get('m')?.disputes).toEqual(['d']);
  });

  test('is not any longer once it was shown', () => {
    expect(hold(lobbyAfter(OVER), 'g2')).toBe(false);
  });
});
