import type { CardDefinition } from '@arbiter/cards';
import {
  blankCoverage,
  playChecked,
  poolGame,
  PoolDecks,
  randomGame,
  type Coverage,
  type RandomGame,
  type Run,
} from '@arbiter/conformance';
import { DEFAULT_EDITION, RULEBOOKS } from '@arbiter/editions';
import { cardPool, judge as judgeBy, type Judge } from '@arbiter/engine';
import { shake256 } from '@arbiter/protocol';
import {
  BY_HAND,
  cardsIn,
  cardsOf,
  definitionsOf,
  ENCHANTRESS,
  HEALER,
  LIBRARY,
  releaseOf,
  SPED_RED,
  STOMPY,
  TRAVELLER,
  TRICKSTER,
} from '@arbiter/sets';

/** Events and decisions that these games don't have, and why; each has a test of its own. */
export const ELSEWHERE = {
  ConnectionLost: 'lost connections',
  ConnectionRestored: 'lost connections',
  DrawOffered: 'agreed draws',
  DrawOfferWithdrawn: 'agreed draws',
  GameSuspended: 'suspension',
  GameResumed: 'suspension',
  GameUpgraded: 'upgrade',
  GameWentOn: 'nothing is ruled on: `rewound.int-spec.ts` plays on what was rewound',
  TimeAdded: 'nobody plays for time: `time-controls.spec.ts` does',
  repetitions: 'bots propose no loops',
  LoopProposed: 'bots propose no loops',
  LoopAgreed: 'bots propose no loops',
  LoopStepTaken: 'bots propose no loops',
  LoopEnded: 'bots propose no loops',
  LoopWatched: 'no card of these decks goes round by itself',
  EventReplaced: 'no card of these decks replaces draws, discards or life gained',
  CoinFlipped: 'no card of these decks flips coins',
  CoinTossed: 'no card of these decks flips coins',
  SubgameBegan: 'no card of these decks begins a subgame',
  MainGameChanged: 'no card of these decks begins a subgame',
  SubgameEnded: 'no card of these decks begins a subgame',
  MainGameResumed: 'no card of these decks begins a subgame',
  CardCopied: 'no card of these decks is played as a copy',
  ManaTakenBack: 'bots take back no mana: the scenarios of 6ED 411 do',
  OwnershipChanged: 'nobody plays for ante: scenarios do',
  PlayerCountersRemoved: 'no card of these decks takes counters from players',
  DamageIncreased: 'no card of these decks adds to damage',
  JoinedAttack: 'no card of these decks comes into play attacking',
  JoinedBlock: 'no card of these decks has a creature block by an effect',
  BecameUnblocked: 'no card of these decks takes a block back',
  ExtraStepsCreated: 'no card of these decks adds steps',
  TurnCutShort: 'no card of these decks ends the turn',
  BecameCopy: 'no card of these decks becomes a copy in play',
  PermanentFlipped: 'no card of these decks is a flip card',
  TurnControlled: 'no card of these decks controls a turn',
  PermanentTurned: 'no card of these decks lies face down',
  SpecialActionTaken: 'no card of these decks asks for one',
};

const TEST_DECKS = [STOMPY, SPED_RED, HEALER, TRAVELLER, ENCHANTRESS, TRICKSTER];

/** The cards of the decks that are made for these games; decks drawn from those written by hand have others beside them. */
const TESTED = new Set(TEST_DECKS.flatMap(({ main, side }) => cardsOf([...main, ...side])));

/** Some of the random games: numbers `from`, `from + step` and so on, below `to`. */
export interface Share {
  readonly from: number;
  readonly to: number;
  readonly step: number;
  /** Decks dealt from all cards that work, and not those that were made for this. */
  readonly pool?: boolean;
  /** Of the edition by whose rules they are played; `6ED` if that isn't said. */
  readonly edition?: string;
  /** ISO date: of the pool only the cards that were out by then. */
  readonly until?: string | undefined;
}

/** As if no card came later: the whole pool has later ones than any edition, and any of them may be named. */
const FOREVER = '9999-12-31';

/**
 * Plays and checks random games of an edition.
 * @param played told of each that is done, with what is wrong in it, if anything is
 * @returns what came up in them
 */
export function playShare(share: Share, played: (fault: string | null) => void): Coverage {
  const { from, to, step, edition = DEFAULT_EDITION } = share;
  const { rules, words, judge, cards } = tableOf(share);
  const coverage = blankCoverage(judge, cards);
  const counted = COUNTED.map((part) => [part, new Set(Object.keys(coverage[part]))] as const);
  const decks = share.pool === true ? new PoolDecks(cards) : null;
  const judgeOf = ({ decks: dealt, pauses }: RandomGame): Judge => {
    const pinned = cardPool(definitionsOf(edition, dealt.flat()), words);
    return judgeBy(rules, pinned, shake256, pauses ? SHORT_COMMITS : {});
  };
  const run: Run = { judgeOf, hash: shake256, coverage, counts: new Map() };
  for (let seed = from; seed < to; seed += step) {
    played(faultOf(run, decks === null ? randomGame(seed) : poolGame(decks, seed)));
  }
  // Drawn decks bring cards that nobody counts on here.
  for (const [part, names] of counted) {
    for (const name of Object.keys(coverage[part])) {
      if (!names.has(name)) Reflect.deleteProperty(coverage[part], name);
    }
  }
  return coverage;
}

/** All that could come up in such games, none of it so far. */
export function nothingYet(share: Share): Coverage {
  const { judge, cards } = tableOf(share);
  return blankCoverage(judge, cards);
}

/** The rules that games are played by, and the cards that are dealt. */
function tableOf({ pool = false, edition = DEFAULT_EDITION, until = FOREVER }: Share) {
  const rules = RULEBOOKS[edition];
  if (rules === undefined) throw new Error(`this build does not play ${edition}`);
  const words = LIBRARY.wordsUntil(until);
  const judge = judgeBy(rules, cardPool(cardsIn(edition), words), shake256);
  const cards = pool ? cardsUntil(until, edition) : BY_HAND.filter(({ name }) => TESTED.has(name));
  return { rules, words, judge, cards };
}

/** The cards of an edition that were out on a day. */
function cardsUntil(day: string, edition: string): readonly CardDefinition[] {
  // Nothing is played for ante here, and without it those cards leave their decks before the game.
  return cardsIn(edition).filter(
    ({ name, forAnte }) => forAnte !== true && (releaseOf(name)?.released ?? '') <= day,
  );
}

/** Of games that are to pause in the middle of things. */
const SHORT_COMMITS = { events: 8 };

const COUNTED = ['cards', 'abilities', 'resolved'] as const;

/** What is wrong in a game: one that fails says nothing about the others. */
function faultOf(run: Run, plan: RandomGame): string | null {
  try {
    playChecked(run, plan);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
