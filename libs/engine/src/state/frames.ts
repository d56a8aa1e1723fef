import type { Cost, Mana } from '@arbiter/cards';
import type { ObjectId, Recipient, Seat } from './basics.ts';
import type { ProposedChange } from './changes.ts';
import type { ReplacementKey } from './replacement-key.ts';
import type { TotalCost } from './costs.ts';
import type { Answer, Decision, Payment } from './decisions.ts';
import type { Game } from './game.ts';
import type { Happening } from './happening.ts';
import type { LoopWatch } from './loops.ts';
import type { AbilityRef, Bindings, Choices } from './objects.ts';
import type { InstructionProgress } from './progress.ts';

/** Before the first turn (6ED 101). */
export interface OpeningFrame {
  readonly kind: 'opening';
  readonly stage: 'disclose' | 'shuffle' | 'choose' | 'draw' | 'mulligans' | 'begin';
  /** Whose mulligan it is. */
  readonly seat: Seat;
  readonly answer: Answer | null;
  /** In a game that goes on where another was: what is to be done when both have disclosed their secrets. */
  readonly goesOn?: {
    readonly libraries: 'kept' | 'reshuffled';
    /** What was being asked there. */
    readonly decision: Decision | null;
  };
}

/** The turn: at which step, and how far in it. */
export interface TurnFrame {
  readonly kind: 'turn';
  /** Index into the edition's list of steps; -1 before the first one. */
  readonly step: number;
  /** How many of the step's actions are done. */
  readonly action: number;
  readonly answer: Answer | null;
}

/** A window in which players get priority in turn (6ED 408.1c). */
export interface PriorityFrame {
  readonly kind: 'priority';
  readonly seat: Seat;
  /** Passes in succession. */
  readonly passes: number;
  /** Triggered abilities that have resolved or been countered in succession, while nobody did anything but pass. */
  readonly rounds?: number;
  readonly loop?: LoopWatch;
  /** What it is for, where only certain things may be played in it. */
  readonly window?: Window;
  /** The attack is announced: it begins unless the other player starts a batch (5ED: Main). */
  readonly attack?: true;
}

/** A window inside of something else. What is played in it lies on the stack above the first `base` objects. */
export type Window =
  /** A spell or ability is being cast, and can be interrupted. */
  | { readonly for: 'interrupts'; readonly base: number; readonly of: ObjectId }
  /** Damage has been assigned, or permanents are on the way to the graveyard: `objects` stand for these changes. */
  | { readonly for: 'prevention'; readonly base: number; readonly objects: readonly ObjectId[] }
  /** A permanent is about to be destroyed, and abilities that replace that are played. */
  | { readonly for: 'replacing'; readonly base: number; readonly objects: readonly ObjectId[] }
  /** Attackers have been chosen and are about to attack, and abilities that say so are played (5ED Specialized Abilities.1). */
  | { readonly for: 'declaring'; readonly base: number }
  /** The player whose turn it is is about to untap, and may make mana before (5ED Mana Sources.1). */
  | { readonly for: 'untap'; readonly base: number }
  /** A part of the turn in which nothing but what has triggered is played (5ED Phase Structure.6). */
  | { readonly for: 'series'; readonly base: number };

/** A batch resolves whole, last in first out, as far as it belongs to the window below. */
export interface BatchFrame {
  readonly kind: 'batch';
}

/** A mana ability that was played while something else was announced: in one piece, or announced itself. */
export type PlayedOnTheWay =
  | { readonly object: ObjectId; readonly ability: number }
  | {
      readonly object: ObjectId;
      /** What was said and paid for it. */
      readonly announced: AnnounceFrame;
      /** So many mana abilities just before it were played to pay for it. */
      readonly payers: number;
      /** It also took mana that was there before. */
      readonly usedPool?: true;
    };

/** A spell or ability that is being announced: a transaction (6ED 409.1). */
export interface AnnounceFrame {
  readonly kind: 'announce';
  readonly seat: Seat;
  /** The spell or pseudospell on the stack; 0 while a mana ability, which never goes there, is announced. */
  readonly object: ObjectId;
  readonly source: ObjectId;
  readonly ability: AbilityRef | null;
  /** Index into the edition's list of announcement steps. */
  readonly at: number;
  /** Within the step: which use of "target", which payment. */
  readonly part: number;
  readonly choices: Choices;
  /** Everything that the command brought; `null` if it is announced step by step. */
  readonly brought: AnnouncedChoices | null;
  readonly answer: Answer | null;
  /** The game before the announcement, to which a dead end is taken back; `null` for triggered abilities. */
  readonly start: Game | null;
  /** Mana abilities played on the way, in order. */
  readonly played: readonly PlayedOnTheWay[];
  /**
   * The opponent has chosen something for it. What the command brought was said before that: where it doesn't do any more,
   * the player is asked.
   */
  readonly opponentChose?: true;
  /** Where the card was, if not in the hand. */
  readonly from?: 'graveyard' | 'exile' | 'library';
  /** The card as it was before, where it is begun again once mana has been made (5ED Mana Sources.2). */
  readonly card?: ObjectId;
  /** What was picked for parts of the cost, as far as it has been. */
  readonly picked?: Picked;
  /** Whether some of it was asked for. */
  readonly pickedByAnswer?: true;
  /** The cost, where it no longer changes. */
  readonly lockedIn?: TotalCost;
  /** The payment that is being carried out, once it is settled. */
  readonly payment: SettledPayment | null;
}

/** Objects picked for the parts of a cost, in their order. */
export type Picked = readonly (readonly ObjectId[])[];

