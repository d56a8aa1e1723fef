import type { Role } from './actor.ts';

/** A seat at the table. */
export type Seat = 0 | 1;

/** What puts a wrong right. */
export type Remedy =
  /** The result stands as it was played. */
  | { readonly kind: 'noChange' }
  /** The game counts for this seat; `null`: as a draw. */
  | { readonly kind: 'resultCorrected'; readonly winner: Seat | null }
  /** The game counts for nobody. */
  | { readonly kind: 'gameAnnulled' }
  | GameRewound
  /** The whole match is played again, and counts as that ends. */
  | { readonly kind: 'matchReplayed' };

/** The game is played on from before this event, and the match counts as it then ends. */
export interface GameRewound {
  readonly kind: 'gameRewound';
  readonly event: number;
  /** Whether libraries lie as they lay. */
  readonly libraries: 'kept' | 'reshuffled';
  /** Cards as they should have been, each as JSON. */
  readonly definitions: readonly string[];
}

/** What befalls a player beside what becomes of the game: a warning, or a ban that ends. */
export interface Sanction {
  readonly seat: Seat;
  /** Milliseconds since 1970; null: a warning. */
  readonly until: number | null;
}

/** What a dispute rests on. Its texts are their writers' business. */
export type Evidence =
  | { readonly kind: 'events'; readonly from: number; readonly to: number; readonly note: string }
  | { readonly kind: 'verification'; readonly state: string; readonly note: string }
  | {
      readonly kind: 'branch';
      readonly event: number;
      readonly note: string;
      /** What was supposed, as JSON: the same comes of it again. */
      readonly supposed?: string | undefined;
    };

/** A text of somebody: sealed under the key of the person who wrote it, if that is a player, who may be erased. */
export interface Text {
  readonly text: string;
  readonly sealed: boolean;
}

/** What somebody decided or proposes, and why. */
export interface Judgement {
  readonly remedy: Remedy;
  readonly grounds: string;
  /** Rules with their edition: `6ED 309.2a`. */
  readonly rules: readonly string[];
  /** At most one a seat. On appeal they are all that there are: what the first ruling had of them is lifted. */
  readonly sanctions?: readonly Sanction[] | undefined;
  /** Branches among the evidence that the players see with it, by their places there. */
  readonly branches?: readonly number[] | undefined;
}

/** How a game counts. */
export interface Result {
  readonly winner: Seat | null;
  readonly annulled: boolean;
}

/** A match as it ended, with the game in question as it was played. */
export interface EndedMatch {
  readonly match: string;
  readonly bestOf: number;
  readonly winner: Seat | null;
  /** `games`: the player who won more of them won the match. */
  readonly reason: string;
  readonly games: readonly { readonly game: string; readonly winner: Seat | null }[];
}

interface Common {
  readonly dispute: string;
  readonly by: string;
  readonly role: Role;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What happened in a dispute. */
export type DisputeEvent = Common &
  (
    | {
        readonly type: 'DisputeOpened';
        readonly game: string;
        readonly match: string;
        readonly players: readonly [string, string];
        readonly edition: string;
        /** Number of the event that it is about. */
        readonly event: number;
        readonly text: Text;
      }
    | { readonly type: 'DisputeTaken' }
    | { readonly type: 'DisputeReleased' }
    | { readonly type: 'DisputeCommented'; readonly text: Text }
    | { readonly type: 'EvidenceAttached'; readonly evidence: Evidence }
    | ({ readonly type: 'RulingProposed' } & Judgement)
    | ({
        readonly type: 'DisputeRuled';
        /** 1, or 2 on appeal. */
        readonly number: number;
        /** How the game counts from now on, and whether that is another result than before. */
        readonly result: Result;
        readonly changes: boolean;
        /** What a change is made to; `null` where nothing changes. */
        readonly ended: EndedMatch | null;
      } & Judgement)
    | { readonly type: 'RulingRemedied'; readonly number: number }
    | { readonly type: 'RulingAppealed'; readonly text: Text }
    | { readonly type: 'DisputeClosed' }
  );

/** An event with the command that it came of. */
export interface Recorded {
  readonly command: string;
  /** Digest of what the command said: the same id with another is somebody's mistake. */
  readonly digest: string;
  readonly event: DisputeEvent;
}
