import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { seededRandom } from '@arbiter/kernel';
import type { MatchState } from '@arbiter/protocol';
import { isTurn, type Turn } from '../../../../tools/in-turn.mjs';
import { ServerProcess } from '../serve/child.behaviour-spec.ts';
import { Players, type Over } from './players.behaviour-spec.ts';
import type { PlayerPlan, Said } from './talk.ts';
import { expectVerified } from './verified.behaviour-spec.ts';

/**
 * Two players, each a process of its own, play a best of three through a server that is killed with -9 ten times; under
 * the other editions twice, and as often again while one of them plays the server's sensible bot; and once more
 * in the middle of sideboarding.
 *
 * How the moments are chosen, from outside alone: each player says when it sends a command, and when it is asked by a
 * spell or ability that is resolving (a name for Cursed Scroll, a payment for echo, …), which it answers only when told
 * to. So a kill counts as `half-resolved` when that decision was open and unanswered while the server died. The others
 * fall between a command and its acknowledgement, as soon as the line that says so is read. When one player has handed in
 * a deck for the second game, the other does so only after the kill.
 */
interface Plan {
  readonly edition: string;
  readonly between: 'two clients' | 'a client and the sensible bot';
  readonly kills: number;
  /** So many of them at least with something half-resolved. */
  readonly halfResolved: number;
  /** Which of the edition's decks a client plays against the bot; the first if left out. */
  readonly deck?: PlayerPlan['deck'];
  /** When `.ci/run` plays it; each time if left out. */
  readonly turn?: Turn;
}
/** ARBITER_TEST_KILLS says how many under each edition. */
const KILLS = Number(process.env['ARBITER_TEST_KILLS'] ?? 10);
const OTHER_KILLS = Number(process.env['ARBITER_TEST_KILLS'] ?? 2);
const OTHER = { kills: OTHER_KILLS, halfResolved: 0 };
const PLANS: readonly Plan[] = [
  { edition: '6ED', between: 'two clients', kills: KILLS, halfResolved: Math.ceil(KILLS / 3) },
  { ...OTHER, edition: 'TSP', between: 'two clients', turn: 2 },
  { ...OTHER, edition: 'TSP', between: 'a client and the sensible bot', deck: 2, turn: 0 },
  { ...OTHER, edition: '5ED', between: 'two clients', turn: 0 },
  { ...OTHER, edition: '5ED', between: 'a client and the sensible bot', turn: 1 },
  { ...OTHER, edition: '4ED', between: 'two clients', turn: 1 },
  { ...OTHER, edition: '4ED', between: 'a client and the sensible bot', turn: 2 },
];
/** At most so many matches are played until the kills are done; as a rule it is one. */
const MATCHES = 3;
/** A kill is due after so many commands of both players: 2 to 6. */
const EVERY = { least: 2, spread: 5 };
/** Commands that a kill that is due waits for a spell or ability to be half-resolved. */
const WAIT = 12;

const SEED = Number(process.env['ARBITER_TEST_SEED'] ?? Math.floor(Math.random() * 1_000_000));

/** With ARBITER_TEST_TRACE set: what happens when, for anyone who looks for what holds a run up. */
function trace(text: string): void {
  if (process.env['ARBITER_TEST_TRACE'] === undefined) return;
  process.stderr.write(`${(performance.now() / 1000).toFixed(2)} ${text}\n`);
}

describe.each(PLANS.filter(({ turn }) => turn === undefined || isTurn(turn)))(
  `a best of three under $edition between $between, killed $kills times (seed ${SEED})`,
  (plan) => {
    let folder: string;
    let server: ServerProcess;
    const players = new Players();

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'arbiter-e2e-'));
      server = new ServerProcess(folder);
      await server.start();
    });
    afterAll(async () => {
      players.stop();
      await server.kill();
      if (process.env['ARBITER_TEST_KEEP'] === undefined) rmSync(folder, { recursive: true });
    });

    test('all clients end alike, each finds its tips in the record, and verify confirms it', async () => {
      const killer = new Killer(server, seededRandom(SEED), plan);
      // Now and then a match is over before the last kill: then another one is played.
      for (let number = 1; number === 1 || (killer.isHungry && number <= MATCHES); number++) {
        checkMatch(await playMatch(killer, number));
        process.stdout.write(
          `seed ${SEED}, ${plan.edition}, match ${number}: ${killer.kills} kills, ${killer.halfResolved} of them with a half-resolved ` +
            `spell or ability (${killer.moments.join(', ')})\n`,
        );
      }
      expect(killer.kills).toBeGreaterThanOrEqual(plan.kills);
      expect(killer.halfResolved).toBeGreaterThanOrEqual(plan.halfResolved);
      expect(killer.whileSideboarding).toBe(1);
    }, 580_000);

    /** Two players sit down and play a best of three to its end. */
    async function playMatch(killer: Killer, number: number): Promise<readonly Over[]> {
      const seed = SEED + 10 * number;
      const planOf = (name: string, deck: PlayerPlan['deck']): PlayerPlan => ({
        edition: plan.edition,
        ...(plan.halfResolved === 0 ? { halfResolved: 0 } : {}),
        ...(plan.between === 'two clients' ? {} : { againstBot: true }),
        url: server.url,
        name: `${name} ${number}`,
        deck,
        seed: seed + deck,
        folder,
      });
      const clients =
        plan.between === 'two clients'
          ? [planOf('Ann', 0), planOf('Bob', 1)]
          : [planOf('Ann', plan.deck ?? 0)];
      const results = await Promise.race([
        killer.failed,
        Promise.all(clients.map((client) => play(client, killer))),
      ]);
      await killer.idle;
      return results;
    }

    /** Runs a player to the end of its match; what it says tells the killer its moments. */
    function play(player: PlayerPlan, killer: Killer): Promise<Over> {
      return players.play(player, (said, goOn) => {
        trace(`${player.name} ${JSON.stringify(said)}`);
        killer.hear(said, goOn);
      });
    }

    /** All ended alike, nothing was missed or doubled, and what they kept and downloaded proves it. */
    function checkMatch(clients: readonly Over[]): void {
      const [{ games, score }] = clients as [Over];
      process.stdout.write(
        `${games.length} games, score ${score.join(':')}; ` +
          clients
            .map((one) => `${one.accepted} commands, ${one.drops} drops, ${one.tips} tips`)
            .join('; ') +
          '\n',
      );
      const result = ({ match, games, score, winner }: Over): string =>
        JSON.stringify({ match, games, score, winner });
      expect(new Set(clients.map(result)).size).toBe(1);
      expect(new Set(clients.map(({ seat }) => seat)).size).toBe(clients.length);
      expect(Math.max(...score)).toBe(2);
      for (const one of clients) {
        expect(one).toMatchObject({ gaps: 0, missing: 0, sideboarded: games.length - 1 });
        expect(one.asHandedIn).toBe(true);
        expect(one.drops).toBeGreaterThan(0);
        expect(one.tips).toBeGreaterThan(one.accepted);
        for (const record of one.records) expectVerified(record);
      }
    }
  },
);

