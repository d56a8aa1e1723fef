/** Numbers that a text leaves open: the type and the text of each. What they mean stands in the engine's `reading`. */
import type { Filter, Reference } from './language.ts';
import { wordIn, type OfPhrase, type Saying } from './phrase.ts';

/** The amounts that are phrases, each by the word that it is made with. */
export interface AmountWords {
  /** How many of these there are in play. */
  readonly count: { readonly count: Filter };
  /** A number that an instruction bound to a name. */
  readonly bound: { readonly bound: string };
  readonly cardsIn: {
    readonly cardsIn: 'hand' | 'graveyard' | 'library';
    readonly of: 'you' | 'opponent';
  };
  /** Only whole numbers are played with: the text says which way to round (6ED Glossary: Number). */
  readonly half: { readonly half: Amount; readonly rounded: 'up' | 'down' };
  readonly powerOf: { readonly powerOf: Reference };
  /** The converted mana cost of an object, on the stack with its X (6ED Glossary: X). */
  readonly manaValueOf: { readonly manaValueOf: Reference };
  readonly lifeOf: { readonly lifeOf: Reference };
  readonly counters: { readonly counters: string; readonly on: Reference };
  /** A multiple of what the amount has beyond `less`. */
  readonly times: { readonly times: number; readonly of: Amount; readonly less?: number };
}
export type AmountWord = keyof AmountWords;

/**
 * A number that is read when an instruction is carried out or, in a static ability, all the time. What is not there
 * counts as 0: an X that nobody announced, a name that nothing is bound to.
 */
export type Amount =
  | number
  | 'X'
  /** The converted mana cost of what a modification applies to; elsewhere, of the object whose text it is. */
  | 'its mana value'
  | AmountWords[AmountWord];

const TEXTS: {
  readonly [W in AmountWord]: OfPhrase<AmountWords[W], readonly [Saying], string>;
} = {
  count: ({ count }, say) => `the number of ${say.kind(count, 'many')}`,
  bound: () => 'that much',
  cardsIn: ({ cardsIn, of }) => `the number of cards in ${whose(of)} ${cardsIn}`,
  half: ({ half, rounded }, say) => `half ${amountText(half, say)}, rounded ${rounded}`,
  powerOf: ({ powerOf }, say) => `the power of ${say.noun(powerOf)}`,
  manaValueOf: ({ manaValueOf }, say) => `the converted mana cost of ${say.noun(manaValueOf)}`,
  lifeOf: ({ lifeOf }, say) =>
    lifeOf === 'you' ? 'your life total' : `the life total of ${say.noun(lifeOf)}`,
  counters: ({ counters, on }, say) => `the number of ${counters} counters on ${say.noun(on)}`,
  times({ times, of, less }, say) {
    const factor = times === 1 ? '' : times === 2 ? 'twice ' : `${times} times `;
    return `${factor}${amountText(of, say)}${less === undefined ? '' : ` beyond the first ${less}`}`;
  },
};

/** A number as a noun: `3`, `the number of creatures you control`. */
export function amountText(amount: Amount, say: Saying): string {
  if (typeof amount === 'number') return String(amount);
  if (amount === 'X') return 'X';
  if (amount === 'its mana value') return 'its converted mana cost';
  const text: OfPhrase<AmountWords[AmountWord], readonly [Saying], string> =
    TEXTS[wordIn(TEXTS, amount)];
  return text(amount, say);
}

/** After "for each": `creature you control`, `+1/+1 counter on it`. */
export function eachText(amount: Amount, say: Saying): string {
  if (typeof amount === 'object') {
    if ('count' in amount) return say.kind(amount.count);
    if ('counters' in amount) return `${amount.counters} counter on ${say.noun(amount.on)}`;
    if ('cardsIn' in amount) return `card in ${whose(amount.of)} ${amount.cardsIn}`;
  }
  return amountText(amount, say);
}

const whose = (of: 'you' | 'opponent'): string => (of === 'you' ? 'your' : 'your opponent’s');
