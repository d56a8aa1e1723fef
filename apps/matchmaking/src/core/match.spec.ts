import { describe, expect, it } from '@jest/globals';
import {
  COMMIT_MS,
  makeCommitment,
  seededSecret,
  SIDEBOARDING_MS,
  type MatchCommand,
  type MatchmakingEvent,
} from '@arbiter/protocol';
import { decide } from './decide.ts';
import { dutyOf, type Duty } from './duties.ts';
import type { Lobby } from './lobby.ts';
import type { Match } from './match.ts';
import { openingOfGame } from './opening.ts';
import { BOOKS, CHANGED, DECK, lobbyAfter, opens, take } from './table.behaviour-spec.ts';

const PROMISE = 'a'.repeat(64);
const SECRET = seededSecret('match', 'server');

/** A match of Ann and Bob, and whatever happens to it. */
class Table {
  readonly lobby: Lobby = lobbyAfter(opens('ann'), opens('bob'));
  readonly id: string = [...this.lobby.matches.keys()][0]!;
  now = 10_000;
  started = 0;

  get match(): Match | undefined {
    return this.lobby.matches.get(this.id);
  }

  sends(command: Partial<MatchCommand> & { type: MatchCommand['type'] }): MatchmakingEvent[] {
    const whole = { id: 'c', match: this.id, ...command } as MatchCommand;
    const events = decide(this.lobby, BOOKS, whole, this.now);
    take(this.lobby, events);
    return events;
  }

  commits(player: string, game: number): MatchmakingEvent[] {
    return this.sends({ type: 'CommitSecret', player, game, commitment: PROMISE });
  }

  get duty(): Duty | null {
    return dutyOf(this.match!, this.now, this.started);
  }

  /** Does the duty that appends an event. */
  does(): string {
    const { duty } = this;
    if (duty?.type !== 'append') throw new Error(`no event is due: ${JSON.stringify(duty)}`);
    this.lobby.take(duty.event);
    return duty.event.type;
  }

  opensGame(): string {
    const { duty } = this;
    if (duty?.type !== 'openGame') throw new Error(`no game is due: ${JSON.stringify(duty)}`);
    const { number, commitments } = duty;
    const { game, start } = openingOfGame(
      'local',
      this.match!,
      number,
      commitments,
      { engine: 'e' },
      SECRET,
      BOOKS.definitionsOf,
    );
    const at = this.now;
    this.lobby.take({ type: 'GameOpened', match: this.id, game, number, start, from: 0, at });
    return game;
  }

  scores(game: string, winner: 0 | 1 | null, time: [number, number] = [1_000, 2_000]): boolean {
    const { score } = this.match!;
    const next: [number, number] = [
      score[0] + Number(winner === 0),
      score[1] + Number(winner === 1),
    ];
    return this.lobby.take({
      type: 'GameScored',
      ...{ match: this.id, game, winner, reason: 'life', score: next, time, at: this.now },
      grace: [500, 600],
    });
  }

  /** Plays the next game, sideboarding before it if it is not the first. */
  plays(number: number, winner: 0 | 1 | null): void {
    if (number > 1) {
      this.does();
      for (const player of ['ann', 'bob']) {
        this.sends({ type: 'SubmitSideboard', player, game: number, deck: DECK });
      }
    }
    this.commits('ann', number);
    this.commits('bob', number);
    this.scores(this.opensGame(), winner);
  }
}

