import type { CardDefinition } from '@arbiter/cards';
import { CARDS, cardsIn } from './cards.ts';
import {
  creatureTypesUntil,
  isLandUntil,
  landTypesUntil,
  printedNames,
  printingsOf,
} from './printings.ts';

/** What may be named in games of a time. */
export interface Words {
  readonly cards: readonly string[];
  readonly creatureTypes: readonly string[];
  readonly landTypes: readonly string[];
  isCard(name: string): boolean;
  isLand(name: string): boolean;
  firstSetOf(name: string): string | null;
}

/** The cards and words that games are judged with. */
export interface Library {
  /** The cards as an edition has them. */
  readonly cardsIn: (edition: string) => readonly CardDefinition[];
  /** @param until ISO date of the edition's rulebook */
  readonly wordsUntil: (until: string) => Words;
}

/** All that works here. */
export const LIBRARY: Library = { cardsIn, wordsUntil };

/**
 * The names that cards and types had at a time: facts, which no card that is added here changes. Cards that are in no
 * set, such as somebody's own, may be named too. All of it is looked up when it is first asked for.
 */
function wordsUntil(until: string): Words {
  let names: ReadonlySet<string> | undefined;
  let creatureTypes: readonly string[] | undefined;
  let landTypes: readonly string[] | undefined;
  const all = (): ReadonlySet<string> => (names ??= new Set(namesUntil(until)));
  return {
    get cards() {
      return [...all()];
    },
    get creatureTypes() {
      return (creatureTypes ??= creatureTypesUntil(until));
    },
    get landTypes() {
      return (landTypes ??= landTypesUntil(until));
    },
    isCard: (name) => all().has(name),
    isLand: (name) => isLandUntil(name, until),
    firstSetOf: (name) => printingsOf(name)[0]?.set.name ?? null,
  };
}

function namesUntil(until: string): readonly string[] {
  const printed = [...printedNames()].filter((name) => {
    const [first] = printingsOf(name);
    return first !== undefined && first.set.released <= until;
  });
  const unprinted = CARDS.filter(({ name }) => printingsOf(name).length === 0);
  return [...printed, ...unprinted.map(({ name }) => name)];
}
