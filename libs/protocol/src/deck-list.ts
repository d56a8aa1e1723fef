import type { Deck } from './messages/common.ts';

/**
 * Decks as people write them: lines of a count and a name (`4 Giant Growth`, `4x Giant Growth`, `Giant Growth`), a
 * line `Sideboard` (with or without `//` or a colon) before what may come in, or `SB:` before each such line;
 * anything else after `//` or `#` is a comment. The gateway's deck check, tickets and `arbiter deck` read and check
 * with this file; what cards there are is asked of the caller.
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
    | 'too many copies'
    | 'too few cards'
    | 'too many cards'
    | 'sideboard size';
  readonly why: string;
}

/** What a deck check found. The deck holds what could be read, with names as they are printed. */
export interface DeckCheck {
  readonly deck: Deck;
  readonly faults: readonly DeckFault[];
  readonly main: number;
  readonly side: number;
}

/** What a caller knows of a name. */
export type CardStanding =
  | { readonly standing: 'works'; readonly name: string; readonly basic: boolean }
  | { readonly standing: 'not yet working' | 'not in the edition'; readonly name: string }
  | { readonly standing: 'unknown' };

/** How decks of a format are made. */
export interface FormatRules {
  readonly format: string;
  readonly name: string;
  readonly least: number;
  /** Most copies of a card in main deck and sideboard together, but for basic lands; `null`: as many as there are. */
  readonly copies: number | null;
  /** A sideboard has none of it or all; `null`: of any size. */
  readonly side: number | null;
}

/** The formats that are played. */
export const FORMATS: readonly FormatRules[] = [
  // 6ED 100.2
  { format: 'freeform', name: 'Freeform', least: 60, copies: 4, side: 15 },
  // 6ED 100.3
  { format: 'limited', name: 'Sealed deck or draft', least: 40, copies: null, side: null },
];

/** Most lines that are read, and the longest of them. */
const MOST_LINES = 400;
const LONGEST = 200;
/**
 * Most cards of a main deck. No rule has a bound (6ED 100.4), this server has: a seed of 1,024 bits has every order of
 * a hundred cards; 250 is what a shuffle takes.
 */
const MOST_CARDS = 250;

interface Line {
  readonly line: number;
  readonly side: boolean;
  readonly count: number;
  readonly name: string;
}

/** Reads and checks a list. Never throws. */
export function checkDeckText(
  text: string,
  format: FormatRules,
  standingOf: (name: string) => CardStanding,
): DeckCheck {
  const faults: DeckFault[] = [];
  return check(readLines(text, faults), faults, format, standingOf);
}

/** Checks a deck that comes as data; lines are counted through main deck and sideboard. Never throws. */
export function checkDeck(
  deck: Deck,
  format: FormatRules,
  standingOf: (name: string) => CardStanding,
): DeckCheck {
  const lines = [...deck.main, ...deck.side].map(({ name, count }, i) => ({
    line: i + 1,
    side: i >= deck.main.length,
    count,
    name,
  }));
  return check(lines, [], format, standingOf);
}

/** The list of a deck as text. `checkDeckText` reads it back. */
export function makeDeckText({ main, side }: Deck): string {
  const lines = main.map(({ count, name }) => `${count} ${name}`);
  if (side.length > 0) lines.push('', 'Sideboard');
  lines.push(...side.map(({ count, name }) => `${count} ${name}`));
  return `${lines.join('\n')}\n`;
}

function readLines(text: string, faults: DeckFault[]): Line[] {
  const lines: Line[] = [];
  let side = false;
  for (const [i, whole] of text.split(/\r?\n/u).entries()) {
    const line = i + 1;
    if (line > MOST_LINES) {
      faults.push(fault(line, null, 'unreadable', `a list has at most ${MOST_LINES} lines`));
      break;
    }
    if (/^\s*(?:\/\/|#)?\s*(?:sideboard|side board|sb)\s*:?\s*$/iu.test(whole)) {
      side = true;
      continue;
    }
    const content = whole.replace(/(?:^|\s)(?:\/\/|#).*$/u, '').trim();
    if (content === '') continue;
    if (content.length > LONGEST) {
      faults.push(fault(line, null, 'unreadable', 'this line is too long'));
      continue;
    }
    const read = /^(?<sb>SB:\s*)?(?:(?<count>\d{1,4})\s*x?\s+)?(?<name>\D.*)$/iu.exec(content);
    const { sb, count = '1', name = '' } = read?.groups ?? {};
    if (read === null || Number(count) < 1 || Number(count) > MOST_CARDS) {
      const why = 'a line is a count and the name of a card, such as “4 Giant Growth”';
      faults.push(fault(line, null, 'unreadable', why));
      continue;
    }
    lines.push({ line, side: side || sb !== undefined, count: Number(count), name: name.trim() });
  }
  return lines;
}

function check(
  lines: readonly Line[],
  faults: DeckFault[],
  format: FormatRules,
  standingOf: (name: string) => CardStanding,
): DeckCheck {
  const main = new Map<string, number>();
  const side = new Map<string, number>();
  const copies = new Map<string, number>();
  let [mainCount, sideCount] = [0, 0];
  for (const { line, side: inSide, count, name: written } of lines) {
    if (inSide) sideCount += count;
    else mainCount += count;
    const card = standingOf(written);
    if (card.standing !== 'works') {
      faults.push(standingFault(line, card.standing === 'unknown' ? written : card.name, card));
      continue;
    }
    const list = inSide ? side : main;
    list.set(card.name, (list.get(card.name) ?? 0) + count);
    const had = copies.get(card.name) ?? 0;
    copies.set(card.name, had + count);
    if (!card.basic && format.copies !== null && had + count > format.copies) {
      const why = `${had + count} of ${card.name}; at most ${format.copies}, sideboard included`;
      faults.push(fault(line, card.name, 'too many copies', why));
    }
  }
  if (mainCount < format.least) {
    const why = `the main deck has ${mainCount} cards; it needs ${format.least}`;
    faults.push(fault(0, null, 'too few cards', why));
  }
  if (mainCount > MOST_CARDS) {
    faults.push(fault(0, null, 'too many cards', `a main deck has at most ${MOST_CARDS} cards`));
  }
  if (format.side !== null && sideCount !== 0 && sideCount !== format.side) {
    const why = `the sideboard has ${sideCount} cards; it has ${format.side} or none`;
    faults.push(fault(0, null, 'sideboard size', why));
  }
  const deck = { main: listed(main), side: listed(side) };
  return { deck, faults, main: mainCount, side: sideCount };
}

function standingFault(line: number, card: string, { standing }: CardStanding): DeckFault {
  switch (standing) {
    case 'unknown':
      return fault(line, card, 'unknown card', `there is no card called “${card}”`);
    case 'not in the edition':
      return fault(line, card, standing, `${card} came after this edition of the rules`);
    default:
      return fault(line, card, 'not yet working', `${card} does not work here yet`);
  }
}

function fault(line: number, card: string | null, kind: DeckFault['kind'], why: string): DeckFault {
  return { line, card, kind, why };
}

const listed = (counts: ReadonlyMap<string, number>): { name: string; count: number }[] =>
  [...counts].map(([name, count]) => ({ name, count }));
