import {
  wordIn,
  type Condition,
  type ConditionWord,
  type ConditionWords,
  type OfPhrase,
} from '@arbiter/cards';
import { couldProduce } from '../sight/could-produce.ts';
import { everyInPlay } from '../sight/filters.ts';
import type { Sight } from '../sight/sight.ts';
import { amountNow } from './amounts.ts';
import { playerWithMostLife } from './life-totals.ts';
import type { Reading } from './reading.ts';

type Meaning<C> = OfPhrase<C, readonly [Sight, Reading], boolean>;

const CONDITIONS: {
  readonly [W in ConditionWord]: Meaning<ConditionWords[W]>;
} = {
  exists: ({ exists }, sight, reading) => everyInPlay(sight, exists, reading).length > 0,
  amount({ amount, atLeast = -Infinity, atMost = Infinity }, sight, reading) {
    const now = amountNow(sight, amount, reading);
    return now >= atLeast && now <= atMost;
  },
  step: ({ step, of }, { game }, { controller }) =>
    game.turn.step === step && (of === 'each player' || game.turn.active === controller),
  couldProduce: ({ couldProduce: mana, by }, sight, reading) =>
    couldProduce(sight, mana, by, reading),
  sameName({ sameName }, sight, { bindings }) {
    const [card, name] = sameName.map((key) => bindings[key]);
    return typeof card === 'number' && sight.object(card).name === name;
  },
};

/** Whether a condition holds now. */
export function holds(sight: Sight, condition: Condition, reading: Reading): boolean {
  const { game } = sight;
  if (condition === 'a player has the most life') return playerWithMostLife(sight) !== null;
  if (condition === 'came under control since last upkeep') {
    const source = game.objects[reading.source];
    return (
      source?.zone === 'battlefield' &&
      source.controller === reading.controller &&
      source.controlledSince > game.players[reading.controller].lastUpkeepBegan
    );
  }
  const meaning: Meaning<ConditionWords[ConditionWord]> = CONDITIONS[wordIn(CONDITIONS, condition)];
  return meaning(condition, sight, reading);
}
