import type { Answer, Recipient } from '@arbiter/engine';
import type { Random } from '@arbiter/kernel';
import type { CommandOption, SpaceView } from '@arbiter/view';
import { anyAnswer, namesInSight } from '../answers.ts';
import { dividedDamage } from './combat.ts';
import { best, isLand, leftOf, manaValueOf, worthOf, type Table } from './table.ts';

/** The answer to a decision that comes up on the way. */
export function answerTo(
  table: Table,
  option: Extract<CommandOption, { type: 'Choose' }>,
  random: Random,
): Answer | null {
  const { kind, space } = option;
  switch (kind) {
    case 'playFirst':
      return table.myFace;
    case 'mulligan':
      return isBadHand(table);
    case 'pay':
    case 'payment':
      return true;
    case 'may':
      return true;
    case 'buyback':
      return false;
    case 'name':
      return mostCommon(namesInSight(table.view));
    case 'x':
    case 'repetitions':
      return space.shape === 'number' ? space.most : null;
    case 'targets':
    case 'newTarget':
    case 'choose':
      return chosen(table, space) ?? anyAnswer(space, table.view, random);
    case 'assignDamage':
    case 'division':
      return space.shape === 'division' ? dividedDamage(table, space) : null;
    case 'alternative':
    case 'orderTriggers':
    case 'mode':
    case 'landWords':
    case 'colorWords':
    case 'word':
    case 'order':
    case 'replacement':
    case 'topCards':
    case 'priority':
    case 'attack':
    case 'block':
    case 'disclose':
      return anyAnswer(space, table.view, random);
    default:
      return kind satisfies never;
  }
}

/** No land, or nothing but land, and enough cards left to hope for better ones. */
function isBadHand({ hand }: Table): boolean {
  const lands = hand.filter(isLand).length;
  return hand.length >= 6 && (lands <= 1 || lands >= hand.length - 1);
}

function mostCommon(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return best([...counts.keys()], (name) => counts.get(name) ?? 0) ?? 'Forest';
}

function chosen(table: Table, space: SpaceView): Answer | null {
  const { decision } = table.view;
  if (space.shape === 'oneOf') {
    const options = space.options.filter((one) => typeof one !== 'boolean');
    return best(options, (one) => targetScore(table, one)) ?? null;
  }
  if (space.shape !== 'subset') return null;
  const count = Math.max(space.least, Math.min(1, space.most));
  const score =
    decision?.kind === 'choose' &&
    (decision.purpose === 'discard' || decision.purpose === 'handSize')
      ? (one: Recipient) => discardScore(table, one)
      : (one: Recipient) => targetScore(table, one);
  return space.from
    .slice()
    .sort((a, b) => score(b) - score(a))
    .slice(0, count);
}

/** What the opponent would miss most; nothing of mine unless there is nothing else. */
function targetScore(table: Table, one: Recipient): number {
  if (typeof one === 'string') return one === table.theirFace ? 3 : -20;
  const permanent = table.permanent(one);
  if (permanent === undefined) return 0;
  const dies = permanent.power !== null && leftOf(permanent) <= 2 ? 2 : 0;
  return (table.isMine(one) ? -1 : 1) * worthOf(permanent) + dies;
}

/** The card that is needed least: lands while there are many, then what costs most. */
function discardScore(table: Table, one: Recipient): number {
  const card = table.hand.find(({ id }) => id === one);
  if (card === undefined) return 0;
  const lands = table.mine.filter(isLand).length;
  return isLand(card) ? (lands >= 5 ? 20 : -5) : manaValueOf(card);
}
