import type { StaticAbility, Trigger } from '@arbiter/cards';
import type { Characteristics, CompiledAbility } from '../text/printed.ts';
import type {
  Board,
  ContinuousEffect,
  WritableCharacteristics,
} from '../rules/continuous-effects/question.ts';
import type { ObjectId } from '../state/basics.ts';
import type { Sight } from './sight.ts';
import type { SizeStory } from './size-story.ts';
import type { LastingEffect } from '../state/effects.ts';
import { inTheMiddle, landMade, staticEffect } from './static-effect.ts';
import { holds } from '../reading/conditions.ts';
import { readFrom } from '../reading/reading.ts';
import { READS_NOTHING, unmarkedOf } from './what-it-reads.ts';

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
  /** What the effects on the table read though it changes no mark, as it was; `null` if they read none of it. */
  readonly unmarked: readonly number[] | null;
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
  const printedBoard = new Map<ObjectId, Characteristics>();
  const effects: ContinuousEffect[] = [];
  const localEnchantments: ObjectId[] = [];
  // Stryker disable next-line BooleanLiteral: counting none changes nothing, it only takes time
  let counters = false;
  for (const id of game.battlefield) {
    const object = sight.object(id);
    const printed = sight.printed(object);
    printedBoard.set(id, object.colors === null ? printed : { ...printed, colors: object.colors });
    // Stryker disable next-line ConditionalExpression: counting none changes nothing, it only takes time
    if (object.counters !== null) counters = true;
    if (printed.enchants !== null) localEnchantments.push(id);
    for (const ability of printed.abilities) {
      if (ability.ability.kind !== 'static') continue;
      const { effect } = ability.ability;
      if ('modifies' in effect) effects.push(staticEffect(sight, object, ability, effect));
    }
  }
  for (const effect of game.effects) {
    if (effect.kind === 'modification') effects.push(lastingModification(sight, effect));
  }
  const workedOut = (tale: SizeStory | null): ReadonlyMap<ObjectId, Characteristics> => {
    // Stryker disable next-line ConditionalExpression,EqualityOperator: without any of them all stays as it is
    if (effects.length === 0 && !counters && tale === null) return printedBoard;
    const writable: Board = new Map();
    for (const [id, characteristics] of printedBoard) {
      writable.set(id, writableCopy(characteristics));
    }
    tale?.watch(writable);
    const applied =
      tale === null ? effects : effects.map((effect) => tale.noting(effect, writable));
    rules.continuousEffects(applied, writable, () => {
      tale?.counters();
      applyCounters(sight, writable);
    });
    return writable;
  };
  let board = workedOut(null);
  // Abilities that were given may change others in their turn: all is worked out again with them.
  const known = new Map<ObjectId, Set<CompiledAbility>>();
  for (;;) {
    const more = givenEffects(sight, board, known);
    if (more.length === 0) break;
    effects.push(...more);
    board = workedOut(null);
  }
  if (story !== null) board = workedOut(story);

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
  const found = { conditional: false };
  const seen = inTheMiddle(sight, board);
  const addStatic = (source: ObjectId, index: number, ability: CompiledAbility): void => {
    if (ability.ability.kind !== 'static' || 'modifies' in ability.ability.effect) return;
    const { asLongAs, effect } = ability.ability;
    if (asLongAs !== undefined) {
      found.conditional = true;
      const { controller } = sight.object(source);
      if (!holds(seen, asLongAs, readFrom(source, controller))) return;
    }
    statics.push({ source, index, ability, effect });
  };
  for (const [source, { types, subtypes, supertypes, abilities, keywords }] of board) {
    if (types.includes('Creature')) creatures.push(source);
    if (supertypes.includes('Legendary') || subtypes.includes('Legend')) legends.push(source);
    if (supertypes.includes('World')) worlds.push(source);
    for (const keyword of keywords) {
      // Stryker disable next-line ConditionalExpression,StringLiteral: where none has it, it is looked for in vain
      if (keyword.ability.keyword === 'protection') anyProtection = true;
      for (const ability of sight.cards.abilitiesOf(keyword)) {
        if (ability.trigger !== null) addTrigger(source, ability);
        else addStatic(source, ABILITIES_OF_KEYWORDS, ability);
      }
    }
    for (let index = 0; index < abilities.length; index++) {
      const ability = abilities[index] as CompiledAbility;
      if (ability.trigger !== null) addTrigger(source, ability);
      else addStatic(source, index, ability);
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
    unmarked:
      found.conditional || effects.some(({ reads }) => reads.unmarked) ? unmarkedOf(game) : null,
    anyProtection,
    creatures,
    legends,
    worlds,
    localEnchantments,
    controlSettled: false,
    triggers: (when) => triggers.get(when) ?? NO_TRIGGERS,
  };
}

/** Static abilities of keywords stand under no place of the list of abilities. */
const ABILITIES_OF_KEYWORDS = -1;

/** What the resolution of a spell or ability changes. */
function lastingModification(
  sight: Sight,
  effect: Extract<LastingEffect, { kind: 'modification' }>,
): ContinuousEffect {
  return {
    source: 0,
    lasting: effect.id,
    timestamp: effect.timestamp,
    by: effect.by,
    fromAbility: false,
    characteristicSetting: false,
    reads: READS_NOTHING,
    grants: (effect.by.grants ?? []).map((ref) => sight.cards.ability(ref)),
    land: landMade(sight, effect.by, undefined),
    exists: () => true,
    affects: (on) => effect.objects.filter((id) => on.has(id)),
    amount: (amount) => amount as number,
  };
}

/** Effects of static abilities that permanents have from elsewhere, as far as they are not known yet. */
function givenEffects(
  sight: Sight,
  board: ReadonlyMap<ObjectId, Characteristics>,
  known: Map<ObjectId, Set<CompiledAbility>>,
): readonly ContinuousEffect[] {
  return [...board].flatMap(([id, { abilities, printed }]) =>
    abilities.flatMap((ability) => {
      if (ability.ability.kind !== 'static' || printed.abilities.includes(ability)) return [];
      const { effect } = ability.ability;
      const already = known.get(id) ?? new Set<CompiledAbility>();
      if (!('modifies' in effect) || already.has(ability)) return [];
      known.set(id, already.add(ability));
      return [staticEffect(sight, sight.object(id), ability, effect)];
    }),
  );
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
