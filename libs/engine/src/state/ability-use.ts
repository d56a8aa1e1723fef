import type { ObjectId } from './basics.ts';

/** An ability of an object, by its place in the text, that has been played. */
export interface AbilityUse {
  readonly object: ObjectId;
  readonly ability: number;
}

/** How a record names it. */
export type UseKey = `${ObjectId} ${number}`;

export const keyOfUse = ({ object, ability }: AbilityUse): UseKey => `${object} ${ability}`;

/** What a name on record stands for: the inverse of `keyOfUse`. */
export function useOf(key: UseKey): AbilityUse {
  const [object, ability] = key.split(' ');
  return { object: Number(object), ability: Number(ability) };
}
