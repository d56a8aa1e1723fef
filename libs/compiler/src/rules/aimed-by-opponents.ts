/** What an opponent aims, opponents who are aimed at only if they have more, and creatures that fight. */
import {
  words,
  type Ability,
  type Condition,
  type Effects,
  type Filter,
  type Reference,
  type Trigger,
  type TriggeredAbility,
} from '@arbiter/cards';
import type { Noun } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';
import { activated } from './abilities.ts';
import { instructed } from './flow.ts';
import { sought } from './found-on-top.ts';
import { allOf, filtersOf, permanentsOf } from './nouns.ts';

function chosenByOpponent(noun: Noun, isTheirs: boolean, scope: Scope): Reference {
  if (noun.realm !== 'play') throw new Nonsense();
  const what = allOf([
    ...filtersOf(noun),
    ...(isTheirs ? [{ controlledBy: 'opponent' as const }] : []),
  ]);
  return scope.target({ what, chosenBy: 'opponent' }, noun.sorts);
}

/** Each deals damage equal to its power to the other one. */
function fighting(one: Reference, other: Reference, scope: Scope): Effects {
  for (const what of [one, other]) {
    if (scope.realmOf(what) !== 'play' || scope.isMany(what)) throw new Nonsense();
  }
  return [words.fight(one, other)];
}

/** In what an opponent has to be ahead, or behind, as the ability is played. */
const AHEAD: readonly (readonly [string, Condition])[] = [
  ['more life than you did', { amount: { lifeOf: 'opponent' }, moreThan: { lifeOf: 'you' } }],
  [
    'at least two more cards in hand than you did',
    {
      amount: {
        difference: [
          { count: words.cardsIn('hand', 'opponent') },
          { count: words.cardsIn('hand', 'you') },
        ],
      },
      atLeast: 2,
    },
  ],
  [
    'at least two fewer creature cards in their graveyard than you did',
    { amount: { difference: [buried('you'), buried('opponent')] }, atLeast: 2 },
  ],
];

function buried(of: Reference) {
  return { count: { cards: { type: 'Creature' as const }, in: 'graveyard' as const, of } };
}

/** What a player may have done to a target of that player's choice. */
const offered = (
  trigger: Trigger,
  who: Reference,
  what: Filter,
  effect: Effects[number],
): TriggeredAbility => ({
  kind: 'triggered',
  trigger,
  may: who,
  targets: [{ what, chosenBy: 'player' }],
  effect: [effect],
});

export const aimedByOpponents: readonly Rule[] = [
  rule('object', "target <noun> of an opponent 's choice they control", ({ noun }, scope) =>
    chosenByOpponent(noun, true, scope),
  ),
  rule('object', "target <noun> of an opponent 's choice", ({ noun }, scope) =>
    chosenByOpponent(noun, false, scope),
  ),
  rule('simple', 'for as long as ~ remains tapped , gain control of <object>', ({ object }) => [
    { do: 'gainControl', what: object, who: 'you', until: { asLongAs: 'this stays tapped' } },
  ]),
  rule('simple', '<object> fights <object:other>', ({ object, other }, scope) =>
    fighting(object, other, scope),
  ),
  rule('simple', 'those creatures fight each other', (_, scope) => {
    if (scope.targets.length !== 2) throw new Nonsense();
    return fighting({ target: 0 }, { target: 1 }, scope);
  }),
  ...AHEAD.map(([words, condition]) =>
    rule(
      'ability',
      `<cost> : choose target opponent who had ${words} as you activated this ability . <later text>` as '<cost> : <later text>',
      ({ cost, text }, scope): readonly Ability[] => {
        scope.target({ what: { is: 'opponent' } }, ['player', 'opponent'], 'player');
        return [activated(cost, instructed(text(scope)), scope, { onlyIf: [condition] })];
      },
    ),
  ),
  // The player who may have it done aims it (6ED 410.2).
  rule(
    'ability',
    "whenever <a noun:one> enters the battlefield , that creature 's controller may have it deal damage equal to its power to any target of their choice .",
    ({ one }) => [
      offered(
        { when: 'comes into play', what: permanentsOf(one) },
        { controllerOf: 'event' },
        { any: [{ type: 'Creature' }, { is: 'player' }] },
        {
          do: 'dealDamage',
          amount: { powerOf: 'event' },
          to: { target: 0 },
          by: 'event',
        },
      ),
    ],
  ),
  rule(
    'ability',
    "whenever <a noun:one> enters the battlefield , that creature 's controller may have target <noun> of their choice get <signed size> until end of turn .",
    ({ one, noun, 'signed size': by }) => [
      offered(
        { when: 'comes into play', what: permanentsOf(one) },
        { controllerOf: 'event' },
        permanentsOf(noun),
        { do: 'modify', what: { target: 0 }, by, until: 'end of turn' },
      ),
    ],
  ),
  rule(
    'ability',
    "at the beginning of each player 's upkeep , that player may put a <counter name> counter on target <noun> of their choice .",
    ({ noun, 'counter name': counter }) => [
      offered(
        { when: 'step begins', step: 'upkeep', whose: 'each player' },
        'event',
        permanentsOf(noun),
        { do: 'putCounters', what: { target: 0 }, counter, amount: 1 },
      ),
    ],
  ),
  // As long as there is such a player, it is the opponent: an ability for each of the two.
  rule(
    'ability',
    "at the beginning of each player 's upkeep , that player chooses target player who controls more <nouns> than they do and is their opponent . the first player may reveal cards from the top of their library until they reveal <a noun:kind> . if the first player does , that player puts that card onto the battlefield and all other cards revealed this way into their graveyard .",
    ({ nouns, kind }): readonly Ability[] =>
      (['you', 'opponent'] as const).map((whose) => {
        const other = whose === 'you' ? 'opponent' : 'you';
        const has = (who: 'you' | 'opponent') => ({
          count: allOf([permanentsOf(nouns), { controlledBy: who }]),
        });
        return {
          kind: 'triggered',
          trigger: { when: 'step begins', step: 'upkeep', whose },
          condition: { amount: has(other), moreThan: has(whose) },
          targets: [
            { what: { is: other }, ...(whose === 'opponent' ? { chosenBy: 'opponent' } : {}) },
          ],
          effect: [
            {
              do: 'may',
              who: whose,
              effect: [
                { do: 'revealUntil', who: whose, until: sought(kind), as: 'it', others: 'it2' },
                { do: 'putIntoPlay', what: { bound: 'it' }, under: whose },
                { do: 'move', what: { bound: 'it2' }, to: 'graveyard' },
              ],
            },
          ],
        };
      }),
  ),
  // The player whose upkeep it is chooses: an ability for each of the two (6ED 409.1c).
  rule(
    'ability',
    "at the beginning of each player 's upkeep , destroy target <noun> that player controls of their choice . it can't be regenerated .",
    ({ noun }): readonly Ability[] => {
      if (noun.realm !== 'play') throw new Nonsense();
      return (['you', 'opponent'] as const).map((whose) => ({
        kind: 'triggered',
        trigger: { when: 'step begins', step: 'upkeep', whose },
        targets: [
          {
            what: allOf([...filtersOf(noun), { controlledBy: whose }]),
            ...(whose === 'opponent' ? { chosenBy: 'opponent' } : {}),
          },
        ],
        effect: [{ do: 'destroy', what: { target: 0 }, cantBeRegenerated: true }],
      }));
    },
  ),
];
