import type {
  Amount,
  Filter,
  Modification,
  StaticAbility,
  TextChange,
  Trigger,
} from '@arbiter/cards';
import { manaValue } from '@arbiter/cards';
import { meansTrigger } from '../text/keyword-texts.ts';
import type { FixedModification } from '../state/effects.ts';
import type { Characteristics, CompiledAbility, Printed } from '../text/printed.ts';
import type {
  Board,
  ContinuousEffect,
  WritableCharacteristics,
} from '../rules/continuous-effects/question.ts';
import type { ObjectId } from '../state/basics.ts';
import type { Game } from '../state/game.ts';
import type { GameObject } from '../state/objects.ts';
import { cardsIn, half } from '../reading/amounts.ts';
import { matches, type Viewpoint } from './filters.ts';
import type { Sight } from './sight.ts';
import type { SizeStory } from './size-story.ts';

/** A static ability that works now and does something else than change characteristics. */
export interface ActiveStatic {
  readonly source: ObjectId;
  /** Its place among the abilities of its source. */
  readonly index: number;
  readonly ability: CompiledAbility;
  readonly effect: StaticAbility['effect'];
}

export interface ActiveTrigger {
  readonly source: ObjectId;
  readonly ability: CompiledAbility;
}

/** How the whole table looks at one moment. */
export interface Look {
  /** Characteristics of a permanent. @throws {Error} for what is not in play. */
  of(id: ObjectId): Characteristics;
  /** Whether the object is in play. */
  has(id: ObjectId): boolean;
  readonly statics: readonly ActiveStatic[];
  /** How many cards lay in each zone, if something on the table counts them; `null` if nothing does. */
  readonly counted: readonly number[] | null;
  /** Whether any permanent has protection from something. */
  readonly anyProtection: boolean;
  /** Found once for all who look for them again and again, in the order of the battlefield. */
  readonly creatures: readonly ObjectId[];
  readonly legends: readonly ObjectId[];
  readonly worlds: readonly ObjectId[];
  readonly localEnchantments: readonly ObjectId[];
  /** Noted once everything is seen to be controlled as it should be, which changes only with the look. */
  controlSettled: boolean;
  triggers(when: Trigger['when']): readonly ActiveTrigger[];
}

const NO_TRIGGERS: readonly ActiveTrigger[] = [];

