import type { ObjectId } from '../../state/basics.ts';
import type { Work } from '../work.ts';

/** Chance chooses one of these objects. @param among at least one */
export function oneByLot(work: Work, among: readonly ObjectId[]): ObjectId {
  const { number: roll, stream } = work.roll();
  const object = among[stream.below(among.length)] as ObjectId;
  work.emit('CardChosenAtRandom', 'chance', { roll, object });
  return object;
}

/** Chance chooses so many of these objects, one after the other. @param count at most as many as there are */
export function someByLot(
  work: Work,
  among: readonly ObjectId[],
  count: number,
): readonly ObjectId[] {
  let left = among;
  const chosen: ObjectId[] = [];
  while (chosen.length < count) {
    const object = oneByLot(work, left);
    chosen.push(object);
    left = left.filter((one) => one !== object);
  }
  return chosen;
}
