import { knownKeys, keyOf, releaseOf } from './names.ts';

/** Most names that are offered. */
const MOST = 3;

/**
 * Names that somebody may have meant: those the fewest letters away (one put in, left out, changed or swapped with the
 * next is one), or those of which only the part before the comma was written. At most three, in the order of the alphabet.
 *
 * @param until ISO date: cards that came out later are not offered
 */
export function suggestionsFor(written: string, until: string): string[] {
  const key = keyOf(written);
  const most = mostErrors(key.length);
  const letters = lettersOf(key);
  const found = new Map<string, number>();
  for (const [known, knownLetters] of keys()) {
    const begun = key.length >= 3 && known.startsWith(`${key},`);
    if (!begun && Math.abs(known.length - key.length) > most) continue;
    if (!begun && bitsOf(letters ^ knownLetters) > 2 * most) continue;
    const errors = begun ? 0 : errorsBetween(key, known, most);
    if (errors > most) continue;
    const card = releaseOf(known);
    if (card === undefined || card.released > until) continue;
    found.set(card.name, Math.min(errors, found.get(card.name) ?? errors));
  }
  const fewest = Math.min(...found.values());
  return [...found]
    .flatMap(([name, errors]) => (errors === fewest ? [name] : []))
    .sort()
    .slice(0, MOST);
}

/** A short name is another card before it is a typing error. */
const mostErrors = (length: number): number => (length < 4 ? 1 : length < 10 ? 2 : 3);

/** Every key with the letters that are in it: two keys a few errors apart share nearly all of them. */
function keys(): readonly (readonly [key: string, letters: number])[] {
  known ??= [...knownKeys()].map((key) => [key, lettersOf(key)] as const);
  return known;
}

let known: (readonly [key: string, letters: number])[] | undefined;

/** A bit for each letter that occurs. */
function lettersOf(key: string): number {
  let letters = 0;
  for (let i = 0; i < key.length; i += 1) {
    const letter = key.charCodeAt(i) - A;
    if (letter >= 0 && letter < 26) letters |= 1 << letter;
  }
  return letters;
}

const A = 'a'.charCodeAt(0);

function bitsOf(number: number): number {
  let bits = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}

/**
 * The errors between two texts (optimal string alignment), or more than `most` as soon as it must be more.
 * Three rows of the usual table are enough: the one before the last, the last, and the current one.
 */
export function errorsBetween(a: string, b: string, most: number): number {
  let before: number[] = [];
  let leastBefore = 0;
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let errors = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        errors = Math.min(errors, (before[j - 2] ?? 0) + 1);
      }
      row.push(errors);
      least = Math.min(least, errors);
    }
    // A swap reaches back two rows.
    if (least > most && leastBefore > most) return most + 1;
    [before, last, leastBefore] = [last, row, least];
  }
  return last[b.length] ?? 0;
}
