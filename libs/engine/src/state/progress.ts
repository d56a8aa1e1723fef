import type { WordKind } from '@arbiter/cards';
import type { ObjectId, Seat } from './basics.ts';
import type { ResolveFrame } from './frames.ts';

/**
 * How far an instruction has come that asks more than once. It lies beside what the card's text has bound, so that no
 * name of a card meets it, and ends with the instruction.
 */
export type InstructionProgress =
  /** Who is asked, and what the players before have chosen. */
  | { readonly of: 'discard'; readonly asking: Seat; readonly chosen: readonly ObjectId[] }
  | { readonly of: 'sacrifice'; readonly asking: Seat; readonly chosen: readonly ObjectId[] }
  /** Whose draws are left, one after the other, and which cards the instruction itself has drawn. */
  | {
      readonly of: 'draws';
      readonly left: readonly Seat[];
      readonly drawn?: readonly ObjectId[];
    }
  /** Which target of the spell is being changed, counted over all its targets. */
  | {
      readonly of: 'newTargets';
      readonly spell: ObjectId;
      readonly at: number;
      /** How many more copies are made after this one. */
      readonly left?: number;
    }
  /** What is chosen before these come into play: what has been, and what is asked about. */
  | {
      readonly of: 'arrival';
      readonly chosen: readonly ArrivalChoice[];
      readonly asking: ObjectId;
      /** What comes into play with it, where that matters (TSP 502.27a). */
      readonly together?: readonly ObjectId[];
    }
  /** The same, and all that is left to say is in which order they come. */
  | {
      readonly of: 'arrivalOrder';
      readonly chosen: readonly ArrivalChoice[];
      readonly among: readonly ObjectId[];
    }
  /** The highest bid so far, and whose it is (6ED 413.2d). */
  | { readonly of: 'bidding'; readonly high: number; readonly by: Seat }
  /** The creature type that is replaced in a text. */
  | { readonly of: 'creatureWord'; readonly from: string }
  /** The card is being played, or was. */
  | { readonly of: 'played'; readonly card: ObjectId }
  /** A subgame is being played or, once `winner` is there, has ended; `null`: as a draw. */
  | { readonly of: 'subgame'; readonly winner?: Seat | null }
  /** Which cards are being arranged in a library, and what the player before has said. */
  | {
      readonly of: 'libraryOrder';
      readonly settled: readonly SettledOrder[];
      readonly among: readonly ObjectId[];
    };

/** What was chosen for an object before it comes into play: what it copies, what it enchants, or a word. */
export type ArrivalChoice =
  | { readonly object: ObjectId; readonly what: 'copy' | 'on'; readonly is: ObjectId }
  | { readonly object: ObjectId; readonly what: 'paid'; readonly is: boolean }
  | { readonly object: ObjectId; readonly what: 'life'; readonly is: number }
  | { readonly object: ObjectId; readonly what: 'revealed'; readonly are: readonly ObjectId[] }
  | {
      readonly object: ObjectId;
      readonly what: 'word';
      readonly of: WordKind | 'option';
      readonly is: string;
    };

/** In which order cards of one player go somewhere. */
export interface SettledOrder {
  readonly seat: Seat;
  readonly order: readonly ObjectId[];
}

type Kind = InstructionProgress['of'];
export type ProgressOf<K extends Kind> = Extract<InstructionProgress, { readonly of: K }>;

/**
 * The progress of the instruction at which the frame waits.
 * @throws {Error} if the frame waits at something else: a bug.
 */
export function progressOf<K extends Kind>(
  { progress }: Pick<ResolveFrame, 'progress'>,
  kind: K,
): ProgressOf<K> {
  if (isOf(progress, kind)) return progress;
  throw new Error(`nothing of '${kind}' is underway`);
}

/** The same; `null` if the instruction has only begun. */
export function progressIf<K extends Kind>(
  progress: InstructionProgress | null,
  kind: K,
): ProgressOf<K> | null {
  return isOf(progress, kind) ? progress : null;
}

function isOf<K extends Kind>(
  progress: InstructionProgress | null | undefined,
  kind: K,
): progress is ProgressOf<K> {
  return progress?.of === kind;
}
