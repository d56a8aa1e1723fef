/** What was given up or used to pay for a spell or ability: "the sacrificed creature". */
import { WAYS_TO_PAY_WITH, type Cost, type Reference } from '@arbiter/cards';
import { rule, type Rule } from '../grammar/pattern.ts';
import type { Scope } from '../scope.ts';

type Way = (typeof WAYS_TO_PAY_WITH)[number];

const PAST: Readonly<Record<Way, string>> = {
  sacrifice: 'sacrificed',
  discard: 'discarded',
  exile: 'exiled',
  tap: 'tapped',
  return: 'returned',
};

/** The words that a text has for it: cards are discarded and exiled, permanents the rest. */
const NOUNS: Readonly<Record<Way, readonly string[]>> = {
  sacrifice: ['creature', 'permanent', 'land', 'artifact', 'enchantment', 'goblin', 'sliver'],
  discard: ['card'],
  exile: ['card', 'creature'],
  tap: ['creature', 'permanent'],
  return: ['creature', 'permanent', 'land'],
};

const paid = (way: Way): string => `paid with: ${way}`;

/** One thing of each way to pay can be spoken of from here on, by that alone: never as "it". */
export function notePaid(cost: Cost, scope: Scope): void {
  const ways: Way[] = (cost.picks ?? []).flatMap(({ pay, count }) =>
    count === undefined ? [pay] : [],
  );
  if (cost.sacrifice !== undefined && cost.sacrifice !== 'self') ways.push('sacrifice');
  if (cost.discard === 'choice') ways.push('discard');
  for (const way of new Set(ways)) {
    if (ways.filter((one) => one === way).length > 1) continue;
    const reference: Reference = { paidWith: way };
    // It has gone, but for what was tapped: what it was is known, and nothing can be done to it.
    const realm = way === 'tap' ? 'play' : 'stack';
    scope.mention(reference, [paid(way)], { isAside: true, realm });
  }
}

export const paidWith: readonly Rule[] = WAYS_TO_PAY_WITH.flatMap((way) =>
  NOUNS[way].map((noun) =>
    rule(
      'object',
      `the ${PAST[way]} ${noun}` as 'the x',
      (_, scope) => scope.back(`the ${PAST[way]}`, (sorts) => sorts.includes(paid(way))).reference,
    ),
  ),
);
