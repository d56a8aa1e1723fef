/**
 * One player of the end-to-end run, as a process of its own: becomes a guest, plays one match through the typed client,
 * drops its connection at random moments, and keeps each signed tip. `node dist/e2e/player.js PLAN` (JSON).
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isDeepStrictEqual } from 'node:util';
import { freshMemory, rareBot, sensibleBot, type BotMemory } from '@arbiter/bots';
import { Client, type AnySocketClass, type Asked, Seat } from '@arbiter/client';
import { checkKept, keptText } from '@arbiter/client/kept';
import { DEFAULT_EDITION, EDITION_FACTS } from '@arbiter/editions';
import { seededRandom } from '@arbiter/kernel';
import { verifyTip, type CommandBody, type Deck, type PublicKey } from '@arbiter/protocol';
import { tournamentDecks } from '@arbiter/sets';
import { WebSocket } from 'ws';
import type { PlayerPlan, Said } from './talk.ts';

/** Decisions that only a spell or ability asks for while it resolves; the discard for hand size is none of them. */
const HALF_RESOLVED: readonly string[] = ['name', 'pay', 'choose', 'newTarget', 'landWords'];

/** How often a player wants to be asked in the middle of a resolution, unless its plan says otherwise. */
const ENOUGH = 14;
let halfResolved = 0;

/** Decks of the time of each edition, by name. */
const DECKS: Readonly<Record<string, readonly string[]>> = {
  '4ED': ['Mark Justice', 'White Weenie 1996'],
  '5ED': ['Sligh', 'White Weenie 1998'],
  '6ED': ['Mono-Green Stompy', 'Sped Red'],
  // Morph, cycling and provoke; split cards and flashback; suspend, storm and replicate.
  TSP: ['Goblin Bidding', 'Red Zone 2K2', 'Dragonstorm 2006'],
};

const plan = JSON.parse(process.argv[2] ?? '{}') as PlayerPlan;
const random = seededRandom(plan.seed);
const goOn: (() => void)[] = [];
createInterface({ input: process.stdin }).on('line', () => goOn.shift()?.());

await play();
process.exit(0);

function say(said: Said): void {
  process.stdout.write(`${JSON.stringify(said)}\n`);
}

async function play(): Promise<void> {
  const { edition = DEFAULT_EDITION } = plan;
  const { main, side } = deckNamed(DECKS[edition]?.[plan.deck]);
  const sockets = { WebSocket: WebSocket as unknown as AnySocketClass };
  const client = await Client.guest(plan.url, plan.name, sockets);
  const { ticket } = await client.openTicket({
    edition,
    bestOf: 3,
    deck: { main, side },
    ...(plan.againstBot === true ? { opponent: { kind: 'bot', bot: 'sensible' } } : {}),
  });
  say({ type: 'seated', player: client.player ?? '' });
  const memories = new Map<string, BotMemory>();
  let sideboarded = 0;
  let handedIn: Deck | undefined;
  const seat = new Seat(client, {
    ticket,
    choose: async (asked) => {
      await holdIfHalfResolved(asked);
      let memory = memories.get(asked.game);
      if (memory === undefined) memories.set(asked.game, (memory = freshMemory(asked.secret)));
      if (asked.options === null) throw new Error('asked without options');
      const bot = halfResolved < (plan.halfResolved ?? ENOUGH) ? rareBot : sensibleBot;
      const body = bot(asked.view, asked.options, random, memory) as unknown as CommandBody;
      const resolves = body.type === 'Pass' && asked.view.stack.length > 0;
      say({ type: 'sending', command: body.type, resolves });
      return body;
    },
    sideboard: async ({ match: { match: id }, deck }) => {
      sideboarded += 1;
      await held({ type: 'sideboarding', match: id });
      return (handedIn = exchanged(deck, 2));
    },
  });
  const connection = dropAtRandom(client);
  const match = await seat.result;
  const drops = connection.stop();

  const games = match.games.map(({ game }) => game);
  const { records, missing } = await keepRecords(client, games);
  const tips = games.flatMap((game) => client.tipsOf(game));
  writeFileSync(join(plan.folder, `${plan.name}-tips.json`), JSON.stringify(tips));
  say({
    type: 'over',
    score: match.score,
    winner: match.winner,
    seat: match.seat ?? 0,
    match: match.match,
    games,
    sideboarded,
    asHandedIn: isDeepStrictEqual(match.deck, handedIn),
    accepted: seat.accepted,
    refused: seat.refused,
    drops,
    gaps: seat.gaps,
    connections: client.socket.connections,
    tips: tips.length,
    missing,
    records,
  });
  client.close();
}

