import type { Work } from '../../decide/work.ts';
import type { Sight } from '../../sight/sight.ts';
import type { ObjectId } from '../../state/basics.ts';
import type { Change, HeldChange, ProposedChange } from '../../state/changes.ts';
import type { Window } from '../../state/frames.ts';
import type { CompiledText } from '../../text/printed.ts';

/** In what the rulebooks with batches differ. */
export interface Batches {
  readonly interrupts: Interrupts;
  readonly damageWaits: DamageWaits;
  readonly regeneration: Regeneration;
}

/** What becomes of an interrupt that has been cast. */
export interface Interrupts {
  /** Whether it resolves as soon as nobody interrupts it, rather than with a batch. */
  readonly resolvesOnceCast: (work: Work, spell: ObjectId) => boolean;
  /** Whether one that answers no spell may be played in this window. */
  readonly isTimeOtherwise: (window: Window | undefined) => boolean;
}

/** When damage that was assigned may be prevented, and is then dealt. */
export interface DamageWaits {
  readonly isDue: (batchDone: boolean) => boolean;
  /** Whether what one triggered ability does has its step before the next one of the series. */
  readonly alsoBetweenTriggers: boolean;
  /** Whether more damage from the same source to the same recipient joins what is held; `by` is what resolves. */
  readonly joins: (held: HeldChange, by: ObjectId) => boolean;
}

/** What can be done about a destruction that is about to happen. */
export interface Regeneration {
  /** Whether the destruction waits for a prevention step. */
  readonly waits: (change: Change) => boolean;
  /** What is on the way to the graveyard without a proposed change, and waits from now on. */
  readonly dying: (work: Work, batchDone: boolean) => readonly ProposedChange[];
  /** Permanents for which a window opens just before they are destroyed. */
  readonly answeredBefore: (changes: readonly ProposedChange[]) => readonly ObjectId[];
  /** Whether what regenerates may be played in this window. */
  readonly isTimeFor: (
    sight: Sight,
    window: Window | undefined,
    source: ObjectId,
    text: CompiledText,
  ) => boolean;
  /** What the state of the game makes happen at the end of a prevention step. */
  readonly afterPrevention: (work: Work) => readonly ProposedChange[];
}
