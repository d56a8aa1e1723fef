import { describe, expect, test } from '@jest/globals';
import { abilityOf, effectOf } from './compiled.behaviour-spec.ts';

const target = { target: 0 };
const takenBack = (what: unknown): unknown => ({ do: 'removeFromCombat', what, unblocks: true });
const blocksOne = [
  { do: 'choose', among: { every: { is: 'attacking' } }, as: 'it' },
  { do: 'block', what: target, whom: { bound: 'it' } },
];

describe('what an effect has block', () => {
  test('a token comes into play blocking', () => {
    expect(
      effectOf(
        "Create a 1/1 green Saproling creature token that's blocking target creature attacking you.",
      ),
    ).toEqual([expect.objectContaining({ do: 'createTokens', amount: 1, blocking: target })]);
  });

  test('a blocker makes way for a card from the hand', () => {
    expect(
      abilityOf(
        "Whenever Test Bear blocks a creature, you may return Test Bear to its owner's hand. If you do, you may put a creature card from your hand onto the battlefield blocking that creature.",
      ),
    ).toMatchObject({
      may: 'you',
      effect: [
        { do: 'move', what: 'self', to: 'hand', as: 'done' },
        {
          do: 'if',
          condition: { did: 'done' },
          effect: [
            { do: 'may', effect: [{ do: 'choose' }, { do: 'putIntoPlay', blocking: 'event' }] },
          ],
        },
      ],
    });
  });

  test('a blocker blocks something else, or may', () => {
    const removed = 'Remove target blocking creature from combat.';
    expect(
      effectOf(
        `${removed} Creatures it was blocking that hadn't become blocked by another creature this combat become unblocked, then it blocks an attacking creature of your choice.`,
      ),
    ).toEqual([takenBack(target), ...blocksOne]);
    expect(
      effectOf(
        `${removed} Creatures it was blocking that had become blocked by only that creature this combat become unblocked. You may have it block an attacking creature of your choice.`,
      ),
    ).toEqual([takenBack(target), { do: 'may', effect: blocksOne }]);
  });

  test('a block is taken back by chance', () => {
    expect(
      abilityOf(
        "Whenever Test Bear blocks, flip a coin. If you lose the flip, remove Test Bear from combat and it can't block this turn. Creatures it was blocking that had become blocked by only Test Bear this combat become unblocked.",
      ),
    ).toMatchObject({
      effect: [
        { do: 'flipCoin' },
        {
          do: 'if',
          effect: [
            takenBack('self'),
            { do: 'inCombat', what: 'self', rule: { cant: 'block' }, until: 'end of turn' },
          ],
        },
      ],
    });
  });

  test('a number of what is blocked is counted', () => {
    expect(
      abilityOf('Whenever Test Bear blocks two or more creatures, you gain 2 life.'),
    ).toMatchObject({
      trigger: { when: 'blocks', what: 'self', whom: { type: 'Creature' }, atLeast: 2 },
    });
  });
});
