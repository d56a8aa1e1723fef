import { words } from '@arbiter/cards';

const { spellOnStack, theTarget, target, instant, does } = words;

/** Counters a spell; a life and a blue card in hand may stand for its mana. */
export const forceOfWill = instant(
  'Force of Will',
  '3UU',
  does({ do: 'counter', what: theTarget }, target(spellOnStack)),
  {
    alternativeCosts: [
      { cost: { life: 1, picks: [{ pay: 'exile', what: { color: 'U' }, from: 'hand' }] } },
    ],
  },
);
