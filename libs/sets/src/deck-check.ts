import { leastCards, makeFormat, type FormatOnDay, type FormatRules } from './formats/formats.ts';
import { gapOf, legalityOf, surely, type Legality } from './formats/legality.ts';
import { parseList, type Form } from './lists/forms.ts';
import { deckOf, type Deck, type ListLine, type ReadList } from './lists/list.ts';
import type { CardSet } from './sets.ts';
import type { CardPool, Standing } from './standing.ts';

/**
 * The deck check: of the gateway, of tickets and of `arbiter deck`. It reads a list, says what it read, and everything
 * that is wrong with it.
 */

/** What is wrong with a deck, and in which line of the text; 0: with the deck as a whole. */
export interface DeckFault {
  readonly line: number;
  readonly card: string | null;
  readonly kind:
    | 'unreadable'
    | 'unknown card'
    | 'not in the edition'
    | 'not yet working'
    | 'banned'
    | 'restricted'
    | 'not in the format'
    | 'not known'
    | 'too many copies'
    | 'too few cards'
    | 'too many cards'
    | 'sideboard size';
  readonly why: string;
  /** For an unknown card: what may have been meant. */
  readonly suggestions?: readonly string[];
}

/** What a deck check found. The deck holds what could be read, with names as they are printed if there are such cards. */
export interface DeckCheck {
  readonly deck: Deck;
  readonly faults: readonly DeckFault[];
  readonly main: number;
  readonly side: number;
  /** The form in which the list was written; null for a deck that came as data. */
  readonly form: Form | null;
}

/**
 * Most cards of a main deck. No rule has a bound (6ED 100.4), this server has: a seed of 1,024 bits has every order of
 * a hundred cards; 250 is what a shuffle takes.
 */
const MOST_CARDS = 250;

/** Each takes a search through all names; a list with more unknown names than this is no list of ours. */
const MOST_SUGGESTED = 20;

/** Reads a list in whatever form it is, and checks it. Never throws. */
export function checkDeckText(text: string, format: FormatOnDay, pool: CardPool): DeckCheck {
  const { form, ...read } = parseList(text);
  return { ...check(read, format, pool), form };
}

/** Checks a deck that comes as data; lines are counted through main deck and sideboard. Never throws. */
export function checkDeck(deck: Deck, format: FormatOnDay, pool: CardPool): DeckCheck {
  const lines = [...deck.main, ...deck.side].map(({ name, count }, i) => ({
    line: i + 1,
    side: i >= deck.main.length,
    count,
    name,
  }));
  return { ...check({ lines, unread: [] }, format, pool), form: null };
}

function check(read: ReadList, format: FormatOnDay, pool: CardPool): Omit<DeckCheck, 'form'> {
  const [main, side] = [count(read.lines, false), count(read.lines, true)];
  return {
    deck: deckOf(read, (written) => nameOf(pool.standingOf(written), written)),
    faults: [
      ...read.unread.map(({ line, why }) => fault(line, null, 'unreadable', why)),
      ...faultsOfCards(read.lines, format, pool),
      ...faultsOfSize(main, side, format.rules, pool),
      ...faultsOfDay(format),
    ],
    main,
    side,
  };
}

const count = (lines: readonly ListLine[], inSide: boolean): number =>
  lines.reduce((sum, line) => sum + (line.side === inSide ? line.count : 0), 0);

function faultsOfCards(
  lines: readonly ListLine[],
  { rules, day }: FormatOnDay,
  pool: CardPool,
): DeckFault[] {
  const copies = new Map<string, number>();
  const dated = day !== null && gapOf(rules.format, day) === undefined ? day : null;
  let unknown = 0;
  return lines.flatMap(({ line, count, name: written }) => {
    const card = pool.standingOf(written);
    if (card.standing === 'unknown') {
      unknown += 1;
      return [
        unknownCard(line, written, unknown > MOST_SUGGESTED ? [] : pool.suggestionsFor(written)),
      ];
    }
    const { name } = card;
    const had = copies.get(name) ?? 0;
    const all = had + count;
    copies.set(name, all);
    const legality = dated === null ? null : legalityOf(name, rules.format, dated);
    return [
      ...standingFault(line, card),
      ...(legality === null ? [] : legalityFault(line, name, legality, all, { rules, day })),
      ...copiesFault(line, name, all, rules),
    ];
  });
}

