import { EDITION_FACTS } from '@arbiter/editions';
import { Problem } from '@arbiter/platform';
import {
  checkDeck,
  checkDeckText,
  FORMATS,
  type Deck,
  type DeckCheck,
  type DeckFault,
} from '@arbiter/protocol';
import { standingOf } from '@arbiter/sets';
import { z } from 'zod';

const list = z
  .array(z.object({ name: z.string().min(1).max(160), count: z.int().min(1).max(250) }))
  .max(300);

/** A deck in a request: as text, one card a line, or as data. */
export const deckGiven = z.union([
  z.string().min(1).max(20_000),
  z.object({ main: list, side: list.default([]) }),
]);

/** Checks a deck. @throws Problem 422 for an edition or format that there is not */
export function deckCheck(given: string | Deck, edition: string, format: string): DeckCheck {
  const facts = EDITION_FACTS.find(({ code }) => code === edition);
  if (facts === undefined) throw noSuch('edition', edition);
  const rules = FORMATS.find((one) => one.format === format);
  if (rules === undefined) throw noSuch('format', format);
  const standing = (name: string) => standingOf(name, facts.date);
  return typeof given === 'string'
    ? checkDeckText(given, rules, standing)
    : checkDeck(given, rules, standing);
}

/** The deck, if nothing is wrong with it. @throws Problem 422 with what is, by line */
export function goodDeck(given: string | Deck, edition: string, format: string): Deck {
  const { deck, faults } = deckCheck(given, edition, format);
  if (faults.length > 0) throw badDeck(faults);
  return deck;
}

function badDeck(faults: readonly DeckFault[]): Problem {
  return new Problem(422, {
    kind: 'deck',
    title: 'This deck can’t be played',
    detail: faults
      .slice(0, 5)
      .map(({ line, why }) => (line === 0 ? why : `line ${line}: ${why}`))
      .join('; '),
    faults,
  });
}

function noSuch(what: string, name: string): Problem {
  return new Problem(422, {
    kind: 'unknown',
    title: `There is no such ${what}`,
    detail: `${what} ${name}`,
  });
}
