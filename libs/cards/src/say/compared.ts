/** Sentences about how many there are of something, and how large a number is. */
import { amountText, type Amount } from '../amounts.ts';
import type { ConditionWords } from '../conditions.ts';
import type { CardsInZone } from '../nouns/cards.ts';
import type { Filter } from '../nouns/filters.ts';
import type { Reference } from '../nouns/references.ts';
import { article, numberWord } from './grammar.ts';
import { verbFor } from './noun.ts';
import type { Terms } from './terms.ts';
import type { Say } from './word.ts';

type Saying = Pick<Say, 'kind' | 'noun'>;

/** `you control a Swamp`, `there are no cards in your hand`. @param count `no`, `three or more`, …; nothing for at least one */
export function thereIs(
  noun: Filter | CardsInZone,
  count: string,
  say: Saying,
  { inPlay }: Terms,
): string {
  const isOne = count === 'exactly one';
  const said = (of: Filter | CardsInZone): string =>
    isOne
      ? `${count} ${say.kind(of)}`
      : count === ''
        ? article(say.kind(of))
        : `${count} ${say.kind(of, 'many')}`;
  const there = `there ${isOne || count === '' ? 'is' : 'are'}`;
  if ('is' in noun && noun.is === 'self' && count === '') return `it is ${inPlay}`;
  if ('cards' in noun) return `${there} ${said(noun)}`;
  const parts = 'all' in noun ? noun.all : [noun];
  const by = parts.find((part) => 'controlledBy' in part);
  if (by === undefined || !('controlledBy' in by)) {
    const isInPlay = parts.some((part) => 'attachedTo' in part);
    return `${there} ${said(noun)}${isInPlay ? '' : ` ${inPlay}`}`;
  }
  const who = say.noun(by.controlledBy);
  const rest: Filter = { all: parts.filter((part) => part !== by) };
  return `${who.text} ${verbFor(who, 'control')} ${said(rest)}`;
}

/** `you control three or more lands`, `its power is 4 or more`. */
export function comparison(
  { amount, ...limits }: ConditionWords['amount'],
  say: Saying,
  terms: Terms,
): string {
  const compared = LIMIT_WORDS.flatMap((limit) => {
    const than = limits[limit];
    return than === undefined ? [] : [{ limit, than }];
  });
  const [other] = compared;
  if (other?.limit === 'moreThan' && compared.length === 1) {
    const more = moreThanTheOther(amount, other.than, say);
    if (more !== null) return more;
  }
  // Two counts are compared as numbers: "more than the number of cards in …" is no number before a noun.
  const isNumber = compared.every(({ than }) => typeof than !== 'object');
  if (typeof amount === 'object' && 'count' in amount && isNumber) {
    const { count } = amount;
    return compared
      .map(({ limit, than }) => thereIs(count, countLimit(limit, than, say), say, terms))
      .join(' and ');
  }
  if (typeof amount === 'object' && 'counters' in amount) {
    const on = say.noun(amount.on).text;
    const [only] = compared;
    if (compared.length === 1 && only?.limit === 'atLeast' && only.than === 1) {
      return `${on} has ${article(`${amount.counters} counter`)} on it`;
    }
    return compared
      .map(({ limit, than }) => {
        const isOne = limit === 'equals' && than === 1;
        const number = countLimit(limit, than, say);
        return `there ${isOne ? 'is' : 'are'} ${number} ${amount.counters} ${isOne ? 'counter' : 'counters'} on ${on}`;
      })
      .join(' and ');
  }
  const [first] = compared;
  if (typeof amount === 'object' && 'timesPlayed' in amount && typeof first?.than === 'number') {
    return `this ability has been played ${countLimit(first.limit, first.than, say)} times this turn`;
  }
  const range = compared.map(({ limit, than }) => LIMITS[limit](amountText(than, say)));
  return `${amountText(amount, say)} is ${range.join(' and ')}`;
}

