/** Builders: a card reads like its text. All of them return plain JSON. */
import { addMana } from './words/index.ts';
import type { Cost } from './costs.ts';
import type { PlainKeyword } from './keywords/plain.ts';
import type {
  Ability,
  ActivatedAbility,
  CardDefinition,
  CardsInZone,
  CardType,
  CardZone,
  Effect,
  Effects,
  Filter,
  Reference,
  SpellText,
  StaticAbility,
  TargetSpec,
  TopCards,
  Trigger,
  TriggeredAbility,
} from './language.ts';

// ── nouns ───────────────────────────────────────────────────────────────────────────────────────────

export const artifact: Filter = { type: 'Artifact' };
export const creature: Filter = { type: 'Creature' };
export const enchantment: Filter = { type: 'Enchantment' };
export const land: Filter = { type: 'Land' };
export const player: Filter = { is: 'player' };
export const permanent: Filter = { is: 'permanent' };
export const spellOnStack: Filter = { is: 'spell' };
export const opponent: Filter = { is: 'opponent' };
export const basic: Filter = { supertype: 'Basic' };

/** Everything that all of the filters let through. */
export const both = (...filters: Filter[]): Filter => ({ all: filters });
/** Everything that one of the filters lets through. */
export const either = (...filters: Filter[]): Filter => ({ any: filters });
export const not = (filter: Filter): Filter => ({ not: filter });
export const anyCard: Filter = { is: 'card' };
/** A card in your graveyard, as a target. */
export const inYourGraveyard = (what: Filter): TargetSpec => ({ what, in: 'graveyard', of: 'you' });
export const cardsIn = (zone: CardZone, of: Reference, cards: Filter = anyCard): CardsInZone => ({
  cards,
  in: zone,
  of,
});
export const topCard = (zone: TopCards['in'], of: Reference): TopCards => ({
  top: 1,
  in: zone,
  of,
});
export const youControl = (filter: Filter): Filter => both(filter, { controlledBy: 'you' });
export const withKeyword = (filter: Filter, keyword: PlainKeyword): Filter =>
  both(filter, { keyword });
/** Everything. */
export const anything: Filter = { all: [] };
export const other = (filter: Filter): Filter => both(filter, not({ is: 'self' }));

export const creatureOrPlayer: Filter = either(creature, player);
/** 6ED 214.8a: an enchantment that isn't attached to anything. */
export const globalEnchantment: Filter = both(enchantment, not({ is: 'local' }));
export const nonbasicLand: Filter = both(land, not(basic));

export const every = (filter: Filter): Reference => ({ every: filter });
export const theTarget: Reference = { target: 0 };
export const nthTarget = (n: number): Reference => ({ target: n });
export const bound = (name: string): { bound: string } => ({ bound: name });
export const controllerOf = (what: Reference): Reference => ({ controllerOf: what });

export const target = (what: Filter): TargetSpec => ({ what });

// ── verbs ───────────────────────────────────────────────────────────────────────────────────────────

export * from './words/index.ts';

// ── triggers ────────────────────────────────────────────────────────────────────────────────────────

export * from './triggers/index.ts';

// ── abilities ───────────────────────────────────────────────────────────────────────────────────────

export { cycling } from './keywords/cycling.ts';
export { echo } from './keywords/echo.ts';
export { landwalk } from './keywords/landwalk.ts';
export { keyword } from './keywords/plain.ts';
export { protectionFrom } from './keywords/protection.ts';
export { rampage } from './keywords/rampage.ts';

/** "Cost: effect", with its targets. */
export const activated = (
  cost: Cost,
  effect: Effect | Effects,
  targets: readonly TargetSpec[] = [],
  more: Pick<ActivatedAbility, 'from' | 'onlyIf' | 'timing' | 'timesEachTurn'> = {},
): ActivatedAbility => ({
  kind: 'activated',
  cost,
  ...(targets.length > 0 ? { targets } : {}),
  effect: list(effect),
  ...more,
});

