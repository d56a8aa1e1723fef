import {
  wordIn,
  type Amount,
  type Condition,
  type ConditionWord,
  type ConditionWords,
  type OfPhrase,
} from '@arbiter/cards';
import { covers, namedCostOf } from '../sight/named-costs.ts';
import { couldProduce } from '../sight/could-produce.ts';
import { matches } from '../sight/filters.ts';
import type { Seen } from '../sight/seen.ts';
import type { ObjectId, Seat } from '../state/basics.ts';
import type { Game, Turn } from '../state/game.ts';
import { amountNow } from './amounts.ts';
import { playerWithMostLife } from './life-totals.ts';
import { readFrom, type Reading } from './reading.ts';
import { objectsOf, referTo } from './references.ts';
import { happenedTo } from './this-turn.ts';
import { nameOf } from '../state/names.ts';

type Meaning<C> = OfPhrase<C, readonly [Seen, Reading], boolean>;

const CONDITIONS: {
  readonly [W in ConditionWord]: Meaning<ConditionWords[W]>;
} = {
  exists: ({ exists }, seen, reading) => objectsOf(seen, exists, reading).length > 0,
  amount({ amount, atLeast, atMost, moreThan, lessThan, equals }, seen, reading) {
    const now = amountNow(seen, amount, reading);
    const is = (limit: Amount | undefined, compare: (than: number) => boolean): boolean =>
      limit === undefined || compare(amountNow(seen, limit, reading));
    return (
      is(atLeast, (than) => now >= than) &&
      is(atMost, (than) => now <= than) &&
      is(moreThan, (than) => now > than) &&
      is(lessThan, (than) => now < than) &&
      is(equals, (than) => now === than)
    );
  },
  step({ step, of }, { sight: { game } }, { controller }) {
    const { active } = game.turn;
    if (of !== 'each player' && (active === controller) !== (of === 'you')) return false;
    return isNow(step, game);
  },
  couldProduce: ({ couldProduce: mana, by }, { sight }, reading) =>
    couldProduce(sight, mana, by, reading),
  sameName({ sameName }, { sight }, { bindings }) {
    const [card, name] = sameName.map((key) => bindings[key]);
    return typeof card === 'number' && nameOf(sight.object(card).name) === name;
  },
  object: ({ object, is }, seen, reading) =>
    referTo(seen, object, reading).some((one) => matches(seen, is, one, reading)),
  did({ did }, _, { bindings }) {
    const done = bindings[did];
    return Array.isArray(done) ? done.length > 0 : Boolean(done);
  },
  won: ({ won }, _, { bindings }) => bindings[won] === true,
  heads: ({ heads }, _, { bindings }) => bindings[heads] === true,
  thisTurn: ({ thisTurn, what }, seen, reading) =>
    happenedTo(seen.sight, thisTurn).some((one) => matches(seen, what, one, reading)),
  paid({ paid }, { sight }, { source }) {
    const object = sight.game.objects[source];
    return object != null && covers(namedCostOf(sight, object), paid);
  },
  manaSpent({ manaSpent }, { sight }, { source }) {
    const object = sight.game.objects[source];
    const spent = object?.stack?.manaSpent ?? object?.manaSpent ?? [];
    return spent.includes(manaSpent);
  },
  playedFrom(_, { sight }, { source }) {
    const object = sight.game.objects[source];
    return object?.stack?.fromHand === true || object?.fromHand === true;
  },
  not: ({ not }, seen, reading) => !holds(seen, not, reading),
  all: ({ all }, seen, reading) => all.every((one) => holds(seen, one, reading)),
  any: ({ any }, seen, reading) => any.some((one) => holds(seen, one, reading)),
};

/** Whether a condition holds now. */
export function holds(seen: Seen, condition: Condition, reading: Reading): boolean {
  const { game } = seen.sight;
  if (condition === 'a player has the most life') return playerWithMostLife(seen.sight) !== null;
  if (condition === 'came under control since last upkeep') {
    const source = game.objects[reading.source];
    return (
      source?.zone === 'battlefield' &&
      source.controller === reading.controller &&
      source.controlledSince > game.players[reading.controller].lastUpkeepBegan
    );
  }
  const meaning: Meaning<ConditionWords[ConditionWord]> = CONDITIONS[wordIn(CONDITIONS, condition)];
  return meaning(condition, seen, reading);
}

/** Whether all conditions of what is played hold, as its player reads them. */
export function allHold(
  seen: Seen,
  conditions: readonly Condition[],
  source: ObjectId,
  controller: Seat,
): boolean {
  // As of nearly every ability.
  if (conditions.length === 0) return true;
  const reading = readFrom(source, controller);
  return conditions.every((one) => holds(seen, one, reading));
}

/** Whether a part of a turn goes on: any part of it, a whole phase, or a step. */
function isNow(step: ConditionWords['step']['step'], { turn, combat, agenda }: Game): boolean {
  switch (step) {
    case 'as attackers are declared':
      return agenda.some((frame) => frame.kind === 'priority' && frame.window?.for === 'declaring');
    case 'turn':
      return true;
    case 'combat':
      return isCombat(turn);
    case 'before attackers are declared':
      return isBeforeCombat(turn) || (isCombat(turn) && combat === null);
    case 'before blockers are declared':
      return isBeforeCombat(turn) || BEFORE_BLOCKS.includes(turn.step);
    case 'after blockers are declared':
      return isCombat(turn) && combat?.blockersDeclared === true;
    case 'before combat damage':
      return (
        isBeforeCombat(turn) ||
        BEFORE_BLOCKS.includes(turn.step) ||
        turn.step === 'declare blockers'
      );
    case 'after combat':
      return AFTER_COMBAT.includes(turn.phase) || (turn.phase === 'main' && turn.attacked === true);
    default:
      return turn.step === step;
  }
}

/** Older rulebooks call it the attack; it comes inside the main phase (5ED Main (More on the Turn).3). */
const isCombat = ({ phase }: Turn): boolean => phase === 'combat' || phase === 'attack';

/** Where the attack comes inside the main phase, that is before it until there has been one (5ED Main (More on the Turn).6). */
const isBeforeCombat = ({ phase, attacked }: Turn): boolean =>
  BEFORE_COMBAT.includes(phase) || (phase === 'main' && attacked !== true);

const BEFORE_COMBAT: readonly string[] = ['beginning', 'untap', 'upkeep', 'draw', 'precombat main'];
const BEFORE_BLOCKS: readonly string[] = ['beginning of combat', 'declare attackers'];
const AFTER_COMBAT: readonly string[] = [
  ...['postcombat main', 'end'],
  ...['discard', 'cleanup', 'heal creatures'],
];
