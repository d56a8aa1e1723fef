import type { Commit, VerdictRequest } from '@arbiter/protocol';
import type { LogRecord } from '@arbiter/event-log';

/** A request, and where the command stands on game.commands that it is about. */
export interface Asking {
  readonly partition: number;
  readonly offset: number;
  readonly request: VerdictRequest;
}

/**
 * Who decides commands for the owner: rules-evaluation over topics, or this process itself. Its verdicts may be lost.
 */
export interface Evaluating {
  /** Topics of ours on which answers come; none where they come by themselves. */
  readonly topics: readonly string[];
  start(): void;
  stop(): void;
  /** Acquires a partition. @returns the offset of game.events from which it needs the records */
  assigned(partition: number): Promise<number>;
  revoked(partition: number): Promise<void>;
  /** Records of game.events were read. */
  read(partition: number, records: readonly LogRecord[]): void;
  /** The owner accepted a commit, which may not have been read yet. */
  accepted(partition: number, game: string, commit: Commit): void;
  ask(asking: Asking): void;
}
