/** Patterns: how a phrase of a card text is written in a table of the grammar. */
import type { Category, Later, Meanings } from '../categories.ts';
import type { Scope } from '../scope.ts';

/**
 * One way to say something. A pattern is made of
 *
 * - words, as they stand in a normalised text (`tokens.ts`);
 * - `<category>` or `<category:name>`, a slot for a phrase of another table, and `<later category>` for one whose
 *   meaning the builder works out itself, in a scope of its choice;
 * - `[words]`, which may be left out, and `(words|words)`, of which one stands there. There are no slots in them: a
 *   phrase that may be left out is a pattern of its own.
 */
export interface Phrasing {
  readonly category: Category;
  readonly pattern: string;
  /** What the language lacks for it. */
  readonly needs: string | null;
  readonly build: (slots: Readonly<Record<string, unknown>>, scope: Scope) => unknown;
}

/** Words of an open kind, as numbers and creature types: what one of them means; undefined for another word. */
export interface Lexicon {
  readonly category: Category;
  readonly means: (word: string) => unknown;
}

export type Rule = Phrasing | Lexicon;

type Value<S extends string> = S extends `later ${infer C}`
  ? C extends Category
    ? Later<Meanings[C]>
    : never
  : S extends Category
    ? Meanings[S]
    : never;

type NameOf<S extends string> = S extends `later ${infer C}` ? C : S;

type Slot<S extends string> = S extends `${infer C}:${infer N}`
  ? { readonly [K in N]: Value<C> }
  : { readonly [K in NameOf<S>]: Value<S> };

/** The slots of a pattern, each with the meaning of its category. */
export type Slots<P extends string> = P extends `${string}<${infer S}>${infer Rest}`
  ? Slot<S> & Slots<Rest>
  : unknown;

/** A rule: what the pattern says in this category. Slots are worked out in the order of the text. */
export function rule<C extends Category, P extends string>(
  category: C,
  pattern: P,
  build: (slots: Slots<P>, scope: Scope) => Meanings[C],
): Phrasing {
  // The slots are filled from the same pattern from which their types are read.
  return { category, pattern, needs: null, build: build as Phrasing['build'] };
}

/** A rule for what is understood and can't be said in the language yet. */
export function lacks(category: Category, pattern: string, word: string): Phrasing {
  return { category, pattern, needs: word, build: () => undefined };
}

/** Words of an open kind. */
export function lexicon<C extends Category>(
  category: C,
  means: (word: string) => Meanings[C] | undefined,
): Lexicon {
  return { category, means };
}

/** A part of a pattern. */
export type Part =
  | { readonly word: string }
  | { readonly slot: Category; readonly name: string; readonly isLater: boolean };

/**
 * Every sequence that a pattern allows, the shortest form of each choice first.
 *
 * @throws if the pattern is not well formed
 */
export function sequencesOf(pattern: string): readonly (readonly Part[])[] {
  const [sequences, rest] = sequence(PIECES(pattern), '');
  if (rest.length > 0) throw new Error(`not closed: ${pattern}`);
  return sequences;
}

const PIECES = (pattern: string): string[] =>
  pattern.match(/<[^>]+>|[[\]()|]|[^\s[\]()|<>]+/gu) ?? [];

type Sequences = readonly (readonly Part[])[];

function sequence(pieces: readonly string[], closing: string): [Sequences, readonly string[]] {
  let all: Sequences = [];
  let one: Sequences = [[]];
  let rest = pieces;
  while (rest.length > 0) {
    const [piece, ...after] = rest as [string, ...string[]];
    rest = after;
    if (piece === closing) return [[...all, ...one], rest];
    if (piece === '|') {
      all = [...all, ...one];
      one = [[]];
    } else if (piece === '[' || piece === '(') {
      const [inner, left] = sequence(rest, piece === '[' ? ']' : ')');
      rest = left;
      const choices = piece === '[' ? [[], ...inner] : inner;
      one = one.flatMap((before) => choices.map((choice) => [...before, ...choice]));
    } else {
      const part = partOf(piece);
      one = one.map((before) => [...before, part]);
    }
  }
  if (closing !== '') throw new Error(`${closing} is missing`);
  return [[...all, ...one], rest];
}

function partOf(piece: string): Part {
  if (!piece.startsWith('<')) return { word: piece };
  const [what = '', named] = piece.slice(1, -1).split(':');
  const isLater = what.startsWith('later ');
  const slot = isLater ? what.slice('later '.length) : what;
  // Checked against the categories by the type of `rule`, and by the grammar when it is made.
  return { slot: slot as Category, name: named ?? slot, isLater };
}
