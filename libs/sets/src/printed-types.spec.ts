import { describe, expect, test } from '@jest/globals';
import { CARDS, cardsIn } from './cards.ts';

const ofCard = (edition: string, name: string) =>
  cardsIn(edition).find((card) => card.name === name)!;

describe('the cards of an edition have', () => {
  test.each([
    ['Counterspell', '4ED', 'Interrupt'],
    ['Counterspell', '5ED', 'Interrupt'],
    ['Counterspell', '6ED', 'Instant'],
    ['Dark Ritual', '4ED', 'Interrupt'],
    ['Dark Ritual', '5ED', 'Mana Source'],
    ['Dark Ritual', '6ED', 'Instant'],
    // Printed as an interrupt before there were mana sources, and never since.
    ['Sacrifice', '4ED', 'Interrupt'],
    ['Sacrifice', '5ED', 'Mana Source'],
    ['Lightning Bolt', '4ED', 'Instant'],
  ])('%s by the rules of %s as %s', (name, edition, type) => {
    expect(ofCard(edition, name).types).toEqual([type]);
  });

  test.each([
    ['Savannah Lions', '6ED', ['Lion']],
    ['Savannah Lions', 'TSP', ['Cat']],
    ['Goblin King', '4ED', ['Lord']],
    ['Goblin King', '6ED', ['Lord']],
    ['Cat Warriors', '5ED', ['Cat Warrior']],
    // What the text says it counts as, beside a type line that has no room for it.
    ['Mirri, Cat Warrior', '5ED', ['Cat Warrior']],
    ['Metallic Sliver', '6ED', ['Sliver']],
    ['Chromium', '4ED', ['Elder Dragon']],
    ['Shield Sphere', '6ED', ['Wall']],
    // Without a word of it on the card.
    ['Wall of Junk', '6ED', ['Wall']],
    // Printed without creature types: what it was given later, as far as there were such types.
    ['Starlit Angel', '6ED', ['Angel']],
    ['Cloud Pirates', '6ED', ['Pirate']],
    ['Cloud Pirates', 'TSP', ['Human', 'Pirate']],
    ['Tinder Wall', 'TSP', ['Wall']],
    // An artifact creature had no creature type.
    ['Clockwork Beast', '5ED', undefined],
  ])('%s of %s with the creature types %j', (name, edition, subtypes) => {
    expect(ofCard(edition, name).subtypes).toEqual(subtypes);
  });

  test.each([
    // Speaks of instants and interrupts, each as it was printed.
    ['In the Eye of Chaos', '"any":[{"type":"Instant"},{"type":"Interrupt"}]'],
    ['Burnout', '{"type":"Interrupt"}'],
    ['Fork', '"any":[{"type":"Instant"},{"type":"Sorcery"}]'],
  ])('%s of 1995 with what it said then', (name, said) => {
    expect(JSON.stringify(ofCard('4ED', name))).toContain(said);
    expect(JSON.stringify(ofCard('6ED', name))).not.toContain('Interrupt');
  });

  test('nothing else than types and what is said of interrupts changed: costs and numbers are those of all editions', () => {
    const rest = ({ name, cost, power, toughness }: ReturnType<typeof ofCard>) =>
      JSON.stringify([name, cost, power, toughness]);
    expect(cardsIn('5ED').map(rest)).toEqual(cardsIn('6ED').map(rest));
  });

  test.each(['4ED', '5ED', '6ED', 'TSP'])(
    'no creature type in %s that is a card type',
    (edition) => {
      const named = cardsIn(edition).filter(({ subtypes = [] }) =>
        subtypes.some((type) => ['Creature', 'Summon', 'Artifact', 'Legend'].includes(type)),
      );
      expect(named.map(({ name }) => name)).toEqual([]);
    },
  );

  test.each(['4ED', '5ED', '6ED', 'TSP'])(
    'in %s every creature that is a Wall today as one',
    (edition) => {
      const walls = CARDS.filter(
        ({ types, subtypes = [] }) => types.includes('Creature') && subtypes.includes('Wall'),
      );
      const others = walls.filter(({ name }) => !ofCard(edition, name).subtypes?.includes('Wall'));
      expect(walls.length).toBeGreaterThan(50);
      expect(others.map(({ name }) => name)).toEqual([]);
    },
  );
});
