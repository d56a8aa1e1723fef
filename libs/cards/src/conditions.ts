/** What a text asks about, and how each reads; what it means stands in the engine's `reading/conditions.ts`. */
import { cardsText } from './filter-text.ts';
import type { Amount } from './amounts.ts';
import type { Reference, StepName, Whose } from './language.ts';
import type { Color } from './mana.ts';
import type { NamedCost } from './named-costs.ts';
import type { CardsInZone } from './nouns/cards.ts';
import type { Filter, FilterWord } from './nouns/filters.ts';
import { wordIn, type OfPhrase } from './phrase.ts';
import { COLOR_WORDS } from './say/colors.ts';
import { comparison, notCompared, thereIs } from './say/compared.ts';
import { adjectiveText } from './say/filters.ts';
import { article } from './say/grammar.ts';
import { verbFor, type Noun } from './say/noun.ts';
import { whoseStep, windowText } from './say/steps.ts';
import { symbols } from './say/symbols.ts';
import type { Terms } from './say/terms.ts';
import type { Say } from './say/word.ts';

/** The conditions that are phrases, each by the word that it is made with. */
export interface ConditionWords {
  /** At least one of these: permanents, or cards in a zone. */
  readonly exists: { readonly exists: Filter | CardsInZone };
  /** A number, beside one or two others. */
  readonly amount: {
    readonly amount: Amount;
    readonly atLeast?: Amount;
    readonly atMost?: Amount;
    readonly moreThan?: Amount;
    readonly lessThan?: Amount;
    readonly equals?: Amount;
  };
  /** Now is such a step of that player's turn, or such a stretch of the turn. */
  readonly step: {
    /** A step; `turn`: any part of it. */
    readonly step:
      | StepName
      | 'combat'
      | 'declare attackers'
      | 'declare blockers'
      | 'before attackers are declared'
      /** Of the older rules alone: once they are chosen, and before they attack (5ED Specialized Abilities.1). */
      | 'as attackers are declared'
      /** Of the whole turn up to there, or of combat from there on. */
      | 'before blockers are declared'
      | 'after blockers are declared'
      | 'before combat damage'
      | 'after combat';
    readonly of: Whose;
  };
  /** One of these permanents could produce mana of this letter (6ED Glossary: Could). */
  readonly couldProduce: {
    readonly couldProduce: 'W' | 'U' | 'B' | 'R' | 'G' | 'C';
    readonly by: Filter;
  };
  /** The card that was given the one name is called what was given the other. */
  readonly sameName: { readonly sameName: readonly [card: string, name: string] };
  /** One of these objects or players is such. */
  readonly object: { readonly object: Reference; readonly is: Filter };
  /** The instruction that binds this name really did something ("if you do", "this way"). */
  readonly did: { readonly did: string };
  /** The flip of a coin that was given this name was won. */
  readonly won: { readonly won: string };
  /** The coin that was given this name came up heads. */
  readonly heads: { readonly heads: string };
  /** It happened in this turn to something of this kind, as it was then. */
  readonly thisTurn: { readonly thisTurn: Happened; readonly what: Filter };
  /** The cost that this keyword names was paid for the spell, or for the spell that the permanent was. */
  readonly paid: { readonly paid: NamedCost };
  /** Mana of this colour was spent to play the spell, or the spell that the permanent was. */
  readonly manaSpent: { readonly manaSpent: Color };
  /** The spell, or the spell that the permanent was, was played from there. */
  readonly playedFrom: { readonly playedFrom: 'hand' };
  /** What is not so. */
  readonly not: { readonly not: Condition };
  /** All of these are so. */
  readonly all: { readonly all: readonly Condition[] };
  /** One of these is so, or several. */
  readonly any: { readonly any: readonly Condition[] };
}
export type ConditionWord = keyof ConditionWords;

/** What a turn remembers: a creature died, a player or permanent was dealt damage, attacked; a spell was played. */
export const HAPPENED = [
  'died',
  'was dealt damage',
  'attacked',
  'was played',
  'was drawn',
] as const;
export type Happened = (typeof HAPPENED)[number];

export type Condition =
  /** One has more life than every other. */
  | 'a player has the most life'
  /** The permanent whose text it is did, since its controller’s last upkeep began. */
  | 'came under control since last upkeep'
  | ConditionWords[ConditionWord];

type Saying = Pick<Say, 'kind' | 'noun' | 'self'>;

/** How a word reads after "if", and how what isn't so does. */
interface Text<C> {
  readonly is: Says<C>;
  readonly isNot: Says<C>;
}
type Says<C> = OfPhrase<C, readonly [Saying, Terms], string>;

