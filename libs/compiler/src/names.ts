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
