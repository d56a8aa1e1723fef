import type { EventLog } from '@arbiter/event-log';
import { canonicalJson, Follower, topics, type GameEvent, type Pinned } from '@arbiter/protocol';
import { gamesOf, MatchesTold } from '../copies/matches-told.ts';

const TOPIC = topics.gameEvents.name;

/** A game that stands still because the rules had no answer. */
export interface SuspendedGame {
  readonly game: string;
  /** When, in milliseconds since 1970. */
  readonly at: number;
  /** What the players were told, and what the log lines of game-state have. */
  readonly trace: string;
  /** The builds that had no answer. */
  readonly broke: Pinned;
  /** The builds that decide the game now. */
  readonly pinned: Pinned;
  /** Whether these are others: then a newer build has taken the game over since. */
  readonly mended: boolean;
  /** The last commit. */
  readonly tip: string;
}

/** How a game that is followed came to stand still; null while it goes on. */
type Suspension = Pick<SuspendedGame, 'at' | 'trace' | 'broke'> | null;

/** The games that stand still now, of all matches that go on. */
export async function suspendedGames(log: EventLog): Promise<SuspendedGame[]> {
  const games = await openGames(log);
  const from = new Map<number, number>();
  for (const [game, first] of games) {
    const partition = log.partitionOf(TOPIC, game);
    from.set(partition, Math.min(from.get(partition) ?? Infinity, first));
  }
  const follower = new Follower<GameEvent | null>({ initial: null, fold: lastSuspension });
  const found = new Map<string, Suspension>();
  for (const [partition, first] of from) {
    for await (const { key, value } of log.read(TOPIC, partition, first)) {
      if (value === null || !games.has(key)) continue;
      const step = follower.read(key, value);
      if ('skipped' in step || step.after === step.before) continue;
      const { after, head } = step;
      const trace = typeof after?.['trace'] === 'string' ? after['trace'] : '';
      found.set(key, after === null ? null : { at: head.at, trace, broke: head.pinned });
    }
  }
  return [...found].flatMap(([game, suspension]) => {
    const head = follower.game(game)?.head;
    if (suspension === null || head?.phase !== 'suspended') return [];
    const { pinned, tip } = head;
    const mended = canonicalJson(pinned) !== canonicalJson(suspension.broke);
    return [{ game, ...suspension, pinned, mended, tip }];
  });
}

/** The event by which a game stands still; null if it goes on. */
function lastSuspension(before: GameEvent | null, events: readonly GameEvent[]): GameEvent | null {
  return events.reduce(
    (last, event) =>
      event.type === 'GameSuspended' ? event : event.type === 'GameResumed' ? null : last,
    before,
  );
}

/** The games of matches that go on, and where the commits of each begin at the earliest. */
export async function openGames(log: EventLog): Promise<Map<string, number>> {
  const told = new MatchesTold();
  const over = told.finished(log);
  while ((await over.next()).done !== true);
  const games = [...told.goingOn()].flatMap((match) => gamesOf(match));
  return new Map(games.map(({ game, from }) => [game, from]));
}
