import {
  BASIC_LAND_TYPES,
  type Condition,
  type Modification,
  type StaticAbility,
  type TextChange,
} from '@arbiter/cards';
import { amountNow } from '../reading/amounts.ts';
import { holds } from '../reading/conditions.ts';
import { readFrom } from '../reading/reading.ts';
import type { Board, ContinuousEffect } from '../rules/continuous-effects/question.ts';
import type { FixedModification } from '../state/effects.ts';
import type { GameObject } from '../state/objects.ts';
import type { ObjectId } from '../state/basics.ts';
import type { Characteristics, CompiledAbility } from '../text/printed.ts';
import { everyInPlay } from './filters.ts';
import type { Seen } from './seen.ts';
import { isShutOff, worksTapped } from './shut-off.ts';
import type { Sight } from './sight.ts';
import { whatItReads } from './what-it-reads.ts';

/** The effect of a static ability that changes characteristics. */
export function staticEffect(
  sight: Sight,
  object: GameObject,
  ability: CompiledAbility,
  effect: Extract<StaticAbility['effect'], { modifies: unknown }>,
): ContinuousEffect {
  const { modifies: what, by } = effect;
  const text = readFrom(object.id, object.controller);
  const on = (board: Board): Seen => inTheMiddle(sight, board);
  // What it grants stands in the text that it was taken from itself.
  const { granted } = sight.cards.printed(ability.ref.of, ability.ref.text);
  const asLongAs = conditionOf(ability);
  return {
    source: object.id,
    lasting: 0,
    timestamp: object.timestamp,
    by,
    fromAbility: true,
    characteristicSetting: what === 'self' && (by.is ?? by.becomes ?? by.colors) !== undefined,
    reads: whatItReads(ability.ability.kind === 'static' ? ability.ability : effect),
    grants: (by.grants ?? []).map((one) => granted.get(one) as CompiledAbility),
    land: landMade(sight, by, object.chosen?.['basic land type']),
    exists: (board) =>
      (object.zone === 'graveyard' || worksInPlay(sight, object.id, ability, board)) &&
      (asLongAs === undefined || holds(on(board), asLongAs, text)),
    affects(board) {
      if (what === 'self') return [object.id];
      if (what === 'enchanted') return board.has(object.attachedTo) ? [object.attachedTo] : [];
      return everyInPlay(on(board), what, text);
    },
    amount(amount, modifies, board) {
      if (typeof amount === 'number') return amount;
      return amountNow(on(board), amount, { ...text, modifies });
    },
  };
}

/** Whether the permanent has the ability, and is not shut off. */
function worksInPlay(sight: Sight, id: ObjectId, ability: CompiledAbility, board: Board): boolean {
  const { abilities, types } = board.get(id) as Characteristics;
  return abilities.includes(ability) && (!isShutOff(sight, id, types) || worksTapped(ability));
}

/** The table in the middle of working out its characteristics. */
export function inTheMiddle(sight: Sight, board: ReadonlyMap<ObjectId, Characteristics>): Seen {
  return {
    sight,
    // Found out only once everything is worked out.
    anyProtection: true,
    characteristics: (id) => board.get(id) ?? sight.characteristics(id),
  };
}

/** Under which condition a static ability works, if it has one. */
export const conditionOf = ({ ability }: CompiledAbility): Condition | undefined =>
  ability.kind === 'static' ? ability.asLongAs : undefined;

/** The basic land that a land becomes, or is besides, with the mana ability that it would have as printed. */
export function landMade(
  sight: Sight,
  { becomes }: Modification | FixedModification,
  chosen: string | undefined,
): ContinuousEffect['land'] {
  const type = becomes?.land === 'chosen' ? chosen : becomes?.land;
  if (type !== undefined) return { type, mana: manaOf(sight, type) };
  const added = becomes?.addSubtypes?.find(isBasicLandType);
  return added === undefined ? null : { type: added, mana: manaOf(sight, added), added: true };
}

const manaOf = (sight: Sight, type: string): CompiledAbility =>
  sight.cards.printed(type, NO_TEXT).abilities[0] as CompiledAbility;

const isBasicLandType = (subtype: string): boolean =>
  BASIC_LAND_TYPES.some((one) => one === subtype);

const NO_TEXT: readonly TextChange[] = [];
