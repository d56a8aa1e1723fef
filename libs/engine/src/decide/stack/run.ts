import type { Effect } from '@arbiter/cards';
import type { Sight } from '../../sight/sight.ts';
import type { ObjectId, Seat } from '../../state/basics.ts';
import type { ReplacementKey } from '../../state/changes.ts';
import type { Answer } from '../../state/decisions.ts';
import type { ResolveFrame } from '../../state/frames.ts';
import type {
  AbilityRef,
  Bindings,
  BoundValue,
  Choices,
  GameObject,
  StackItem,
} from '../../state/objects.ts';
import type { CompiledText, Instruction, Program } from '../../text/printed.ts';
import type { EffectOf } from '../../effects/effect-of.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Work } from '../work.ts';

const NONE_MET: readonly ReplacementKey[] = [];

/** A text being followed: where it stands, and what it has bound on the way. */
export class Run implements Reading {
  readonly work: Work;
  readonly frame: ResolveFrame;
  at: number;
  bindings: Bindings;
  /** The answer to what the instruction at `at` asked; taken once. */
  #answer: Answer | null;
  /** Whether the frame lies on the agenda: it has waited before. */
  readonly pushed: boolean;

  constructor(work: Work, frame: ResolveFrame, pushed: boolean) {
    this.work = work;
    this.frame = frame;
    this.at = frame.at;
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

  /** The answer that this instruction waited for, or `null` if it hasn't asked yet. */
  takeAnswer(): Answer | null {
    const answer = this.#answer;
    this.#answer = null;
    return answer;
  }

  /** Puts the progress into the state, so that another run can go on after the answer. */
  save(): void {
    const { at, bindings } = this;
    if (this.pushed) {
      this.work.emit('FrameMoved', 'followInstructions', { at, bindings });
    } else {
      this.work.push({ ...this.frame, at, bindings, answer: null }, 'followInstructions');
    }
  }
}

/** The draw of the draw step is followed like a card's text (6ED 304.1). */
const DRAW: CompiledText = {
  targets: [],
  program: [{ op: 'effect', effect: { do: 'draw', who: 'you', amount: 1 } }],
};
const COMBAT_DAMAGE: CompiledText = { targets: [], program: [{ op: 'combatDamage' }] };

/** The text that stands behind an object on the stack. */
export function textOnStack(sight: Sight, object: GameObject): CompiledText {
  if (object.kind === 'damage') return COMBAT_DAMAGE;
  const item = object.stack as StackItem;
  if (object.kind === 'ability') {
    return item.ability === null ? DRAW : sight.cards.ability(item.ability);
  }
  return sight.printed(object).modes[item.mode] as CompiledText;
}

/** The instructions that a frame follows. */
export function programOf(sight: Sight, frame: ResolveFrame): Program {
  if (frame.object !== 0) {
    const { program } = textOnStack(sight, sight.object(frame.object));
    return repeated(program, frame.choices.times ?? 1);
  }
  return sight.cards.ability(frame.ability as AbilityRef).program;
}

/** The instruction at which a frame waits for an answer. */
export function openEffect<T extends Effect['do']>(sight: Sight, frame: ResolveFrame): EffectOf<T> {
  const { effect } = programOf(sight, frame)[frame.at] as Extract<Instruction, { op: 'effect' }>;
  return effect as EffectOf<T>;
}

/** The whole effect so many times over, with the same choices (4ED activation-costs.3). */
function repeated(program: Program, times: number): Program {
  if (times === 1) return program;
  return Array.from({ length: times }, (_, round) =>
    program.map((step) =>
      'to' in step ? { ...step, to: step.to + round * program.length } : step,
    ),
  ).flat();
}