/** Works out the characteristics of everything in play (6ED 418). `story` notes how one of them comes about. */
export function lookAt(sight: Sight, story: SizeStory | null = null): Look {
  const { game, rules } = sight;
  const board = new Map<ObjectId, Characteristics>();
  const effects: ContinuousEffect[] = [];
  const localEnchantments: ObjectId[] = [];
  // Stryker disable next-line BooleanLiteral: counting none changes nothing, it only takes time
  let counters = false;
  for (const id of game.battlefield) {
    const object = sight.object(id);
    const printed = sight.printed(object);
    board.set(id, object.colors === null ? printed : { ...printed, colors: object.colors });
    // Stryker disable next-line ConditionalExpression: counting none changes nothing, it only takes time
    if (object.counters !== null) counters = true;
    if (printed.enchants !== null) localEnchantments.push(id);
    for (const ability of printed.abilities) {
      if (ability.ability.kind !== 'static') continue;
      const { effect } = ability.ability;
      if ('modifies' in effect) effects.push(staticEffect(sight, object, printed, ability, effect));
    }
  }
  for (const effect of game.effects) {
    if (effect.kind !== 'modification') continue;
    effects.push({
      source: 0,
      lasting: effect.id,
      timestamp: effect.timestamp,
      by: effect.by,
      fromAbility: false,
      characteristicSetting: false,
      grants: (effect.by.grants ?? []).map((ref) => sight.cards.ability(ref)),
      land: landMade(sight, effect.by, undefined),
      exists: () => true,
      affects: (on) => effect.objects.filter((id) => on.has(id)),
      amount: (amount) => amount as number,
    });
  }
  // Stryker disable next-line ConditionalExpression,EqualityOperator: without any of them all stays as it is
  if (effects.length > 0 || counters || story !== null) {
    const writable: Board = new Map();
    for (const [id, characteristics] of board) {
      writable.set(id, writableCopy(characteristics));
    }
    story?.watch(writable);
    const applied =
      story === null ? effects : effects.map((effect) => story.noting(effect, writable));
    rules.continuousEffects(applied, writable, () => {
      story?.counters();
      applyCounters(sight, writable);
    });
    for (const [id, characteristics] of writable) board.set(id, characteristics);
  }

  const statics: ActiveStatic[] = [];
  const triggers = new Map<Trigger['when'], ActiveTrigger[]>();
  const creatures: ObjectId[] = [];
  const legends: ObjectId[] = [];
  const worlds: ObjectId[] = [];
  // Stryker disable next-line BooleanLiteral: where none has it, it is looked for in vain
  let anyProtection = false;
  const addTrigger = (source: ObjectId, ability: CompiledAbility): void => {
    const { when } = ability.trigger as Trigger;
    const known = triggers.get(when);
    if (known === undefined) triggers.set(when, [{ source, ability }]);
    else known.push({ source, ability });
  };
  for (const [source, { types, subtypes, supertypes, abilities, keywords }] of board) {
    if (types.includes('Creature')) creatures.push(source);
    if (supertypes.includes('Legendary') || subtypes.includes('Legend')) legends.push(source);
    if (supertypes.includes('World')) worlds.push(source);
    for (const name of keywords) {
      // Stryker disable next-line ConditionalExpression,StringLiteral: where none has it, it is looked for in vain
      if (name.startsWith('protection ')) anyProtection = true;
      if (!meansTrigger(name)) continue;
      addTrigger(source, sight.cards.printed(name, []).abilities[0] as CompiledAbility);
    }
    for (let index = 0; index < abilities.length; index++) {
      const ability = abilities[index] as CompiledAbility;
      if (ability.trigger !== null) addTrigger(source, ability);
      else if (ability.ability.kind === 'static' && !('modifies' in ability.ability.effect)) {
        statics.push({ source, index, ability, effect: ability.ability.effect });
      }
    }
  }
  return {
    of(id) {
      const found = board.get(id);
      if (found === undefined) throw new Error(`object ${String(id)} is not in play`);
      return found;
    },
    has: (id) => board.has(id),
    statics,
    counted: effects.some(countsCards) ? cardCounts(game) : null,
    anyProtection,
    creatures,
    legends,
    worlds,
    localEnchantments,
    controlSettled: false,
    triggers: (when) => triggers.get(when) ?? NO_TRIGGERS,
  };
}

function staticEffect(
  sight: Sight,
  object: GameObject,
  printed: Printed,
  ability: CompiledAbility,
  effect: Extract<StaticAbility['effect'], { modifies: unknown }>,
): ContinuousEffect {
  const { modifies, by } = effect;
  const viewpoint = { source: object.id, controller: object.controller };
  const on = (board: Board): Seen => ({
    sight,
    characteristics: (id) => board.get(id) ?? sight.characteristics(id),
  });
  return {
    source: object.id,
    lasting: 0,
    timestamp: object.timestamp,
    by,
    fromAbility: true,
    characteristicSetting: modifies === 'self' && (by.is ?? by.becomes) !== undefined,
    grants: (by.grants ?? []).map((one) => printed.granted.get(one) as CompiledAbility),
    land: landMade(sight, by, object.chosen?.['basic land type']),
    exists: (board) => (board.get(object.id) as Characteristics).abilities.includes(ability),
    affects(board) {
      if (modifies === 'self') return [object.id];
      if (modifies === 'enchanted') return board.has(object.attachedTo) ? [object.attachedTo] : [];
      return everyOf(on(board), modifies.every, [...board.keys()], viewpoint);
    },
    amount: (amount, id, board) => amountNow(amount, id, on(board), [...board.keys()], viewpoint),
  };
}

