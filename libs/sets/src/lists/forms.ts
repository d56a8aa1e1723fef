import { parseArena, writeArena } from './arena.ts';
import { parseCod, writeCod } from './cod.ts';
import { parseDec, writeDec } from './dec.ts';
import { parseDek, writeDek } from './dek.ts';
import type { Deck, ReadList } from './list.ts';
import { parseMtgoText, writeMtgoText } from './mtgo-text.ts';
import { parsePlain, writePlain } from './plain.ts';
import { linesOf, sectionOf } from './text.ts';

/** The forms in which decks go from program to program. */
export const FORMS = ['plain', 'arena', 'mtgo', 'dek', 'cod', 'dec'] as const;
export type Form = (typeof FORMS)[number];

/** How a form is told to people, read and written. */
interface FormOfList {
  readonly name: string;
  /** What its files end with. */
  readonly ending: string;
  readonly parse: (text: string) => ReadList;
  readonly write: (deck: Deck) => string;
}

export const FORM: Readonly<Record<Form, FormOfList>> = {
  plain: { name: 'Plain text', ending: 'txt', parse: parsePlain, write: writePlain },
  arena: { name: 'Magic Arena', ending: 'txt', parse: parseArena, write: writeArena },
  mtgo: { name: 'Magic Online, text', ending: 'txt', parse: parseMtgoText, write: writeMtgoText },
  dek: { name: 'Magic Online, .dek', ending: 'dek', parse: parseDek, write: writeDek },
  cod: { name: 'Cockatrice', ending: 'cod', parse: parseCod, write: writeCod },
  dec: { name: 'Apprentice, .dec', ending: 'dec', parse: parseDec, write: writeDec },
};

/** Reads a list in whatever form it is. Never throws. */
export function parseList(text: string): ReadList & { readonly form: Form } {
  const form = formOf(text);
  return { form, ...FORM[form].parse(text) };
}

/** Writes a deck. `parseList` reads it back, and so does the form's own parser. */
export const writeList = (deck: Deck, form: Form): string => FORM[form].write(deck);

/** Which form a text is in. Every text is in one: what is nothing else is plain. */
export function formOf(text: string): Form {
  if (/<\s*cockatrice_deck\b/iu.test(text)) return 'cod';
  if (/^[\uFEFF\s]*</u.test(text)) return 'dek';
  const lines = linesOf(text);
  const headings = new Set(lines.filter((line) => !/^\s*(?:\/\/|#|\[)/u.test(line)).map(sectionOf));
  if (lines.some((line) => /^\s*SB:\s*\S/iu.test(line))) return 'dec';
  if (headings.has('main') || headings.has('about') || lines.some(hasArenaSet)) return 'arena';
  return !lines.some((line) => sectionOf(line) === 'side') && hasLikelySideboard(lines)
    ? 'mtgo'
    : 'plain';
}

const hasArenaSet = (line: string): boolean => /\s\([A-Z0-9]{2,6}\)\s+\d+\s*$/u.test(line);

/** Fewest cards of a main deck in any format, and most of a sideboard in one that bounds it. */
const LEAST_MAIN = 40;
const MOST_SIDE = 15;

/**
 * Whether the one empty line of a list parts a sideboard from a deck: a deck before it, a sideboard's worth after it.
 * Lists that people sort by empty lines have more of them, or more cards after the last.
 */
function hasLikelySideboard(lines: readonly string[]): boolean {
  const blocks = [0];
  for (const line of lines) {
    if (line.trim() === '') {
      if (blocks.at(-1) !== 0) blocks.push(0);
    } else {
      const [{ count } = { count: 0 }] = parsePlain(line).lines;
      blocks.push((blocks.pop() ?? 0) + count);
    }
  }
  const [main = 0, side = 0, ...more] = blocks.filter((count) => count > 0);
  return main >= LEAST_MAIN && side >= 1 && side <= MOST_SIDE && more.length === 0;
}
