/**
 * What texts do, as data: for players that weigh an ability without reading English, and for prompts.
 */
import type { Amount } from './amounts.ts';
import type { Cost } from './costs.ts';
import type { WayToPayWith } from './picked-costs.ts';
import { innerEffects } from './inner-effects.ts';
import type {
  Ability,
  CardDefinition,
  CardType,
  CombatRule,
  Duration,
  Effect,
  Effects,
  Filter,
  Modification,
  Reference,
  TargetSpec,
  Watched,
} from './language.ts';
import { manaValue, parseManaCost } from './mana.ts';
import type { Word } from './say/word.ts';
import { EFFECT_WORDS } from './words/index.ts';

/** One thing that a spell or ability does, or that a permanent does as long as it is in play. */
export interface Deed {
  readonly do: Effect['do'];
  /** What it acts on; null where the word has no object. */
  readonly at: Aim | null;
  /** How much. */
  readonly amount?: Amount | 'all';
  /** Where a card is moved to. */
  readonly to?: string;
  /** The card types that something becomes. */
  readonly becomes?: readonly CardType[];
  /** The size that it then has. */
  readonly newPower?: Amount;
  readonly newToughness?: Amount;
  /** What is added to a creature's size, by counters as well. */
  readonly power?: Amount;
  readonly toughness?: Amount;
  /** Whether it is good for what it acts on, where that doesn't follow from the word: abilities and rules of combat. */
  readonly favor?: Favor;
  /** It goes on after this turn. */
  readonly lasts?: true;
}

export type Favor = 'good' | 'bad';

/** What a text acts on. */
export type Aim =
  /** A target, by its place among them; or its controller. */
  | { readonly target: number }
  | { readonly controllerOf: number }
  /** All of a kind that are in play. */
  | { readonly every: Filter }
  /** One of this kind, which is chosen as a target later. */
  | { readonly one: TargetSpec }
  | 'self'
  | 'you'
  | 'opponent'
  | 'everybody'
  /** What it enchants. */
  | 'host'
  /** What is chosen, found or bound on the way. */
  | 'bound'
  | 'others';

/** What these effects do, in their order; what they do later or under a condition included. */
export function deedsOf(effects: Effects): readonly Deed[] {
  return effects.flatMap((effect) => {
    const inner = innerEffects(effect);
    return inner === null ? deedsOfOne(effect) : inner.flatMap(deedsOf);
  });
}

/**
 * What a card does as it is played: the mode of an instant or sorcery, or what a permanent does by being in play and as it
 * comes into play. What it enchants is its first target.
 */
export function deedsOfCard(
  { spell, abilities = [], enchants }: CardDefinition,
  mode: number,
): readonly Deed[] {
  const deeds = [...deedsOf(spell?.[mode]?.effect ?? []), ...abilities.flatMap(deedsOfAbility)];
  if (enchants === undefined) return deeds;
  return deeds.map((deed) => (deed.at === 'host' ? { ...deed, at: { target: 0 } } : deed));
}

function deedsOfAbility(ability: Ability): readonly Deed[] {
  if (ability.kind === 'static') return deedsOfStatic(ability.effect);
  if (ability.kind !== 'triggered') return [];
  const { trigger, effect, targets = [] } = ability;
  const arrives = trigger.when === 'comes into play' && trigger.what === 'self';
  return arrives ? deedsOf(effect).map((deed) => aimedLater(deed, targets)) : [];
}

/** A trigger's targets are chosen only when it goes on the stack. */
function aimedLater(deed: Deed, targets: readonly TargetSpec[]): Deed {
  const { at } = deed;
  const isTarget = typeof at === 'object' && at !== null && 'target' in at;
  const spec = isTarget ? targets[at.target] : undefined;
  return spec === undefined ? deed : { ...deed, at: { one: spec } };
}

type StaticEffect = Extract<Ability, { kind: 'static' }>['effect'];

function deedsOfStatic(effect: StaticEffect): readonly Deed[] {
  if ('modifies' in effect) {
    return aimsOf(watched(effect.modifies)).map((at) => ({
      do: 'modify',
      at,
      ...changesOf(effect.by),
      lasts: true,
    }));
  }
  if ('inCombat' in effect) {
    const favor = favorOf(effect.inCombat);
    return aimsOf(watched(effect.who)).map((at) => ({
      do: 'inCombat',
      at,
      ...(favor === null ? {} : { favor }),
      lasts: true,
    }));
  }
  if ('controls' in effect) return [{ do: 'gainControl', at: 'host', lasts: true }];
  if ('doesNotUntap' in effect) {
    return aimsOf(watched(effect.doesNotUntap)).map((at) => ({ do: 'tap', at, lasts: true }));
  }
  return [];
}

/** What a static ability is about, as an instruction would name it. */
const watched = (what: Watched): Reference => (typeof what === 'string' ? what : { every: what });

function deedsOfOne(effect: Effect): readonly Deed[] {
  const word: Word<Effect> = EFFECT_WORDS[effect.do];
  const what = word.aim?.(effect);
  const rest = { do: effect.do, ...detailsOf(effect) };
  return what === undefined ? [{ ...rest, at: null }] : aimsOf(what).map((at) => ({ ...rest, at }));
}

