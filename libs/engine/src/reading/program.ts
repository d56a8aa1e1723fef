import type { Effect } from '@arbiter/cards';
import type { Sight } from '../sight/sight.ts';
import type { ResolveFrame } from '../state/frames.ts';
import type { GameObject, StackItem } from '../state/objects.ts';
import type { CompiledText, Instruction, Program } from '../text/printed.ts';

/** The form of one kind of effect. */
export type EffectOf<K extends Effect['do']> = Extract<Effect, { readonly do: K }>;

/** The draw of the draw step is followed like a card's text (6ED 304.1). */
const DRAW: CompiledText = {
  targets: [],
  program: [{ op: 'effect', effect: { do: 'draw', who: 'you', amount: 1 } }],
};
const COMBAT_DAMAGE: CompiledText = { targets: [], program: [{ op: 'combatDamage' }] };

/** A land for which something is chosen as it comes into play (6ED 410.10e). */
const LAND: Program = [{ op: 'playLand' }];

/** The text that stands behind an object on the stack. */
export function textOnStack(sight: Sight, object: GameObject): CompiledText {
  if (object.kind === 'damage') return COMBAT_DAMAGE;
  const item = object.stack as StackItem;
  if (object.kind === 'ability') {
    if (item.ability === null) return DRAW;
    const ability = sight.cards.ability(item.ability);
    return ability.modes?.[item.mode] ?? ability;
  }
  return sight.printed(object).modes[item.mode] as CompiledText;
}

/** The instructions that a frame follows. */
export function programOf(sight: Sight, frame: ResolveFrame): Program {
  if (frame.object !== 0) {
    const { program } = textOnStack(sight, sight.object(frame.object));
    return repeated(program, frame.choices.times ?? 1);
  }
  return frame.ability === null ? LAND : sight.cards.ability(frame.ability).program;
}

/** The instruction at a place of what a frame follows; nothing beyond its end. */
export function instructionAt(
  sight: Sight,
  frame: ResolveFrame,
  at: number,
): Instruction | undefined {
  return programOf(sight, frame)[at];
}

/**
 * The effect at which a frame waits for an answer.
 * @throws {Error} if it waits at another one: a bug.
 */
export function openEffect<K extends Effect['do']>(
  sight: Sight,
  frame: ResolveFrame,
  ...kinds: readonly K[]
): EffectOf<K> {
  const step = programOf(sight, frame)[frame.at];
  if (step?.op === 'effect' && isOneOf(step.effect, kinds)) return step.effect;
  throw new Error(`no '${kinds.join("' or '")}' waits for an answer`);
}

function isOneOf<K extends Effect['do']>(
  effect: Effect,
  kinds: readonly K[],
): effect is EffectOf<K> {
  return kinds.some((kind) => kind === effect.do);
}

/** The whole effect this many times, with the same choices (4ED activation-costs.3). */
function repeated(program: Program, times: number): Program {
  if (times === 1) return program;
  return Array.from({ length: times }, (_, round) =>
    program.map((step) =>
      'to' in step ? { ...step, to: step.to + round * program.length } : step,
    ),
  ).flat();
}
