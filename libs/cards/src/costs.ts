/** What can be demanded for playing something, and how it reads; how it is paid stands in the engine's `paying`. */
import { amountText, type Amount } from './amounts.ts';
import type { Condition } from './conditions.ts';
import { enchantedAmong, filterText } from './filter-text.ts';
import type { Filter, Reference } from './language.ts';
import type { Color } from './mana.ts';
import type { NamedCost } from './named-costs.ts';
import { pickedText, type PickedCost } from './picked-costs.ts';
import { COLOR_WORDS } from './say/colors.ts';
import { article, listed, numberWord, upper } from './say/grammar.ts';
import { YOU } from './say/noun.ts';
import { symbols } from './say/symbols.ts';
import { COMMON_TERMS, type Terms } from './say/terms.ts';

/** Everything that must be paid, in whatever order the edition allows. */
export interface Cost {
  /**
   * As `parseManaCost` reads it.
   * @pattern ^([0-9]{1,3}|[XSWUBRGC]|\([WUBRG]/[WUBRG]\))*$
   * @example 2RR
   */
  readonly mana?: string;
  /** Of which colours the mana is that is spent on X; any mana pays the rest (6ED Glossary: X). */
  readonly xPaidWith?: readonly Color[];
  /** No smaller X may be announced. */
  readonly xAtLeast?: number;
  /** As much as this object's mana cost, as an instruction demands it; `less`: its generic part is reduced by so much. */
  readonly manaCostOf?: { readonly of: Reference; readonly less?: number };
  /** The permanent itself, which is untapped. */
  readonly tap?: true;
  /** The object itself, or one permanent of a kind. */
  readonly sacrifice?: 'self' | Filter;
  /** The object itself leaves the game. */
  readonly exile?: 'self';
  /** To its owner's hand. */
  readonly return?: 'self';
  /** Newer than TSP: a tapped permanent is untapped; a creature as if it were to be tapped (6ED 409.3). */
  readonly untap?: true;
  /** So much life; never more than the player has. */
  readonly life?: Amount;
  /** The card itself, one at random or of the player’s choice, or the whole hand. */
  readonly discard?: 'self' | 'random' | 'choice' | 'hand';
  /** Counters that are taken from the object itself. */
  readonly removeCounters?: CountersToPay;
  /** Counters that are put on it. */
  readonly putCounters?: CountersToPay;
  /** The whole hand, or the card itself. */
  readonly reveal?: 'hand' | 'self';
  /** So many cards of the top of the library leave the game. */
  readonly exileTop?: number;
  /** Objects that the player who pays picks, beside those. */
  readonly picks?: readonly PickedCost[];
}

export interface CountersToPay {
  readonly counter: string;
  /** 1 unless it says otherwise. */
  readonly count?: number | 'X';
}

/** What mana is good for that isn't good for everything (6ED Glossary: Mana): at least one of these. */
export interface ManaUse {
  /** Playing spells of this kind. */
  readonly spells?: Filter;
  /** Playing abilities of objects of this kind. */
  readonly abilities?: Filter;
}

/** A cost that may be paid rather than the mana cost (6ED 409.1f), or as its keyword says. */
export interface AlternativeCost {
  /** What is paid. */
  readonly cost: Cost;
  /** The keyword that says so; `madness` and `morph` also have an ability of that name. */
  readonly keyword?: NamedCost;
  /** Only then may it be paid. */
  readonly onlyIf?: Condition;
}

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

/** `Spend only black and/or red mana on X.`; nothing where any mana pays for it. */
export const xPaidWithText = ({ xPaidWith }: Pick<Cost, 'xPaidWith'>): string =>
  xPaidWith === undefined
    ? ''
    : `Spend only ${listed(
        xPaidWith.map((color) => COLOR_WORDS[color]),
        'and/or',
      )} mana on X.`;

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
  // A sentence of its own says it.
  xPaidWith: () => [],
  xAtLeast: () => [],
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
    {
      verb: 'sacrifice',
      rest:
        what === 'self'
          ? name
          : enchantedAmong(what) === null
            ? article(filterText(what))
            : 'the enchanted permanent',
    },
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
  picks: (picks, _, terms) => picks.map((pick) => pickedText(pick, terms)),
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
