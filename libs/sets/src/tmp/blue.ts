import { words } from '@arbiter/cards';

const { does, drawCards, instant, player, sorcery, target, theTarget } = words;

/** A player takes another turn. */
export const timeWarp = sorcery(
  'Time Warp',
  '3UU',
  does({ do: 'extraTurn', who: theTarget }, target(player)),
);

/** Four cards for the next turn. */
export const meditate = instant(
  'Meditate',
  '2U',
  does([drawCards(4), { do: 'skip', who: 'you', what: 'turn' }]),
  {
    wording:
      'Tempest writes the turn before a colon, like a cost, which a spell has only where the mana cost stands: it is read as part of the effect, as later texts say.',
  },
);
