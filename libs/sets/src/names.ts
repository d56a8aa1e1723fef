import type { CardSet } from './sets.ts';
import { printedNames, printingsOf } from './printings.ts';

let released: Map<string, { readonly name: string; readonly released: string }> | undefined;

/**
 * When a card of that name first came out (ISO date), with the name as it is printed; undefined if there is none. A
 * split card is found by both halves (`Fire // Ice`, `fire/ice`) and by either, and has the name of both.
 */
export function releaseOf(
  name: string,
): { readonly name: string; readonly released: string } | undefined {
  released ??= readNames();
  return released.get(keyOf(name));
}

/** All keys (`keyOf`) under which a card is found. */
export function knownKeys(): Iterable<string> {
  released ??= readNames();
  return released.keys();
}

/** The sets that have a card of that name, oldest first; none if there is no such card. */
export function setsWith(name: string): readonly CardSet[] {
  return printingsOf(releaseOf(name)?.name ?? name).map(({ set }) => set);
}

function readNames(): Map<string, { readonly name: string; readonly released: string }> {
  const found = new Map<string, { readonly name: string; readonly released: string }>();
  for (const name of printedNames()) {
    const first = printingsOf(name)[0]?.set.released ?? '';
    const card = { name, released: first };
    for (const half of name.split(' // ')) found.set(keyOf(half), card);
    found.set(keyOf(name), card);
  }
  return found;
}

/**
 * Names are found in any case, with any apostrophe, with or without ligatures and accents, and split cards with one
 * stroke or two between their halves.
 */
export const keyOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .trim()
    .toLowerCase()
    .replace(/[’‘`´]/gu, "'")
    .replaceAll('æ', 'ae')
    .replace(/\s*\/{1,2}\s*/gu, ' // ')
    .replace(/\s+/gu, ' ');
