import type { Form } from './form.ts';

/** One word or line of text. */
export const word = (expected = 'a word'): Form<string> => ({
  read: (entry) => entry.text(expected),
  schema: () => ({ type: 'string' }),
});

export const WORD = word();

/** One of these words. */
export function oneOf<T extends string>(...words: readonly T[]): Form<T> {
  const expected = [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' or ');
  return {
    read(entry) {
      const found = words.find((one) => one === entry.text(expected));
      return found ?? entry.fail(expected);
    },
    schema: () => ({ enum: words }),
  };
}

/** A whole number within bounds. */
export const whole = (least = -1_000_000_000, most = 1_000_000_000): Form<number> => ({
  read(entry) {
    const number = entry.number();
    return number >= least && number <= most
      ? number
      : entry.fail(`a whole number from ${least} to ${most}`);
  },
  schema: () => ({ type: 'integer', minimum: least, maximum: most }),
});

export const NUMBER = whole();
/** How many there are of something. */
export const COUNT = whole(0);

export const FLAG: Form<boolean> = {
  read: (entry) => entry.flag(),
  schema: () => ({ type: 'boolean' }),
};

/** Said only where it is true. */
export const TRUE: Form<true> = {
  read: (entry) => (entry.flag() ? true : entry.fail('true')),
  schema: () => ({ const: true }),
};

/** Mana letters in any order: `RRG`; `C` is colourless. */
export const MANA: Form<string> = {
  read(entry) {
    const letters = entry.text('mana letters');
    return /^[WUBRGC]*$/u.test(letters) ? letters : entry.fail('mana letters, W U B R G C');
  },
  schema: () => ({ type: 'string', pattern: '^[WUBRGC]*$' }),
};

/** A word, number or truth value. */
export const SCALAR: Form<string | number | boolean> = {
  read: (entry) => entry.scalar(),
  schema: () => ({ anyOf: ['string', 'number', 'boolean'].map((type) => ({ type })) }),
};