function standingFault(
  line: number,
  card: Exclude<Standing, { standing: 'unknown' }>,
): DeckFault[] {
  const { name, standing } = card;
  switch (standing) {
    case 'works':
      return [];
    case 'not in the edition':
      return [fault(line, name, standing, `${name} came after this edition of the rules`)];
    case 'not yet working':
      return [fault(line, name, standing, `${name} doesn’t work here yet`)];
    default:
      return standing satisfies never;
  }
}

function unknownCard(line: number, written: string, suggestions: readonly string[]): DeckFault {
  const meant = suggestions.map((name) => `“${name}”`).join(' or ');
  const why = `there is no card called “${written}”${meant === '' ? '' : `; did you mean ${meant}?`}`;
  return { ...fault(line, written, 'unknown card', why), ...(meant !== '' && { suggestions }) };
}

function legalityFault(
  line: number,
  name: string,
  legality: Legality,
  copies: number,
  { rules, day }: FormatOnDay,
): DeckFault[] {
  const where = `in ${rules.name}`;
  switch (legality.legality) {
    case 'legal':
      return [];
    case 'banned': {
      const why = `${name} is banned ${where} since ${legality.from} (${legality.source})`;
      return [fault(line, name, 'banned', why)];
    }
    case 'restricted': {
      if (copies <= 1) return [];
      const why = `${copies} of ${name}, which is restricted ${where} since ${legality.from}: one, sideboard included (${legality.source})`;
      return [fault(line, name, 'restricted', why)];
    }
    case 'not in a set': {
      const { sets, soon } = legality;
      const why =
        soon === undefined
          ? `${name} is from ${named(sets)}; no set with it is ${where} on ${day ?? ''}`
          : `${name} is from ${soon.name}, which is ${where} only from ${surely(soon)} on`;
      return [fault(line, name, 'not in the format', why)];
    }
    case 'not known':
      return [fault(line, name, 'not known', `${name} ${where} on ${day ?? ''}: ${legality.why}`)];
    default:
      return legality satisfies never;
  }
}

const named = (sets: readonly CardSet[]): string => sets.map(({ name }) => name).join(', ');

/** 6ED 100.2: up to four of a card, but for basic lands. */
function copiesFault(line: number, name: string, copies: number, rules: FormatRules): DeckFault[] {
  if (BASIC_LANDS.has(name) || rules.copies === null || copies <= rules.copies) return [];
  const why = `${copies} of ${name}; at most ${rules.copies}, sideboard included`;
  return [fault(line, name, 'too many copies', why)];
}

/** Their names are those of all basic lands until Eventide; they are needed of cards that don't work yet, too. */
const BASIC_LANDS = new Set(
  ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].flatMap((name) => [
    name,
    `Snow-Covered ${name}`,
  ]),
);

function faultsOfSize(
  main: number,
  side: number,
  rules: FormatRules,
  { until }: CardPool,
): DeckFault[] {
  const least = leastCards(rules, until);
  const faults: DeckFault[] = [];
  const whole = (kind: DeckFault['kind'], why: string) => faults.push(fault(0, null, kind, why));
  if (main < least) {
    whole('too few cards', `the main deck has ${main} cards; it needs ${least}`);
  }
  if (main > MOST_CARDS) whole('too many cards', `a main deck has at most ${MOST_CARDS} cards`);
  if (rules.side !== null && side !== 0 && side !== rules.side) {
    whole('sideboard size', `the sideboard has ${side} cards; it has ${rules.side} or none`);
  }
  return faults;
}

function faultsOfDay({ rules, day }: FormatOnDay): DeckFault[] {
  const gap = day === null ? undefined : gapOf(rules.format, day);
  if (gap === undefined) return [];
  return [fault(0, null, 'not known', `${makeFormat({ rules, day })}: ${gap}`)];
}

const nameOf = (card: Standing, written: string): string =>
  card.standing === 'unknown' ? written : card.name;

function fault(line: number, card: string | null, kind: DeckFault['kind'], why: string): DeckFault {
  return { line, card, kind, why };
}
