import type { Amount, AmountWord, AmountWords } from '../amounts.ts';
import { wordIn, type OfPhrase } from '../phrase.ts';
import { article, numberWord, pluralOf } from './grammar.ts';
import { possessive } from './noun.ts';
import type { Say } from './word.ts';

type Saying = Pick<Say, 'kind' | 'noun'>;

type Text<A> = OfPhrase<A, readonly [Saying], string>;

const TEXTS: { readonly [W in AmountWord]: Text<AmountWords[W]> } = {
  count: ({ count }, say) => `the number of ${say.kind(count, 'many')}`,
  bound: () => 'that number',
  cardsIn: ({ cardsIn, of }) => `the number of cards in ${whose(of)} ${cardsIn}`,
  half: ({ half, rounded }, say) => `half ${amountText(half, say)}, rounded ${rounded}`,
  powerOf: ({ powerOf }, say) => `${possessive(say.noun(powerOf))} power`,
  manaValueOf: ({ manaValueOf }, say) => `${possessive(say.noun(manaValueOf))} converted mana cost`,
  lifeOf: ({ lifeOf }, say) => `${possessive(say.noun(lifeOf))} life total`,
  counters: ({ counters, on }, say) => `the number of ${counters} counters on ${say.noun(on).text}`,
  times({ times, of, less }, say) {
    const many = amountText(of, say);
    const factor = times === 1 ? '' : times === 2 ? 'twice ' : `${numberWord(times)} times `;
    return less === undefined
      ? `${factor}${many}`
      : `${factor}${many} beyond the first ${less === 1 ? '' : numberWord(less)}`.trim();
  },
};

const whose = (of: 'you' | 'opponent'): string => (of === 'you' ? 'your' : 'your opponent’s');

/** A number as a noun: `3`, `the number of creatures you control`. */
export function amountText(amount: Amount, say: Saying): string {
  if (typeof amount === 'number') return String(amount);
  if (amount === 'X') return 'X';
  if (amount === 'its mana value') return 'its converted mana cost';
  const text: Text<AmountWords[AmountWord]> = TEXTS[wordIn(TEXTS, amount)];
  return text(amount, say);
}

/** A number of objects: `a card`, `two cards`, `that many cards`. */
export function countText(amount: Amount, noun: string, say: Saying): string {
  // What follows the noun, as in `token with flying`, has no plural.
  const [head = noun, ...rest] = noun.split(/(?= with )/u);
  const nouns = `${pluralOf(head)}${rest.join('')}`;
  if (amount === 1) return article(noun);
  if (typeof amount === 'number') return `${numberWord(amount)} ${nouns}`;
  if (amount === 'X') return `X ${nouns}`;
  if (typeof amount === 'object' && 'bound' in amount) return `that many ${nouns}`;
  return `a number of ${nouns} equal to ${amountText(amount, say)}`;
}

/** A measure: `3 damage`, `that much life`, `damage equal to its power`. */
export function muchText(amount: Amount, unit: string, say: Saying): string {
  if (typeof amount === 'number' || amount === 'X') return `${amount} ${unit}`;
  if (typeof amount === 'object' && 'bound' in amount) return `that much ${unit}`;
  return `${unit} equal to ${amountText(amount, say)}`;
}

/** ` for each creature you control`, with its space; the rest as ` X times`. */
export function forEachText(amount: Amount, say: Saying): string {
  if (typeof amount === 'object') {
    if ('count' in amount) return ` for each ${say.kind(amount.count)}`;
    if ('counters' in amount) {
      return ` for each ${amount.counters} counter on ${say.noun(amount.on).text}`;
    }
    if ('cardsIn' in amount) {
      return ` for each card in ${whose(amount.of)} ${amount.cardsIn}`;
    }
  }
  if (amount === 1) return '';
  if (typeof amount === 'number') return ` ${numberWord(amount)} times`;
  return amount === 'X' ? ' X times' : ` a number of times equal to ${amountText(amount, say)}`;
}
