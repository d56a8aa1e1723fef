import { BASIC_LAND_TYPES, creatureType, isCreatureType } from '@arbiter/cards';
import table from '../generated/printings.js';
import { wholeCard } from './split-cards.ts';
import { SETS, type CardSet } from './sets.ts';

/** A card in a set: facts. */
export interface Printing {
  readonly set: CardSet;
  readonly rarity: string;
  /** Its type line as it is printed, in the words of its time. */
  readonly type: string;
}

/** All printings of the card with exactly that name, oldest first; none if there is no such card. */
export function printingsOf(name: string): readonly Printing[] {
  return printings().get(name) ?? [];
}

/** The names of all cards of 1993 to 2008, split cards by both halves, each in the order of its first set. */
export function printedNames(): Iterable<string> {
  return printings().keys();
}

/**
 * The type line that a card had at a time, of its latest printing up to then; undefined if it had not come out. Portal
 * and Starter sets, whose words are simpler, count only where there is no other; and the words of Classic (Sixth Edition)
 * count from the day of its rules. A printing of which only the set is known (those of Coldsnap Theme Decks) says nothing.
 *
 * @param until ISO date
 */
export function typeLineOf(name: string, until: string): string | undefined {
  const out = printingsOf(name).filter(({ set, type }) => set.released <= until && type !== '');
  const printed = out.filter(({ set }) => set.code !== '6ED' || until >= CLASSIC_RULES);
  if (printed.length === 0) return out.at(-1)?.type;
  return (printed.findLast(({ set }) => !BEGINNERS.has(set.code)) ?? printed.at(-1))?.type;
}

/** The creature types that cards had at a time, in the order of the alphabet. */
export function creatureTypesUntil(until: string): readonly string[] {
  const found = new Set<string>();
  for (const name of printedNames()) {
    for (const type of creatureTypesIn(typeLineOf(name, until) ?? '')) {
      if (isCreatureType(type)) found.add(type);
    }
  }
  return [...found].sort();
}

/** The land types that there were: the basic ones, and of other lands their names (6ED 212.2c) and what is printed. */
export function landTypesUntil(until: string): readonly string[] {
  const found = new Set<string>(BASIC_LAND_TYPES);
  for (const name of printedNames()) {
    const land = LAND.exec(typeLineOf(name, until) ?? '');
    if (land === null) continue;
    found.add(name);
    for (const word of (land[1] ?? '').split(/\s+/u)) if (word !== '') found.add(word);
  }
  return [...found];
}

/** Whether a card was a land by its latest printing of a time. */
export const isLandUntil = (name: string, until: string): boolean =>
  LAND.test(typeLineOf(name, until) ?? '');

/** `Land`, `Legendary Land`, `Land — Lair`; not `Enchant Land`. */
const LAND = /^(?!Enchant\b)(?:.+ )?Land(?: — (.+))?$/u;

/** `Summon — Goblin King`, `Summon Elves`, `Artifact Creature — Golem`, `Creature — Elf Druid`. */
export function creatureTypesIn(line: string): readonly string[] {
  if (printsNoCreatureType(line)) return [];
  const summoned = /^Summon\b[\s—-]*(.+)$/u.exec(line)?.[1]?.trim();
  // Both are legends: an Elder Dragon is the other thing that it is.
  if (summoned === 'Elder Dragon Legend') return ['Elder Dragon', 'Legend'];
  if (summoned !== undefined) return [creatureType(summoned)];
  const words = /\bCreature\s+—\s+(.+)$/u.exec(line)?.[1];
  return words === undefined ? [] : words.split(/\s+/u).map(creatureType);
}

/** Whether it says that it is a creature and nothing more, as cards of Portal do, which have no creature types. */
export function printsNoCreatureType(line: string): boolean {
  return line === 'Summon — Creature';
}

/** The day from which games were played by the rules of Classic (Sixth Edition), which had been printed for some weeks. */
const CLASSIC_RULES = '1999-06-01';

const BEGINNERS = new Set(['POR', 'PO2', 'PTK', 'S99', 'S00']);

let known: ReadonlyMap<string, readonly Printing[]> | undefined;

function printings(): ReadonlyMap<string, readonly Printing[]> {
  return (known ??= readTable());
}

function readTable(): ReadonlyMap<string, readonly Printing[]> {
  const found = new Map<string, Printing[]>();
  for (const set of SETS) {
    for (const [printed, rarity, type] of table[set.code] ?? []) {
      const name = wholeCard(printed);
      const all = found.get(name) ?? [];
      // Both halves of a split card stand in the table.
      if (all.at(-1)?.set !== set) all.push({ set, rarity, type });
      found.set(name, all);
    }
  }
  return found;
}