const TEXTS: { readonly [W in ConditionWord]: Text<ConditionWords[W]> } = {
  exists: {
    is: ({ exists }, say, terms) => thereIs(exists, '', say, terms),
    isNot: ({ exists }, say, terms) => thereIs(exists, 'no', say, terms),
  },
  amount: {
    is: (compared, say, terms) => comparison(compared, say, terms),
    isNot: (compared, say, terms) => notCompared(compared, say, terms),
  },
  step: {
    is: (step) => `it is ${whoseStep(step)}`,
    isNot: (step) => `it isn’t ${whoseStep(step)}`,
  },
  couldProduce: {
    is: ({ couldProduce, by }, say) =>
      `${article(say.kind(by))} could produce ${symbols(couldProduce)}`,
    isNot: ({ couldProduce, by }, say) =>
      `no ${say.kind(by)} could produce ${symbols(couldProduce)}`,
  },
  sameName: {
    is: () => 'that card has that name',
    isNot: () => 'that card doesn’t have that name',
  },
  object: {
    is: (condition, say) => objectText(condition, say, ''),
    isNot: (condition, say) => objectText(condition, say, 'n’t'),
  },
  did: { is: () => 'you do', isNot: () => 'you don’t' },
  won: {
    is: ({ won }, say) => `${say.noun({ bound: won }).text} is won`,
    isNot: ({ won }, say) => `${say.noun({ bound: won }).text} is lost`,
  },
  heads: {
    is: ({ heads }, say) => `${say.noun({ bound: heads }).text} comes up heads`,
    isNot: ({ heads }, say) => `${say.noun({ bound: heads }).text} comes up tails`,
  },
  thisTurn: {
    is: (happened, say) => happenedText(happened, article, say),
    isNot: (happened, say) => happenedText(happened, (kind) => `no ${kind}`, say),
  },
  paid: {
    is: ({ paid }) =>
      paid === 'flash' ? 'it was played as an instant' : `the ${paid} cost was paid`,
    isNot: ({ paid }) =>
      paid === 'flash' ? 'it wasn’t played as an instant' : `the ${paid} cost wasn’t paid`,
  },
  manaSpent: {
    is: ({ manaSpent }, say) => `${symbols(manaSpent)} was spent to play ${say.self.text}`,
    isNot: ({ manaSpent }, say) => `${symbols(manaSpent)} wasn’t spent to play ${say.self.text}`,
  },
  playedFrom: {
    is: ({ playedFrom }) => `you played it from your ${playedFrom}`,
    isNot: ({ playedFrom }) => `you didn’t play it from your ${playedFrom}`,
  },
  not: {
    is: ({ not }, say, terms) => notText(not, say, terms),
    isNot: ({ not }, say, terms) => conditionText(not, say, terms),
  },
  all: {
    is: ({ all }, say, terms) =>
      onlyOneText(all, say, terms) ??
      all.map((one) => conditionText(one, say, terms)).join(' and '),
    isNot: ({ all }, say, terms) => all.map((one) => notText(one, say, terms)).join(' or '),
  },
  any: {
    is: ({ any }, say, terms) =>
      mainPhaseText(any) ?? any.map((one) => conditionText(one, say, terms)).join(' or '),
    isNot: ({ any }, say, terms) =>
      mainPhaseText(any)?.replace(/^it is /u, 'it isn’t ') ??
      any.map((one) => notText(one, say, terms)).join(' and '),
  },
};

/** After "if": `you control a Swamp`. */
export function conditionText(condition: Condition, say: Saying, terms: Terms): string {
  if (condition === 'a player has the most life') return 'a player has more life than any other';
  if (condition === 'came under control since last upkeep') {
    return 'it came under your control since your last upkeep';
  }
  const { is }: Text<ConditionWords[ConditionWord]> = TEXTS[wordIn(TEXTS, condition)];
  return is(condition, say, terms);
}

/** Both main phases, where the text makes no difference between them. */
function mainPhaseText(any: readonly Condition[]): string | null {
  const steps = any.map((one) =>
    typeof one === 'object' && 'step' in one && one.of === 'you' ? one.step : '',
  );
  return steps.join() === 'precombat main,postcombat main' ? 'it is your main phase' : null;
}

/** `Nether Spirit is the only creature card in your graveyard`: it lies there, and is one of one. */
function onlyOneText(all: readonly Condition[], say: Saying, terms: Terms): string | null {
  const [there, one, ...more] = all;
  if (typeof there !== 'object' || !('exists' in there)) return null;
  if (typeof one !== 'object' || !('amount' in one) || one.equals !== 1 || more.length > 0)
    return null;
  const { amount } = one;
  if (typeof amount !== 'object' || !('count' in amount) || !('cards' in amount.count)) return null;
  const itself = { ...amount.count, cards: { all: [amount.count.cards, { is: 'self' }] } };
  if (JSON.stringify(there.exists) !== JSON.stringify(itself)) return null;
  return `${say.self.text} is the only ${cardsText(amount.count, 'one', say, terms)}`;
}

