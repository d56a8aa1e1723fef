import { words } from '@arbiter/cards';

const { both, creature, does, drawCards, instant, target, theTarget } = words;

/** An attacker becomes blocked by nothing; a card in the next upkeep. */
export const dazzlingBeauty = instant(
  'Dazzling Beauty',
  '2W',
  does(
    [
      { do: 'becomeBlocked', what: theTarget },
      { do: 'delay', until: { step: 'upkeep' }, effect: [drawCards(1)] },
    ],
    target(both(creature, { is: 'unblocked' })),
  ),
  { playOnlyIf: { step: 'declare blockers', of: 'each player' } },
);
