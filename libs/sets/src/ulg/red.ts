import { words } from '@arbiter/cards';

const {
  land,
  theTarget,
  target,
  destroy,
  keyword,
  echo,
  triggered,
  whenThisComesIntoPlay,
  creatureCard,
} = words;

/** Haste, echo; destroys a land as they come into play. */
export const avalancheRiders = creatureCard(
  'Avalanche Riders',
  '3R',
  'Nomad',
  '2/2',
  [
    keyword('haste'),
    echo,
    triggered(whenThisComesIntoPlay, destroy(theTarget), { targets: [target(land)] }),
  ],
  {
    wording:
      'Legacy says "unaffected by summoning sickness", which 6ED Glossary: Haste has a word for.',
  },
);