function deckNamed(name: string | undefined): Deck {
  const found = tournamentDecks(EDITION_FACTS).find((deck) => deck.name === name);
  if (found === undefined) throw new Error(`there is no deck ${String(name)}`);
  return { main: [...found.main], side: [...found.side] };
}

/** Drops the connection again and again, until it is stopped; `stop` tells how often. */
function dropAtRandom(client: Client): { stop(): number } {
  let drops = 0;
  let dropping = true;
  const dropAgain = (): void => {
    setTimeout(
      () => {
        if (!dropping) return;
        drops += 1;
        client.socket.drop();
        say({ type: 'dropped' });
        dropAgain();
      },
      200 + random.below(2_300),
    );
  };
  dropAgain();
  return {
    stop: () => {
      dropping = false;
      return drops;
    },
  };
}

/** Saves the records of the games, and counts those that lack something that a signed tip promised. */
async function keepRecords(
  client: Client,
  games: readonly string[],
): Promise<{ readonly records: string[]; readonly missing: number }> {
  const { keys } = (await (await fetch(new URL('/.well-known/tips.json', plan.url))).json()) as {
    keys: readonly PublicKey[];
  };
  const trusted = keys.map(({ kty, crv, x, kid }) => ({ kty, crv, x, kid }));
  const records: string[] = [];
  let missing = 0;
  for (const game of games) {
    const text = await wholeRecord(client, game);
    const file = join(plan.folder, `${plan.name}-${games.indexOf(game) + 1}.ndjson`);
    writeFileSync(file, text);
    records.push(file);
    const kept = keptText({ game, seat: null, tips: client.tipsOf(game), told: [] });
    if (!(await checkKept(text, kept, (tip) => verifyTip(tip, trusted))).holds) missing += 1;
  }
  return { records, missing };
}

/** In the middle of a resolution the player waits, so that the server can be killed just then. */
async function holdIfHalfResolved({ view }: Asked): Promise<void> {
  const { decision, stack } = view;
  if (decision === null || !HALF_RESOLVED.includes(decision.kind)) return;
  if (decision.kind === 'choose' && ['handSize', 'discard'].includes(decision.purpose)) return;
  const top = stack.at(-1);
  if (top === undefined || top.announcing) return;
  halfResolved += 1;
  await held({ type: 'half-resolved', kind: decision.kind, what: top.name });
}

/** Says where it is, and waits until it is told to go on. */
async function held(said: Said): Promise<void> {
  const told = new Promise<void>((resolve) => goOn.push(resolve));
  say(said);
  await told;
}

/**
 * The record is whole, and begins with a header, once replay has read that the match is over; before that it is what the
 * seat was sent.
 */
async function wholeRecord(client: Client, game: string): Promise<string> {
  for (let tries = 0; ; tries++) {
    const text = await client.record(game);
    if (text.startsWith('{"edition"') || text.includes('"record":"record.v1"')) return text;
    if (tries > 100) throw new Error(`the record of ${game} does not become whole`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The deck with so many cards of the sideboard in place of the first ones of the main deck. */
function exchanged({ main, side }: Deck, count: number): Deck {
  const [first] = main;
  const [incoming] = side;
  if (first === undefined || incoming === undefined) return { main, side };
  const n = Math.min(count, first.count, incoming.count);
  return {
    main: moved(main, first.name, incoming.name, n),
    side: moved(side, incoming.name, first.name, n),
  };
}

function moved(list: Deck['main'], out: string, into: string, n: number): Deck['main'] {
  const counts = new Map(list.map(({ name, count }) => [name, count]));
  counts.set(out, (counts.get(out) ?? 0) - n);
  counts.set(into, (counts.get(into) ?? 0) + n);
  return [...counts].filter(([, count]) => count > 0).map(([name, count]) => ({ name, count }));
}
