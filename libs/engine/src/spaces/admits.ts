import type { ObjectId, Recipient } from '../state/basics.ts';
import { admitsAttack } from './attack.ts';
import { admitsBlock } from './block.ts';
import type { Option, OptionSpace } from './space.ts';

/** Whether an answer lies in the space. */
export function admits(space: OptionSpace, answer: unknown): boolean {
  switch (space.shape) {
    case 'oneOf':
      return space.options.includes(answer as Option);
    case 'word':
      return space.options.includes(answer as string);
    case 'subset':
      return (
        isList(answer) &&
        answer.length >= space.least &&
        answer.length <= space.most &&
        new Set(answer).size === answer.length &&
        answer.every((one) => space.from.includes(one as Recipient)) &&
        isOfOneGroup(space, answer)
      );
    case 'number':
      return (
        Number.isInteger(answer) &&
        (answer as number) >= space.least &&
        (answer as number) <= space.most
      );
    case 'name':
      return typeof answer === 'string' && space.known(answer);
    case 'order':
      return (
        isList(answer) &&
        answer.length === space.of.length &&
        space.of.every((one) => answer.includes(one))
      );
    case 'division':
      return admitsDivision(space, answer);
    case 'attack':
      return isList(answer) && answer.every(isList) && admitsAttack(space, answer as ObjectId[][]);
    case 'block':
      return isPairList(answer) && admitsBlock(space, answer as [ObjectId, ObjectId][]);
    case 'payment':
      return (
        answer === true || (typeof answer === 'object' && answer !== null && space.test(answer))
      );
    default:
      return space satisfies never;
  }
}

/** Whether all that is chosen belongs together, where it has to. */
function isOfOneGroup(
  { groups }: Extract<OptionSpace, { shape: 'subset' }>,
  chosen: readonly unknown[],
): boolean {
  if (groups === undefined || chosen.length === 0) return true;
  return groups.some((group) => chosen.every((one) => group.includes(one as Recipient)));
}

function isList(answer: unknown): answer is readonly unknown[] {
  return Array.isArray(answer);
}

/** Whether it is a list of pairs, as a division is answered. */
export function isPairList(answer: unknown): answer is readonly (readonly [unknown, unknown])[] {
  return isList(answer) && answer.every((pair) => isList(pair) && pair.length === 2);
}

export function admitsDivision(
  space: Extract<OptionSpace, { shape: 'division' }>,
  answer: unknown,
): boolean {
  if (!isPairList(answer)) return false;
  const given = new Map(answer);
  if (given.size !== answer.length) return false;
  let sum = 0;
  for (const [to, amount] of answer) {
    if (!space.among.includes(to as Recipient) || !Number.isInteger(amount)) return false;
    if ((amount as number) < Math.max(space.least, 0)) return false;
    sum += amount as number;
  }
  if (sum !== space.total) return false;
  if (space.all && given.size !== space.among.length) return false;
  const { onlyAfter, whollyTo } = space;
  if (whollyTo !== undefined) {
    const there = (given.get(whollyTo) as number | undefined) ?? 0;
    if (there === space.total) return true;
    if (there > 0 && onlyAfter?.player !== whollyTo) return false;
  }
  if (onlyAfter === undefined || ((given.get(onlyAfter.player) as number | undefined) ?? 0) === 0) {
    return true;
  }
  return onlyAfter.lethal.every(
    ([creature, lethal]) => ((given.get(creature) as number | undefined) ?? 0) >= lethal,
  );
}
