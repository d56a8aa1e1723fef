import { words, type CardDefinition } from '@arbiter/cards';

const {
  creature,
  both,
  returnToHand,
  keyword,
  echo,
  triggered,
  whenThisComesIntoPlay,
  whenThisIsPutIntoAGraveyardFromPlay,
  always,
  creatureCard,
  localEnchantment,
} = words;

const squirrel: CardDefinition = {
  name: 'Squirrel',
  types: ['Creature'],
  subtypes: ['Squirrel'],
  colors: ['G'],
  power: 1,
  toughness: 1,
};

/** +2/+0 and trample; comes back to hand from the graveyard. */
export const rancor = localEnchantment('Rancor', 'G', creature, [
  always({ modifies: 'enchanted', by: { power: 2, gains: ['trample'] } }),
  triggered(whenThisIsPutIntoAGraveyardFromPlay, returnToHand('event')),
]);

/** Trample; comes back to hand from the graveyard. */
export const weatherseedTreefolk = creatureCard('Weatherseed Treefolk', '2GGG', 'Treefolk', '5/3', [
  keyword('trample'),
  triggered(whenThisIsPutIntoAGraveyardFromPlay, returnToHand('event')),
]);

/** Echo; four squirrels, and all squirrels get +1/+1. */
export const derangedHermit = creatureCard('Deranged Hermit', '3GG', 'Elf', '1/1', [
  echo,
  triggered(whenThisComesIntoPlay, { do: 'createTokens', token: squirrel, amount: 4 }),
  always({
    modifies: both(creature, { subtype: 'Squirrel' }),
    by: { power: 1, toughness: 1 },
  }),
]);
