import { words } from '@arbiter/cards';

const { bound, activated, enchantmentCard } = words;

/** The next damage of a red source of choice to its controller is prevented. */
export const circleOfProtectionRed = enchantmentCard('Circle of Protection: Red', '1W', [
  activated({ mana: '1' }, [
    { do: 'chooseSource', which: { color: 'R' }, as: 'source' },
    { do: 'preventNextDamage', from: bound('source'), to: 'you' },
  ]),
]);