/** The basic land that a land becomes, with the mana ability that it would have as printed. */
function landMade(
  sight: Sight,
  { becomes }: Modification | FixedModification,
  chosen: string | undefined,
): ContinuousEffect['land'] {
  const type = becomes?.land === 'chosen' ? chosen : becomes?.land;
  if (type === undefined) return null;
  return { type, mana: sight.cards.printed(type, NO_TEXT).abilities[0] as CompiledAbility };
}

const NO_TEXT: readonly TextChange[] = [];

/** Whether cards have come or gone that a look has counted: they change no mark. */
export function isOutdated({ counted }: Look, game: Game): boolean {
  return counted !== null && cardCounts(game).some((count, i) => count !== counted[i]);
}

const cardCounts = ({ players }: Game): number[] =>
  players.flatMap(({ hand, graveyard, library }) => [
    hand.length,
    graveyard.length,
    library.length,
  ]);

function countsCards({ by }: ContinuousEffect): boolean {
  return amountsIn(by).some((amount) => 'cardsIn' in amount);
}

/** The amounts that are found out on the table: those of which others are a half, or so many times as much. */
function amountsIn(by: Modification | FixedModification): Extract<Amount, object>[] {
  const { power, toughness, is, becomes } = by;
  return [power, toughness, is?.power, is?.toughness, becomes?.power, becomes?.toughness].flatMap(
    (amount) => foundOut(amount),
  );
}

function foundOut(amount: Amount | undefined): Extract<Amount, object>[] {
  if (typeof amount !== 'object') return [];
  if ('half' in amount) return foundOut(amount.half);
  return 'times' in amount ? foundOut(amount.of) : [amount];
}

/** A table seen in the middle of working out its characteristics. */
export interface Seen {
  readonly sight: Sight;
  characteristics(id: ObjectId): Characteristics;
}

function everyOf(
  seen: Seen,
  filter: Filter,
  ids: readonly ObjectId[],
  from: Viewpoint,
): ObjectId[] {
  return ids.filter((id) => matches(seen, filter, id, from));
}

function amountNow(
  amount: Amount,
  of: ObjectId,
  seen: Seen,
  ids: readonly ObjectId[],
  from: Viewpoint,
): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'its mana value') return manaValue(seen.characteristics(of).printed.cost);
  if (typeof amount === 'object') {
    if ('times' in amount) {
      const { times, less = 0 } = amount;
      return times * Math.max(0, amountNow(amount.of, of, seen, ids, from) - less);
    }
    if ('count' in amount) return everyOf(seen, amount.count, ids, from).length;
    if ('cardsIn' in amount) return cardsIn(seen.sight, amount, from.controller);
    if ('half' in amount) {
      return half(amountNow(amount.half, of, seen, ids, from), amount.rounded);
    }
  }
  throw new Error('a static ability has no X and binds nothing');
}

function applyCounters(sight: Sight, board: Board): void {
  for (const [id, characteristics] of board) {
    const { counters } = sight.object(id);
    if (counters === null) continue;
    for (const [kind, count] of Object.entries(counters)) {
      const size = /^([+-]\d+)\/([+-]\d+)$/u.exec(kind);
      if (size === null) continue;
      characteristics.power += Number(size[1]) * count;
      characteristics.toughness += Number(size[2]) * count;
    }
  }
}

function writableCopy(from: Characteristics): WritableCharacteristics {
  return {
    printed: from.printed,
    types: from.types,
    subtypes: from.subtypes,
    supertypes: from.supertypes,
    colors: from.colors,
    power: from.power,
    toughness: from.toughness,
    keywords: from.keywords,
    abilities: from.abilities,
  };
}
