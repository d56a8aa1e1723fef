import type { Amount } from '../amounts.ts';
import type { Cost, CountersToPay, PickedCost } from '../costs.ts';
import { filterText, qualityText } from '../filter-text.ts';
import type { Filter } from '../nouns/filters.ts';
import { amountText } from '../amounts.ts';
import { YOU } from './noun.ts';
import { article, listed, numberWord, upper } from './grammar.ts';
import { symbols } from './symbols.ts';
import { COMMON_TERMS, type Terms } from './terms.ts';

/** A cost before a colon: `{1}{G}, {T}, Sacrifice this`. @param name what the text calls its own object */
export const costText = (cost: Cost, name = 'this', terms: Terms = COMMON_TERMS): string =>
  partsOf(cost, name, terms)
    .map(({ verb, rest }) => (verb === '' ? rest : upper(`${verb} ${rest}`)))
    .join(', ');

/** A cost as what somebody does: `pay {2} and sacrifice a land`. @param inflect the form of the verbs */
export function payText(
  cost: Cost,
  name: string,
  terms: Terms,
  inflect: (verb: string) => string = (verb) => verb,
): string {
  const parts = partsOf(cost, name, terms).map(({ verb, rest }) => {
    if (verb !== '') return `${inflect(verb)} ${rest}`;
    if (rest === '{Q}') return `${inflect('untap')} ${name}`;
    return rest === '{T}' ? `${inflect('tap')} ${name}` : `${inflect('pay')} ${rest}`;
  });
  return listed(parts.length === 0 ? [`${inflect('pay')} {0}`] : parts);
}

interface Part {
  /** Empty before symbols. */
  readonly verb: string;
  readonly rest: string;
}

type Demands = Required<Cost>;
type PartTexts = {
  readonly [P in keyof Demands]: (
    demand: Demands[P],
    name: string,
    terms: Terms,
  ) => readonly Part[];
};

/** What each demand says, in the order in which a cost is said. */
const PARTS: PartTexts = {
  mana: (mana) => [{ verb: '', rest: symbols(mana) }],
  manaCostOf: ({ less }) => [
    {
      verb: '',
      rest: `its mana cost${less === undefined ? '' : ` reduced by ${symbols(String(less))}`}`,
    },
  ],
  tap: () => [{ verb: '', rest: '{T}' }],
  life: (life) => [
    { verb: 'pay', rest: typeof life === 'object' ? lifeText(life) : `${life} life` },
  ],
  sacrifice: (what, name) => [
    { verb: 'sacrifice', rest: what === 'self' ? name : article(filterText(what)) },
  ],
  untap: () => [{ verb: '', rest: '{Q}' }],
  exile: (_, name, { exile: [verb, away] }) => [{ verb, rest: `${name} ${away}` }],
  return: (_, name) => [{ verb: 'return', rest: `${name} to its owner’s hand` }],
  discard: (how) => [{ verb: 'discard', rest: DISCARDED[how] }],
  removeCounters: (counters, name) => [
    { verb: 'remove', rest: `${countersText(counters)} from ${name}` },
  ],
  putCounters: (counters, name) => [{ verb: 'put', rest: `${countersText(counters)} on ${name}` }],
  reveal: (what) => [{ verb: 'reveal', rest: what === 'hand' ? 'your hand' : 'this card' }],
  exileTop: (count, _, { exile: [verb, away] }) => {
    const cards = count === 1 ? 'card' : `${numberWord(count)} cards`;
    return [{ verb, rest: `the top ${cards} of your library ${away}` }];
  },
  picks: (picks, _, terms) => picks.map((pick) => picked(pick, terms)),
};

const DISCARDED = {
  self: 'this card',
  random: 'a card at random',
  choice: 'a card',
  hand: 'your hand',
} as const;

const countersText = ({ counter, count = 1 }: CountersToPay): string =>
  count === 1
    ? article(`${counter} counter`)
    : `${count === 'X' ? 'X' : numberWord(count)} ${counter} counters`;

/** Life by an amount that is read as it is paid. */
function lifeText(life: Exclude<Amount, number | string>): string {
  const say = { kind: filterText, noun: () => YOU };
  return `life equal to ${amountText(life, say)}`;
}

const DEMANDS = Object.keys(PARTS) as readonly (keyof Cost)[];

const partsOf = (cost: Cost, name: string, terms: Terms): readonly Part[] =>
  DEMANDS.flatMap((demand) => partOf(demand, cost[demand], name, terms));

function partOf<P extends keyof Demands>(
  demand: P,
  demanded: Demands[P] | undefined,
  name: string,
  terms: Terms,
): readonly Part[] {
  return demanded === undefined ? [] : PARTS[demand](demanded, name, terms);
}

function picked({ pay, what, from, count = 1 }: PickedCost, terms: Terms): Part {
  const topmost = topmostOf(what);
  if (pay === 'exile' && from === 'graveyard' && topmost !== null) {
    const rest = `the top ${qualityText(topmost)} card of your ${terms.graveyard} ${terms.exile[1]}`;
    return { verb: terms.exile[0], rest };
  }
  const isAny = 'all' in what && what.all.length === 0;
  const areCards = pay === 'discard' || from !== undefined;
  const where =
    from === undefined ? '' : ` in your ${from === 'graveyard' ? terms.graveyard : from}`;
  const kinds = (number: 'one' | 'many'): string => {
    if (!areCards)
      return isAny ? (number === 'one' ? 'permanent' : 'permanents') : filterText(what, number);
    const cards = number === 'one' ? 'card' : 'cards';
    return isAny ? cards : `${qualityText(what)} ${cards}`;
  };
  const several = count === 'X' ? 'X' : numberWord(count);
  const objects = count === 1 ? article(kinds('one')) : `${several} ${kinds('many')}`;
  const untapped =
    count === 1 ? `an untapped ${kinds('one')}` : `${several} untapped ${kinds('many')}`;
  const owners = count === 1 ? 'its owner’s hand' : 'their owner’s hand';
  switch (pay) {
    case 'exile':
      return { verb: terms.exile[0], rest: `${objects}${where} ${terms.exile[1]}` };
    case 'return':
      return { verb: 'return', rest: `${objects} you control to ${owners}` };
    case 'tap':
      return { verb: 'tap', rest: `${untapped} you control` };
    case 'sacrifice':
    case 'discard':
      return { verb: pay, rest: objects };
    default:
      return pay satisfies never;
  }
}

/** Of which kind the top card is that is asked for; `null` if any of a kind will do. */
function topmostOf(what: Filter): Filter | null {
  for (const one of 'all' in what ? what.all : [what]) {
    if ('among' in one && typeof one.among === 'object' && 'top' in one.among) {
      return one.among.that ?? { all: [] };
    }
  }
  return null;
}
