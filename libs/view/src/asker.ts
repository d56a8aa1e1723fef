import { spellText } from '@arbiter/cards';
import {
  playerAsked,
  textOfFrame,
  type AbilityRef,
  type CompiledAbility,
  type Decision,
  type Frame,
  type Game,
  type ObjectId,
  type Seat,
  type Sight,
} from '@arbiter/engine';
import { textOfAbility } from './abilities.ts';
import { nameOfSource, objectName } from './names.ts';
import { textOnStack } from './texts.ts';

/** Who asks something of a player: an object with what it says, or the rules. */
export interface Asker {
  /** 0: the rules. */
  readonly source: ObjectId;
  /** What it is called; empty for the rules. */
  readonly name: string;
  /** What it says about it: the ability, or the text of the spell. */
  readonly text: readonly string[];
}

const THE_RULES: Asker = { source: 0, name: '', text: [] };

/** Who asks for the open decision: what is being announced, followed, paid for or put on the stack. */
export function askerOf(sight: Sight, decision: Decision): Asker {
  const { game } = sight;
  if (decision.kind === 'may') {
    const trigger = game.waiting.find(({ id }) => id === decision.trigger);
    if (trigger !== undefined)
      return ofAbility(sight, trigger.source, trigger.ability, playerAsked(decision));
  }
  if (decision.kind === 'assignDamage') {
    return {
      source: decision.creature,
      name: nameOf(game, decision.creature, playerAsked(decision)),
      text: [],
    };
  }
  const top = game.agenda.at(-1);
  return top === undefined ? THE_RULES : ofFrame(sight, top, playerAsked(decision));
}

function ofFrame(sight: Sight, frame: Frame, seat: Seat): Asker {
  const { game } = sight;
  switch (frame.kind) {
    case 'announce':
      return frame.ability === null
        ? ofSpell(sight, frame.object, seat, null)
        : ofAbility(sight, frame.source, frame.ability, seat);
    case 'resolve':
      return frame.ability === null
        ? ofSpell(sight, frame.source, seat, frame.choices.mode)
        : ofAbility(sight, frame.source, frame.ability, seat);
    case 'pay': {
      const below = game.agenda.at(-2);
      return below?.kind === 'resolve'
        ? ofFrame(sight, below, seat)
        : { source: frame.object, name: nameOf(game, frame.object, seat), text: [] };
    }
    default:
      return THE_RULES;
  }
}

function ofAbility(sight: Sight, source: ObjectId, ref: AbilityRef, seat: Seat): Asker {
  const name = nameOfSource(sight, source, ref.of, seat);
  return { source, name, text: [textOfAbility(sight, name, sight.cards.ability(ref))] };
}

function ofSpell(sight: Sight, id: ObjectId, seat: Seat, mode: number | null): Asker {
  return {
    source: id,
    name: nameOf(sight.game, id, seat),
    text: textOnStack(sight, id, mode, seat),
  };
}

const nameOf = (game: Game, id: ObjectId, seat: Seat): string => objectName(game, id, seat);

/** What happens if what is offered now isn't paid, as sentences; null where nothing is offered. */
export function unlessPaid(sight: Sight): string | null {
  const { agenda } = sight.game;
  const top = agenda.at(-1);
  if (top?.kind !== 'pay') return null;
  const below = agenda.at(-2);
  if (top.for === 'phase') return below?.kind === 'announce' ? unlessPhasePaid(sight, below) : null;
  if (top.for !== undefined) return top.for === 'attack' ? 'Nothing attacks.' : 'Nothing blocks.';
  if (below?.kind !== 'resolve') return null;
  return unpaidPart(sight, textOfFrame(sight, below), below.at, below.source);
}

/** The same of phase costs that are being played, of which each does its part (5ED Phase Structure.14). */
function unlessPhasePaid(
  sight: Sight,
  { ability, object, source }: Extract<Frame, { kind: 'announce' }>,
): string | null {
  const refs = [ability, ...(sight.object(object).stack?.joined ?? [])];
  const texts = refs.flatMap((ref) => {
    const text = ref === null ? null : sight.cards.ability(ref);
    const at = text?.program.findIndex(({ op }) => op === 'offer') ?? -1;
    const part = text === null ? null : unpaidPart(sight, text, at, source);
    return part === null || part === '' ? [] : [part];
  });
  return texts.length === 0 ? null : texts.join(' ');
}

/** What a text does instead, where it offers at this place to pay. */
function unpaidPart(
  sight: Sight,
  text: Pick<CompiledAbility, 'targets' | 'program'>,
  at: number,
  source: ObjectId,
): string | null {
  const step = text.program[at];
  if (step?.op !== 'offer') return null;
  const effect = text.program
    .slice(at + 1, step.to)
    .flatMap((one) => (one.op === 'effect' ? [one.effect] : []));
  const { name } = sight.object(source);
  return spellText({ targets: text.targets, effect }, { name }, sight.rules.cardTerms);
}
