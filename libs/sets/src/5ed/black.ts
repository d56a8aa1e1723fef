import { words } from '@arbiter/cards';

const {
  atEndOfYourTurn,
  enchantment,
  both,
  bound,
  returnToHand,
  activated,
  triggered,
  always,
  onlyWhen,
  enchantmentCard,
  land,
  localEnchantment,
  creatureCard,
  player,
} = words;

/** No draw step; discarded cards leave the game; a life buys a card that comes at end of turn. */
export const necropotence = enchantmentCard(
  'Necropotence',
  'BBB',
  [
    always({ skips: 'draw', who: 'you' }),
    triggered({ when: 'discards', who: 'you' }, { do: 'move', what: 'event', to: 'exile' }),
    activated({ life: 1 }, [
      {
        do: 'move',
        what: { top: 1, in: 'library', of: 'you' },
        to: 'exile',
        setAside: true,
        as: 'card',
      },
      onlyWhen({ did: 'card' }, atEndOfYourTurn(returnToHand(bound('card')))),
    ]),
  ],
  {
    wording:
      'Fifth Edition speaks of the discard phase, which 6ED has not: the end of turn step is the last one before the discarding of 6ED 314.1a in which an ability can resolve, as later texts say too.',
  },
);

/** White spells cost three mana more, and so do the activated abilities of white enchantments. */
export const gloom = enchantmentCard('Gloom', '2B', [
  always({ costsOf: 'spells', what: { color: 'W' }, more: '3' }),
  always({ costsOf: 'abilities', what: both(enchantment, { color: 'W' }), more: '3' }),
]);

/** The enchanted land is a Swamp. */
export const evilPresence = localEnchantment('Evil Presence', 'B', land, [
  always({ modifies: 'enchanted', by: { becomes: { land: 'Swamp' } } }),
]);

/** Each time it damages a player, that player gets a poison counter. */
export const pitScorpion = creatureCard(
  'Pit Scorpion',
  '2B',
  'Scorpion',
  '1/1',
  [
    triggered(
      { when: 'deals damage', what: 'self', to: player },
      { do: 'putCounters', what: 'event', counter: 'poison', amount: 1 },
    ),
  ],
  {
    wording:
      'Fifth Edition has no "whenever": damage to a player is read as a trigger, as later texts say; that ten counters lose the game stands on the card and is checked with the state of the game (6ED silent; TSP 420.5h).',
  },
);
