import type { Effect } from '@arbiter/cards';
import { optionalOf } from '../sight/optional-triggers.ts';
import type { Sight } from '../sight/sight.ts';
import type { ResolveFrame } from '../state/frames.ts';
import type { AbilityRef, GameObject, StackItem } from '../state/objects.ts';
import type { CompiledAbility, CompiledText, Instruction, Program } from '../text/printed.ts';

/** The form of one kind of effect. */
export type EffectOf<K extends Effect['do']> = Extract<Effect, { readonly do: K }>;

/** The draw of the draw step is followed like a card's text (6ED 304.1). */
const DRAW: CompiledText = {
  targets: [],
  program: [{ op: 'effect', effect: { do: 'draw', who: 'you', amount: 1 } }],
};
const COMBAT_DAMAGE: CompiledText = { targets: [], program: [{ op: 'combatDamage' }] };

/** A land for which something is chosen as it comes into play (6ED 410.10e). */
const LAND: CompiledText = { targets: [], program: [{ op: 'playLand' }] };

/** The text that stands behind an object on the stack. */
export function textOnStack(sight: Sight, object: GameObject): CompiledText {
  if (object.kind === 'damage') return COMBAT_DAMAGE;
  const item = object.stack as StackItem;
  if (object.kind === 'ability') {
    if (item.ability === null) return DRAW;
    const ability = sight.cards.ability(item.ability);
    if (item.paid !== undefined) return settled(sight, ability, item.joined ?? []);
    const program = optionalOf(sight, ability)?.program ?? ability.program;
    if (program !== ability.program) return { targets: ability.targets, program };
    return ability.modes?.[item.mode] ?? ability;
  }
  return sight.printed(object).modes[item.mode] as CompiledText;
}

/** The text that a frame follows: of what was accepted or chosen beforehand, what was. */
export function textOfFrame(sight: Sight, frame: ResolveFrame): CompiledText {
  if (frame.object !== 0) {
    const { targets, program } = textOnStack(sight, sight.object(frame.object));
    return { targets, program: repeated(program, frame.choices.times ?? 1) };
  }
  return frame.ability === null ? LAND : sight.cards.ability(frame.ability);
}

/** The instructions that a frame follows. */
export const programOf = (sight: Sight, frame: ResolveFrame): Program =>
  textOfFrame(sight, frame).program;

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

/** A phase cost with those that are one with it: each asks no more whether it is paid (5ED Phase Structure.10, .14). */
function settled(
  sight: Sight,
  ability: CompiledAbility,
  joined: readonly AbilityRef[],
): CompiledText {
  const all = [ability, ...joined.map((ref) => sight.cards.ability(ref))];
  const program = inTurn(
    all.map((one) =>
      one.program.map((step) => (step.op === 'offer' ? { op: 'paid', to: step.to } : step)),
    ),
  );
  return { targets: ability.targets, program };
}

/** The whole effect this many times, with the same choices (4ED activation-costs.3). */
const repeated = (program: Program, times: number): Program =>
  times === 1 ? program : inTurn(Array.from({ length: times }, () => program));

/** One program after the other. */
function inTurn(programs: readonly Program[]): Program {
  let length = 0;
  return programs.flatMap((program) => {
    const from = length;
    length += program.length;
    return program.map((step) => ('to' in step ? { ...step, to: step.to + from } : step));
  });
}
