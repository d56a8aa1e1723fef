import type { Progress } from '../decide/progress.ts';
import type { Work } from '../decide/work.ts';
import type { EventType } from '../events.ts';
import type { Sight } from '../sight/sight.ts';
import type { Citation, ObjectId, Seat } from '../state/basics.ts';
import type { ProposedChange } from '../state/changes.ts';
import type { PriorityFrame, Window } from '../state/frames.ts';
import type { CompiledText } from '../text/printed.ts';
import type { Illegality } from './illegality.ts';

/**
 * How what players do comes to happen: from a stack, one object at a time, or in batches that resolve whole. The two
 * families stand in `timing/stack` and `timing/batches`.
 */
export interface Timing {
  /** The answers that it is made of, by what they are about. */
  readonly parts: Readonly<Record<string, object>>;
  /** Events that are told only where play goes like this. */
  readonly events: readonly EventType[];
  /** Windows inside of something else, by what they are for: a player may set a stop at them as at a step. */
  readonly windows: readonly string[];
  /** A group of changes is about to happen at once. If it waits, the frame below goes on once it has happened. */
  readonly propose: (work: Work, changes: readonly ProposedChange[]) => Progress;
  /** Before a player with priority is asked: does what comes first. @returns whether there was something */
  readonly beforePriority: (work: Work, frame: PriorityFrame) => boolean;
  /** Before the next triggered ability is played: does what comes first. @returns whether there was something */
  readonly beforeTrigger: (work: Work) => boolean;
  /** Goes on with a batch that resolves. */
  readonly advanceBatch: (work: Work) => void;
  /** A spell or ability has been announced and paid for. */
  readonly afterAnnouncing: (work: Work, object: ObjectId, seat: Seat) => void;
  /** Who has priority once this has resolved, if not the active player; asked as it leaves. */
  readonly actsAfter: (sight: Sight, object: ObjectId) => Seat | undefined;
  /** Combat damage has been assigned, and doesn't go on the stack: it may wait to be dealt. */
  readonly combatDamageAssigned: (work: Work) => Progress;
  /** Attackers have been chosen and paid for: the window in which something is played before they attack, if there is any. */
  readonly asAttackersAreDeclared: (sight: Sight) => Window | null;
  /** What keeps a text from being played in the window that is open, or `null`. */
  readonly notNow: (
    sight: Sight,
    source: ObjectId,
    texts: readonly CompiledText[],
    types: readonly string[],
  ) => Illegality | null;
  /** The rule that keeps an object on the stack from being targeted now, or `null`. */
  readonly untargetable: (sight: Sight, onStack: ObjectId) => Citation | null;
}