describe('a game of a match', () => {
  it('opens when both seats have committed to a secret', () => {
    const table = new Table();
    expect(table.duty).toBeNull();
    table.commits('ann', 1);
    expect(table.duty).toBeNull();
    table.commits('bob', 1);
    expect(table.duty).toMatchObject({ type: 'openGame', number: 1 });
    table.opensGame();
    expect(table.duty).toBeNull();
  });

  it('takes what was promised with the ticket', () => {
    const promised = { commitments: [PROMISE, PROMISE] };
    const lobby = lobbyAfter(opens('ann', undefined, promised), opens('bob', undefined, promised));
    const [match] = lobby.matches.values();
    expect(dutyOf(match!, 3_000, 0)).toMatchObject({ type: 'openGame' });
  });

  it('keeps the first commitment of a seat', () => {
    const table = new Table();
    expect(table.commits('ann', 1)).toHaveLength(1);
    expect(table.commits('ann', 1)).toEqual([]);
    expect(table.commits('eve', 1)).toEqual([]);
  });

  it('is lost with the match by the seat that does not commit in time; downtime does not count', () => {
    const table = new Table();
    table.commits('bob', 1);
    table.now = 2_000 + COMMIT_MS + 1;
    table.started = 5_000;
    expect(table.duty).toBeNull();
    table.now = 5_000 + COMMIT_MS;
    expect(table.duty).toMatchObject({ event: { winner: 1, reason: 'forfeit' } });
    expect(table.does()).toBe('MatchEnded');
  });

  it('has an id that follows from its match, and the secret that was recorded first', () => {
    const table = new Table();
    table.commits('ann', 1);
    table.commits('bob', 1);
    const before = table.match!;
    const game = table.opensGame();
    const again = openingOfGame(
      ...(['local', before, 1, ['x', 'y'], {}, seededSecret('other', 's')] as const),
      BOOKS.definitionsOf,
    );
    expect(again.game).toBe(game);
    const { match } = table;
    const opened = { type: 'GameOpened', match: table.id, ...again, number: 1, from: 0, at: 1 };
    expect(table.lobby.take(opened as MatchmakingEvent)).toBe(false);
    expect(table.match).toBe(match);
    expect(match?.games[0]?.start).toMatchObject({
      serverSecret: SECRET,
      commitments: { seats: [PROMISE, PROMISE], server: makeCommitment(SECRET) },
      time: [1_500_000, 1_500_000],
      chooser: null,
    });
  });

  it('begins with the clocks that the game before left, and its loser chooses', () => {
    const table = new Table();
    table.plays(1, 0);
    table.does();
    for (const player of ['ann', 'bob']) {
      table.sends({ type: 'SubmitSideboard', player, game: 2, deck: DECK });
      table.commits(player, 2);
    }
    table.opensGame();
    expect(table.match?.games[1]?.start).toMatchObject({
      time: [1_000, 2_000],
      grace: [500, 600],
      chooser: 1,
    });
  });

  it('leaves the choice of who plays first, after a draw, to whoever had it before, also by lot', () => {
    const drawnAfter = (...winners: (0 | 1 | null)[]) => {
      const table = new Table();
      winners.forEach((winner, i) => table.plays(i + 1, winner));
      table.plays(winners.length + 1, null);
      const number = winners.length + 2;
      const rest = [['x', 'y'], {}, SECRET, BOOKS.definitionsOf, 1] as const;
      return openingOfGame('local', table.match!, number, ...rest).start['chooser'];
    };
    expect(drawnAfter(1)).toBe(0);
    expect(drawnAfter(1, null)).toBe(0);
    expect(drawnAfter()).toBe(1);
  });

  it('is scored once', () => {
    const table = new Table();
    table.commits('ann', 1);
    table.commits('bob', 1);
    const game = table.opensGame();
    expect(table.scores(game, 0)).toBe(true);
    expect(table.scores(game, 1)).toBe(false);
  });
});

describe('sideboarding', () => {
  function between(): Table {
    const table = new Table();
    table.plays(1, 0);
    expect(table.does()).toBe('SideboardingBegan');
    for (const player of ['ann', 'bob']) table.commits(player, 2);
    return table;
  }

  it('ends when both have submitted', () => {
    const table = between();
    expect(table.duty).toBeNull();
    table.sends({ type: 'SubmitSideboard', player: 'ann', game: 2, deck: CHANGED });
    expect(table.duty).toBeNull();
    table.sends({ type: 'SubmitSideboard', player: 'bob', game: 2, deck: DECK });
    expect(table.duty).toMatchObject({ type: 'openGame', number: 2 });
    expect(table.match?.decks).toEqual([CHANGED, DECK]);
  });

  it('ends after three minutes with the deck as it was', () => {
    const table = between();
    table.now += SIDEBOARDING_MS;
    expect(table.duty).toMatchObject({ type: 'openGame', number: 2 });
    expect(table.match?.decks).toEqual([DECK, DECK]);
  });

  it('takes the cards that were registered and no others', () => {
    const table = between();
    const deck = { main: [{ name: 'Forest', count: 75 }], side: [] };
    const submitted = table.sends({ type: 'SubmitSideboard', player: 'ann', game: 2, deck });
    expect(submitted).toMatchObject([{ type: 'SideboardRefused', seat: 0 }]);
    expect(table.sends({ type: 'SubmitSideboard', player: 'ann', game: 1, deck })).toEqual([]);
  });
});

describe('a match', () => {
  const ending = (...winners: (0 | 1 | null)[]): Duty | null => {
    const table = new Table();
    winners.forEach((winner, i) => table.plays(i + 1, winner));
    return table.duty;
  };

  it('best of three ends at two wins', () => {
    expect(ending(0, 0)).toMatchObject({ event: { type: 'MatchEnded', winner: 0, score: [2, 0] } });
    expect(ending(0, 1, 1)).toMatchObject({ event: { type: 'MatchEnded', winner: 1 } });
    expect(ending(0, 1)).toMatchObject({ event: { type: 'SideboardingBegan', number: 3 } });
  });

  it('counts draws as games without a winner, up to five games', () => {
    expect(ending(0, null, 1)).toMatchObject({ event: { type: 'SideboardingBegan', number: 4 } });
    expect(ending(null, null, null, null, 1)).toMatchObject({
      event: { type: 'MatchEnded', winner: 1, score: [0, 1] },
    });
  });

  it('can be conceded: in a game by conceding that first', () => {
    const table = new Table();
    table.commits('ann', 1);
    table.commits('bob', 1);
    const game = table.opensGame();
    table.sends({ type: 'ConcedeMatch', player: 'ann' });
    expect(table.duty).toEqual({ type: 'concedeGame', game, seat: 0 });
    table.scores(game, 1);
    expect(table.duty).toMatchObject({ event: { winner: 1, reason: 'concession' } });
    table.does();
    expect(table.match).toBeUndefined();
    expect(table.sends({ type: 'ConcedeMatch', player: 'bob' })).toEqual([]);
  });
});
