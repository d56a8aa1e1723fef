import { words } from '@arbiter/cards';

const { always, anything, controllerOf, enchantmentCard, triggered } = words;

/** Nobody gains life; a life each upkeep; 5 life for the player of a spell that targets it. */
export const forsakenWastes = enchantmentCard(
  'Forsaken Wastes',
  '2B',
  [
    always({ forbids: 'gaining life', who: 'each player' }),
    triggered(
      { when: 'step begins', step: 'upkeep', whose: 'each player' },
      { do: 'loseLife', who: 'event', amount: 1 },
    ),
    triggered(
      { when: 'is played', what: anything, targeting: 'self' },
      { do: 'loseLife', who: controllerOf('event'), amount: 5 },
    ),
  ],
  {
    supertypes: ['World'],
    wording:
      'Mirage has no "whenever": the target of a successfully cast spell is read as a trigger on a spell that has been played, which no copy and no change of target is.',
  },
);
