import { words } from '@arbiter/cards';

const { land, both, drawCards, instant, does, bound } = words;

/** Two cards; two Islands may be returned to hand rather than its mana cost paid. */
export const gush = instant('Gush', '4U', does(drawCards(2)), {
  alternativeCosts: [
    { cost: { picks: [{ pay: 'return', what: both(land, { subtype: 'Island' }), count: 2 }] } },
  ],
});

/** Three cards are drawn, and two of the hand go on top of the library. */
export const brainstorm = instant(
  'Brainstorm',
  'U',
  does([
    drawCards(3),
    { do: 'choose', among: { cards: { is: 'card' }, in: 'hand', of: 'you' }, as: 'two', count: 2 },
    { do: 'move', what: bound('two'), to: 'library' },
  ]),
);
