import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOT_STOPS, randomBot, seated, selfPlay } from '@arbiter/bots';
import { judgesOf } from '@arbiter/editions';
import { NO_GAME, type Command, type Judge, type StartGame } from '@arbiter/engine';
import { seededRandom } from '@arbiter/kernel';
import { openLmdbLog, type Appended, type EventLog, type NewRecord } from '@arbiter/event-log';
import { openKeyRing, type KeyRing } from '@arbiter/http';
import { engineDigest } from '@arbiter/platform';
import {
  definitionsDigest,
  makeDefinitions,
  advance,
  canonicalJson,
  commandId,
  commitLine,
  makeCommit,
  makeCommitment,
  openHead,
  REGION,
  seededSecret,
  shake256,
  startCommandId,
  systemCommandId,
  topics,
  type CommandBody,
  type Deck,
  type GameEvent,
  type MatchmakingEvent,
  type Player,
} from '@arbiter/protocol';
import { cardsOf, definitionsOf, LIBRARY, SPED_RED, STOMPY } from '@arbiter/sets';
import { ServerProcess } from '../pipeline/server-process.ts';

/** Milliseconds on each clock: more than will pass while a bench runs. */
const CLOCK = 4e12;
/** Games appended at once. */
const TOGETHER = 50;
/** How long ago the first finished match was, in milliseconds: most are older than whatever is remembered for hours or days. */
const AGO = 3 * 365 * 86_400_000;
/** Commands of a finished game before it is conceded. */
const BEFORE_CONCESSION = 2;
/** With how many other seeds a game is played that ended too soon, and how far away these are. */
const TRIES = 20;
const OTHER_SEEDS = 1_000_000_007;
/** What is played in games that are only stored: the least that a game can be. */
const SHORT_DECKS = ['Forest', 'Mountain'].map((name) => [{ name, count: 60 }]);
/** Players who sit in many matches. Each match has one of them, and a guest who has come for it. */
const REGULARS = 500;

/** A game that waits for a command. */
export interface LiveGame {
  readonly match: string;
  readonly game: string;
  /** The seats, by player id. */
  readonly players: readonly [string, string];
}

/** What lies in a data folder. */
export interface LiveGames {
  /** Whether it lay there before, so that a server may have run on it. */
  readonly wasThere: boolean;
  readonly games: readonly LiveGame[];
  /** Those that are over, with the number of their events. */
  readonly ended: readonly { readonly game: string; readonly events: number }[];
  readonly commits: number;
  readonly bytes: number;
  /** A token of a player. */
  readonly token: (player: string) => Promise<string>;
}

/** How many games. */
export interface HowMany {
  /** Matches whose first game goes on. */
  readonly live: number;
  /** Matches that are over. */
  readonly finished: number;
  /**
   * Finished games before all these, with decks of one land each and conceded at once: they are there to be many, and are
   * not among `ended`. None if left out.
   */
  readonly stored?: number;
  /** Commands of each live game. */
  readonly commands: number;
  /** Commands of each finished game before it is conceded; 2 if left out. */
  readonly before?: number;
}

/** What a data folder was filled with, as it is kept in it. */
interface Filled {
  readonly many: HowMany;
  readonly commits: number;
  readonly bytes: number;
}

/**
 * Fills the data folder of a server that has not run yet, as `fill` does, with each record at the time of its match. A
 * folder that was filled so before is left as it is.
 *
 * @throws {Error} if it was filled with others
 */
export async function liveGames(data: string, many: HowMany): Promise<LiveGames> {
  const note = join(data, 'filled.json');
  if (existsSync(note)) {
    const filled = JSON.parse(readFileSync(note, 'utf8')) as Filled;
    if (JSON.stringify(filled.many) === JSON.stringify(many)) return filledBefore(data, filled);
    throw new Error(`${data} was filled with other games: ${JSON.stringify(filled.many)}`);
  }
  const games = await filledNow(data, many);
  const { commits, bytes } = games;
  writeFileSync(note, JSON.stringify({ many, commits, bytes } satisfies Filled));
  return games;
}

/** The games of a folder that was filled before: which they are follows from their numbers. */
function filledBefore(data: string, { many, commits, bytes }: Filled): LiveGames {
  const keys = openKeyRing(join(data, 'keys'), ['players']);
  const over = (many.stored ?? 0) + many.finished;
  return {
    wasThere: true,
    games: Array.from({ length: many.live }, (_, i) => seatsOf(over + i)),
    ended: [],
    commits,
    bytes,
    token: async (player) => (await keys.token(player)).token,
  };
}

async function filledNow(data: string, many: HowMany): Promise<LiveGames> {
  const clock = { now: 0 };
  const log = await openLmdbLog({ folder: ServerProcess.logFolder(data), now: () => clock.now });
  try {
    return await fill(log, openKeyRing(join(data, 'keys'), ['players']), many, clock);
  } finally {
    await log.close();
  }
}

/**
 * Fills the log of services that have not run yet: commands, commits and events of matchmaking as the services
 * would have written them, each game played by bots of its own seed. First come matches that are over, whose one game was
 * conceded after a command or two, over the last years; then matches whose first game goes on.
 *
 * @param clock what gives the log its time, if that can be set: in milliseconds since 1970
 */
