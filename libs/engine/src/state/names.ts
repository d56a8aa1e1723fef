import type { CardDefinition } from '@arbiter/cards';

/**
 * A token that has the name of something else in its game is known by its owner too: `Test Sliver@Test Queen`. Objects,
 * events and references to abilities have it so; in the game it has its name and no more.
 */
export const tokenKey = (name: string, owner: string, number: number): string =>
  `${name}@${owner}${number === 0 ? '' : `@${String(number)}`}`;

/** A token that no text of the game creates as it stands, a word in it being read as another, is known by what it is. */
export const describedKey = (definition: CardDefinition): string =>
  `${definition.name}${DESCRIBED}${JSON.stringify(definition)}`;

/** The definition in such a name; `null` for any other name. */
export function describedBy(known: string): CardDefinition | null {
  if (partsOfCopy(known) !== null) return null;
  const at = known.indexOf(DESCRIBED);
  return at < 0 ? null : (JSON.parse(known.slice(at + DESCRIBED.length)) as CardDefinition);
}

const DESCRIBED = '@=';

/** The name that something is known by has in the game. */
export const nameOf = (known: string): string => {
  const end = known.indexOf('@');
  return end < 0 ? known : known.slice(0, end);
};

/** What copies something, with what a card adds to that, is known by both: `Quirion Elves@+Unstable Shapeshifter`. */
export const copyKey = (model: string, copier: string): string =>
  cardsIn(model).includes(copier) ? model : `${model}${ADDED}${copier}`;

/** What such a name stands for, a copy itself perhaps, and the card that added to it; `null` for any other name. */
export function partsOfCopy(known: string): readonly [model: string, copier: string] | null {
  const at = known.lastIndexOf(ADDED);
  return at < 0 ? null : [known.slice(0, at), known.slice(at + ADDED.length)];
}

/** All definitions that have a part in what is known by this name. */
export const cardsIn = (known: string): readonly string[] => known.split(ADDED);

/** The other side of a flip card, with what cards added to what was copied (TSP 510.4). */
export const flippedKey = (known: string, side: string): string =>
  [side, ...cardsIn(known).slice(1)].join(ADDED);

const ADDED = '@+';

/** A spell onto which the text of a card was spliced is known by both: `Reach Through Mists@&Glacial Ray` (TSP 502.40). */
export const splicedKey = (spell: string, card: string): string => `${spell}${SPLICED}${card}`;

/** The spell that such a name stands for, with what was spliced onto it before, and the card; `null` for others. */
export function partsOfSplice(known: string): readonly [spell: string, card: string] | null {
  const at = known.lastIndexOf(SPLICED);
  return at < 0 ? null : [known.slice(0, at), known.slice(at + SPLICED.length)];
}

/** The cards whose text was spliced onto what is known so. */
export const splicedOnto = (known: string): readonly string[] =>
  known.includes(SPLICED) ? known.split(SPLICED).slice(1) : NOTHING_SPLICED;

const NOTHING_SPLICED: readonly string[] = [];

const SPLICED = '@&';

/** A copy of a spell without its epic ability (TSP 502.44a). */
export const withoutEpicKey = (spell: string): string => `${spell}${WITHOUT_EPIC}`;

/** The spell that it copies; `null` for any other name. */
export const originalOfEpic = (known: string): string | null =>
  known.endsWith(WITHOUT_EPIC) ? known.slice(0, -WITHOUT_EPIC.length) : null;

const WITHOUT_EPIC = '@-epic';
