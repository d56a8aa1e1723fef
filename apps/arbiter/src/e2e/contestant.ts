/**
 * A person in a tournament of an end-to-end run, as a process of its own: becomes a guest, joins, sits down in each match
 * that the server tells of, plays sensibly, and ends when the tournament is over. `node dist/e2e/contestant.js PLAN` (JSON).
 */
import { freshMemory, sensibleBot, type BotMemory } from '@arbiter/bots';
import { Client, ProblemError, type AnySocketClass, Seat } from '@arbiter/client';
import { seededRandom } from '@arbiter/kernel';
import type { CommandBody, TournamentState } from '@arbiter/protocol';
import { STOMPY } from '@arbiter/sets';
import { WebSocket } from 'ws';

/** What a contestant is told when it starts. */
export interface ContestantPlan {
  readonly url: string;
  readonly name: string;
  readonly tournament: string;
  readonly seed: number;
}

/** What a contestant says at its end, as one line of JSON. */
export interface Contested {
  readonly player: string;
  /** The matches that it has sat down in, and how each ended. */
  readonly matches: readonly { readonly match: string; readonly won: boolean }[];
  readonly tournament: TournamentState;
}

const LOOK_EVERY = 500;

const plan = JSON.parse(process.argv[2] ?? '{}') as ContestantPlan;
const random = seededRandom(plan.seed);
const path = `/v1/tournaments/${plan.tournament}`;
const sockets = { WebSocket: WebSocket as unknown as AnySocketClass };
const client = await Client.guest(plan.url, plan.name, sockets);
const { main, side } = STOMPY;
await client.ask(`${path}/entrants`, { deck: { main, side } });
process.stdout.write('joined\n');

const played = new Map<string, Promise<{ readonly match: string; readonly won: boolean }>>();
client.followSeatings(({ match }) => {
  if (!played.has(match)) played.set(match, play(match));
});
let tournament: TournamentState | undefined;
while (tournament?.status !== 'over') {
  await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  tournament = await client.ask<TournamentState>(path).catch(noneWhileDown);
}
const said: Contested = {
  player: client.player ?? '',
  matches: await Promise.all(played.values()),
  tournament,
};
process.stdout.write(`${JSON.stringify(said)}\n`, () => {
  process.exit(0);
});

async function play(match: string): Promise<{ readonly match: string; readonly won: boolean }> {
  const memories = new Map<string, BotMemory>();
  const seat = new Seat(client, {
    match,
    choose: ({ game, secret, view, options }) => {
      if (options === null) throw new Error('asked without options');
      let memory = memories.get(game);
      if (memory === undefined) memories.set(game, (memory = freshMemory(secret)));
      return sensibleBot(view, options, random, memory) as unknown as CommandBody;
    },
  });
  const { winner, seat: own } = await seat.result;
  return { match, won: winner === own };
}

/** The server that is killed is asked again when it is back. */
function noneWhileDown(error: unknown): undefined {
  if (error instanceof ProblemError && error.status >= 400 && error.status < 500) throw error;
}
