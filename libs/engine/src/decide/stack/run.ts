import { answerTo, type DecisionOf } from '../../decisions/decision.ts';
import type { Reading } from '../../reading/reading.ts';
import type { ObjectId, Recipient, Seat } from '../../state/basics.ts';
import type { ReplacementKey } from '../../state/replacement-key.ts';
import type { Answer, DecisionKind } from '../../state/decisions.ts';
import type { ResolveFrame, Round } from '../../state/frames.ts';
import type { Bindings, BoundValue, Choices, LastKnown } from '../../state/objects.ts';
import { isHappening, type Happening } from '../../state/happening.ts';
import { instructionAt } from '../../reading/program.ts';
import { hasResult } from '../../reading/results.ts';
import { progressIf, type InstructionProgress, type ProgressOf } from '../../state/progress.ts';
import type { Work } from '../work.ts';

const NO_ROUNDS: readonly Round[] = [];
const NONE_MET: readonly ReplacementKey[] = [];

/** A text being followed: where it stands, and what it has bound on the way. */
export class Run implements Reading {
  readonly work: Work;
  readonly frame: ResolveFrame;
  bindings: Bindings;
  #at: number;
  /** What had happened when this run began, and how many events there were then. */
  #before: readonly Happening[];
  #from: number;
  #rounds: readonly Round[];
  #progress: InstructionProgress | null;
  /** What the instruction has waited for. */
  #answer: Answer | null;
  /** Whether the frame lies on the agenda: it has waited before. */
  readonly pushed: boolean;

  constructor(work: Work, frame: ResolveFrame, pushed: boolean) {
    this.work = work;
    this.frame = frame;
    this.#at = frame.at;
    this.#rounds = frame.rounds ?? NO_ROUNDS;
    this.#progress = frame.progress ?? null;
    this.bindings = frame.bindings;
    this.#answer = frame.answer;
    this.pushed = pushed;
    this.#before = frame.happened ?? [];
    this.#from = work.events.length;
  }

  get source(): ObjectId {
    return this.frame.source;
  }

  get of(): string {
    return this.frame.ability?.of ?? this.work.object(this.frame.source).name;
  }

  get controller(): Seat {
    return this.frame.controller;
  }

  get sourceWas(): LastKnown | undefined {
    return this.work.game.objects[this.frame.object]?.stack?.sourceWas;
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

  /** What has happened since this instruction was reached. */
  get happened(): readonly Happening[] {
    return [...this.#before, ...this.work.events.slice(this.#from).filter(isHappening)];
  }

  /** The next of those that the instruction at this place goes through; `null` if none is left. */
  nextOf(all: () => readonly Recipient[]): Recipient | null {
    const open = this.#rounds.at(-1);
    const isBegun = open?.at === this.#at;
    const outer = isBegun ? this.#rounds.slice(0, -1) : this.#rounds;
    const [next, ...left] = isBegun ? open.left : all();
    this.#rounds = next === undefined ? outer : [...outer, { at: this.#at, left }];
    return next ?? null;
  }

  /** Goes on with the instruction at that place. */
  goTo(at: number): void {
    this.#at = at;
    this.#before = [];
    this.#from = this.work.events.length;
    this.#progress = null;
  }

  /** The answer to what this instruction has asked, taken once; `null` if there is none. */
  answerTo<A extends Answer>(decision: DecisionOf<DecisionKind, A>): A | null {
    const answer = answerTo({ answer: this.#answer }, decision);
    this.#answer = null;
    return answer;
  }

  /** The result of the frame for which this instruction has waited, taken once; `null` if it has waited for none. */
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
    const now = {
      at,
      bindings,
      ...(this.#rounds.length === 0 ? {} : { rounds: this.#rounds }),
      ...(this.#progress === null ? {} : { progress: this.#progress }),
      ...(hasResult(instructionAt(this.work, this.frame, at)) ? { happened: this.happened } : {}),
    };
    if (this.pushed) this.work.emit('FrameMoved', 'followInstructions', now);
    else this.work.push({ ...this.frame, ...now, answer: null }, 'followInstructions');
  }
}