/** A payment with nothing left open. `part` of its frame counts what has been paid of `mana`. */
export interface SettledPayment {
  readonly mana: readonly { readonly object: ObjectId; readonly ability: number }[];
  readonly spend: Mana;
  /** What of it snow permanents made, where any is spent. */
  readonly snow?: Mana;
  readonly sacrifice: readonly ObjectId[];
  readonly discard: readonly ObjectId[];
  readonly exile?: readonly ObjectId[];
  readonly tap?: readonly ObjectId[];
  readonly return?: readonly ObjectId[];
}

/** Choices that the command made in advance: what is not among them is asked for. */
export interface AnnouncedChoices {
  readonly mode?: number;
  readonly x?: number;
  readonly targets?: readonly (readonly Recipient[])[];
  readonly division?: readonly (readonly number[])[];
  /** Which alternative cost is paid rather than the mana cost, counted from 1; 0 for none. */
  readonly alternative?: number;
  readonly buyback?: boolean;
  readonly times?: number;
  readonly payment?: Payment;
}

/** Abilities that triggered go on the stack (6ED 410.3). */
export interface TriggersFrame {
  readonly kind: 'triggers';
  /** Waiting triggers whose order is settled, the next one first. */
  readonly ordered: readonly number[];
  readonly answer: Answer | null;
  /** The triggers that it is about; all that wait, where that isn't said. */
  readonly series?: readonly number[];
  /** Where it is a series of batches: what is held from this object on belongs to what it plays. */
  readonly since?: ObjectId;
  /** The opponent has begun to play, so whose turn it is plays no more of it (5ED Series and Batches.3). */
  readonly activeIsDone?: true;
}

/** The instructions of a spell or ability are followed (6ED 413.2). */
export interface ResolveFrame {
  readonly kind: 'resolve';
  /** The object on the stack; 0 for a mana ability. */
  readonly object: ObjectId;
  readonly source: ObjectId;
  readonly controller: Seat;
  readonly ability: AbilityRef | null;
  /** Index of the next instruction of the compiled text; -1 before the targets were checked. */
  readonly at: number;
  readonly choices: Choices;
  readonly bindings: Bindings;
  /** What is being gone through one by one, the innermost last. */
  readonly rounds?: readonly Round[];
  /** How far the instruction at `at` has come, if it asks more than once and has begun. */
  readonly progress?: InstructionProgress;
  readonly answer: Answer | null;
  /** What has happened since the instruction at `at` was reached, where that is to have a name. */
  readonly happened?: readonly Happening[];
  /** What it is followed in place of has met these replacement effects (6ED 419.6a). */
  readonly met?: readonly ReplacementKey[];
}

/** Players or objects for each of which something is done. */
export interface Round {
  /** Where the instruction stands. */
  readonly at: number;
  readonly left: readonly Recipient[];
}

/** A player may pay, or has to, outside an announcement (6ED 413.2e). */
export interface PayFrame {
  readonly kind: 'pay';
  readonly seat: Seat;
  /** The object that asks for it. */
  readonly object: ObjectId;
  readonly cost: Cost;
  /** 0 while it is asked whether to pay, 1 once that is agreed. */
  readonly at: number;
  /** What was picked for parts of the cost, as far as it has been. */
  readonly picked?: Picked;
  /** Whether the player has agreed to pay. */
  readonly payment: SettledPayment | null;
  readonly part: number;
  readonly answer: Answer | null;
  /** What it is paid for, where that is no resolution. */
  readonly for?: 'attack' | 'block' | 'phase';
  /** What is paid in one piece with it (5ED Phase Structure.14). */
  readonly more?: readonly Cost[];
}

/** Attackers or blockers that are being paid for (6ED 308.2, 309.2). */
export interface DeclareFrame {
  readonly kind: 'declare';
  readonly attack: readonly (readonly ObjectId[])[] | null;
  readonly block: readonly (readonly [ObjectId, ObjectId])[] | null;
  /** Whether it has been paid. */
  readonly answer: Answer | null;
}

/** A group of proposed changes that waits for a choice about replacements (6ED 419.8). */
export interface ChangesFrame {
  readonly kind: 'changes';
  readonly changes: readonly ProposedChange[];
  /** The change whose replacement is being chosen. */
  readonly at: number;
  readonly answer: Answer | null;
  /** Once all is replaced: whose cards are being arranged, counted from the active player. */
  readonly arranging?: 0 | 1;
  /** Shields whose damage has been put in order, or is being asked about, the last one (TSP 419.7b). */
  readonly inOrder?: readonly number[];
}

/** A loop has been proposed, and the other player says how often (6ED 421). */
export interface LoopFrame {
  readonly kind: 'loop';
  readonly answer: Answer | null;
}

export type Frame =
  | LoopFrame
  | OpeningFrame
  | TurnFrame
  | PriorityFrame
  | BatchFrame
  | AnnounceFrame
  | TriggersFrame
  | ResolveFrame
  | PayFrame
  | DeclareFrame
  | ChangesFrame;

export type FrameKind = Frame['kind'];
export type FrameOf<F extends FrameKind> = Extract<Frame, { readonly kind: F }>;

export const isFrameOf = <F extends FrameKind>(
  frame: Frame | undefined,
  kinds: readonly F[],
): frame is FrameOf<F> =>
  frame !== undefined && (kinds as readonly FrameKind[]).includes(frame.kind);

/**
 * A frame that can only be one of these.
 * @throws {Error} if it is another one: a bug.
 */
export function frameOf<F extends FrameKind>(
  frame: Frame | undefined,
  ...kinds: readonly F[]
): FrameOf<F> {
  if (isFrameOf(frame, kinds)) return frame;
  throw new Error(`a ${frame?.kind ?? 'missing'} frame is no ${kinds.join(' or ')}`);
}
