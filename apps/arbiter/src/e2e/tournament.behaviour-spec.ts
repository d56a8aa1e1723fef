import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect } from '@jest/globals';
import { Client, type AnySocketClass } from '@arbiter/client';
import type { TournamentState } from '@arbiter/protocol';
import { SPED_RED } from '@arbiter/sets';
import { WebSocket } from 'ws';
import type { Contested, ContestantPlan } from './contestant.ts';

const CONTESTANT = fileURLToPath(new URL('../../dist/e2e/contestant.js', import.meta.url));

/** Two people, each a process of its own, and eight bots in one tournament of single games, rated between people. */
export class TournamentRun {
  readonly #url: () => string;
  readonly #children: ChildProcess[] = [];
  #organiser: Client | undefined;

  constructor(url: () => string) {
    this.#url = url;
  }

  /** Plays it to its end. @param begun told when it has begun */
  async play(
    kind: TournamentState['kind'],
    seed: number,
    begun: (look: () => Promise<TournamentState>) => Promise<void> = () => Promise.resolve(),
  ): Promise<readonly Contested[]> {
    const sockets = { WebSocket: WebSocket as unknown as AnySocketClass };
    const organiser = await Client.guest(this.#url(), 'Organiser', sockets);
    this.#organiser = organiser;
    const wanted = { name: 'Eight bots and two people', kind, bestOf: 1, places: 10, rated: true };
    const { tournament } = await organiser.ask<TournamentState>('/v1/tournaments', wanted);
    const path = `/v1/tournaments/${tournament}`;
    // Fast games: two bots play no faster than people watch.
    const deck = { main: SPED_RED.main, side: SPED_RED.side };
    await organiser.ask(`${path}/bots`, { bot: 'sensible', count: 8, deck });
    const people = ['Ann', 'Bob'].map((name, i) =>
      this.#contestant({ url: this.#url(), name, tournament, seed: seed + i }),
    );
    const ends = Promise.all(people.map(({ over }) => over));
    ends.catch(() => undefined);
    await Promise.all(people.map(({ joined }) => joined));
    await organiser.ask(`${path}/beginning`, {});
    await Promise.race([ends, begun(() => organiser.ask<TournamentState>(path))]);
    return ends;
  }

  stop(): void {
    this.#organiser?.close();
    for (const child of this.#children) child.kill('SIGKILL');
  }

  #contestant(plan: ContestantPlan): { joined: Promise<void>; over: Promise<Contested> } {
    const child = spawn(process.execPath, [CONTESTANT, JSON.stringify(plan)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    this.#children.push(child);
    let join: () => void = () => undefined;
    const joined = new Promise<void>((resolve) => (join = resolve));
    const over = new Promise<Contested>((resolve, reject) => {
      child.once('exit', (code) => {
        reject(new Error(`${plan.name} ended with ${String(code)}`));
      });
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line === 'joined') join();
        else resolve(JSON.parse(line) as Contested);
      });
    });
    return { joined, over };
  }
}

/** Everybody saw the same tournament, which was paired by the rules, and each played what the record says. */
export function checkTournament([ann, bob]: readonly Contested[], rounds: number): void {
  const { tournament } = ann!;
  expect(bob!.tournament).toMatchObject({
    rounds: tournament.rounds,
    standings: tournament.standings,
    winner: tournament.winner,
  });
  expect(tournament).toMatchObject({ status: 'over', reason: 'played', round: rounds });
  for (const tables of tournament.rounds) {
    const seated = tables.flatMap(({ entrants }) => entrants).filter((one) => one !== null);
    expect(new Set(seated).size).toBe(seated.length);
    for (const { result } of tables) expect(result).not.toBeNull();
  }
  const matches = tournament.rounds.flat().flatMap(({ match }) => match ?? []);
  expect(new Set(matches).size).toBe(matches.length);
  for (const { player, matches: played } of [ann!, bob!]) {
    const { number } = tournament.entrants.find((one) => one.player === player)!;
    const tables = tournament.rounds
      .flat()
      .filter(({ entrants, match }) => match !== null && entrants.includes(number));
    expect(played).toEqual(
      tables.map(({ match, entrants, result }) => ({
        match,
        won: result!.winner === entrants.indexOf(number),
      })),
    );
  }
  expect(tournament.standings[0]!.entrant).toBe(tournament.winner);
}
