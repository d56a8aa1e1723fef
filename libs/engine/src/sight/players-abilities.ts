import type { ObjectId, Seat } from '../state/basics.ts';
import type { DelayedAbility, LastingEffect } from '../state/effects.ts';
import type { AbilityRef } from '../state/objects.ts';
import type { CompiledAbility } from '../text/printed.ts';
import type { Sight } from './sight.ts';

/** An ability that a player has, and the object that gave it: gone, or wherever it may be by now. */
export interface PlayersAbility {
  readonly seat: Seat;
  readonly source: ObjectId;
  readonly ability: CompiledAbility;
}

/**
 * What players may do because a text that has been followed lets them, each once (TSP 408.2i): with abilities that they have
 * for a while, or to stop what would happen later.
 */
export function playersAbilities(sight: Sight): readonly PlayersAbility[] {
  const { effects, delayed } = sight.game;
  // Asked about every ability that could be played: most of the time nothing gives any.
  return effects.some(isAbility) || delayed.some(canBeStopped) ? givenToPlayers(sight) : NONE;
}

const isAbility = ({ kind }: LastingEffect): boolean => kind === 'ability';
const canBeStopped = ({ unless }: DelayedAbility): boolean => unless !== undefined;

function givenToPlayers({ game, cards }: Sight): readonly PlayersAbility[] {
  const all: PlayersAbility[] = [];
  const add = (seat: Seat, source: ObjectId, ref: AbilityRef): void => {
    const ability = cards.ability(ref);
    const isIt = (one: PlayersAbility): boolean =>
      one.seat === seat && one.source === source && one.ability === ability;
    if (all.some(isIt)) return;
    all.push({ seat, source, ability });
  };
  for (const effect of game.effects) {
    if (effect.kind === 'ability') add(effect.seat, effect.source, effect.ability);
  }
  for (const { source, unless } of game.delayed) {
    if (unless !== undefined) add(unless.seat, source, unless.ability);
  }
  return all;
}

/** Which players have the ability that a text of this object has given; none, where it is the object's own. */
export function whoHas(sight: Sight, object: ObjectId, ability: CompiledAbility): readonly Seat[] {
  const all = playersAbilities(sight);
  if (all.length === 0) return NOBODY;
  return all
    .filter((one) => one.source === object && one.ability === ability)
    .map(({ seat }) => seat);
}

/** What a player may play of an object: its own abilities, and those that it has given to players. */
export function abilitiesAt(sight: Sight, object: ObjectId): readonly CompiledAbility[] {
  const given = playersAbilities(sight).filter(({ source }) => source === object);
  const own = sight.abilities(object);
  return given.length === 0 ? own : [...own, ...given.map(({ ability }) => ability)];
}

const NONE: readonly PlayersAbility[] = [];
const NOBODY: readonly Seat[] = [];
