/** An amount as a part of a sentence; how it reads by itself stands beside the amounts. */
import { amountText, type Amount } from '../amounts.ts';
import type { CardsInZone, Filter } from '../language.ts';
import { article, numberWord, pluralOf } from './grammar.ts';
import type { Say } from './word.ts';

type Saying = Pick<Say, 'kind' | 'noun'>;

/** A number of objects: `a card`, `two cards`, `that many cards`. */
export function countText(amount: Amount, noun: string, say: Saying): string {
  // What follows the noun, as in `token with flying`, has no plural.
  const [head = noun, ...rest] = noun.split(/(?= with )/u);
  const nouns = `${pluralOf(head)}${rest.join('')}`;
  if (amount === 1) return article(noun);
  if (typeof amount === 'number') return `${numberWord(amount)} ${nouns}`;
  if (amount === 'X') return `X ${nouns}`;
  if (typeof amount === 'object' && ('bound' in amount || isAll(amount)))
    return `that many ${nouns}`;
  return `a number of ${nouns} equal to ${amountText(amount, say)}`;
}

const isAll = (amount: object): boolean => 'countOf' in amount && !('that' in amount);

/** A number before a noun: `two`, `X`, `that many`. */
export function numeralText(amount: Amount, say: Saying): string {
  if (typeof amount === 'number') return numberWord(amount);
  if (amount === 'X') return amount;
  const isBound = typeof amount === 'object' && 'bound' in amount;
  return isBound ? 'that many' : `as many as ${amountText(amount, say)}`;
}

/** A number of objects of which the plural is given: `two creatures`, `a number of creatures equal to X`. */
export function numberedText(amount: Amount, kinds: string, say: Saying): string {
  const numeral = numeralText(amount, say);
  const equal = /^as many as (.*)$/u.exec(numeral)?.[1];
  return equal === undefined ? `${numeral} ${kinds}` : `a number of ${kinds} equal to ${equal}`;
}

/**
 * The first cards of a library, and what stands at the end of the sentence: `the top two cards of your library`, `that many
 * cards from the top of your library`, `the top X cards of your library` with `, where X is …`.
 */
export function topText(
  amount: Amount,
  library: string,
  say: Saying,
): { readonly cards: string; readonly where: string } {
  if (amount === 1) return { cards: `the top card of ${library}`, where: '' };
  if (typeof amount !== 'object') {
    return { cards: `the top ${countText(amount, 'card', say)} of ${library}`, where: '' };
  }
  // The card may have an X of its own.
  if ('bound' in amount || isAll(amount) || JSON.stringify(amount).includes('"X"')) {
    return { cards: `${countText(amount, 'card', say)} from the top of ${library}`, where: '' };
  }
  const where = `, where X is ${amountText(amount, say)}`;
  return { cards: `the top X cards of ${library}`, where };
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
    if ('countOf' in amount) {
      const { countOf, that } = amount;
      const { text, kind, way } = say.noun(countOf);
      if (way !== undefined) {
        const what = that === undefined ? (kind ?? 'card') : say.kind(that);
        return ` for each ${what} ${way}`;
      }
      return that === undefined
        ? ` for each of ${text}`
        : ` for each ${say.kind(that)} among ${text}`;
    }
    if ('counters' in amount) {
      return ` for each ${amount.counters} counter on ${say.noun(amount.on).text}`;
    }
  }
  if (amount === 1) return '';
  if (typeof amount === 'object' && 'bound' in amount) return ' that many times';
  if (typeof amount === 'number') return ` ${numberWord(amount)} times`;
  return amount === 'X' ? ' X times' : ` a number of times equal to ${amountText(amount, say)}`;
}

/** A part of one's own: `half the creatures you control, rounded up`; `null` where the amount is not a part of these. */
export function partText(amount: Amount, of: Filter | CardsInZone, say: Saying): string | null {
  const { whole, part, rounded } = partOf(amount) ?? {};
  const isOfThese =
    typeof whole === 'object' &&
    'count' in whole &&
    JSON.stringify(whole.count) === JSON.stringify(of);
  return isOfThese ? `${part ?? ''} the ${say.kind(of, 'many')}, rounded ${rounded ?? ''}` : null;
}

/** What the amount is a part of, and which: `half`, `a third of`; `null` where it is none. */
function partOf(
  amount: Amount,
): { readonly whole: Amount; readonly part: string; readonly rounded: 'up' | 'down' } | null {
  if (typeof amount !== 'object') return null;
  if ('half' in amount) return { whole: amount.half, part: 'half', rounded: amount.rounded };
  if ('quotient' in amount && amount.quotient[1] === 3) {
    return { whole: amount.quotient[0], part: 'a third of', rounded: amount.rounded };
  }
  return null;
}

/**
 * What each of several players does so much of that is a part of what that player has: `a third of his or her life`.
 * @param own the whole, of the player who is meant
 * @param what that is called
 */
export function partOfOwnText(amount: Amount, own: Amount, what: string): string | null {
  const of = partOf(amount);
  const isOfIt = JSON.stringify(of?.whole) === JSON.stringify(own);
  return of === null || !isOfIt ? null : `${of.part} ${what}, rounded ${of.rounded}`;
}
