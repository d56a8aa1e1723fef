import { words } from '@arbiter/cards';

const {
  bound,
  activated,
  enchantmentCard,
  creature,
  both,
  always,
  instant,
  does,
  target,
  player,
  creatureOrPlayer,
  theTarget,
} = words;

/** The next damage of a red source of choice to its controller is prevented. */
export const circleOfProtectionRed = enchantmentCard('Circle of Protection: Red', '1W', [
  activated({ mana: '1' }, [
    { do: 'chooseSource', which: { color: 'R' }, as: 'source' },
    { do: 'preventNextDamage', from: bound('source'), to: 'you' },
  ]),
]);

/** White creatures get +1/+1. */
export const crusade = enchantmentCard('Crusade', 'WW', [
  always({ modifies: both(creature, { color: 'W' }), by: { power: 1, toughness: 1 } }),
]);

/** 3 life for a player, or a shield against the next 3 damage to a creature or player. */
export const healingSalve = instant('Healing Salve', 'W', [
  does({ do: 'gainLife', who: theTarget, amount: 3 }, target(player)),
  does({ do: 'preventDamage', amount: 3, to: theTarget }, target(creatureOrPlayer)),
]);
