import type { Modification, StaticAbility, TextChange } from '@arbiter/cards';
import { amountNow } from '../reading/amounts.ts';
import { readFrom } from '../reading/reading.ts';
import type { Board, ContinuousEffect } from '../rules/continuous-effects/question.ts';
import type { FixedModification } from '../state/effects.ts';
import type { GameObject } from '../state/objects.ts';
import type { Characteristics, CompiledAbility, Printed } from '../text/printed.ts';
import { everyInPlay } from './filters.ts';
import type { Seen } from './seen.ts';
import type { Sight } from './sight.ts';
import { whatItReads } from './what-it-reads.ts';

/** The effect of a static ability that changes characteristics. */
export function staticEffect(
  sight: Sight,
  object: GameObject,
  printed: Printed,
  ability: CompiledAbility,
  effect: Extract<StaticAbility['effect'], { modifies: unknown }>,
): ContinuousEffect {
  const { modifies: what, by } = effect;
  const text = readFrom(object.id, object.controller);
  const on = (board: Board): Seen => ({
    sight,
    // Found out only once everything is worked out.
    anyProtection: true,
    characteristics: (id) => board.get(id) ?? sight.characteristics(id),
  });
  return {
    source: object.id,
    lasting: 0,
    timestamp: object.timestamp,
    by,
    fromAbility: true,
    characteristicSetting: what === 'self' && (by.is ?? by.becomes) !== undefined,
    reads: whatItReads(effect),
    grants: (by.grants ?? []).map((one) => printed.granted.get(one) as CompiledAbility),
    land: landMade(sight, by, object.chosen?.['basic land type']),
    exists: (board) => (board.get(object.id) as Characteristics).abilities.includes(ability),
    affects(board) {
      if (what === 'self') return [object.id];
      if (what === 'enchanted') return board.has(object.attachedTo) ? [object.attachedTo] : [];
      return everyInPlay(on(board), what.every, text);
    },
    amount(amount, modifies, board) {
      if (typeof amount === 'number') return amount;
      return amountNow(on(board), amount, { ...text, modifies });
    },
  };
}

/** The basic land that a land becomes, with the mana ability that it would have as printed. */
export function landMade(
  sight: Sight,
  { becomes }: Modification | FixedModification,
  chosen: string | undefined,
): ContinuousEffect['land'] {
  const type = becomes?.land === 'chosen' ? chosen : becomes?.land;
  if (type === undefined) return null;
  return { type, mana: sight.cards.printed(type, NO_TEXT).abilities[0] as CompiledAbility };
}

const NO_TEXT: readonly TextChange[] = [];
