import type { Watched } from '../language.ts';
import { numberWord } from '../say/grammar.ts';
import { that, watched, type TriggerWord } from '../say/trigger.ts';

/** Was declared as an attacker (6ED 410.9). `event` is the attacker. */
export interface Attacks {
  readonly when: 'attacks';
  readonly what: Watched;
  /** Together with this many other creatures, `{ atLeast: 2 }`; `{ atMost: 0 }`: alone. */
  readonly others?: HowMany;
}

/** A number of others. */
export interface HowMany {
  readonly atLeast?: number;
  readonly atMost?: number;
}

export const attacks = (what: Watched): Attacks => ({ when: 'attacks', what });

/** ` alone`, ` with at least two other creatures`; nothing without a number. */
export function withOthers(others: HowMany | undefined): string {
  if (others === undefined) return '';
  const { atLeast, atMost } = others;
  if (atMost === 0) return ' alone';
  const creatures = (count: number): string =>
    `${numberWord(count)} other ${count === 1 ? 'creature' : 'creatures'}`;
  const least = atLeast === undefined ? [] : [`at least ${creatures(atLeast)}`];
  const most = atMost === undefined ? [] : [`at most ${creatures(atMost)}`];
  return ` with ${[...least, ...most].join(' and ')}`;
}

const word: TriggerWord<Attacks> = {
  text: ({ what, others }, say) => `Whenever ${watched(what, say)} attacks${withOthers(others)}`,
  event: ({ what }) => that(what),
};
export default word;
