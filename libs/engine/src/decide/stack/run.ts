import { answerTo, type DecisionOf } from '../../decisions/decision.ts';
import type { Reading } from '../../reading/reading.ts';
import type { ObjectId, Seat } from '../../state/basics.ts';
import type { ReplacementKey } from '../../state/changes.ts';
import type { Answer, DecisionKind } from '../../state/decisions.ts';
import type { ResolveFrame } from '../../state/frames.ts';
import type { Bindings, BoundValue, Choices } from '../../state/objects.ts';
import { progressIf, type InstructionProgress, type ProgressOf } from '../../state/progress.ts';
import type { Work } from '../work.ts';

const NONE_MET: readonly ReplacementKey[] = [];

/** A text being followed: where it stands, and what it has bound on the way. */
export class Run implements Reading {
  readonly work: Work;
  readonly frame: ResolveFrame;
  bindings: Bindings;
  #at: number;
  #progress: InstructionProgress | null;
  /** What the instruction has waited for. */
  #answer: Answer | null;
  /** Whether the frame lies on the agenda: it has waited before. */
  readonly pushed: boolean;

  constructor(work: Work, frame: ResolveFrame, pushed: boolean) {
    this.work = work;
    this.frame = frame;
    this.#at = frame.at;
    this.#progress = frame.progress ?? null;
    this.bindings = frame.bindings;
    this.#answer = frame.answer;
    this.pushed = pushed;
  }

  get source(): ObjectId {
    return this.frame.source;
  }

  get controller(): Seat {
    return this.frame.controller;
  }

  /** Replacement effects that don't apply to what this text does. */
  get met(): readonly ReplacementKey[] {
    return this.frame.met ?? NONE_MET;
  }

  get choices(): Choices {
    return this.frame.choices;
  }

  bind(name: string, value: BoundValue): void {
    this.bindings = { ...this.bindings, [name]: value };
  }

  /** The place of the instruction that is being followed. */
  get at(): number {
    return this.#at;
  }

  /** Goes on with the instruction at that place. */
  goTo(at: number): void {
    this.#at = at;
    this.#progress = null;
  }

  /** The answer to what this instruction has asked, taken once; `null` if there is none. */
  answerTo<A extends Answer>(decision: DecisionOf<DecisionKind, A>): A | null {
    const answer = answerTo({ answer: this.#answer }, decision);
    this.#answer = null;
    return answer;
  }

  /** What came of the frame for which this instruction has waited, taken once; `null` if it has waited for none. */
  takeResult(): boolean | null {
    const result = this.#answer;
    if (typeof result !== 'boolean') return null;
    this.#answer = null;
    return result;
  }

  /** How far this instruction has come that asks more than once; `null` if it has only begun. */
  progress<K extends InstructionProgress['of']>(kind: K): ProgressOf<K> | null {
    return progressIf(this.#progress, kind);
  }

  /** Notes how far this instruction has come, before it asks. */
  proceed(progress: InstructionProgress): void {
    this.#progress = progress;
  }

  /** Puts the progress into the state, so that another run can go on after the answer. */
  save(): void {
    const { at, bindings } = this;
    const now = { at, bindings, ...(this.#progress === null ? {} : { progress: this.#progress }) };
    if (this.pushed) this.work.emit('FrameMoved', 'followInstructions', now);
    else this.work.push({ ...this.frame, ...now, answer: null }, 'followInstructions');
  }
}
