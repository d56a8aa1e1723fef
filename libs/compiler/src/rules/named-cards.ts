/** Cards that are named, and then looked for in a hand or a library. */
import { words, type Effects, type Reference } from '@arbiter/cards';
import type { Later } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';

/** The top card of a library goes to the graveyard, and what is done depends on its name. */
function milled(
  player: Reference,
  then: Later<Effects>,
  otherwise: Later<Effects> | null,
  scope: Scope,
): Effects {
  if (player === 'each player') throw new Nonsense();
  const [name, card] = [scope.name(), scope.name()];
  scope.mention({ bound: card }, ['card'], { realm: 'card' });
  scope.focus({ bound: card });
  return [
    { do: 'nameCard', as: name },
    { do: 'mill', who: player, amount: 1, as: card },
    {
      do: 'if',
      condition: { object: { bound: card }, is: { chosen: 'name', under: name } },
      effect: then(scope),
      ...(otherwise === null ? {} : { otherwise: otherwise(scope) }),
    },
  ];
}

const MILLED =
  'choose a card name , then <player> puts the top card of their library into their graveyard . if that card has the chosen name , <later effect>';

/** Cards from the top, up to one of the name; the rest goes out of the game. */
function soughtOnTop(more: Effects, scope: Scope, after: (others: string) => Effects): Effects {
  const [name, card, others] = [scope.name(), scope.name(), scope.name()];
  return [
    { do: 'nameCard', as: name },
    ...more,
    { do: 'revealUntil', until: { chosen: 'name', under: name }, as: card, others },
    { do: 'move', what: { bound: card }, to: 'hand' },
    { do: 'move', what: { bound: others }, to: 'exile' },
    ...after(others),
  ];
}

export const namedCards: readonly Rule[] = [
  rule('sentence', `${MILLED} .`, ({ player, effect }, scope) => ({
    effects: milled(player, effect, null, scope),
  })),
  rule('sentence', `${MILLED} . otherwise , <later effect:other> .`, (slots, scope) => ({
    effects: milled(slots.player, slots.effect, slots.other, scope),
  })),
  rule(
    'sentence',
    'choose a card name , then reveal a card at random from your hand . if that card has the chosen name , <later effect> .',
    ({ effect }, scope) => {
      const [name, card] = [scope.name(), scope.name()];
      return {
        effects: [
          { do: 'nameCard', as: name },
          { do: 'cardAtRandom', of: 'you', as: card },
          { do: 'if', condition: { sameName: [card, name] }, effect: effect(scope) },
        ],
      };
    },
  ),
  rule(
    'text',
    'choose a card name . exile the top six cards of your library , then reveal cards from the top of your library until you reveal a card with the chosen name . put that card into your hand and exile all other cards revealed this way .',
    (_, scope) => ({
      effects: soughtOnTop(
        [{ do: 'move', what: { top: 6, in: 'library', of: 'you' }, to: 'exile' }],
        scope,
        () => [],
      ),
    }),
  ),
  rule(
    'text',
    'choose a card name . reveal cards from the top of your library until you reveal a card with that name , then put that card into your hand . exile all other cards revealed this way , and you lose 1 life for each of the exiled cards .',
    (_, scope) => ({
      effects: soughtOnTop([], scope, (others) => [
        { do: 'loseLife', who: 'you', amount: { countOf: { bound: others } } },
      ]),
    }),
  ),
  rule('deeds', '(reveals|reveal) their hand and (discards|discard) all <nouns>', ({ nouns }) => {
    if (nouns.realm !== 'card' || nouns.lies !== undefined) throw new Nonsense();
    const kind = { all: [...nouns.filters, ...(nouns.adjectives ?? [])] };
    return (who) => [
      { do: 'reveal', who, what: words.cardsIn('hand', who) },
      { do: 'discardCards', who, what: words.cardsIn('hand', who, kind) },
    ];
  }),
];
