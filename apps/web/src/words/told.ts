/** What the server tells in English, and how another language says it. */
export type Told = readonly (readonly [english: string, said: string])[];

/** A language's way to say what the server tells. */
export interface TellerWords {
  /** In whole: names of steps and zones, of states, questions without a parameter. */
  readonly words: Readonly<Record<string, string>>;
  /** What things are called that have no name of their own, or are told apart. */
  readonly names: Told;
  /** The first that fits is said. */
  readonly sentences: Told;
  /** Which of the forms of a text goes with a number, counted from 0. */
  readonly formOf: (count: number) => number;
  /** The word before the last name of a list. */
  readonly and: string;
  /** What is not the language’s own. */
  readonly quoted: (text: string) => string;
}

/** Parameters that stay as they are; `{text}` is what a card says. */
const AS_IT_IS: Readonly<Partial<Record<string, string>>> = {
  player: 'Player [12]',
  other: 'Player [12]',
  n: '[+−-]?\\d+',
  m: '[+−-]?\\d+',
  size: '[+−-]?\\d+/[+−-]?\\d+',
  text: '.+?',
};

/** Others that stand for some texts only; all that are not here stand for any text, which is told in its own words. */
const SLOTS: Readonly<Partial<Record<string, string>>> = {
  ...AS_IT_IS,
  cost: '\\{.+',
  attackers: '[^:]+?',
  rest: '.*?',
};

/** Parameters that are called by a name: no sentence is looked for in them, for a card may be called like one. */
const NAMES: ReadonlySet<string> = new Set([
  'name',
  'whom',
  'by',
  'target',
  'source',
  'onto',
  'cause',
  'attacker',
]);

/** Parameters that are lists of names. */
const LISTS: ReadonlySet<string> = new Set(['names', 'attackers', 'back']);

interface Pattern {
  readonly matches: RegExp;
  readonly slots: readonly string[];
  readonly says: string;
}

/** So many texts are remembered at most: a game tells the same ones again and again. */
const MOST = 5_000;

/** Says in a language what the server tells in English; a text that nobody has written down comes back as it was. */
export function tellerOf(language: TellerWords): (text: string) => string {
  const { words, formOf, and } = language;
  const names = language.names.map(patternOf);
  const sentences = language.sentences.map(patternOf);
  const known = new Map<string, string>();

  const tell = (text: string): string => {
    let said = known.get(text);
    if (said === undefined) {
      if (known.size >= MOST) known.clear();
      known.set(text, (said = wordFor(text) ?? sentenceFor(text) ?? text));
    }
    return said;
  };

  const wordFor = (text: string): string | undefined =>
    Object.hasOwn(words, text) ? words[text] : undefined;

  const sentenceFor = (text: string): string | undefined => {
    return fitting(sentences, text) ?? calledLike(text);
  };

  const calledLike = (text: string): string | undefined => {
    const said = fitting(names, text);
    if (said !== undefined || !/^[A-Z]/u.test(text)) return said;
    // The server begins some sentences with what it tells elsewhere in the midst of one.
    const small = fitting(names, text.charAt(0).toLowerCase() + text.slice(1));
    return small === undefined ? undefined : small.charAt(0).toUpperCase() + small.slice(1);
  };

  const fitting = (patterns: readonly Pattern[], text: string): string | undefined => {
    for (const { matches, slots, says } of patterns) {
      const found = matches.exec(text);
      if (found === null) continue;
      return filled(says, new Map(slots.map((slot, i) => [slot, found[i + 1] ?? ''])));
    }
    return undefined;
  };

  const filled = (says: string, values: ReadonlyMap<string, string>): string =>
    says.replace(/\{(\w+)(?::([^}]+))?\}/gu, (_, slot: string, forms?: string) => {
      const value = values.get(slot) ?? '';
      if (forms !== undefined) return forms.split('|')[formOf(Math.abs(Number(value)))] ?? '';
      if (slot in AS_IT_IS) return value;
      if (slot === 'cost' || slot === 'costs') {
        return /[a-z]/u.test(value) ? language.quoted(value) : value;
      }
      if (slot === 'quoted') return language.quoted(value);
      if (NAMES.has(slot)) return nameFor(value);
      if (LISTS.has(slot)) return listed(value);
      if (slot === 'chosen') return chosen(value);
      if (slot === 'amounts') return amounts(value);
      return slot === 'looks' ? value.split(', ').map(tell).join(', ') : tell(value);
    });

  const nameFor = (text: string): string => wordFor(text) ?? calledLike(text) ?? text;

  const listed = (text: string): string => {
    const at = text.lastIndexOf(' and ');
    const parts = at < 0 ? [text] : [text.slice(0, at), text.slice(at + ' and '.length)];
    return parts.map((part) => part.split(', ').map(nameFor).join(', ')).join(` ${and} `);
  };

  /** A list of amounts or names, or a sentence of its own. */
  const chosen = (text: string): string => {
    if (/^\d+ to /u.test(text)) return amounts(text);
    return wordFor(text) ?? fitting(sentences, text) ?? listed(text);
  };

  /** A list of `2 to Shock`, in whose names there may be commas. */
  const amounts = (text: string): string =>
    text
      .split(/(, | and )(?=\d)/u)
      .map((part, i) => (i % 2 === 0 ? tell(part) : part === ', ' ? part : ` ${and} `))
      .join('');

  return tell;
}

function patternOf([english, says]: Told[number]): Pattern {
  const slots: string[] = [];
  const source = english
    .split(/\{(\w+)\}/u)
    .map((part, i) => {
      if (i % 2 === 0) return part.replace(/[$()*+.?[\\\]^{|}]/gu, '\\$&');
      slots.push(part);
      return `(${SLOTS[part] ?? '.+?'})`;
    })
    .join('');
  return { matches: new RegExp(`^${source}$`, 'su'), slots, says };
}
