import type { Condition, ConditionWord, ConditionWords } from '../conditions.ts';
import type { Filter } from '../language.ts';
import { wordIn, type OfPhrase } from '../phrase.ts';
import { amountText } from './amounts.ts';
import { article, numberWord } from './grammar.ts';
import { stepText } from './steps.ts';
import { symbols } from './symbols.ts';
import type { Terms } from './terms.ts';
import type { Say } from './word.ts';

type Saying = Pick<Say, 'kind' | 'noun'>;

type Text<C> = OfPhrase<C, readonly [Saying, Terms], string>;

const TEXTS: { readonly [W in ConditionWord]: Text<ConditionWords[W]> } = {
  exists: ({ exists }, say, terms) => existsText(exists, '', say, terms),
  amount: (compared, say, terms) => comparison(compared, say, terms),
  step: (step) => `it is ${whoseStep(step)}`,
  couldProduce: ({ couldProduce, by }, say) =>
    `${article(say.kind(by))} could produce ${symbols(couldProduce)}`,
  sameName: () => 'that card has that name',
};

/** After "if": `you control a Swamp`. */
export function conditionText(condition: Condition, say: Saying, terms: Terms): string {
  if (condition === 'a player has the most life') return 'a player has more life than any other';
  if (condition === 'came under control since last upkeep') {
    return 'it came under your control since your last upkeep';
  }
  const text: Text<ConditionWords[ConditionWord]> = TEXTS[wordIn(TEXTS, condition)];
  return text(condition, say, terms);
}

/** After "only": `during your upkeep`, `if you control a Swamp`. */
export function onlyText(condition: Condition, say: Saying, terms: Terms): string {
  return typeof condition === 'object' && 'step' in condition
    ? `during ${whoseStep(condition)}`
    : `if ${conditionText(condition, say, terms)}`;
}

function whoseStep({ step, of }: ConditionWords['step']): string {
  return `${of === 'you' ? 'your' : 'the'} ${stepText(step)}`;
}

/** `count` is `no`, `three or more`, …; nothing for at least one. */
function existsText(filter: Filter, count: string, say: Saying, { inPlay }: Terms): string {
  const parts = 'all' in filter ? filter.all : [filter];
  const by = parts.find((part) => 'controlledBy' in part);
  const rest: Filter = { all: parts.filter((part) => part !== by) };
  const isSomewhereElse = parts.some((part) => 'is' in part && part.is === 'in a graveyard');
  const what = count === '' ? article(say.kind(rest)) : `${count} ${say.kind(rest, 'many')}`;
  if (by !== undefined && 'controlledBy' in by) {
    return by.controlledBy === 'you' ? `you control ${what}` : `your opponent controls ${what}`;
  }
  return `there ${count === '' ? 'is' : 'are'} ${what}${isSomewhereElse ? '' : ` ${inPlay}`}`;
}

function comparison(
  { amount, atLeast, atMost }: ConditionWords['amount'],
  say: Saying,
  terms: Terms,
): string {
  const limits = [
    ...(atLeast === undefined ? [] : [[atLeast, 'more'] as const]),
    ...(atMost === undefined ? [] : [[atMost, 'less'] as const]),
  ];
  if (typeof amount === 'object' && 'count' in amount) {
    return limits
      .map(([limit, word]) => {
        const fewer = word === 'less' ? 'fewer' : word;
        const count = limit === 0 && word === 'less' ? 'no' : `${numberWord(limit)} or ${fewer}`;
        return existsText(amount.count, count, say, terms);
      })
      .join(' and ');
  }
  const range = limits.map(([limit, word]) => `${limit} or ${word}`).join(' and ');
  return `${amountText(amount, say)} is ${range}`;
}
