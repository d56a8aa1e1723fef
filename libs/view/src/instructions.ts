import { spellText, type Effect, type Effects } from '@arbiter/cards';
import {
  textOfFrame,
  type CompiledAbility,
  type Decision,
  type Frame,
  type Sight,
} from '@arbiter/engine';
import { textOfAbility } from './abilities.ts';

type ResolveFrame = Extract<Frame, { readonly kind: 'resolve' }>;
type Text = Pick<CompiledAbility, 'targets' | 'program'>;
type Step = Text['program'][number];

/** What a text offers to do, as it says it, and what it does otherwise. */
export interface Offered {
  /** `You may draw a card.` Null where it can't be said apart from the rest of the text. */
  readonly says: string | null;
  /** What happens if it is declined, as a sentence. */
  readonly ifNot: string;
}

const NOTHING = 'Nothing happens.';

/** What the open “may” is about. */
export function offeredNow(sight: Sight, decision: Extract<Decision, { kind: 'may' }>): Offered {
  const { waiting, agenda } = sight.game;
  const trigger = waiting.find(({ id }) => id === decision.trigger);
  if (trigger !== undefined) {
    const ability = sight.cards.ability(trigger.ability);
    return { says: mayPart(sight, trigger.source, ability), ifNot: NOTHING };
  }
  const frame = agenda.at(-1);
  if (frame?.kind !== 'resolve') return { says: null, ifNot: NOTHING };
  const text = textOfFrame(sight, frame);
  const step = text.program[frame.at];
  if (step?.op === 'may' && frame.ability !== null) {
    const ability = sight.cards.ability(frame.ability);
    return { says: mayPart(sight, frame.source, ability), ifNot: NOTHING };
  }
  return step?.op === 'ask' ? offeredAt(sight, frame, text, step) : { says: null, ifNot: NOTHING };
}

/** Of a triggered ability that is optional as a whole: what it says after its condition. */
function mayPart(sight: Sight, source: number, ability: CompiledAbility): string | null {
  const all = textOfAbility(sight, sight.object(source).name, ability);
  const part = /, ([^,]*\bmay\b.*)$/u.exec(all)?.[1];
  return part === undefined ? null : part.charAt(0).toUpperCase() + part.slice(1);
}

function offeredAt(
  sight: Sight,
  frame: ResolveFrame,
  text: Text,
  { turn, to }: Extract<Step, { op: 'ask' }>,
): Offered {
  const { program } = text;
  const { at } = frame;
  const last = program[to - 1];
  const hasOther = last?.op === 'jump' && to - 1 > at;
  const done = program.slice(at + 1, hasOther ? to - 1 : to);
  const other = hasOther ? program.slice(to, last.to) : [];
  const who = program.findLast((one, i) => i < at && one.op === 'firstTurn' && one.turn === turn);
  const effect = effectsIn(done);
  const may: Effect = { do: 'may', who: who?.op === 'firstTurn' ? who.of : 'you', effect };
  const otherwise = isPlain(other) ? saidAt(sight, frame, text, effectsIn(other)) : null;
  const goesOn = program.slice(hasOther ? last.to : to).some(({ op }) => op === 'effect');
  return {
    says: isPlain(done) && effect.length > 0 ? saidAt(sight, frame, text, [may]) : null,
    ifNot: hasOther
      ? (otherwise ?? 'Something else is offered or done.')
      : goesOn
        ? 'The rest is done without it.'
        : NOTHING,
  };
}

/** What the instruction says for which objects are chosen now, with what is done with them; null where that isn't told apart. */
export function choosingNow(sight: Sight): string | null {
  const frame = sight.game.agenda.at(-1);
  if (frame?.kind !== 'resolve') return null;
  const text = textOfFrame(sight, frame);
  const step = text.program[frame.at];
  if (step?.op !== 'effect') return null;
  const { effect } = step;
  if (effect.do !== 'choose') return saidAt(sight, frame, text, [effect]);
  const chosen = JSON.stringify({ bound: effect.as });
  const next = effectsIn(text.program.slice(frame.at + 1)).find((one) =>
    JSON.stringify(one).includes(chosen),
  );
  return saidAt(sight, frame, text, next === undefined ? [effect] : [effect, next]);
}

const isPlain = (steps: readonly Step[]): boolean => steps.every(({ op }) => op === 'effect');

const effectsIn = (steps: readonly Step[]): Effects =>
  steps.flatMap((one) => (one.op === 'effect' ? [one.effect] : []));

/**
 * What instructions say where a frame has come to. Whatever comes before them is said as well, and left out: it is that which
 * “that card” or “the rest” stand for. Null where both have become one sentence.
 */
function saidAt(
  sight: Sight,
  { at, source }: ResolveFrame,
  { targets, program }: Text,
  effects: Effects,
): string | null {
  const { name } = sight.object(source);
  const say = (some: Effects): string =>
    some.length === 0 ? '' : spellText({ targets, effect: some }, { name }, sight.rules.cardTerms);
  const before = effectsIn(program.slice(0, at));
  const [said, all] = [say(before), say([...before, ...effects])];
  const rest = all.startsWith(said) ? all.slice(said.length).trim() : '';
  return rest === '' ? null : rest;
}
