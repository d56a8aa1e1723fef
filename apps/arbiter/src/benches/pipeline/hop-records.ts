import { topics, type Topic } from '@arbiter/protocol';
import type { RecordSizes } from './record-sizes.ts';

/** A hop of a command: over which topic, and what its records there are, which are as large as real ones. */
export interface Hop {
  readonly topic: Topic;
  readonly type: string;
  readonly value: string;
}

/** What stands beside the command in a request: game, tip, seat, time, attempt. */
const BESIDE = 150;

/** The four hops of a command; without those over ephemeral topics, the two where its owner evaluates it. */
export function hopsOf({ command, commit }: RecordSizes): readonly Hop[] {
  return [
    hop(topics.gameCommands, 'arbiter.game.command.v1', command),
    hop(topics.rulesRequests, 'arbiter.rules.request.v1', command + BESIDE),
    hop(topics.rulesVerdicts, 'arbiter.rules.verdict.v1', commit),
    hop(topics.gameEvents, 'arbiter.game.commit.v1', commit),
  ];
}

const hop = (topic: Topic, type: string, size: number): Hop => ({
  ...{ topic, type },
  value: 'x'.repeat(Math.max(1, Math.round(size))),
});
