import type { Amount } from '../language.ts';
import { article, numberWord, pluralOf } from './grammar.ts';
import { possessive } from './noun.ts';
import type { Say } from './word.ts';

type Saying = Pick<Say, 'kind' | 'noun'>;

/** A number as a noun: `3`, `the number of creatures you control`. */
export function amountText(amount: Amount, say: Saying): string {
  if (typeof amount === 'number') return String(amount);
  if (amount === 'X') return 'X';
  if (amount === 'its mana value') return 'its converted mana cost';
  if ('count' in amount) return `the number of ${say.kind(amount.count, 'many')}`;
  if ('bound' in amount) return 'that number';
  if ('cardsIn' in amount) {
    const whose = amount.of === 'you' ? 'your' : 'your opponent’s';
    return `the number of cards in ${whose} ${amount.cardsIn}`;
  }
  if ('half' in amount) return `half ${amountText(amount.half, say)}, rounded ${amount.rounded}`;
  if ('powerOf' in amount) return `${possessive(say.noun(amount.powerOf))} power`;
  if ('lifeOf' in amount) return `${possessive(say.noun(amount.lifeOf))} life total`;
  if ('counters' in amount) {
    return `the number of ${amount.counters} counters on ${say.noun(amount.on).text}`;
  }
  const { times, of, less } = amount;
  const many = amountText(of, say);
  const factor = times === 1 ? '' : times === 2 ? 'twice ' : `${numberWord(times)} times `;
  return less === undefined
    ? `${factor}${many}`
    : `${factor}${many} beyond the first ${less === 1 ? '' : numberWord(less)}`.trim();
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
      return ` for each card in ${amount.of === 'you' ? 'your' : 'your opponent’s'} ${amount.cardsIn}`;
    }
  }
  if (amount === 1) return '';
  if (typeof amount === 'number') return ` ${numberWord(amount)} times`;
  return amount === 'X' ? ' X times' : ` a number of times equal to ${amountText(amount, say)}`;
}
