import type { z } from 'zod';
import { chatReport } from './messages/chat.ts';
import {
  gameCommand,
  gameCommit,
  gameMilestone,
  verdict,
  verdictRequest,
} from './messages/game.ts';
import { matchCommand, matchmakingCommand, matchmakingEvent } from './messages/matchmaking.ts';
import { auditEvent, disputeCommit, snapshotMark } from './messages/operations.ts';
import { keptDecks, player } from './messages/players.ts';
import { publicGameEvent, publicMatchEvent } from './messages/public.ts';

/** The services, as writers and readers of topics. */
export type Service =
  'gateway' | 'matchmaking' | 'game-state' | 'rules-evaluation' | 'replay' | 'analytics';

/** One topic: what is on it, how it is kept, and who may read and write it. The chart's ACLs follow from this. */
export interface Topic {
  readonly name: string;
  /** What the key of a message is. */
  readonly key:
    'game' | 'match' | 'player' | 'region' | 'region or match' | 'operator' | 'partition';
  /**
   * In a process of its own, and on Kafka for whom says nothing else. An installation's topics have the number with which
   * they were made, all the same one, for as long as they are there (decision 31).
   */
  readonly partitions: number;
  /** How long a message is kept, in milliseconds; or for ever, or the last one of each key. */
  readonly retention: number | 'forever' | 'compacted';
  /** A lost message is asked for again, so it need not reach a disk. */
  readonly ephemeral: boolean;
  readonly writers: readonly Service[];
  readonly readers: readonly Service[];
  readonly schema: z.ZodType;
}

/** How many partitions topics have where one process does it all. */
export const PARTITIONS = 12;

/** How many they are made with on Kafka, so that ten brokers and sixty instances of a service share them (decision 31). */
export const PARTITIONS_ON_KAFKA = 60;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long a reported line of chat is kept, in milliseconds. */
export const REPORTS_KEPT = 30 * DAY;
const ALL = ['gateway', 'matchmaking', 'game-state', 'rules-evaluation', 'replay'] as const;

/** Every topic there is. */
export const topics = {
  players: topic('players.events.v1', 'player', 'compacted', ['gateway', 'replay'], ALL, player),
  playerDecks: topic(
    'players.decks.v1',
    'player',
    'compacted',
    ['gateway'],
    ['gateway'],
    keptDecks,
  ),
  matchmakingCommands: topic(
    'matchmaking.commands.v1',
    'region',
    7 * DAY,
    // Players' commands are the gateway's, those of operators replay's.
    ['gateway', 'replay'],
    ['matchmaking'],
    matchmakingCommand,
  ),
  matchCommands: topic(
    'match.commands.v1',
    'match',
    7 * DAY,
    ['gateway'],
    ['matchmaking'],
    matchCommand,
  ),
  matchmakingEvents: topic(
    'matchmaking.events.v1',
    'region or match',
    'forever',
    ['matchmaking'],
    ALL,
    matchmakingEvent,
  ),
  gameCommands: topic(
    'game.commands.v1',
    'game',
    7 * DAY,
    ['gateway', 'matchmaking', 'game-state', 'replay'],
    ['game-state', 'replay'],
    gameCommand,
  ),
  gameEvents: topic('game.events.v1', 'game', 'forever', ['game-state'], ALL, gameCommit),
  gameMilestones: topic(
    'game.milestones.v1',
    'game',
    'forever',
    ['game-state'],
    ['matchmaking'],
    gameMilestone,
  ),
  rulesRequests: {
    ...topic(
      'rules.requests.v1',
      'game',
      HOUR,
      ['game-state'],
      ['rules-evaluation'],
      verdictRequest,
    ),
    ephemeral: true,
  },
  rulesVerdicts: {
    ...topic('rules.verdicts.v1', 'game', HOUR, ['rules-evaluation'], ['game-state'], verdict),
    ephemeral: true,
  },
  gamePublicEvents: topic(
    'game.public-events.v1',
    'game',
    'forever',
    ['replay'],
    ['analytics'],
    publicGameEvent,
  ),
  matchPublicEvents: topic(
    'match.public-events.v1',
    'match',
    'forever',
    ['replay'],
    // Replay reads what it has told of a match that was over long ago, to number what is corrected in it.
    ['analytics', 'replay'],
    publicMatchEvent,
  ),
  gameStateSnapshots: topic(
    'game-state.snapshots.v1',
    'partition',
    'compacted',
    ['game-state'],
    ['game-state'],
    snapshotMark,
  ),
  rulesEvaluationSnapshots: topic(
    'rules-evaluation.snapshots.v1',
    'game',
    'compacted',
    ['rules-evaluation'],
    ['rules-evaluation'],
    snapshotMark,
  ),
  matchmakingSnapshots: topic(
    'matchmaking.snapshots.v1',
    'partition',
    'compacted',
    ['matchmaking'],
    ['matchmaking'],
    snapshotMark,
  ),
  gatewaySnapshots: topic(
    'gateway.snapshots.v1',
    'partition',
    'compacted',
    ['gateway'],
    ['gateway'],
    snapshotMark,
  ),
  replaySnapshots: topic(
    'replay.snapshots.v1',
    'partition',
    'compacted',
    ['replay'],
    ['replay'],
    snapshotMark,
  ),
  disputes: topic(
    'disputes.events.v1',
    'game',
    'forever',
    ['replay'],
    ['replay', 'matchmaking'],
    disputeCommit,
  ),
  chatReports: topic(
    'chat.reports.v1',
    'match',
    REPORTS_KEPT,
    ['gateway'],
    ['gateway'],
    chatReport,
  ),
  audit: topic(
    'audit.events.v1',
    'operator',
    'forever',
    ['gateway', 'replay'],
    ['gateway', 'replay'],
    auditEvent,
  ),
} as const satisfies Record<string, Topic>;

/** The topics whose partition p belongs to the same instance, for each p. */
export const gameTopics = Object.values(topics as Record<string, Topic>).filter(
  ({ key }) => key === 'game',
);

/** Every topic, as a list. */
export const allTopics: readonly Topic[] = Object.values(topics);

function topic<S extends z.ZodType>(
  name: string,
  key: Topic['key'],
  retention: Topic['retention'],
  writers: readonly Service[],
  readers: readonly Service[],
  schema: S,
): Topic & { readonly schema: S } {
  return {
    name,
    key,
    partitions: PARTITIONS,
    retention,
    ephemeral: false,
    writers,
    readers,
    schema,
  };
}