function detailsOf(effect: Effect): Partial<Omit<Deed, 'do' | 'at'>> {
  const amount = 'amount' in effect && effect.amount !== 'next time' ? effect.amount : undefined;
  const rest = amount === undefined ? {} : { amount };
  switch (effect.do) {
    case 'move':
      return { ...rest, to: effect.to };
    case 'modify':
      return { ...changesOf(effect.by), ...lasting(effect.until) };
    case 'gainControl':
      return lasting(effect.until);
    case 'inCombat': {
      const favor = favorOf(effect.rule);
      return favor === null ? {} : { favor };
    }
    case 'endGame':
      return { favor: effect.loses === undefined ? 'good' : 'bad' };
    case 'putCounters':
      return { ...rest, ...sizeOfCounters(effect.counter, effect.amount), lasts: true };
    default:
      return rest;
  }
}

const lasting = (until: Duration | undefined): { readonly lasts?: true } =>
  until === 'end of turn' || until === 'end of combat' ? {} : { lasts: true };

function changesOf(by: Modification): Partial<Deed> {
  const { power, toughness, becomes, gains = [], loses = [], grants = [] } = by;
  const types = [...(becomes?.types ?? []), ...(becomes?.addTypes ?? [])];
  const better = gains.length + grants.length;
  const worse =
    loses.length + [by.losesAllAbilities, by.losesLandwalk].filter((one) => one === true).length;
  return {
    ...(types.length === 0 ? {} : { becomes: types }),
    ...(becomes?.power === undefined ? {} : { newPower: becomes.power }),
    ...(becomes?.toughness === undefined ? {} : { newToughness: becomes.toughness }),
    ...(power === undefined ? {} : { power }),
    ...(toughness === undefined ? {} : { toughness }),
    ...(better === worse ? {} : { favor: better > worse ? 'good' : 'bad' }),
  };
}

/** Counters that change a size are called like the change: `+1/+1`. */
function sizeOfCounters(counter: string, amount: Amount): Partial<Deed> {
  const [, power, toughness] = /^([+-]\d+)\/([+-]\d+)$/u.exec(counter) ?? [];
  if (power === undefined || toughness === undefined) return {};
  return { power: times(Number(power), amount), toughness: times(Number(toughness), amount) };
}

const times = (one: number, amount: Amount): Amount =>
  typeof amount === 'number' ? one * amount : { times: one, of: amount };

/** Whether a rule of combat is good for the creature that it is about; null where that depends, or nobody has said. */
function favorOf(rule: CombatRule): Favor | null {
  if ('cant' in rule) return rule.cant === 'be blocked' ? 'good' : 'bad';
  const has = (words: readonly string[]): boolean => words.some((word) => word in rule);
  return has(GOOD_RULES) ? 'good' : has(BAD_RULES) ? 'bad' : null;
}

type CombatRuleWord = CombatRule extends infer R ? (R extends unknown ? keyof R : never) : never;
const GOOD_RULES: readonly CombatRuleWord[] = [
  'attacksWithoutTapping',
  'attacksAsThough',
  'blocksAsThough',
  'mayBlock',
  'cantBeBlockedBy',
];
const BAD_RULES: readonly CombatRuleWord[] = [
  'cantBlock',
  'attacksOnlyAlone',
  'attacksOnlyWithAnother',
  'blocksOnlyWithAnother',
  'costsTo',
  'isAssignedNoDamage',
  'landwalkIsIgnored',
  'must',
];

/** Cards of a target's are aimed at the target. */
function aimsOf(what: Reference): readonly Aim[] {
  if (typeof what === 'string') return [AIMS[what]];
  if ('target' in what) return [{ target: what.target }];
  if ('every' in what) return [{ every: what.every }];
  if ('several' in what) return what.several.flatMap(aimsOf);
  if ('bound' in what) return ['bound'];
  if ('cards' in what || 'top' in what) return aimsOf(what.of ?? 'each player');
  if ('controllerOf' in what) {
    return aimsOf(what.controllerOf).map((at) =>
      typeof at === 'object' && 'target' in at ? { controllerOf: at.target } : 'others',
    );
  }
  return ['others'];
}

const AIMS = {
  self: 'self',
  'this in the graveyard': 'self',
  you: 'you',
  opponent: 'opponent',
  'each player': 'everybody',
  enchanted: 'host',
  'defending player': 'others',
  'active player': 'others',
  event: 'others',
  'last spell': 'others',
  'player with the most life': 'others',
} as const satisfies Record<Extract<Reference, string>, Aim>;

/** One way in which a cost is paid. */
export type CostKind = 'mana' | 'life' | 'counters' | 'reveal' | WayToPayWith;

/** Everything that a cost takes from the player who pays it; `{0}` takes nothing. */
export function costKinds(cost: Cost): readonly CostKind[] {
  const { mana = '', tap, sacrifice, exile, exileTop, life, discard, picks = [] } = cost;
  const due = parseManaCost(mana);
  const { removeCounters, putCounters, reveal, return: back } = cost;
  const kinds: (CostKind | false)[] = [
    manaValue(due, 1) > 0 && 'mana',
    tap === true && 'tap',
    sacrifice !== undefined && 'sacrifice',
    (exile ?? exileTop) !== undefined && 'exile',
    life !== undefined && 'life',
    discard !== undefined && 'discard',
    (removeCounters ?? putCounters) !== undefined && 'counters',
    reveal !== undefined && 'reveal',
    back !== undefined && 'return',
    ...picks.map(({ pay }) => pay),
  ];
  return [...new Set(kinds.filter((kind) => kind !== false))];
}