export async function fill(
  log: EventLog,
  keys: KeyRing,
  { live: count, stored = 0, commands, before = BEFORE_CONCESSION, ...many }: HowMany,
  clock = { now: 0 },
): Promise<LiveGames> {
  const finished = stored + many.finished;
  const now = (clock.now = Date.now());
  const judge = judgesOf(LIBRARY, shake256)('6ED') as Judge;
  const engine = engineDigest();
  const games: LiveGame[] = [];
  const ended: { game: string; events: number }[] = [];
  let [commits, bytes] = [0, 0];
  const told: Told = new Map();
  await log.append(Array.from({ length: REGULARS }, (_, i) => introduction(regular(i))));
  for (let done = 0; done < finished + count; done += TOGETHER) {
    const numbers = Array.from(
      { length: Math.min(TOGETHER, finished + count - done) },
      (_, i) => done + i,
    );
    const some = numbers.map((number) => {
      const isOver = number < finished;
      const isShort = number < stored;
      const length = isShort ? BEFORE_CONCESSION : isOver ? before : commands;
      const at = isOver ? now - AGO + Math.floor((number / finished) * AGO) : now;
      return playedOn(judge, engine, number, { length, isShort, isOver, at, now });
    });
    await log.append(numbers.map((number) => introduction(guestOf(number))));
    // One time for all of them: a command says when it stood on the log, and records are checked by that.
    clock.now = some[0]?.at ?? now;
    for (const { live, isShort, isOver, lines, events } of await appended(log, judge, some, told)) {
      if (!isOver) games.push(live);
      else if (!isShort) ended.push({ game: live.game, events });
      commits += lines.length;
      for (const line of lines) bytes += line.length;
    }
  }
  return {
    wasThere: false,
    games,
    ended,
    commits,
    bytes,
    token: async (player) => (await keys.token(player)).token,
  };
}

/** Of both seats. */
function decksOf({ isShort }: Pick<Course, 'isShort'>): readonly [Deck, Deck] {
  const [zero, one] = isShort
    ? SHORT_DECKS.map((main) => ({ main, side: [] }))
    : [STOMPY, SPED_RED].map(({ main, side }) => ({ main: [...main], side: [...side] }));
  return [zero as Deck, one as Deck];
}

const regular = (number: number): string => `p-bench-${number % REGULARS}`;
/** Who has come for a match. */
const guestOf = (number: number): string => `p-bench-guest-${number}`;
/** The match of a number, its game, and who sits at it. */
const seatsOf = (number: number): LiveGame => ({
  match: `${REGION}-m-bench-${number}`,
  game: `${REGION}-g-bench-${number}`,
  players: [guestOf(number), regular(number)],
});

function introduction(player: string): NewRecord {
  const person: Player = { player, kind: 'guest', name: player, since: 0, textKey: 'bench' };
  return { topic: topics.players.name, key: player, value: JSON.stringify(person) };
}

/** How far a game is played, whether it is conceded then, and when its match was and when it is played, in milliseconds. */
interface Course {
  readonly length: number;
  /** It is only stored. */
  readonly isShort: boolean;
  readonly isOver: boolean;
  readonly at: number;
  readonly now: number;
}

interface PlayedOn extends Course {
  readonly live: LiveGame;
  readonly start: CommandBody;
  readonly secret: string;
  readonly pinned: Readonly<Record<string, string>>;
  readonly sent: readonly {
    id: string;
    seat: 0 | 1 | 'system';
    body: CommandBody;
  }[];
}

/** A game that bots began, up to so many commands. A game that ended before is played with another seed. */
function playedOn(
  judge: Judge,
  engine: string,
  number: number,
  course: Course,
  again = 0,
): PlayedOn {
  const seatedAt = seatsOf(number);
  const { match, game, players } = seatedAt;
  const secret = seededSecret(game, 'server');
  const seats = ([0, 1] as const).map((seat) => seededSecret(game, String(seat)));
  const decks = decksOf(course).map(({ main }) => cardsOf(main));
  const definitions = makeDefinitions(definitionsOf('6ED', decks.flat()));
  const pinned = { engine, definitions: definitionsDigest(definitions) };
  const opening = {
    type: 'StartGame',
    game,
    edition: '6ED',
    decks,
    definitions,
    commitments: { seats: seats.map(makeCommitment), server: makeCommitment(secret) },
    serverSecret: secret,
    pinned,
    chooser: null,
    time: [CLOCK, CLOCK],
    grace: [CLOCK, CLOCK],
    stops: [BOT_STOPS, BOT_STOPS],
  };
  const start = JSON.parse(canonicalJson(opening)) as CommandBody;
  const table = ([0, 1] as const).map((seat) =>
    seated(randomBot, seededRandom(2 * number + seat + again * OTHER_SEEDS), seats[seat] as string),
  );
  const sent: PlayedOn['sent'][number][] = [];
  const idOf = (at: number, seat: 0 | 1 | 'system'): string => {
    if (seat !== 'system') return commandId(players[seat], game, `bench ${at}`);
    // The opening's as matchmaking gives it, which says it again at a start: under another id it would be a second one.
    return at === 0
      ? startCommandId(game, match, 1)
      : systemCommandId(game, 'Continue', `bench ${at}`);
  };
  const opened = start as unknown as StartGame;
  const play = selfPlay(judge, opened, table as never, idOf, () => course.now);
  for (const { command } of play) {
    sent.push({ ...command, body: command.body as unknown as CommandBody });
    if (sent.length < course.length) continue;
    if (course.isOver) sent.push({ id: idOf(sent.length, 0), seat: 0, body: { type: 'Concede' } });
    break;
  }
  if (sent.length < course.length && again < TRIES) {
    return playedOn(judge, engine, number, course, again + 1);
  }
  if (sent.length < course.length) {
    throw new Error(`game ${number} ended after ${sent.length} commands`);
  }
  return { ...course, live: seatedAt, start, secret, pinned, sent };
}