export const tapForMana = (mana: string): ActivatedAbility =>
  activated({ tap: true }, addMana(mana));

/**
 * "{T}: one mana of any type that one of these could produce": an ability for each type, the colourless first, so that
 * what is paid without asking keeps the colours.
 */
export const tapForManaThatCouldComeFrom = (by: Filter): readonly ActivatedAbility[] =>
  (['C', 'W', 'U', 'B', 'R', 'G'] as const).map((mana) =>
    activated({ tap: true }, addMana(mana), [], { onlyIf: [{ couldProduce: mana, by }] }),
  );

export const triggered = (
  trigger: Trigger,
  effect: Effect | Effects,
  more: Pick<TriggeredAbility, 'targets' | 'condition' | 'may'> = {},
): TriggeredAbility => ({ kind: 'triggered', trigger, ...more, effect: list(effect) });

export const whenThisComesIntoPlay: Trigger = { when: 'comes into play', what: 'self' };
export const whenThisIsPutIntoAGraveyardFromPlay: Trigger = {
  when: 'is put into a graveyard',
  from: 'play',
  what: 'self',
};
export const atTheBeginningOfYourUpkeep: Trigger = {
  when: 'step begins',
  step: 'upkeep',
  whose: 'you',
};

export const always = (effect: StaticAbility['effect']): StaticAbility => ({
  kind: 'static',
  effect,
});
export const comesIntoPlayTapped: Ability = { kind: 'enters', tapped: true };

// ── cards ───────────────────────────────────────────────────────────────────────────────────────────

type More = Partial<Omit<CardDefinition, 'name' | 'cost' | 'types'>>;

const permanentCard =
  (...types: CardType[]) =>
  (name: string, cost: string, abilities: readonly Ability[], more: More = {}): CardDefinition => ({
    name,
    cost,
    types,
    ...more,
    abilities,
  });

export const artifactCard = permanentCard('Artifact');
export const enchantmentCard = permanentCard('Enchantment');

/** A creature: `2/1` is its power and toughness, `subtypes` its creature types. */
export const creatureCard = (
  name: string,
  cost: string,
  subtypes: string,
  size: `${number}/${number}`,
  abilities: readonly Ability[],
  more: More & { readonly types?: readonly CardType[] } = {},
): CardDefinition => {
  const [power, toughness] = size.split('/').map(Number) as [number, number];
  return {
    name,
    cost,
    types: ['Creature'],
    subtypes: subtypes.split(' '),
    power,
    toughness,
    ...more,
    abilities,
  };
};

export const landCard = (
  name: string,
  abilities: readonly Ability[],
  more: More = {},
): CardDefinition => ({ name, types: ['Land'], ...more, abilities });

const spellCard =
  (type: 'Instant' | 'Sorcery') =>
  (name: string, cost: string, spell: SpellText | readonly SpellText[], more: More = {}) =>
    ({
      name,
      cost,
      types: [type],
      ...more,
      spell: Array.isArray(spell) ? (spell as readonly SpellText[]) : [spell as SpellText],
    }) satisfies CardDefinition;

export const instant: (
  name: string,
  cost: string,
  spell: SpellText | readonly SpellText[],
  more?: More,
) => CardDefinition = spellCard('Instant');
export const sorcery: typeof instant = spellCard('Sorcery');

/** What a spell does, and what it targets. */
export const does = (effect: Effect | Effects, ...targets: readonly TargetSpec[]): SpellText => ({
  ...(targets.length > 0 ? { targets } : {}),
  effect: list(effect),
});

/** A local enchantment: what it enchants, and its abilities. */
export const localEnchantment = (
  name: string,
  cost: string,
  enchants: Filter,
  abilities: readonly Ability[],
): CardDefinition => ({ name, cost, types: ['Enchantment'], enchants, abilities });

function list(effect: Effect | Effects): Effects {
  return Array.isArray(effect) ? (effect as Effects) : [effect as Effect];
}
