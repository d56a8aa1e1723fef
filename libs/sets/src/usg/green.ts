import { words } from '@arbiter/cards';

const {
  enchantment,
  theTarget,
  target,
  destroy,
  regenerate,
  echo,
  cycling,
  activated,
  triggered,
  atTheBeginningOfYourUpkeep,
  creatureCard,
} = words;

/** Echo; regenerates. */
export const albinoTroll = creatureCard('Albino Troll', '1G', 'Troll', '3/3', [
  echo,
  activated({ mana: '1G' }, regenerate('self')),
]);

/** Sacrificed to destroy an enchantment. */
export const elvishLyrist = creatureCard('Elvish Lyrist', 'G', 'Elf', '1/1', [
  activated({ mana: 'G', tap: true, sacrifice: 'self' }, destroy(theTarget), [target(enchantment)]),
]);

/** Echo. */
export const pouncingJaguar = creatureCard('Pouncing Jaguar', 'G', 'Cat', '2/2', [echo]);

/** The player with the most life takes them; cycling. */
export const wildDogs = creatureCard('Wild Dogs', 'G', 'Hound', '2/1', [
  triggered(
    atTheBeginningOfYourUpkeep,
    { do: 'gainControl', what: 'self', who: 'player with the most life' },
    { condition: 'a player has the most life' },
  ),
  cycling('2'),
]);
