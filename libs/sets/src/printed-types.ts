import type { CardDefinition } from '@arbiter/cards';
import {
  creatureTypesIn,
  creatureTypesUntil,
  printsNoCreatureType,
  typeLineOf,
} from './printings.ts';

/** Until when printings count in an edition: the dates of `EDITION_FACTS`, which this room can't ask for. */
export const PRINTED_UNTIL: Readonly<Record<string, string>> = {
  '4ED': '1996-08-31',
  '5ED': '1999-05-31',
  '6ED': '1999-11-01',
  TSP: '2006-10-06',
};

/** Editions whose rules know interrupts, and of those, which know mana sources too (5ED Mana Sources). */
const HAS_INTERRUPTS: ReadonlySet<string> = new Set(['4ED', '5ED']);
const HAS_MANA_SOURCES: ReadonlySet<string> = new Set(['5ED']);

/**
 * What the text of a card, and not its type line, says that it counts as: creature types of legends, whose type line has
 * room for no other, and of artifact creatures. Facts, of the sets that had them first.
 *
 * Wall of Junk came out with neither, beside two Walls of its set that say it; what it is called and what it was ruled to
 * be make it a Wall in every edition (6ED 308.1, TSP 502.41).
 */
const COUNTS_AS: Readonly<Record<string, readonly string[]>> = {
  'Barrin, Master Wizard': ['Wizard'],
  'Brass-Talon Chimera': ['Chimera'],
  'Ertai, Wizard Adept': ['Wizard'],
  'Iron-Heart Chimera': ['Chimera'],
  'Lead-Belly Chimera': ['Chimera'],
  'Living Wall': ['Wall'],
  'Metallic Sliver': ['Sliver'],
  'Mirri, Cat Warrior': ['Cat Warrior'],
  'Mobile Fort': ['Wall'],
  Necropolis: ['Wall'],
  'Orim, Samite Healer': ['Cleric'],
  'Radiant, Archangel': ['Angel'],
  'Selenia, Dark Angel': ['Angel'],
  'Shield Sphere': ['Wall'],
  'Shifting Wall': ['Wall'],
  'Sliver Queen': ['Sliver'],
  'Snow Fortress': ['Wall'],
  "Teeka's Dragon": ['Dragon'],
  'Tin-Wing Chimera': ['Chimera'],
  'Walking Wall': ['Wall'],
  'Wall of Junk': ['Wall'],
  'Wall of Shields': ['Wall'],
  'Wall of Spears': ['Wall'],
  'Zuberi, Golden Feather': ['Griffin'],
};

/**
 * The cards with the types that they are printed with in an edition's time: what was an interrupt then, and which
 * creature types a creature had. What came out later keeps its own.
 */
export function withPrintedTypes(
  cards: readonly CardDefinition[],
  edition: string,
): readonly CardDefinition[] {
  const until = PRINTED_UNTIL[edition];
  if (until === undefined) return cards;
  const known = new Set(creatureTypesUntil(until));
  return cards.map((card) => {
    const line = typeLineOf(card.name, until);
    if (line === undefined) return card;
    const typed = withTiming(withCreatureTypes(card, line, known), line, edition);
    return HAS_INTERRUPTS.has(edition) ? speakingOfInterrupts(typed) : typed;
  });
}

function withCreatureTypes(
  card: CardDefinition,
  line: string,
  known: ReadonlySet<string>,
): CardDefinition {
  if (!card.types.includes('Creature') || !/^Summon\b|\bCreature\b/u.test(line)) return card;
  const { subtypes: before = [], ...rest } = card;
  const printed = printsNoCreatureType(line)
    ? givenLater(before, known)
    : // What is a Legend by its type line is legendary in other words, of which the rules of an edition make one or the other.
      creatureTypesIn(line).filter((type) => type !== 'Legend');
  const subtypes = [...new Set([...printed, ...(COUNTS_AS[card.name] ?? [])])];
  if (subtypes.join() === before.join()) return card;
  return subtypes.length === 0 ? rest : { ...rest, subtypes };
}

/**
 * The creature types of a card that is printed without any (Portal). The one source for them is what it was given later,
 * when its set was let into tournaments: of that, all that other cards had in the edition's time. So an angel is an Angel
 * in each, and nobody is a Human before there were any.
 */
function givenLater(types: readonly string[], known: ReadonlySet<string>): readonly string[] {
  return types.filter((type) => known.has(type));
}

function withTiming(card: CardDefinition, line: string, edition: string): CardDefinition {
  if (!HAS_INTERRUPTS.has(edition) || !card.types.includes('Instant')) return card;
  if (line !== 'Interrupt' && line !== 'Mana Source') return card;
  // 5ED Older Releases.1: an older interrupt that does what mana sources do now is one of them.
  const now = line === 'Interrupt' && HAS_MANA_SOURCES.has(edition) && isManaSource(card);
  return { ...card, types: [now ? 'Mana Source' : line] };
}

/** Whether all that it does is to add mana, and it aims at nothing. */
function isManaSource({ spell = [] }: CardDefinition): boolean {
  return spell.every(
    ({ effect, targets = [] }) =>
      targets.length === 0 && effect.every((word) => word.do === 'addMana'),
  );
}

/** The same where a text that speaks of instants speaks of interrupts as well, as cards did while there were any. */
function speakingOfInterrupts<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return sameOr(value, value.map(speakingOfInterrupts));
  if (isInstant(value)) return { any: [value, INTERRUPT] } as T;
  // What is neither an instant nor a sorcery stands for cards of permanents.
  if ('not' in value) return value;
  const parts = Object.entries(value).map(([key, part]: [string, unknown]): [string, unknown] => [
    key,
    key === 'any' && Array.isArray(part) ? eachOrInterrupt(part) : speakingOfInterrupts(part),
  ]);
  const isSame = parts.every(([key, part]) => part === value[key as keyof T]);
  return isSame ? value : (Object.fromEntries(parts) as T);
}

/** Any of these: an interrupt stands beside an instant. */
function eachOrInterrupt(any: readonly unknown[]): readonly unknown[] {
  const parts = any.flatMap((one) =>
    isInstant(one) ? [one, INTERRUPT] : [speakingOfInterrupts(one)],
  );
  return sameOr(any, parts);
}

const INTERRUPT = { type: 'Interrupt' } as const;

function isInstant(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'Instant';
}

function sameOr<T>(before: T, now: readonly unknown[]): T {
  const list = before as readonly unknown[];
  return now.length === list.length && now.every((one, i) => one === list[i]) ? before : (now as T);
}
