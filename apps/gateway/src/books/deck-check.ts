import { EDITION_FACTS, type EditionFacts } from '@arbiter/editions';
import { Problem } from '@arbiter/http';
import type { Deck, DeckCheck, DeckFault, Form } from '@arbiter/protocol';
import {
  checkDeck,
  checkDeckText,
  deckOf,
  definitionsOf,
  FORM,
  parseFormat,
  parseList,
  poolOf,
  releaseOf,
  writeList,
  type FormatOnDay,
} from '@arbiter/sets';
import { z } from 'zod';
import { shownCard, type ShownCard } from './shown-card.ts';

const list = z
  .array(z.object({ name: z.string().min(1).max(160), count: z.int().min(1).max(250) }))
  .max(300);

/** A deck in a request: as text, in any of the usual forms, or as data. */
export const deckGiven = z.union([
  z.string().min(1).max(20_000),
  z.object({ main: list, side: list.default([]) }),
]);

/**
 * Checks a deck. A format without a day (`type-2@1999-08-04` has one) is taken as it was on the day of the edition's
 * rulebook.
 *
 * @throws Problem 422 for an unknown edition or format
 */
export function deckCheck(given: string | Deck, edition: string, format: string): DeckCheck {
  const { facts, asked } = knownRules(edition, format);
  const onDay = { ...asked, day: asked.day ?? (asked.rules.days && facts.date) };
  const pool = poolOf(facts.date);
  return typeof given === 'string'
    ? checkDeckText(given, onDay, pool)
    : checkDeck(given, onDay, pool);
}

/** What is known of an edition and a format. @throws Problem 422 for an unknown one */
export function knownRules(
  edition: string,
  format: string,
): { readonly facts: EditionFacts; readonly asked: FormatOnDay } {
  const facts = EDITION_FACTS.find(({ code }) => code === edition);
  if (facts === undefined) throw noSuch('edition', edition);
  const asked = parseFormat(format);
  if (asked === undefined) throw noSuch('format', format);
  return { facts, asked };
}

/** Each card of a deck once, as the edition has it; those that work. */
export function cardsOfDeck(
  { main, side }: DeckCheck['deck'],
  edition: string,
): readonly ShownCard[] {
  const names = [...main, ...side].map(({ name }) => name);
  return definitionsOf(edition, names).map((card) => shownCard(card, edition));
}

/** The deck, if nothing is wrong with it. @throws Problem 422 with what is, by line */
export function goodDeck(given: string | Deck, edition: string, format: string): Deck {
  const { deck, faults } = deckCheck(given, edition, format);
  if (faults.length > 0) throw badDeck(faults, ` under ${edition}`);
  return { main: [...deck.main], side: [...deck.side] };
}

/** A deck as a file of some program. */
export interface WrittenDeck {
  readonly form: Form;
  /** What the file may be called. */
  readonly file: string;
  readonly text: string;
}

/** Writes a deck in another form. @throws Problem 422 as `readDeck` */
export function writtenDeck(given: string | Deck, form: Form): WrittenDeck {
  return {
    form,
    file: `deck.${FORM[form].ending}`,
    text: writeList(readDeck(given), form),
  };
}

/**
 * A deck as it was given, legal or not. Names become the printed ones; cards that don't work here, or are unknown, stay
 * as they are.
 *
 * @throws Problem 422 if a line can't be read, since it would be lost
 */
export function readDeck(given: string | Deck): Deck {
  const { lines, unread } = parseList(
    typeof given === 'string' ? given : writeList(given, 'plain'),
  );
  if (unread.length > 0) {
    throw badDeck(unread.map((one) => ({ ...one, card: null, kind: 'unreadable' })));
  }
  const { main, side } = deckOf(
    { lines, unread },
    (written) => releaseOf(written)?.name ?? written,
  );
  return { main: [...main], side: [...side] };
}

function badDeck(faults: readonly DeckFault[], where = ''): Problem {
  return new Problem(422, {
    kind: 'deck',
    title: `This deck can’t be played${where}`,
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
