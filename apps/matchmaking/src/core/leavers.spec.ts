import { describe, expect, test } from '@jest/globals';
import { COMMIT_MS, type MatchmakingEvent, type Opponent } from '@arbiter/protocol';
import { decide } from './decide.ts';
import { dutyOf } from './duties.ts';
import { lobbyOf } from './kept-lobby.ts';
import { withLeavers } from './leavers.ts';
import { Lobby } from './lobby.ts';
import { nextPairs } from './pairing.ts';
import { BOOKS, opens, take } from './table.behaviour-spec.ts';

type Ended = Extract<MatchmakingEvent, { type: 'MatchEnded' }>;

/** A lobby, and matches between people who invited each other in it. */
class Hall {
  lobby = new Lobby();
  now = 1_000_000;
  #matches = 0;

  /** A match of one game. @returns its id */
  match(zero: string, one: string | null): string {
    const offers = [{ edition: '6ED', format: 'freeform', bestOf: 1 as const }];
    const asks = (player: string, opponent: Opponent): void => {
      const wanted = opens(player, opponent, { offers, ticket: `${player}-${this.#matches}` });
      take(this.lobby, decide(this.lobby, BOOKS, wanted, this.now));
    };
    this.#matches += 1;
    if (one === null) asks(zero, { kind: 'bot', bot: 'random' });
    else {
      asks(zero, { kind: 'player', player: one });
      asks(one, { kind: 'player', player: zero });
    }
    const [opened] = nextPairs(this.lobby, 'local', this.now) as [
      Extract<MatchmakingEvent, { type: 'MatchOpened' }>,
    ];
    this.lobby.take(opened);
    return opened.match;
  }

  /** Its game is played: seat 0 wins, for this reason. */
  plays(match: string, reason: string): void {
    const game = `g-${match}`;
    const start = { type: 'StartGame' } as never;
    const at = this.now;
    take(this.lobby, [
      { type: 'GameOpened', match, game, number: 1, start, from: 0, at },
      {
        ...{ type: 'GameScored', match, game, winner: 0, reason, score: [1, 0], at },
        ...{ time: [1, 0], grace: [1, 0] },
      },
    ]);
  }

  /** What is due in it ends it. */
  ends(match: string): Ended {
    const running = this.lobby.matches.get(match)!;
    const duty = dutyOf(running, this.now, 0);
    if (duty?.type !== 'append') throw new Error('nothing ends it');
    const ended = withLeavers(this.lobby, running, duty.event) as Ended;
    this.lobby.take(ended);
    return ended;
  }

  /** A match in which seat 1 lets the clock run out. */
  leaves(zero: string, one: string): Ended {
    const match = this.match(zero, one);
    this.plays(match, 'clock');
    return this.ends(match);
  }
}

describe('who leaves a match', () => {
  test('is warned first, then waits longer each time, whether the clock ran out or they never came', () => {
    const hall = new Hall();
    const first = hall.leaves('ann', 'bob');
    expect(first.absent).toEqual([{ seat: 1, player: 'bob', misses: 1, until: null }]);
    const match = hall.match('ann', 'bob');
    hall.lobby.take({
      ...{ type: 'SecretCommitted', match, seat: 0, number: 1 },
      ...{ commitment: 'a'.repeat(64), at: hall.now },
    });
    hall.now += COMMIT_MS;
    expect(hall.ends(match).absent).toEqual([
      { seat: 1, player: 'bob', misses: 2, until: hall.now + 30_000 },
    ]);
  });

  test('is refused a ticket against anyone until then, and no other player is', () => {
    const hall = new Hall();
    for (let i = 0; i < 2; i++) hall.leaves('ann', 'bob');
    const asks = (player: string): MatchmakingEvent | undefined =>
      decide(hall.lobby, BOOKS, opens(player, { kind: 'anyone' }), hall.now)[0];
    expect(asks('bob')).toMatchObject({ type: 'TicketRefused', again: hall.now + 30_000 });
    expect(asks('ann')).toMatchObject({ type: 'TicketOpened' });
    hall.now += 30_000;
    expect(asks('bob')).toMatchObject({ type: 'TicketOpened' });
  });

  test('waits after a restart, too', () => {
    const hall = new Hall();
    for (let i = 0; i < 2; i++) hall.leaves('ann', 'bob');
    const kept = [...hall.lobby.entries()].map(([key, entry]) => [key, JSON.stringify(entry)]);
    expect(lobbyOf(new Map(kept as [string, string][])).waitOf('bob', hall.now)).toBe(
      hall.now + 30_000,
    );
  });

  test('is both, if neither comes', () => {
    const hall = new Hall();
    const match = hall.match('ann', 'bob');
    hall.now += COMMIT_MS;
    const ended = hall.ends(match);
    expect(ended).toMatchObject({ winner: null, reason: 'forfeit' });
    expect(ended.absent?.map(({ player }) => player)).toEqual(['ann', 'bob']);
  });

  test.each(['life', 'concession', 'library'])('is nobody who lost by %s', (reason) => {
    const hall = new Hall();
    const match = hall.match('ann', 'bob');
    hall.plays(match, reason);
    expect(hall.ends(match)).not.toHaveProperty('absent');
  });

  test('is nobody against a bot', () => {
    const hall = new Hall();
    const match = hall.match('ann', null);
    hall.now += COMMIT_MS;
    expect(hall.ends(match)).not.toHaveProperty('absent');
  });
});

test('what a ruling has played again is nobody’s fault not to come to', () => {
  const hall = new Hall();
  const match = hall.match('ann', 'bob');
  const running = hall.lobby.matches.get(match)!;
  const continues = { match: 'm', game: 'g', dispute: 'd' } as never;
  const event: Ended = {
    ...{ type: 'MatchEnded', match, winner: null, score: [0, 0], reason: 'forfeit', at: 1 },
  };
  expect(withLeavers(hall.lobby, { ...running, continues }, event)).toBe(event);
  expect(withLeavers(hall.lobby, running, event)).toHaveProperty('absent');
});
