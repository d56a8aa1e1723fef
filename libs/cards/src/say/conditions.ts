import type { Amount } from '../amounts.ts';
import type { Condition, ConditionWord, ConditionWords } from '../conditions.ts';
import type { CardsInZone, Filter, Whose } from '../language.ts';
import { wordIn, type OfPhrase } from '../phrase.ts';
import { amountText } from '../amounts.ts';
import { adjectiveText } from './filters.ts';
import { article, numberWord } from './grammar.ts';
import { verbFor } from './noun.ts';
import { stepText } from './steps.ts';
import { symbols } from './symbols.ts';
import type { Terms } from './terms.ts';
import type { Say } from './word.ts';

type Saying = Pick<Say, 'kind' | 'noun' | 'self'>;

type Text<C> = OfPhrase<C, readonly [Saying, Terms], string>;

const TEXTS: { readonly [W in ConditionWord]: Text<ConditionWords[W]> } = {
  exists: ({ exists }, say, terms) => existsText(exists, '', say, terms),
  amount: (compared, say, terms) => comparison(compared, say, terms),
  step: (step) => `it is ${whoseStep(step)}`,
  couldProduce: ({ couldProduce, by }, say) =>
    `${article(say.kind(by))} could produce ${symbols(couldProduce)}`,
  sameName: () => 'that card has that name',
  object: (condition, say) => objectText(condition, say, ''),
  did: () => 'you do',
  won: () => 'the flip is won',
  thisTurn: ({ thisTurn, what }, say) => `${article(say.kind(what))} ${thisTurn} this turn`,
  paid: ({ paid }) => `the ${paid} cost was paid`,
  manaSpent: ({ manaSpent }, say) => `${symbols(manaSpent)} was spent to play ${say.self.text}`,
  not: ({ not }, say, terms) => notText(not, say, terms),
  all: ({ all }, say, terms) => all.map((one) => conditionText(one, say, terms)).join(' and '),
  any: ({ any }, say, terms) => any.map((one) => conditionText(one, say, terms)).join(' or '),
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

function notText(condition: Condition, say: Saying, terms: Terms): string {
  if (typeof condition === 'object' && 'exists' in condition) {
    return existsText(condition.exists, 'no', say, terms);
  }
  if (typeof condition === 'object' && 'all' in condition) {
    return condition.all.map((one) => notText(one, say, terms)).join(' or ');
  }
  if (typeof condition === 'object' && 'step' in condition) {
    return conditionText(condition, say, terms).replace('it is', 'it isn’t');
  }
  if (typeof condition === 'object' && 'paid' in condition) {
    return `the ${condition.paid} cost wasn’t paid`;
  }
  if (typeof condition === 'object' && 'manaSpent' in condition) {
    return `${symbols(condition.manaSpent)} wasn’t spent to play ${say.self.text}`;
  }
  if (typeof condition === 'object' && 'did' in condition) return 'you don’t';
  if (typeof condition === 'object' && 'won' in condition) return 'the flip is lost';
  if (typeof condition === 'object' && 'object' in condition) {
    return objectText(condition, say, 'n’t');
  }
  return `it isn’t so that ${conditionText(condition, say, terms)}`;
}

/** `it is a Zombie`, `enchanted creature isn’t black`, `one of those cards is a land`. */
function objectText(
  { object, is }: ConditionWords['object'],
  say: Saying,
  not: '' | 'n’t',
): string {
  if ('shares' in is && JSON.stringify(is.with) === JSON.stringify(object)) {
    return `${say.noun(object).text} ${not === '' ? '' : 'don’t '}share a ${is.shares}`;
  }
  const noun = say.noun(object);
  if ('shares' in is && not === '') {
    return `${noun.text} ${verbFor(noun, 'share')} a ${is.shares} with ${say.noun(is.with).text}`;
  }
  const what = adjectiveText(is, say) ?? article(say.kind(is));
  if (noun.number === 'many') return `${not === '' ? 'one' : 'none'} of ${noun.text} is ${what}`;
  return `${noun.text} ${verbFor(noun, 'be')}${not} ${what}`;
}

/** After "only": `during your upkeep`, `if you control a Swamp`. */
export function onlyText(condition: Condition, say: Saying, terms: Terms): string {
  if (typeof condition === 'object' && 'all' in condition) {
    return condition.all.map((one) => onlyText(one, say, terms)).join(' and only ');
  }
  if (typeof condition !== 'object' || !('step' in condition)) {
    return `if ${conditionText(condition, say, terms)}`;
  }
  const { step, of } = condition;
  const window = WINDOWS[step];
  if (window === undefined) return `during ${whoseStep(condition)}`;
  return of === 'each player' ? window : `during ${whoseTurn(of)}, ${window}`;
}

/** Parts of a turn that are said with words of their own. */
const WINDOWS: Readonly<Partial<Record<ConditionWords['step']['step'], string>>> = {
  'before attackers are declared': 'before attackers are declared',
  'before blockers are declared': 'before blockers are declared',
  'after blockers are declared': 'during combat after blockers are declared',
  'before combat damage': 'before the combat damage step',
  'after combat': 'after combat',
};

function whoseStep({ step, of }: ConditionWords['step']): string {
  if (step === 'turn') return whoseTurn(of);
  if (step === 'combat') return of === 'each player' ? step : `${step} on ${whoseTurn(of)}`;
  if (step === 'declare attackers' || step === 'declare blockers') {
    return of === 'each player' ? `the ${step} step` : `the ${step} step on ${whoseTurn(of)}`;
  }
  return `${WHOSE[of]} ${stepText(step)}`;
}

const whoseTurn = (of: Whose): string => (of === 'each player' ? 'any turn' : `${WHOSE[of]} turn`);

const WHOSE: Readonly<Record<Whose, string>> = {
  you: 'your',
  opponent: 'your opponent’s',
  'each player': 'the',
};

/** `count` is `no`, `three or more`, …; nothing for at least one. */
function existsText(
  noun: Filter | CardsInZone,
  count: string,
  say: Saying,
  { inPlay }: Terms,
): string {
  const said = (of: Filter | CardsInZone): string =>
    count === '' ? article(say.kind(of)) : `${count} ${say.kind(of, 'many')}`;
  const there = `there ${count === '' ? 'is' : 'are'}`;
  if ('cards' in noun) return `${there} ${said(noun)}`;
  const parts = 'all' in noun ? noun.all : [noun];
  const by = parts.find((part) => 'controlledBy' in part);
  if (by === undefined || !('controlledBy' in by)) return `${there} ${said(noun)} ${inPlay}`;
  const who = say.noun(by.controlledBy);
  const rest: Filter = { all: parts.filter((part) => part !== by) };
  return `${who.text} ${verbFor(who, 'control')} ${said(rest)}`;
}

function comparison(
  { amount, ...limits }: ConditionWords['amount'],
  say: Saying,
  terms: Terms,
): string {
  const compared = LIMIT_WORDS.flatMap((limit) => {
    const than = limits[limit];
    return than === undefined ? [] : [{ limit, than }];
  });
  // Two counts are compared as numbers: "more than the number of cards in …" is no number before a noun.
  const isNumber = compared.every(({ than }) => typeof than !== 'object');
  if (typeof amount === 'object' && 'count' in amount && isNumber) {
    const { count } = amount;
    return compared
      .map(({ limit, than }) => existsText(count, countLimit(limit, than, say), say, terms))
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
  const range = compared.map(({ limit, than }) => LIMITS[limit](amountText(than, say)));
  return `${amountText(amount, say)} is ${range.join(' and ')}`;
}

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