function notText(condition: Condition, say: Saying, terms: Terms): string {
  if (condition === 'a player has the most life') return 'no player has more life than any other';
  if (condition === 'came under control since last upkeep') {
    return 'it didn’t come under your control since your last upkeep';
  }
  const { isNot }: Text<ConditionWords[ConditionWord]> = TEXTS[wordIn(TEXTS, condition)];
  return isNot(condition, say, terms);
}

/** `a creature died this turn`, `no spell was played this turn`; of somebody's spells, `you played a spell this turn`. */
function happenedText(
  { thisTurn, what }: ConditionWords['thisTurn'],
  howMany: (kind: string) => string,
  say: Saying,
): string {
  const parts = 'all' in what ? what.all : [what];
  const by = parts.find((part) => 'controlledBy' in part);
  if (thisTurn !== 'was played' || by === undefined || !('controlledBy' in by)) {
    return `${howMany(say.kind(what))} ${thisTurn} this turn`;
  }
  const player = say.noun(by.controlledBy);
  const spell: Filter = { is: 'spell' };
  const rest = parts.filter((part) => part !== by && !('is' in part && part.is === 'spell'));
  return `${player.text} played ${howMany(say.kind({ all: [...rest, spell] }))} this turn`;
}

/** After "only": `during your upkeep`, `if you control a Swamp`. */
export function onlyText(condition: Condition, say: Saying, terms: Terms): string {
  if (typeof condition === 'object' && 'all' in condition) {
    return condition.all.map((one) => onlyText(one, say, terms)).join(' and only ');
  }
  return typeof condition === 'object' && 'step' in condition
    ? windowText(condition)
    : `if ${conditionText(condition, say, terms)}`;
}

/** What is said of an object with a verb of its own. */
const DID: Partial<Readonly<Record<FilterWord, readonly [does: string, doesNot: string]>>> = {
  'attacked this turn': ['attacked this turn', 'didn’t attack this turn'],
  'attacked last turn': [
    'attacked during its controller’s last turn',
    'didn’t attack during its controller’s last turn',
  ],
  'dealt damage to an opponent': [
    'dealt damage to an opponent this turn',
    'didn’t deal damage to an opponent this turn',
  ],
  'came under control this turn': [
    'came under its controller’s control this turn',
    'didn’t come under its controller’s control this turn',
  ],
  'was dealt damage this turn': ['was dealt damage this turn', 'wasn’t dealt damage this turn'],
};

/** `it is a Zombie`, `enchanted creature isn’t black`, `one of those cards is a land`. */
function objectText(
  { object, is }: ConditionWords['object'],
  say: Saying,
  not: '' | 'n’t',
): string {
  if ('chose' in is && !(is.chose in COLOR_WORDS)) {
    return `${is.chose} was${not} chosen for ${say.noun(object).text}`;
  }
  if ('shares' in is && JSON.stringify(is.with) === JSON.stringify(object)) {
    return `${say.noun(object).text} ${not === '' ? '' : 'don’t '}share a ${is.shares}`;
  }
  const noun = say.noun(object);
  if ('chosen' in is && noun.number === 'one') return chosenText(noun, is.chosen, not);
  const did = 'is' in is ? DID[is.is] : undefined;
  if (did !== undefined && noun.number === 'one') return `${noun.text} ${did[not === '' ? 0 : 1]}`;
  if ('shares' in is && not === '') {
    return `${noun.text} ${verbFor(noun, 'share')} a ${is.shares} with ${say.noun(is.with).text}`;
  }
  const isYou = 'is' in is && is.is === 'you';
  const what = adjectiveText(is, say) ?? (isYou ? 'you' : article(say.kind(is)));
  if (noun.number === 'many') return `${not === '' ? 'one' : 'none'} of ${noun.text} is ${what}`;
  return `${noun.text} ${verbFor(noun, 'be')}${not} ${what}`;
}

/** `that card has the chosen name`, `that creature isn’t of the chosen type`. */
function chosenText(
  { text }: Noun,
  chosen: Extract<Filter, { chosen: unknown }>['chosen'],
  not: '' | 'n’t',
): string {
  if (chosen === 'name' || chosen === 'card name') {
    return `${text} ${not === '' ? 'has' : 'doesn’t have'} the chosen name`;
  }
  return `${text} is${not} of the chosen ${chosen === 'color' ? 'color' : 'type'}`;
}
