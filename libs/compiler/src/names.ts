/** Names of what instructions did: the grammar gives one to each that may be spoken of, and few are. */
import type { Ability, CardDefinition, Effect } from '@arbiter/cards';

/** Instructions that do without a name. */
const MAY_BE_NAMELESS: ReadonlySet<string> = new Set<Effect['do']>([
  'counter',
  'createTokens',
  'dealDamage',
  'destroy',
  'discard',
  'draw',
  'gainLife',
  'loseLife',
  'mill',
  'move',
  'putIntoPlay',
  'removeCounters',
  'sacrifice',
]);

/** The definition without the names that no later instruction of the same text uses. */
export function withoutIdleNames(card: CardDefinition): CardDefinition {
  const { abilities, spell } = card;
  return {
    ...card,
    ...(abilities === undefined
      ? {}
      : { abilities: abilities.map((one) => pruned(one, namesIn(one)) as Ability) }),
    ...(spell === undefined
      ? {}
      : { spell: spell.map((one) => pruned(one, namesIn(one)) as typeof one) }),
  };
}

function namesIn(value: unknown, names = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(value)) value.forEach((one) => namesIn(one, names));
  else if (isRecord(value)) {
    for (const [key, one] of Object.entries(value)) {
      if ((key === 'bound' || key === 'did') && typeof one === 'string') names.add(one);
      else if (key === 'sameName' && Array.isArray(one))
        one.forEach((name) => names.add(String(name)));
      else namesIn(one, names);
    }
  }
  return names;
}

function pruned(value: unknown, names: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => pruned(one, names));
  if (!isRecord(value)) return value;
  const isIdle =
    MAY_BE_NAMELESS.has(String(value['do'])) &&
    typeof value['as'] === 'string' &&
    !names.has(value['as']);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !(isIdle && key === 'as'))
      .map(([key, one]) => [key, pruned(one, names)]),
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** What one ability exiles is remembered, where another one of the card asks for it (TSP 217.7d). */
export function withLinks(card: CardDefinition): CardDefinition {
  if (!JSON.stringify(card).includes('"exiledWith"')) return card;
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (!isRecord(value)) return value;
    const isExile = value['do'] === 'move' && value['to'] === 'exile';
    const inner = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one)]));
    return isExile ? { ...inner, linked: true } : inner;
  };
  return walk(card) as CardDefinition;
}

/**
 * The same for two readings that say the same: without names that nothing uses, the rest numbered in their order, and the
 * top of a library in a graveyard as what is milled.
 */
export function sameSaid(value: unknown): unknown {
  const numbers = new Map<string, string>();
  const renamed = (name: unknown): unknown => {
    if (typeof name !== 'string' || !/^(?:it|done)\d*$/u.test(name)) return name;
    if (!numbers.has(name)) numbers.set(name, `name ${String(numbers.size)}`);
    return numbers.get(name);
  };
  const walk = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(walk);
    if (!isRecord(one)) return one;
    const { what } = one;
    const isMilled =
      one['do'] === 'move' && one['to'] === 'graveyard' && isRecord(what) && 'top' in what;
    const { as, ...rest } = isMilled
      ? { as: one['as'], do: 'mill', who: what['of'], amount: what['top'] }
      : one;
    const named = as === undefined ? rest : { ...rest, as };
    return Object.fromEntries(
      Object.entries(named)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, part]) => [key, NAMING.has(key) ? renamed(part) : walk(part)]),
    );
  };
  return walk(pruned(value, namesIn(value)));
}

const NAMING: ReadonlySet<string> = new Set(['as', 'bound', 'did', 'under']);
