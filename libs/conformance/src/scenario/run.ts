import type { CardDefinition } from '@arbiter/cards';
import { printingsOf } from '@arbiter/sets';
import {
  cardPool,
  judge,
  lexiconOf,
  type CardPool,
  type Judge,
  type Lexicon,
  type Rules,
} from '@arbiter/engine';
import { placed } from './errors.ts';
import type { Match } from './play/match.ts';
import { playStep, type Watch } from './play/play-step.ts';
import { failure } from './play/tell.ts';
import { FixedChance } from './play/fixed-chance.ts';
import type { Claim } from '../proof/claim.ts';
import type { ShownProof } from '../proof/evidence.ts';
import type { Scenario } from './scenario.ts';
import { setUp } from './table/set-up.ts';

/** What a scenario has shown under one edition. */
export interface Shown {
  readonly edition: string;
  /**
   * Rules that its steps and the whole file say they prove: those of this edition, and those of editions under which
   * it is not run, which are the nearest text where this one is silent.
   */
  readonly proofs: readonly ShownProof[];
  /** Everything that its steps say. */
  readonly claims: readonly Claim[];
}

/**
 * Runs a scenario under an edition.
 * @param cards every card that works; the scenario's own are added.
 * @param watch is shown the match once it is set up, and after each step.
 * @throws {ScenarioError} if it speaks of something that is not there, {ScenarioFailure} if it doesn't come out so,
 *   {ProgramFault} if the program fails.
 */
export function runScenario(
  scenario: Scenario,
  rules: Rules,
  cards: readonly CardDefinition[],
  watch: Watch = () => {},
): Shown {
  const chance = new FixedChance();
  const match = setTable(
    scenario,
    judge(rules, poolOf(scenario, cards), chance.hash),
    chance,
    watch,
  );
  for (const step of scenario.play) playStep(match, step, watch);
  const { unused } = chance;
  if (unused !== null) {
    const found = 'nothing of that kind happened';
    throw failure(match, scenario.table.line, { what: 'chance', expected: unused, found });
  }
  match.mustHaveBeenAsked();
  const { edition } = rules;
  const { evidence } = match;
  const proofs = evidence.proofs(scenario.proving).filter(({ rule }) => {
    const of = rule.slice(0, rule.indexOf(' '));
    return of === edition || !scenario.editions.includes(of);
  });
  return { edition, proofs, claims: evidence.claims };
}

function setTable({ table }: Scenario, judge: Judge, chance: FixedChance, watch: Watch): Match {
  try {
    const match = setUp(judge, chance, table);
    watch(null, match);
    return match;
  } catch (error) {
    throw placed(error, table.line);
  }
}

/**
 * Whatever a scenario says that it proves stands on what has happened in it. What hangs on a file beside it is left to the
 * ledger.
 * @throws {Error} that names the rules that it doesn't prove
 */
export function mustProve({ proofs }: Shown): void {
  const faults = proofs.flatMap(({ line, rule, stands }) =>
    typeof stands === 'object' && 'fault' in stands
      ? [`line ${line} does not prove ${rule}: ${stands.fault}`]
      : [],
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

const firstSetOf = (name: string): string | null => printingsOf(name)[0]?.set.name ?? null;

/** What may be named is compiled once for the scenarios without cards of their own. */
const lexicons = new WeakMap<readonly CardDefinition[], Lexicon>();

/**
 * The cards that are on the table, as in any game; what may be named are all that there are. Whether an order of
 * graveyards matters, say, hangs on the cards of a game (6ED 217.4c).
 */
function poolOf(scenario: Scenario, cards: readonly CardDefinition[]): CardPool {
  const own = scenario.cards.map(({ card }) => card);
  const known = foundBy(cards);
  const places = new Set([...stringsIn(scenario.table)].flatMap((name) => known.get(name) ?? []));
  const played = [...places].sort((a, b) => a - b).map((at) => cards[at] as CardDefinition);
  if (own.length > 0)
    return cardPool([...played, ...own], lexiconOf([...cards, ...own], firstSetOf));
  let lexicon = lexicons.get(cards);
  if (lexicon === undefined) lexicons.set(cards, (lexicon = lexiconOf(cards, firstSetOf)));
  return cardPool(played, lexicon);
}

const placesByName = new WeakMap<
  readonly CardDefinition[],
  ReadonlyMap<string, readonly number[]>
>();

/**
 * The places of cards by their own names and by those of the tokens that they make: a table may have such a token without
 * the card.
 */
function foundBy(cards: readonly CardDefinition[]): ReadonlyMap<string, readonly number[]> {
  const known = placesByName.get(cards);
  if (known !== undefined) return known;
  const places = new Map<string, number[]>();
  for (const [at, card] of cards.entries()) {
    for (const name of new Set([card.name, ...tokensIn(card)])) {
      const others = places.get(name);
      if (others === undefined) places.set(name, [at]);
      else others.push(at);
    }
  }
  placesByName.set(cards, places);
  return places;
}

function tokensIn(text: unknown): readonly string[] {
  if (typeof text !== 'object' || text === null) return [];
  return Object.entries(text).flatMap(([key, inside]: readonly [string, unknown]) =>
    key === 'token' ? [(inside as CardDefinition).name, ...tokensIn(inside)] : tokensIn(inside),
  );
}

/** Every string in a value, the names of cards among them. */
function stringsIn(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null) {
    for (const one of Object.values(value)) stringsIn(one, found);
  }
  return found;
}
