import type { CardDefinition } from '@arbiter/cards';
import { describe, expect, it } from '@jest/globals';
import { lexiconOf } from '../text/lexicon.ts';
import { anySingleWord } from '../rules/creature-types/answers.ts';
import { wordSpace } from './word.ts';

const card = (name: string, types: CardDefinition['types'], subtypes: readonly string[]) => ({
  ...{ name, types, subtypes, power: 1, toughness: 1 },
});
const WORDS = lexiconOf([
  card('Test Soldier', ['Creature'], ['Soldier', 'Human']),
  card('Test Elves', ['Creature'], ['Elf']),
  card('Test Archer', ['Creature'], ['Soldier']),
  card('Test Lair', ['Land'], ['Lair']),
  card('Test Aura', ['Enchantment'], ['Shrine']),
]);

/** What is offered to pick from. */
const some = (of: Parameters<typeof wordSpace>[1]) => {
  const space = wordSpace(WORDS, of, anySingleWord);
  return 'some' in space ? space.some : undefined;
};

describe('the words that may be chosen', () => {
  it('are, of creature types, offered as the cards in the game have them: each once, in order', () => {
    const types = some('creature type')!;
    expect(types).toEqual(expect.arrayContaining(['Elf', 'Human', 'Soldier']));
    expect(types).toEqual([...new Set(types)].sort());
    expect(types).not.toContain('Lair');
    expect(types).not.toContain('Shrine');
  });

  it('are, of land types, the basic ones and those of the cards in the game', () => {
    const types = some('land type')!;
    expect(types).toEqual(expect.arrayContaining(['Forest', 'Lair']));
    expect(types).not.toContain('Shrine');
    expect(types).not.toContain('Elf');
  });

  it('are, of card types, those of the rulebook, whatever cards there are', () => {
    expect(wordSpace(WORDS, 'card type', anySingleWord)).toEqual({
      shape: 'word',
      options: ['Artifact', 'Creature', 'Enchantment', 'Instant', 'Land', 'Sorcery'],
    });
  });

  it('are, of card names, those of the cards in the game', () => {
    expect(some('card name')).toEqual(expect.arrayContaining(['Test Aura', 'Test Lair']));
  });
});
