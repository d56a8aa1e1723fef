import type { ObjectId, Seat } from './state/basics.ts';
import type { Answer } from './state/decisions.ts';
import type { AnnouncedChoices } from './state/frames.ts';
import type { Stops, TimeControl } from './state/game.ts';
import type { LoopStep } from './state/loops.ts';

/** What seats may do, and what the system does on their behalf or for everybody. */
export type CommandBody = PlayerCommand | SystemCommand;

export type PlayerCommand =
  | { readonly type: 'DiscloseSecret'; readonly secret: string }
  | { readonly type: 'Pass' }
  /** `allowedBy`: as an additional land that this permanent allows; otherwise the normal one, as long as it may be played. */
  | { readonly type: 'PlayLand'; readonly object: ObjectId; readonly allowedBy?: ObjectId }
  | ({ readonly type: 'CastSpell'; readonly object: ObjectId } & AnnouncedChoices)
  | ({
      readonly type: 'ActivateAbility';
      readonly object: ObjectId;
      readonly ability: number;
    } & AnnouncedChoices)
  /** Announces step by step: `ability` is left out for a spell. */
  | { readonly type: 'Begin'; readonly object: ObjectId; readonly ability?: number }
  /** Takes an announcement back, but keeps the mana abilities of these objects. */
  | { readonly type: 'TakeBack'; readonly keep: readonly ObjectId[] }
  /** The attack is to begin, where it lies inside of a main phase (4ED, 5ED Main). */
  | { readonly type: 'AnnounceAttack' }
  /** Attackers; those in one list attack as a band. */
  | { readonly type: 'DeclareAttackers'; readonly attackers: readonly (readonly ObjectId[])[] }
  | {
      readonly type: 'DeclareBlockers';
      readonly blocks: readonly (readonly [blocker: ObjectId, attacker: ObjectId])[];
    }
  | { readonly type: 'Choose'; readonly answer: Answer }
  /** These actions are to be repeated this many times (6ED 421); what else happens in them is passing. */
  | {
      readonly type: 'ProposeLoop';
      readonly times: number;
      readonly steps: readonly LoopStep[];
      /** The actions of one player don't need those of the other (6ED 421.5). */
      readonly independent?: boolean;
    }
  | { readonly type: 'Concede' }
  | { readonly type: 'OfferDraw' }
  | { readonly type: 'WithdrawDraw' }
  | { readonly type: 'SetStops'; readonly stops: Stops }
  | { readonly type: 'Yield'; readonly to: string; readonly on: boolean };

/** Everything that a game is opened with. */
export interface StartGame {
  readonly type: 'StartGame';
  readonly game: string;
  readonly edition: string;
  /** Names of the cards of each seat's deck; order doesn't matter, it is shuffled. */
  readonly decks: readonly [readonly string[], readonly string[]];
  /** Names of the cards in each seat's sideboard, which are outside the game (TSP 217.1e). */
  readonly sideboards?: readonly [readonly string[], readonly string[]];
  /** Whether it is played for ante (TSP 217.9b): not, unless it says so. */
  readonly ante?: true;
  /**
   * What these cards are, each as JSON, sideboards included: the game is played by them to its end, whatever becomes of
   * them elsewhere. Openings of earlier versions have none: such a game goes by the cards of the build that decides it.
   */
  readonly definitions?: readonly string[];
  /** What each seat promised, and the server. */
  readonly commitments: {
    readonly seats: readonly [string, string];
    readonly server: string;
  };
  readonly serverSecret: string;
  /** Which builds and definitions the game is played by, as digests. */
  readonly pinned: Readonly<Record<string, string>>;
  /** Who decides who plays first; `null`: by lot (6ED 101.2). */
  readonly chooser: Seat | null;
  /** Milliseconds left to each seat, and for lost connections. */
  readonly time: readonly [number, number];
  readonly grace: readonly [number, number];
  /** Openings of earlier versions have none: time is only spent in these games. */
  readonly control?: TimeControl;
  readonly stops: readonly [Stops, Stops];
  /** Where it goes on, if it is a game that was rewound. */
  readonly continues?: Continues & {
    /** How the other game stood there, as `beginningOf` gives it. */
    readonly position: string;
  };
}

/** The moment of another game from which a game goes on, instead of from its beginning. */
export interface Continues {
  readonly game: string;
  /** Its commits until then, the events in them, and the id of the last of these commits. */
  readonly version: number;
  readonly event: number;
  readonly tip: string;
  /** Whether libraries lie as they lay, or are shuffled by new secrets: what was in them is known from what is undone. */
  readonly libraries: 'kept' | 'reshuffled';
}

export type SystemCommand =
  | StartGame
  | { readonly type: 'ExpireClock'; readonly decision: number }
  | { readonly type: 'PauseClocks' }
  | { readonly type: 'ConnectionLost'; readonly seat: Seat }
  | { readonly type: 'ConnectionRestored'; readonly seat: Seat }
  | { readonly type: 'Continue' }
  | { readonly type: 'SuspendGame'; readonly trace: string }
  | { readonly type: 'ResumeGame' }
  /** A ruling ends it, without a result. */
  | { readonly type: 'StopGame'; readonly dispute: string; readonly ruling: number }
  | { readonly type: 'UpgradeGame'; readonly from: string; readonly to: string };

/** A command as it is decided: who sent it, and when it was appended to the log. */
export interface Command {
  readonly id: string;
  readonly seat: Seat | 'system';
  /** Milliseconds since 1970, from the log, never from a service's own clock. */
  readonly at: number;
  /**
   * How long the seat says to have had the question before it sent this, in milliseconds; not there if it says nothing. What
   * was asked and answered took the rest of the time on its way.
   */
  readonly thought?: number;
  readonly body: CommandBody;
}

/** Why a command was refused: a value, cited, in our own words. */
export interface Refusal {
  readonly edition: string;
  /** Edition and number, such as `6ED 409.1c`; or `protocol` where no rulebook speaks. */
  readonly rule: string;
  readonly reason: string;
  readonly objects: readonly ObjectId[];
}
