import { describe, expect, it } from '@jest/globals';
import { withAgeCounters } from './age-counters.ts';
import { cardsIn } from './cards.ts';

const upkeepOf = (edition: string, name: string) =>
  cardsIn(edition)
    .find((card) => card.name === name)
    ?.abilities?.find((one) => one.kind === 'keyword' && one.keyword === 'cumulative upkeep');

describe('the counters of cumulative upkeep', () => {
  it('are age counters under TSP, and have the name of the ability under 6ED', () => {
    expect(upkeepOf('TSP', 'Illusionary Wall')).toMatchObject({ counter: 'age' });
    expect(upkeepOf('6ED', 'Illusionary Wall')).not.toHaveProperty('counter');
  });

  it('are age counters where a card gives the ability to another', () => {
    const upkeep = { kind: 'keyword', keyword: 'cumulative upkeep', cost: { mana: '1' } } as const;
    const chill = {
      name: 'Test Chill',
      types: ['Enchantment'],
      abilities: [{ kind: 'static', effect: { modifies: 'enchanted', by: { grants: [upkeep] } } }],
    } as const;
    const [given] = withAgeCounters([chill], 'TSP');
    expect(given?.abilities).toEqual([
      {
        kind: 'static',
        effect: { modifies: 'enchanted', by: { grants: [{ ...upkeep, counter: 'age' }] } },
      },
    ]);
  });

  it('leave cards without it as they are', () => {
    const card = { name: 'Test Bear', types: ['Creature'], power: 2, toughness: 2 } as const;
    expect(withAgeCounters([card], 'TSP')[0]).toBe(card);
  });
});
