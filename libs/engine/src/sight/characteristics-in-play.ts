import type { CompiledAbility, Characteristics } from '../text/printed.ts';
import type {
  Board,
  ContinuousEffect,
  WritableCharacteristics,
} from '../rules/continuous-effects/question.ts';
import type { ObjectId } from '../state/basics.ts';
import type { LastingEffect } from '../state/effects.ts';
import type { Sight } from './sight.ts';
import type { SizeStory } from './size-story.ts';
import { landMade, staticEffect } from './static-effect.ts';
import { READS_NOTHING } from './what-it-reads.ts';

type Characterized = ReadonlyMap<ObjectId, Characteristics>;

/** Everything in play as printed, and what changes it. */
interface Basis {
  readonly printed: Characterized;
  readonly effects: readonly ContinuousEffect[];
  readonly hasCounters: boolean;
  /** In the order of the battlefield. */
  readonly localEnchantments: readonly ObjectId[];
}

/** Everything in play with all continuous effects and counters applied. */
export interface CharacteristicsInPlay extends Pick<Basis, 'effects' | 'localEnchantments'> {
  readonly board: Characterized;
}

/** Works out the characteristics of everything in play (6ED 418). `story` notes how one of them comes about. */
export function characteristicsInPlay(
  sight: Sight,
  story: SizeStory | null,
): CharacteristicsInPlay {
  const basis = basisOf(sight);
  const { localEnchantments } = basis;
  // Where nothing changes anything, nothing is given either.
  if (basis.effects.length === 0 && story === null) {
    return {
      board: applied(sight, basis, NO_EFFECTS, null),
      effects: NO_EFFECTS,
      localEnchantments,
    };
  }
  const effects = [...basis.effects];
  let board = applied(sight, basis, effects, null);
  // Abilities that were given may change others in their turn: all is worked out again with them.
  const known = new Map<ObjectId, Set<CompiledAbility>>();
  for (;;) {
    const more = givenEffects(sight, board, known, effects);
    if (more.length === 0) break;
    effects.push(...more);
    board = applied(sight, basis, effects, null);
  }
  if (story !== null) board = applied(sight, basis, effects, story);
  return { board, effects, localEnchantments };
}

const NO_EFFECTS: readonly ContinuousEffect[] = [];

function basisOf(sight: Sight): Basis {
  const { game } = sight;
  const printedBoard = new Map<ObjectId, Characteristics>();
  const effects: ContinuousEffect[] = [];
  const localEnchantments: ObjectId[] = [];
  // Stryker disable next-line BooleanLiteral: counting none changes nothing, it only takes time
  let hasCounters = false;
  for (const id of game.battlefield) {
    const object = sight.object(id);
    const printed = sight.printed(object);
    const { colors } = object;
    printedBoard.set(id, colors === null ? printed : { ...printed, colors });
    // Stryker disable next-line ConditionalExpression: counting none changes nothing, it only takes time
    if (object.counters !== null) hasCounters = true;
    if (printed.enchants !== null) localEnchantments.push(id);
    for (const ability of printed.abilities) {
      if (ability.ability.kind !== 'static') continue;
      const { effect, from } = ability.ability;
      if (from !== undefined) continue;
      if ('modifies' in effect) effects.push(staticEffect(sight, object, ability, effect));
    }
  }
  effects.push(...effectsFromGraveyards(sight));
  for (const effect of game.effects) {
    if (effect.kind === 'modification') effects.push(lastingModification(sight, effect));
    else if (effect.kind === 'lingering') effects.push(...lingering(sight, effect));
  }
  return { printed: printedBoard, effects, hasCounters, localEnchantments };
}

/** Static abilities that work where their cards lie (6ED 402.8). */
function effectsFromGraveyards(sight: Sight): readonly ContinuousEffect[] {
  if (!sight.cards.worksInGraveyards) return [];
  return sight.game.players.flatMap(({ graveyard }) =>
    graveyard.flatMap((id) => {
      const object = sight.object(id);
      return sight.printed(object).abilities.flatMap((ability) => {
        if (ability.ability.kind !== 'static' || ability.ability.from !== 'graveyard') return [];
        const { effect } = ability.ability;
        return 'modifies' in effect ? [staticEffect(sight, object, ability, effect)] : [];
      });
    }),
  );
}

/** The printed characteristics with these effects, and with counters, applied in the edition's order. */
function applied(
  sight: Sight,
  { printed, hasCounters }: Basis,
  effects: readonly ContinuousEffect[],
  story: SizeStory | null,
): Characterized {
  // Stryker disable next-line ConditionalExpression,EqualityOperator: without any of them all stays as it is
  if (effects.length === 0 && !hasCounters && story === null) return printed;
  const writable: Board = new Map();
  for (const [id, characteristics] of printed) {
    writable.set(id, writableCopy(characteristics));
  }
  story?.watch(writable);
  const noted = story === null ? effects : effects.map((effect) => story.noting(effect, writable));
  sight.rules.continuousEffects(noted, writable, () => {
    story?.counters();
    applyCounters(sight, writable);
  });
  return writable;
}

/** What a static ability changes though its permanent has left play. */
function lingering(
  sight: Sight,
  { id, timestamp, source, ability: ref }: Extract<LastingEffect, { kind: 'lingering' }>,
): readonly ContinuousEffect[] {
  const ability = sight.cards.ability(ref);
  if (ability.ability.kind !== 'static' || !('modifies' in ability.ability.effect)) return [];
  const effect = staticEffect(sight, sight.object(source), ability, ability.ability.effect);
  return [{ ...effect, lasting: id, timestamp, fromAbility: false, exists: () => true }];
}

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

/**
 * Effects of static abilities that permanents have from elsewhere, as far as they are not known yet. What they say of
 * their own object doesn't count as what it says of itself (TSP 405.2).
 */
function givenEffects(
  sight: Sight,
  board: ReadonlyMap<ObjectId, Characteristics>,
  known: Map<ObjectId, Set<CompiledAbility>>,
  all: readonly ContinuousEffect[],
): readonly ContinuousEffect[] {
  const found: ContinuousEffect[] = [];
  for (const [id, { abilities, printed }] of board) {
    // As nearly all are: nothing was given to it.
    if (abilities === printed.abilities) continue;
    for (const ability of abilities) {
      if (ability.ability.kind !== 'static' || printed.abilities.includes(ability)) continue;
      const { effect } = ability.ability;
      const already = known.get(id) ?? new Set<CompiledAbility>();
      if (!('modifies' in effect) || already.has(ability)) continue;
      known.set(id, already.add(ability));
      const given = staticEffect(sight, sight.object(id), ability, effect);
      // TSP 418.5f: the later of two: since when the object is there, and since when something gives it the ability.
      const givers = all.filter(
        (giver) =>
          giver.grants.some(({ ref }) => ref === ability.ref) &&
          giver.affects(board as Board).includes(id),
      );
      const timestamp = Math.max(given.timestamp, ...givers.map((giver) => giver.timestamp));
      found.push({ ...given, timestamp, characteristicSetting: false });
    }
  }
  return found;
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
