import type { Amount, AmountWord, AmountWords } from '../amounts.ts';
import type { Reference } from '../language.ts';
import { wordIn, type OfPhrase } from '../phrase.ts';
import { article, numberWord, pluralOf } from './grammar.ts';
import { possessive } from './noun.ts';
import type { Say } from './word.ts';

type Saying = Pick<Say, 'kind' | 'noun'>;

type Text<A> = OfPhrase<A, readonly [Saying], string>;

const TEXTS: { readonly [W in AmountWord]: Text<AmountWords[W]> } = {
  count: ({ count }, say) => `the number of ${say.kind(count, 'many')}`,
  countOf: ({ countOf, that }, say) => {
    const noun = say.noun(countOf);
    return that === undefined
      ? `the number of ${noun.text}`
      : `the number of ${say.kind(that, 'many')} among ${noun.text}`;
  },
  bound: () => 'that number',
  half: ({ half, rounded }, say) => `half ${amountText(half, say)}, rounded ${rounded}`,
  powerOf: ({ powerOf }, say) => `${possessive(say.noun(powerOf))} power`,
  toughnessOf: ({ toughnessOf }, say) => `${possessive(say.noun(toughnessOf))} toughness`,
  manaValueOf: ({ manaValueOf }, say) => `${possessive(say.noun(manaValueOf))} converted mana cost`,
  lifeOf: ({ lifeOf }, say) => `${possessive(say.noun(lifeOf))} life total`,
  manaOf: ({ manaOf }, say) => `the mana that ${say.noun(manaOf).text} can pay`,
  lifePaidFor: ({ lifePaidFor }, say) =>
    `the life that was paid as ${say.noun(lifePaidFor).text} came into play`,
  counters: ({ counters, on }, say) => `the number of ${counters} counters on ${say.noun(on).text}`,
  colorsAmong: ({ colorsAmong }, say) =>
    `the number of colors among ${pluralText(colorsAmong, say)}`,
  basicLandTypesAmong: ({ basicLandTypesAmong }, say) =>
    `the number of basic land types among ${pluralText(basicLandTypesAmong, say)}`,
  colorsPaidFor: ({ colorsPaidFor }, say) =>
    `the number of colors of mana spent on ${say.noun(colorsPaidFor).text}`,
  greatest: ({ greatest, among }, say) => {
    const number = greatest === 'mana value' ? 'converted mana cost' : greatest;
    return `the greatest ${number} among ${pluralText(among, say)}`;
  },
  sum: ({ sum }, say) => sum.map((one) => amountText(one, say)).join(' plus '),
  difference: ({ difference }, say) =>
    difference.map((one) => amountText(one, say)).join(' minus '),
  quotient({ quotient: [one, other], rounded }, say) {
    const by = typeof other === 'number' ? numberWord(other) : amountText(other, say);
    return `${amountText(one, say)} divided by ${by}, rounded ${rounded}`;
  },
  countThisTurn: ({ countThisTurn, that }, say) =>
    `the number of ${say.kind(that, 'many')} that ${countThisTurn} this turn`,
  timesPlayed: ({ timesPlayed }, say) =>
    `the number of times that ability of ${say.noun(timesPlayed).text} was played this turn`,
  timesPaid: ({ timesPaid }) => `as many as the ${timesPaid} cost was paid`,
  times({ times, of, less }, say) {
    const many = amountText(of, say);
    const factor = times === 1 ? '' : times === 2 ? 'twice ' : `${numberWord(times)} times `;
    return less === undefined
      ? `${factor}${many}`
      : `${factor}${many} beyond the first ${less === 1 ? '' : numberWord(less)}`.trim();
  },
};

function pluralText(what: Reference, say: Saying): string {
  const noun = say.noun(what);
  return noun.plural ?? noun.text;
}

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
