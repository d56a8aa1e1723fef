import { BASIC_LAND_TYPES, type CardDefinition, type CardType } from '@arbiter/cards';
import { printedOf } from './compile.ts';

/**
 * What may be named in a game whatever its decks hold, so that a question gives away no deck and an answer is judged
 * alike after cards were added: facts of the time.
 */
export interface Lexicon {
  readonly cards: readonly string[];
  readonly creatureTypes: readonly string[];
  /** The basic ones among them. */
  readonly landTypes: readonly string[];
  /** Whether there is a card with exactly that name. */
  isCard(name: string): boolean;
  /** Whether that card is a land. */
  isLand(name: string): boolean;
  /** What the first set is called that had a card of that name; `null` for a name that no set has. */
  firstSetOf(name: string): string | null;
}

/**
 * The words of definitions themselves, for tables that have no other facts.
 * @param firstSetOf what is known of sets: nothing, unless it is said
 */
export function lexiconOf(
  definitions: readonly CardDefinition[],
  firstSetOf: Lexicon['firstSetOf'] = () => null,
): Lexicon {
  let names: ReadonlySet<string> | undefined;
  let creatureTypes: readonly string[] | undefined;
  let landTypes: readonly string[] | undefined;
  const all = (): ReadonlySet<string> => (names ??= new Set(definitions.map(({ name }) => name)));
  const typesOf = (type: CardType): readonly string[] =>
    definitions
      .filter(({ types }) => types.includes(type))
      .flatMap((one) => printedOf(one, []).subtypes);
  return {
    get cards() {
      return [...all()];
    },
    get creatureTypes() {
      return (creatureTypes ??= [...new Set(typesOf('Creature'))].sort());
    },
    get landTypes() {
      return (landTypes ??= [...new Set([...BASIC_LAND_TYPES, ...typesOf('Land')])]);
    },
    isCard: (name) => all().has(name),
    isLand: (name) => definitions.some((one) => one.name === name && one.types.includes('Land')),
    firstSetOf,
  };
}
