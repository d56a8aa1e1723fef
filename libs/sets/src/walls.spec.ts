import { describe, expect, it } from '@jest/globals';
import { cardsIn } from './cards.ts';

const DEFENDER = { kind: 'keyword', keyword: 'defender' };

const abilitiesOf = (name: string, edition: string) =>
  cardsIn(edition).find((card) => card.name === name)?.abilities ?? [];

describe('a card that is a Wall', () => {
  it('TSP 502.41: has defender where no rule is about Walls', () => {
    expect(abilitiesOf('Wall of Blossoms', 'TSP')).toContainEqual(DEFENDER);
  });

  it('6ED 308.1#3: has none where the rules keep it from attacking', () => {
    expect(abilitiesOf('Wall of Blossoms', '6ED')).not.toContainEqual(DEFENDER);
  });
});

it('what is no Wall is the same in both', () => {
  expect(abilitiesOf('Llanowar Elves', 'TSP')).toBe(abilitiesOf('Llanowar Elves', '6ED'));
});
