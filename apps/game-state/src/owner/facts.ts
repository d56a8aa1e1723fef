import type {
  Commit,
  CommandBody,
  GameCommand,
  GameMilestone,
  StoredHead,
  Verdict,
  VerdictRequest,
} from '@arbiter/protocol';

/**
 * The input of the owner of games. `now` is the service's own time in milliseconds: it determines when to retry and
 * when to send an expiry, and never affects a decision.
 */
export type Fact =
  /** We own this partition. Its commands come from the committed offset on, its commits from `events.from` on. */
  | {
      readonly type: 'PartitionAssigned';
      readonly partition: number;
      /** First offset of game.commands that will come. */
      readonly commands: number;
      /** First offset of game.events that will come, and the one after the last that was there at this time. */
      readonly events: { readonly from: number; readonly end: number };
      /** Our own snapshot of what lies before `events.from`. */
      readonly checkpoint?: Checkpoint;
      readonly now: number;
    }
  | { readonly type: 'PartitionRevoked'; readonly partition: number }
  /** A record of game.commands; null if it could not be read as one. */
  | {
      readonly type: 'CommandRead';
      readonly partition: number;
      readonly offset: number;
      /** Append time in milliseconds: the time of the command. */
      readonly at: number;
      readonly command: GameCommand | null;
      readonly now: number;
    }
  /** A record of game.events, ours or another's; null if it is no commit. */
  | {
      readonly type: 'CommitRead';
      readonly partition: number;
      readonly offset: number;
      readonly game: string;
      readonly commit: Commit | null;
      readonly now: number;
    }
  /** Our commit was appended, and this is where it landed. */
  | {
      readonly type: 'CommitAppended';
      readonly partition: number;
      readonly offset: number;
      readonly game: string;
      readonly commit: Commit;
      readonly now: number;
    }
  /** The append was rejected; the commit may be there all the same. */
  | {
      readonly type: 'AppendFailed';
      readonly partition: number;
      readonly game: string;
      readonly commit: Commit;
      /** Why retrying won't help; left out where it may. */
      readonly refused?: string;
      readonly now: number;
    }
  | {
      readonly type: 'VerdictRead';
      readonly partition: number;
      readonly verdict: Verdict;
      readonly now: number;
    }
  /** Time went by; at least every 100 ms or so. */
  | { readonly type: 'Ticked'; readonly now: number };

/** The output of the owner. */
export type Effect =
  /** To the evaluator. May be lost. */
  | {
      readonly type: 'RequestVerdict';
      readonly partition: number;
      /** Of the command, on game.commands. */
      readonly offset: number;
      readonly request: VerdictRequest;
    }
  /** To game.events. Comes back as `CommitAppended` or `AppendFailed`. */
  | {
      readonly type: 'AppendCommit';
      readonly partition: number;
      readonly game: string;
      readonly commit: Commit;
    }
  /** To game.commands, to the end if need be: nobody else knows of it. */
  | { readonly type: 'SendCommand'; readonly partition: number; readonly command: GameCommand }
  /** The offset of game.commands from which the next owner has to read. The last one counts; it may be stored late. */
  | { readonly type: 'StoreOffset'; readonly partition: number; readonly offset: number }
  /** This is acknowledged now: read back from game.events, and accepted. */
  | {
      readonly type: 'CommitAccepted';
      readonly partition: number;
      readonly game: string;
      readonly commit: Commit;
    }
  /** To game.milestones, to the end if need be. It may come again after a restart. */
  | {
      readonly type: 'TellMilestone';
      readonly partition: number;
      /** The command that began or ended the game. */
      readonly command: string;
      readonly milestone: GameMilestone;
    }
  /** A game that is over was put away, or forgotten: a snapshot has something else of it from now on, or nothing. */
  | { readonly type: 'GamePutAway'; readonly partition: number; readonly game: string }
  /** No commit can come of this record; it is left out for good. For the log of the service. */
  | {
      readonly type: 'CommandDropped';
      readonly partition: number;
      readonly offset: number;
      readonly why: string;
    }
  /** Another build answered than the one that the game pins. For the log of the service. */
  | { readonly type: 'VerdictIgnored'; readonly game: string; readonly build: string }
  /** A game broke and stands still: an operator has to look. */
  | {
      readonly type: 'OperatorAlerted';
      readonly game: string;
      readonly trace: string;
      readonly why: string;
    };

/** What an owner knows of a partition at an offset of game.events, or of some of its games. */
export interface Checkpoint {
  /** All before this offset is in it. */
  readonly offset: number;
  readonly heads: readonly StoredHead[];
  /** Games that ended, with the time of their last commit. */
  readonly closed: readonly (readonly [game: string, at: number])[];
}

/** A command that the owner has to send at some time, unless something else comes first. */
export interface Due {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly body: CommandBody;
  /** What it follows, so that it is sent once. */
  readonly cause: string;
}
