import { expect, test } from '@jest/globals';
import type { CardDefinition } from '@arbiter/cards';
import { branchFrom, withDefinitions } from '@arbiter/replay';
import { judgeOf } from '../records/books.ts';
import { deadlyAttack, ELVES } from './deadly-attack.behaviour-spec.ts';

/** What is left to the second player, who does not block and to whom bots do nothing. */
function lifeWith(definitions: readonly CardDefinition[]): number {
  const table = deadlyAttack('faulty-card');
  const judge = judgeOf('6ED')!;
  const branch = (cards: readonly CardDefinition[]): number => {
    const from = withDefinitions(table.now, cards);
    const block = { seat: 1, body: { type: 'DeclareBlockers', blocks: [] } } as const;
    return branchFrom(judge, from, [block], 3).end.players[1].life;
  };
  // Somebody has looked at the position as it was before.
  branch([]);
  return branch(definitions);
}

test.each([
  ['as the card was, they are dead', [], 0],
  ['as it should be, they lose one life', [ELVES], 19],
])('a branch goes by the cards that it supposes: %s', (_, definitions, life) => {
  expect(lifeWith(definitions)).toBe(life);
});