/** Kills the server and starts it again, at moments that the players' words and a seed choose. */
class Killer {
  kills = 0;
  halfResolved = 0;
  /** Kills beside these while one had handed in a deck, or was a bot, and the other had not. */
  whileSideboarding = 0;
  /** What was half-resolved. */
  readonly moments: string[] = [];
  /** Rejects when the server does not come back. */
  readonly failed: Promise<never>;
  /** Resolves when no kill is under way. */
  idle: Promise<void> = Promise.resolve();
  readonly #server: ServerProcess;
  readonly #random: ReturnType<typeof seededRandom>;
  readonly #wanted: Plan;
  #busy = false;
  /** How often a player was asked for a deck. */
  #sideboarding = 0;
  #fail: (error: unknown) => void = () => undefined;
  /** Commands until the next kill is due; below 0: how long it waits already. */
  #due: number;

  constructor(server: ServerProcess, random: ReturnType<typeof seededRandom>, wanted: Plan) {
    this.#server = server;
    this.#random = random;
    this.#wanted = wanted;
    this.#due = EVERY.least;
    this.failed = new Promise((_, reject) => {
      this.#fail = reject;
    });
  }

  /** Whether there are kills left to do. */
  get isHungry(): boolean {
    return this.kills < this.#wanted.kills || this.halfResolved < this.#wanted.halfResolved;
  }

  hear(said: Said, goOn: () => void): void {
    if (said.type === 'sideboarding') {
      void this.#inSideboarding(said.match).then(goOn, this.#fail);
    } else if (said.type === 'half-resolved') {
      // Such moments are rarer than others: each one is taken until there are enough.
      if (this.#busy || this.kills >= this.#wanted.kills) void this.idle.then(goOn);
      else if (this.#due <= 0 || this.halfResolved < this.#wanted.halfResolved + 5) {
        this.halfResolved += 1;
        this.moments.push(`${said.what}: ${said.kind}`);
        void this.#kill().then(goOn);
      } else goOn();
    } else if (said.type === 'sending') {
      this.#due -= 1;
      if (this.#busy || this.#due > 0 || this.kills >= this.#wanted.kills - this.#reserved())
        return;
      if (this.#due > -WAIT && this.halfResolved < this.#wanted.halfResolved) return;
      void this.#kill();
    }
  }

  /** Lets the first player hand in a deck; kills, once, when the other one alone is left to. */
  async #inSideboarding(match: string): Promise<void> {
    this.#sideboarding += 1;
    if (this.#wanted.between === 'two clients') {
      if (this.#sideboarding % 2 === 1) return;
      await this.#handedIn(match);
    }
    if (this.whileSideboarding > 0) return;
    this.whileSideboarding += 1;
    await this.idle;
    await this.#strike();
  }

  /** Resolves when somebody has handed in a deck. */
  async #handedIn(match: string): Promise<void> {
    for (;;) {
      const answer = await fetch(`${this.#server.url}/v1/matches/${match}`).catch(() => undefined);
      const state = (await answer?.json()) as MatchState | undefined;
      if (state?.sideboarding?.submitted.includes(true) === true) return;
      await pause(50);
    }
  }

  /** Kills that are kept for half-resolved spells and abilities. */
  #reserved(): number {
    return Math.max(0, this.#wanted.halfResolved - this.halfResolved);
  }

  #kill(): Promise<void> {
    this.kills += 1;
    trace(`kill ${this.kills}`);
    return this.#strike();
  }

  #strike(): Promise<void> {
    this.#busy = true;
    this.idle = this.#server
      .kill()
      .then(() => this.#server.start())
      .then(() => {
        trace('the server is back');
        this.#busy = false;
        this.#due = EVERY.least + this.#random.below(EVERY.spread);
      })
      .catch(this.#fail);
    return this.idle;
  }
}
