import { makeMana, type Cost, type CountersToPay } from '@arbiter/cards';
import type { Writable } from '@arbiter/kernel';
import type { EventOf } from '../../events.ts';
import type { CitedTopic } from '../../rules/citations.ts';
import type { ObjectId, Seat } from '../../state/basics.ts';
import type { Change, ProposedChange } from '../../state/changes.ts';
import type { AnnounceFrame, PayFrame, SettledPayment } from '../../state/frames.ts';
import { oneByLot } from '../happening/by-lot.ts';
import { propose } from '../happening/propose.ts';
import { isTappedForConvoke } from '../../paying/convoke.ts';
import { countersOf } from '../../paying/demands.ts';
import { lifeOf } from '../../paying/life-to-pay.ts';
import { contain, fundsOf } from '../../paying/funds.ts';
import { limitedSpent, manaFor } from '../../paying/limited-mana.ts';
import type { TotalCost } from '../../paying/total-cost.ts';
import { playManaAbility } from '../stack/mana-abilities.ts';
import { moveObject } from '../happening/moves.ts';
import { atOnce } from '../happening/triggers.ts';
import type { Work } from '../work.ts';
import type { Progress } from '../progress.ts';
import { wouldHappen } from '../../replacing/would-happen.ts';

/**
 * Pays a settled cost, beginning with the mana ability at the frame's `part`. Mana abilities come first, then
 * everything else, so that a land may give mana before it is sacrificed (6ED 409.1f: in any order). Where something
 * must be chosen first, the frame goes on here; if that was about the last part of it, all of it is paid.
 */
export function payCost(
  work: Work,
  cost: TotalCost,
  { part, answer }: Pick<AnnounceFrame | PayFrame, 'part' | 'answer'>,
  payment: SettledPayment,
  topic: CitedTopic,
): Progress {
  if (answer === true) return 'done';
  for (let i = part; i < payment.mana.length; i++) {
    const { object, ability } = payment.mana[i] as { object: ObjectId; ability: number };
    if (isTappedForConvoke(ability)) continue;
    if (playManaAbility(work, cost.seat, object, ability) === 'waits') return 'waits';
  }
  return payTheRest(work, cost, payment, topic);
}

function payTheRest(
  work: Work,
  cost: TotalCost,
  payment: SettledPayment,
  topic: CitedTopic,
): Progress {
  const rule = work.rules.cite[topic];
  const pool = manaFor(work, cost);
  const spend = fundsOf(payment.spend, payment.snow);
  if (!contain(pool, spend)) {
    // 6ED 409.1f: no partial payments, should one mana ability have taken from what another one gives.
    work.refuse(topic, 'in this order these mana abilities produce too little mana', [cost.source]);
    return 'waits';
  }
  const convoked = payment.mana.filter(({ ability }) => isTappedForConvoke(ability));
  atOnce(work, () => {
    for (const { object } of convoked) work.emit('PermanentTapped', 'convoke', { object });
  });
  const changes: ProposedChange[] = [];
  /** What leaves the hand otherwise, so that it isn't discarded at random as well. */
  const gone = [cost.source, ...payment.discard, ...(payment.exile ?? [])];
  const add = (change: Change): void => {
    changes.push(wouldHappen(change, rule));
  };
  for (const part of cost.parts) {
    turn(work, part, cost.source, topic);
    loseLife(work, cost.seat, lifeOf(work, part, cost), topic);
    payWithCounters(work, part, cost, topic);
    if (part.discard === 'random') discardAtRandom(work, cost, gone, add);
    if (part.discard === 'hand') {
      for (const object of handLeft(work, cost, gone)) add({ kind: 'discard', object });
    }
    if (part.reveal === 'hand') {
      for (const object of work.game.players[cost.seat].hand) {
        work.emit('CardRevealed', 'reveal', { object, to: 'all' });
      }
    }
    if (part.exileTop !== undefined) exileTop(work, cost.seat, part.exileTop, rule);
    if (part.discard === 'self') add({ kind: 'discard', object: cost.source });
    if (part.sacrifice === 'self') {
      add({ kind: 'putIntoGraveyard', object: cost.source, cause: 'sacrifice' });
    }
    if (part.reveal === 'self') {
      work.emit('CardRevealed', 'reveal', { object: cost.source, to: 'all', stays: true });
    }
    if (part.exile === 'self') {
      atOnce(work, () => moveObject(work, cost.source, 'exile', 'cost', rule));
    }
    if (part.return === 'self') {
      atOnce(work, () => moveObject(work, cost.source, 'hand', 'cost', rule));
    }
  }
  for (const object of payment.sacrifice) {
    add({ kind: 'putIntoGraveyard', object, cause: 'sacrifice' });
  }
  for (const object of payment.discard) add({ kind: 'discard', object });
  atOnce(work, () => {
    for (const object of payment.tap ?? []) work.emit('PermanentTapped', topic, { object });
    for (const object of payment.exile ?? []) moveObject(work, object, 'exile', 'cost', rule);
    for (const object of payment.return ?? []) moveObject(work, object, 'hand', 'cost', rule);
  });
  spendMana(work, cost, payment, topic);
  return propose(work, changes);
}

function spendMana(
  work: Work,
  cost: TotalCost,
  { spend, snow }: SettledPayment,
  topic: CitedTopic,
): void {
  const mana = makeMana(spend);
  if (mana === '') return;
  const rule = work.rules.cite[topic];
  const limited = limitedSpent(work, cost, fundsOf(spend, snow));
  const spent: Writable<EventOf<'ManaSpent'>> = { type: 'ManaSpent', rule, seat: cost.seat, mana };
  if (limited.length > 0) spent.limited = limited;
  if (snow !== undefined) spent.snow = makeMana(snow);
  work.record(spent);
}

/** {T}, and its opposite. */
function turn(work: Work, { tap, untap }: Cost, object: ObjectId, topic: CitedTopic): void {
  if (tap !== true && untap !== true) return;
  atOnce(work, () => {
    if (tap === true) work.emit('PermanentTapped', topic, { object });
    if (untap === true) work.emit('PermanentsUntapped', topic, { objects: [object] });
  });
}

function loseLife(work: Work, seat: Seat, amount: number, topic: CitedTopic): void {
  if (amount <= 0) return;
  atOnce(work, () => {
    work.emit('LifeLost', topic, { seat, amount });
  });
}

function payWithCounters(
  work: Work,
  { removeCounters, putCounters }: Cost,
  { source: object, x }: TotalCost,
  topic: CitedTopic,
): void {
  const change = (counters: CountersToPay | undefined, sign: 1 | -1): void => {
    const by = counters === undefined ? 0 : sign * countersOf(counters, x);
    if (counters === undefined || by === 0) return;
    work.emit('CountersChanged', topic, { object, counter: counters.counter, by });
  };
  change(removeCounters, -1);
  change(putCounters, 1);
}

/** A library lies with its top card last. */
function exileTop(work: Work, seat: Seat, count: number, rule: string): void {
  const top = work.game.players[seat].library.slice(-count).reverse();
  atOnce(work, () => {
    for (const object of top) moveObject(work, object, 'exile', 'cost', rule);
  });
}

const handLeft = (work: Work, { seat }: TotalCost, gone: readonly ObjectId[]): ObjectId[] =>
  work.game.players[seat].hand.filter((id) => !gone.includes(id));

function discardAtRandom(
  work: Work,
  cost: TotalCost,
  gone: ObjectId[],
  add: (change: Change) => void,
): void {
  const hand = handLeft(work, cost, gone);
  const object = oneByLot(work, hand);
  gone.push(object);
  add({ kind: 'discard', object });
}
