/** The chart: every reading of every stretch of a text, each worked out once. */
import type { Category, Later, Meanings } from '../categories.ts';
import { BLANK } from '../categories.ts';
import type { Scope } from '../scope.ts';
import { sequencesOf, type Lexicon, type Part, type Phrasing, type Rule } from './pattern.ts';

/** A phrase that was read: where it ends, and what it means. */
interface Phrase {
  readonly end: number;
  readonly meaning: Later<unknown>;
}

interface Way {
  readonly rule: Phrasing;
  readonly parts: readonly Part[];
}

/** The ways to say something of one category, by the word with which they begin. */
interface Table {
  readonly byWord: ReadonlyMap<string, readonly Way[]>;
  /** Those that begin with a slot. */
  readonly others: readonly Way[];
  readonly lexicons: readonly Lexicon[];
}

/** The most readings of one phrase; beyond them the text counts as ambiguous without a look at each. */
const MOST_READINGS = 64;

/** How far a text was understood. */
export interface Reach {
  readonly position: number;
  /** The patterns that expected something else there. */
  readonly nearest: readonly string[];
}

export interface Readings<T> {
  readonly all: readonly Later<T>[];
  readonly isTooMany: boolean;
  readonly reach: Reach;
}

export class Grammar {
  readonly #tables = new Map<Category, Table>();

  constructor(rules: readonly Rule[]) {
    const ways = new Map<Category, Way[]>();
    const lexicons = new Map<Category, Lexicon[]>();
    for (const rule of rules) {
      const list = ways.get(rule.category) ?? [];
      ways.set(rule.category, list);
      if ('means' in rule) {
        lexicons.set(rule.category, [...(lexicons.get(rule.category) ?? []), rule]);
      } else list.push(...sequencesOf(rule.pattern).map((parts) => ({ rule, parts })));
    }
    for (const [category, list] of ways) {
      this.#tables.set(category, tableOf(list, lexicons.get(category) ?? []));
    }
    for (const { rule, parts } of [...ways.values()].flat()) {
      for (const part of parts) {
        if ('slot' in part && !this.#tables.has(part.slot)) {
          throw new Error(`nothing is a <${part.slot}>: ${rule.pattern}`);
        }
      }
    }
  }

  /** All readings of the whole text as something of this category. */
  read<C extends Category>(category: C, tokens: readonly string[]): Readings<Meanings[C]> {
    const chart = new Chart(this.#tables, tokens);
    const whole = chart.phrases(category, 0).filter(({ end }) => end === tokens.length);
    return {
      // The tables hold under each category what means something of it.
      all: whole.map(({ meaning }) => meaning as Later<Meanings[C]>),
      isTooMany: chart.isTooMany,
      reach: chart.reach(),
    };
  }
}

function tableOf(ways: readonly Way[], lexicons: readonly Lexicon[]): Table {
  const byWord = new Map<string, Way[]>();
  const others: Way[] = [];
  for (const way of ways) {
    const [first] = way.parts;
    if (first === undefined) throw new Error(`an empty pattern: ${way.rule.pattern}`);
    if ('slot' in first) others.push(way);
    else byWord.set(first.word, [...(byWord.get(first.word) ?? []), way]);
  }
  return { byWord, others, lexicons };
}

class Chart {
  readonly #tables: ReadonlyMap<Category, Table>;
  readonly #tokens: readonly string[];
  readonly #known = new Map<Category, (readonly Phrase[] | 'being read')[]>();
  #furthest = 0;
  readonly #expecting = new Set<string>();
  isTooMany = false;

  constructor(tables: ReadonlyMap<Category, Table>, tokens: readonly string[]) {
    this.#tables = tables;
    this.#tokens = tokens;
  }

  reach(): Reach {
    return { position: this.#furthest, nearest: [...this.#expecting] };
  }

  phrases(category: Category, at: number): readonly Phrase[] {
    let row = this.#known.get(category);
    if (row === undefined) this.#known.set(category, (row = []));
    const known = row[at];
    if (known === 'being read') throw new Error(`<${category}> begins with itself`);
    if (known !== undefined) return known;
    row[at] = 'being read';
    const found: Phrase[] = [];
    const table = this.#tables.get(category);
    if (table !== undefined) {
      for (const way of table.byWord.get(this.#tokens[at] ?? '') ?? [])
        this.#follow(way, at, found);
      for (const way of table.others) this.#follow(way, at, found);
      const word = this.#tokens[at];
      for (const { means } of word === undefined ? [] : table.lexicons) {
        const value = means(word ?? '');
        if (value !== undefined) found.push({ end: at + 1, meaning: () => value });
      }
    }
    if (found.length > MOST_READINGS) {
      this.isTooMany = true;
      found.length = MOST_READINGS;
    }
    row[at] = found;
    return found;
  }

  #follow(way: Way, at: number, found: Phrase[]): void {
    const slots: Slot[] = [];
    const step = (i: number, position: number): void => {
      const part = way.parts[i];
      if (part === undefined) {
        found.push({ end: position, meaning: meaningOf(way.rule, [...slots]) });
      } else if ('word' in part) {
        if (this.#tokens[position] === part.word) step(i + 1, position + 1);
        else this.#missed(way, i, position);
      } else {
        const phrases = this.phrases(part.slot, position);
        if (phrases.length === 0) this.#missed(way, i, position);
        for (const { end, meaning } of phrases) {
          slots.push({ name: part.name, isLater: part.isLater, meaning });
          step(i + 1, end);
          slots.pop();
        }
      }
    };
    step(0, at);
  }

  #missed(way: Way, part: number, position: number): void {
    if (part === 0 || position < this.#furthest) return;
    if (position > this.#furthest) this.#expecting.clear();
    this.#furthest = position;
    if (this.#expecting.size < 5) this.#expecting.add(way.rule.pattern);
  }
}

interface Slot {
  readonly name: string;
  readonly isLater: boolean;
  readonly meaning: Later<unknown>;
}

function meaningOf(rule: Phrasing, slots: readonly Slot[]): Later<unknown> {
  return (scope: Scope) => {
    const values: Record<string, unknown> = {};
    for (const { name, isLater, meaning } of slots) {
      values[name] = isLater && rule.needs === null ? meaning : meaning(scope);
    }
    if (rule.needs === null) return rule.build(values, scope);
    scope.need(rule.needs);
    return BLANK[rule.category];
  };
}
