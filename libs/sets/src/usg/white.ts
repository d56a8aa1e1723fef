import { words } from '@arbiter/cards';

const { always, creature, localEnchantment } = words;

/** Damage to its controller is dealt to the enchanted creature. */
export const pariah = localEnchantment('Pariah', '2W', creature, [
  always({ replaces: { would: 'be dealt damage', what: { is: 'you' }, onto: 'enchanted' } }),
]);
