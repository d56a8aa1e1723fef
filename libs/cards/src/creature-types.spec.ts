import { describe, expect, it } from '@jest/globals';
import { creatureType, isCreatureType } from './creature-types.ts';

describe('6ED 214.7b: creature types have neither number nor gender', () => {
  it.each([
    ['Goblin', 'Goblin'],
    ['goblins', 'Goblin'],
    ['Faeries', 'Faerie'],
    ['Zombies', 'Zombie'],
    ['Harpies', 'Harpy'],
    ['Heroes', 'Hero'],
    ['Aurochs', 'Aurochs'],
    ['Cyclops', 'Cyclops'],
    ['Thalakos', 'Thalakos'],
    ['Monkeys', 'Monkey'],
    ['Elves', 'Elf'],
    ['Dwarves', 'Dwarf'],
    ['Wolves', 'Wolf'],
    ['Thieves', 'Thief'],
    ['Witches', 'Witch'],
    ['Foxes', 'Fox'],
    ['Gorgons', 'Gorgon'],
    ['Merfolk', 'Merfolk'],
    ['Pegasus', 'Pegasus'],
    ['Pegasuses', 'Pegasus'],
    ['Plains', 'Plains'],
    ['Swordsmen', 'Swordsman'],
    ['Swordswoman', 'Swordsman'],
    ['Ogresses', 'Ogre'],
    ['Cat Warriors', 'Cat Warrior'],
    ['Sorceress', 'Sorcerer'],
    ['Enchantress', 'Enchanter'],
    ['Huntress', 'Hunter'],
    ['Tigress', 'Tiger'],
    ['Mistress', 'Master'],
    ['Heroine', 'Hero'],
    ['Priestess', 'Priest'],
    ['Lionesses', 'Lion'],
    ['Goddess', 'God'],
    ['Giantess', 'Giant'],
    ['Shepherdess', 'Shepherd'],
    ['Countess', 'Count'],
    ['Baroness', 'Baron'],
    ['Heiress', 'Heir'],
  ])('%s is the type %s', (word, type) => {
    expect(creatureType(word)).toBe(type);
  });
});

describe('6ED 214.7b: what looks like an ending counts at the end of the word only', () => {
  it.each(['Womankind', 'Heiressbane', 'Armieswarm', 'Wolvesbane', 'Foxesglove', 'Menace'])(
    '%s is a type of its own',
    (word) => {
      expect(creatureType(word)).toBe(word);
    },
  );
});

describe('6ED 214.7a#3: one word without another meaning in the game may be chosen as a creature type', () => {
  it.each(['Goblin', 'goblin', "Will-o'-the-wisp", 'Ox', 'Wall', 'Legend'])('%s', (word) => {
    expect(isCreatureType(word)).toBe(true);
  });

  it.each([
    ...['', 'x', 'two words', '3', 'Goblin3', '-goblin', ' Goblin', 'GOBLIN'],
    ...['Plains', 'Forest', 'forests', 'Artifact', 'Creatures', 'Legendary', 'Basic', 'flying'],
    ...['White', 'Blue', 'Black', 'Red', 'Green', 'Color', 'Colorless', 'Opponent', 'Player'],
    ...['Owner', 'Controller', 'Card', 'Deck', 'Library', 'Hand', 'Graveyard', 'Stack', 'Zone'],
    ...['Play', 'Game', 'Turn', 'Phase', 'Step', 'Upkeep', 'Combat', 'Token', 'Permanent'],
    ...['Spell', 'Ability', 'Effect', 'Target', 'Source', 'Cost', 'Mana', 'Counter', 'Damage'],
    ...['Life', 'Power', 'Toughness', 'Attacker', 'Blocker', 'Text', 'Type', 'Name'],
  ])('not %s', (word) => {
    expect(isCreatureType(word)).toBe(false);
  });
});
