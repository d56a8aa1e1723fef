import { words } from '@arbiter/cards';

const {
  artifact,
  creature,
  land,
  withKeyword,
  every,
  theTarget,
  bound,
  controllerOf,
  target,
  dealDamage,
  destroy,
  regenerate,
  addManaFor,
  untilEndOfTurn,
  landwalk,
  activated,
  tapForMana,
  triggered,
  whenThisComesIntoPlay,
  creatureCard,
  instant,
  sorcery,
  does,
  localEnchantment,
  always,
} = words;

/** A creature gets +3/+3 until end of turn. */
export const giantGrowth = instant(
  'Giant Growth',
  'G',
  does(untilEndOfTurn(theTarget, { power: 3, toughness: 3 }), target(creature)),
);

/** Taps for green mana. */
export const llanowarElves = creatureCard('Llanowar Elves', 'G', 'Elf', '1/1', [tapForMana('G')]);

/** Islandwalk; regenerates for one green mana. */
export const riverBoa = creatureCard('River Boa', '1G', 'Snake', '2/1', [
  landwalk('Island'),
  activated({ mana: 'G' }, regenerate('self')),
]);

/** Destroys an artifact as it comes into play. */
export const uktabiOrangutan = creatureCard('Uktabi Orangutan', '2G', 'Ape', '2/2', [
  triggered(whenThisComesIntoPlay, destroy(theTarget), { targets: [target(artifact)] }),
]);

/** X damage to each flying creature and each player. */
export const hurricane = sorcery(
  'Hurricane',
  'XG',
  does(dealDamage('X', { several: [every(withKeyword(creature, 'flying')), 'each player'] })),
);

/** Searches for a creature card, shows it, and puts it on top of the shuffled library. */
export const worldlyTutor = instant(
  'Worldly Tutor',
  'G',
  does([
    { do: 'search', for: creature, as: 'found' },
    { do: 'reveal', what: bound('found') },
    { do: 'shuffle', who: 'you' },
    { do: 'move', what: bound('found'), to: 'library' },
  ]),
);

/** The enchanted land gives one more green mana: a triggered mana ability (6ED 411.3). */
export const wildGrowth = localEnchantment('Wild Growth', 'G', land, [
  triggered(
    { when: 'is tapped for mana', what: 'enchanted' },
    addManaFor(controllerOf('enchanted'), 'G'),
  ),
]);

/** As large as the hand of its controller. */
export const maro = creatureCard('Maro', '2GG', 'Nature Spirit', '0/0', [
  always({
    modifies: 'self',
    by: {
      becomes: {
        power: { count: { cards: { is: 'card' }, in: 'hand', of: 'you' } },
        toughness: { count: { cards: { is: 'card' }, in: 'hand', of: 'you' } },
      },
    },
  }),
]);