/** What isn't so: `you control fewer than three lands`, `its power is less than 4`. */
export function notCompared(
  { amount, ...limits }: ConditionWords['amount'],
  say: Saying,
  terms: Terms,
): string {
  return LIMIT_WORDS.flatMap((limit) => {
    const than = limits[limit];
    if (than === undefined) return [];
    if (limit === 'equals') return [`${amountText(amount, say)} isn’t ${amountText(than, say)}`];
    return [comparison({ amount, [OPPOSITES[limit]]: than }, say, terms)];
  }).join(' or ');
}

const OPPOSITES = {
  atLeast: 'lessThan',
  atMost: 'moreThan',
  moreThan: 'atMost',
  lessThan: 'atLeast',
} as const;

const LIMIT_WORDS = ['atLeast', 'atMost', 'moreThan', 'lessThan', 'equals'] as const;

const LIMITS = {
  atLeast: (than: string) => `${than} or more`,
  atMost: (than: string) => `${than} or less`,
  moreThan: (than: string) => `more than ${than}`,
  lessThan: (than: string) => `less than ${than}`,
  equals: (than: string) => `equal to ${than}`,
} satisfies Readonly<Record<(typeof LIMIT_WORDS)[number], unknown>>;

/** Before what is counted: `three or more`, `no`. */
function countLimit(limit: keyof typeof LIMITS, than: Amount, say: Saying): string {
  if (limit === 'atMost' && than === 0) return 'no';
  const number = typeof than === 'number' ? numberWord(than) : amountText(than, say);
  const text = limit === 'equals' ? `exactly ${number}` : LIMITS[limit](number);
  return text.replace('less', 'fewer');
}

/** `you control more creatures than your opponent`, `you have more cards in hand than …`: the same is counted of both. */
function moreThanTheOther(amount: Amount, than: Amount, say: Saying): string | null {
  const [hand, otherHand] = [handOf(amount), handOf(than)];
  if (hand !== null && otherHand !== null) {
    const who = say.noun(hand);
    return `${who.text} ${verbFor(who, 'have')} more cards in hand than ${say.noun(otherHand).text}`;
  }
  const mine = countedOf(amount);
  if (mine !== null && isAllOthers(than, amount, mine.what)) {
    const who = say.noun(mine.by);
    const kinds = say.kind({ all: mine.what }, 'many');
    return `${who.text} ${verbFor(who, 'control')} more ${kinds} than each other player`;
  }
  const theirs = countedOf(than);
  if (mine === null || theirs === null) return null;
  if (JSON.stringify(mine.what) !== JSON.stringify(theirs.what)) return null;
  const who = say.noun(mine.by);
  const kinds = say.kind({ all: mine.what }, 'many');
  return `${who.text} ${verbFor(who, 'control')} more ${kinds} than ${say.noun(theirs.by).text}`;
}

/** Whose hand is counted, if all cards of one are. */
function handOf(amount: Amount): Reference | null {
  if (typeof amount !== 'object' || !('count' in amount) || !('cards' in amount.count)) return null;
  const { cards, in: zone, of } = amount.count;
  const isWhole = 'is' in cards && cards.is === 'card' && zone === 'hand';
  return isWhole && of !== undefined ? of : null;
}

/** Whether it is all that there are of a kind but those of one player, which are the first amount. */
function isAllOthers(amount: Amount, its: Amount, what: readonly Filter[]): boolean {
  if (typeof amount !== 'object' || !('difference' in amount)) return false;
  const [all, less] = amount.difference;
  const [kind] = what;
  const whole: Amount | null =
    kind === undefined ? null : { count: what.length === 1 ? kind : { all: what } };
  return (
    JSON.stringify(less) === JSON.stringify(its) && JSON.stringify(all) === JSON.stringify(whole)
  );
}

/** What is counted of a player's permanents, if that is what is counted. */
function countedOf(amount: Amount): { by: Reference; what: readonly Filter[] } | null {
  if (typeof amount !== 'object' || !('count' in amount) || 'cards' in amount.count) return null;
  const { count } = amount;
  const parts = 'all' in count ? count.all : [count];
  const by = parts.find((part) => 'controlledBy' in part);
  if (by === undefined || !('controlledBy' in by)) return null;
  return { by: by.controlledBy, what: parts.filter((part) => part !== by) };
}