/** By partition, where the owner of games will tell the next milestone: at the first start, which reads all commits. */
type Told = Map<number, number>;

/** What came of a game's commands: a commit for each, and how many events they hold. */
interface Committed {
  readonly lines: readonly string[];
  readonly events: number;
}

/** Puts games on the log: their commands, what came of them, and their matches. */
async function appended(
  log: EventLog,
  judge: Judge,
  played: readonly PlayedOn[],
  told: Told,
): Promise<(PlayedOn & Committed)[]> {
  const commands = played.flatMap(({ live: { game }, sent }) =>
    sent.map(({ id, seat, body }): NewRecord => ({
      ...{ topic: topics.gameCommands.name, key: game },
      value: JSON.stringify({ id, game, seat, body }),
    })),
  );
  const places = await log.append(commands);
  let next = 0;
  const lined = played.map((one) => {
    const its = places.slice(next, (next += one.sent.length));
    return { ...one, ...committed(judge, one, its) };
  });
  const commits = await log.append(
    lined.flatMap(({ live: { game }, lines }) =>
      lines.map((value): NewRecord => ({ topic: topics.gameEvents.name, key: game, value })),
    ),
  );
  let first = 0;
  await log.append(
    lined.flatMap((one) => {
      const from = commits[first]?.offset ?? 0;
      first += one.lines.length;
      const partition = log.partitionOf(topics.gameMilestones.name, one.live.game);
      // Before the first of them comes where telling begins.
      const milestones = told.get(partition) ?? 1;
      told.set(partition, milestones + (one.isOver ? 2 : 1));
      return matchEvents(one, { from, milestones }).map((event): NewRecord => ({
        ...{ topic: topics.matchmakingEvents.name, key: REGION },
        value: JSON.stringify(event),
      }));
    }),
  );
  return lined;
}

/** Decides a game's commands with the time when each was appended, by which records are checked. */
function committed(
  judge: Judge,
  { live, secret, pinned, sent }: PlayedOn,
  places: readonly Appended[],
): Committed {
  const head = openHead(live.game, { edition: '6ED', pinned, secret });
  let game = NO_GAME;
  let count = 0;
  const lines = sent.map(({ id, seat, body }, i) => {
    const { partition, offset, time: at } = places[i] as Appended;
    const verdict = judge.decide({ id, seat, at, body } as unknown as Command, game);
    game = verdict.game;
    count += verdict.events.length;
    const events = verdict.events as unknown as GameEvent[];
    const place = { prev: head.tip, first: head.next, command: id, partition, offset };
    const commit = makeCommit({ ...place, events }, secret);
    advance(head, commit);
    return commitLine(commit);
  });
  return { lines, events: count };
}

function matchEvents(
  { live, start, isShort, isOver, at }: PlayedOn,
  begins: { readonly from: number; readonly milestones: number },
): MatchmakingEvent[] {
  const { match, game, players } = live;
  const [zero, one] = decksOf({ isShort });
  const decks: [Deck, Deck] = [zero, one];
  return [
    ...players.map((player, seat): MatchmakingEvent => ({
      type: 'TicketOpened',
      ...{ ticket: `${match}-t${seat}`, player },
      offers: [{ edition: '6ED', format: 'freeform', bestOf: 1 }],
      deck: decks[seat] as Deck,
      opponent: { kind: 'anyone' },
      at,
    })),
    {
      type: 'MatchOpened',
      ...{ match, region: REGION, players: [...players], at },
      tickets: [`${match}-t0`, `${match}-t1`],
      offer: { edition: '6ED', format: 'freeform', bestOf: 1 },
      decks,
    },
    { type: 'GameOpened', match, game, number: 1, start, ...begins, at },
    ...(isOver ? endOf(match, game, at) : []),
  ];
}

function endOf(match: string, game: string, at: number): MatchmakingEvent[] {
  const score: [number, number] = [0, 1];
  return [
    {
      ...{ type: 'GameScored', match, game, winner: 1, reason: 'concession', score, at },
      ...{ time: [CLOCK, CLOCK], grace: [CLOCK, CLOCK] },
    },
    { type: 'MatchEnded', match, winner: 1, score, reason: 'games', at },
  ];
}
