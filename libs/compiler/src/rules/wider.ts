/** More ways in which a text names what it is about: tokens of two colours, costs of which one is paid, what is chosen by another. */
import {
  COLORS,
  type Ability,
  type Amount,
  type CardDefinition,
  type Color,
  type Effects,
  type Filter,
} from '@arbiter/cards';
import type { Keyword } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';
import { activated } from './abilities.ts';
import { abilityOf, forATurn } from './effects.ts';
import { instructed } from './flow.ts';
import { allOf, filterOf, filtersOf } from './nouns.ts';
import { notePaid } from './paid-with.ts';

const turns: readonly Rule[] = [
  rule('simple', 'until end of turn , <subject> <changes>', ({ subject, changes }) => {
    if (typeof subject === 'string') throw new Nonsense();
    return forATurn({ every: subject }, changes);
  }),
  rule('change', '(has|have) base power and toughness <size>', ({ size }) => ({
    by: { is: { power: size.power, toughness: size.toughness } },
    rules: [],
  })),
  rule(
    'simple',
    '<object> (has|have) base power and toughness <size> until end of turn',
    ({ object, size }, scope) => {
      if (scope.realmOf(object) !== 'play') throw new Nonsense();
      return [
        {
          do: 'modify',
          what: object,
          by: { is: { power: size.power, toughness: size.toughness } },
          until: 'end of turn',
        },
      ];
    },
  ),
  rule(
    'simple',
    '<object> (has|have) base power and toughness <size> until end of turn and gains <keywords> until end of turn',
    ({ object, size, keywords }, scope) => {
      if (scope.realmOf(object) !== 'play') throw new Nonsense();
      const gains = keywords.flatMap(({ plain }) => (plain === undefined ? [] : [plain]));
      if (gains.length !== keywords.length) throw new Nonsense();
      const is = { power: size.power, toughness: size.toughness };
      return [{ do: 'modify', what: object, by: { is, gains }, until: 'end of turn' }];
    },
  ),
  rule(
    'simple',
    'enchanted creature and other creatures that share a creature type with it <changes> until end of turn',
    ({ changes }) => {
      const kin: Filter = {
        any: [{ among: 'enchanted' }, { shares: 'creature type', with: 'enchanted' }],
      };
      return forATurn({ every: { all: [{ type: 'Creature' }, kin] } }, changes);
    },
  ),
];

const colors: readonly Rule[] = [
  rule('quality', "that 's both <color> and <color:other>", ({ color, other }) => [
    { color },
    { color: other },
  ]),
];

interface Token {
  readonly size: { readonly power: number; readonly toughness: number };
  readonly colors: readonly Color[];
  readonly kind: readonly string[];
  readonly keywords: readonly Keyword[];
}

/** A token is called like its creature types (6ED 216.2). */
function tokenOf({ size, colors: shades, kind, keywords }: Token): CardDefinition {
  const abilities = keywords.map(abilityOf);
  return {
    name: kind.join(' '),
    types: ['Creature'],
    subtypes: kind,
    colors: shades,
    ...size,
    ...(abilities.length > 0 ? { abilities } : {}),
  };
}

const tokens: readonly Rule[] = [
  rule(
    'token',
    '<size> <color> and <color:second> <creature kind:kind> creature (token|tokens) <with keywords:keywords>',
    ({ size, color, second, kind, keywords }) =>
      tokenOf({ size, colors: [color, second], kind, keywords }),
  ),
];

/** So much mana of a colour that is chosen: an ability for each. */
const mana: readonly Rule[] = [
  rule('ability', '<cost> : add x mana of any one color .', ({ cost }, scope) => {
    notePaid(cost, scope);
    return ofEach(cost, scope.x(), scope);
  }),
  rule(
    'ability',
    '<cost> : add x mana of any one color , where x is <measure> .',
    ({ cost, measure }, scope) => {
      notePaid(cost, scope);
      return ofEach(cost, measure, scope);
    },
  ),
  // Either cost: an ability for each.
  rule('ability', '<cost> or <cost:other> : <later text>', ({ cost, other, text }, scope) => {
    const effect = instructed(text(scope));
    return [activated(cost, effect, scope), activated(other, effect, scope)];
  }),
];

const ofEach = (
  cost: Parameters<typeof activated>[0],
  times: Amount,
  scope: Scope,
): readonly Ability[] =>
  COLORS.map((color) => activated(cost, [{ do: 'addMana', mana: color, times }], scope));

/** What somebody else chooses. */
const chosen: readonly Rule[] = [
  rule('simple', 'target opponent chooses a <noun> they control', ({ noun }, scope) => {
    const who = scope.target({ what: { is: 'opponent' } }, ['player', 'opponent'], 'player');
    const as = scope.name();
    scope.mention({ bound: as }, noun.sorts);
    scope.focus({ bound: as });
    const every = allOf([...filtersOf(noun), { controlledBy: who }]);
    if (noun.realm !== 'play') throw new Nonsense();
    return [{ do: 'choose', who, among: { every }, as }];
  }),
  rule('simple', 'choose target <noun>', ({ noun }, scope) => {
    if (noun.realm === 'source' || noun.lies !== undefined) throw new Nonsense();
    scope.target({ what: filterOf(noun) }, noun.sorts, noun.realm);
    return [];
  }),
];

/** The next damage of a source goes elsewhere. */
const diverted: readonly Rule[] = [
  rule(
    'simple',
    'the next time a source of your choice would deal damage to you this turn , that damage is dealt to <object> instead',
    ({ object }, scope) => {
      if (scope.realmOf(object) !== 'play') throw new Nonsense();
      const from = scope.name();
      return [
        { do: 'chooseSource', which: { all: [] }, as: from },
        {
          do: 'redirectDamage',
          amount: 'next time',
          from: { bound: from },
          to: 'you',
          onto: object,
        },
      ];
    },
  ),
];

/** What happens at the next upkeep of the player who plays it. */
const laterOn: readonly Rule[] = [
  rule('sentence', 'at the beginning of your next upkeep , <later effect> .', (slots, scope) => ({
    effects: [
      { do: 'delay', until: { step: 'upkeep', of: 'you' }, effect: later(slots.effect(scope)) },
    ],
  })),
  rule(
    'sentence',
    "at the beginning of your next upkeep , pay <mana> . if you don't , <later effect> .",
    ({ mana: price, effect }, scope) => ({
      effects: [
        {
          do: 'delay',
          until: { step: 'upkeep', of: 'you' },
          effect: [
            { do: 'pay', who: 'you', cost: { mana: price }, otherwise: later(effect(scope)) },
          ],
        },
      ],
    }),
  ),
];

/** Nothing of the text that is followed later points at a target of now. */
function later(effects: Effects): Effects {
  if (JSON.stringify(effects).includes('{"target":')) throw new Nonsense();
  return effects;
}

/** It goes to the graveyard of the player who has the text. */
const graveyards: readonly Rule[] = [
  rule('event', 'when ~ is put into your graveyard from the battlefield', (_, scope) => {
    scope.me = 'event';
    scope.mention('event', ['~', 'card'], { realm: 'card', former: { bound: 'was' } });
    const what: Filter = { all: [{ is: 'self' }, { ownedBy: 'you' }] };
    return [{ when: 'is put into a graveyard', what, from: 'play' }];
  }),
];

export const wider: readonly Rule[] = [
  ...turns,
  ...colors,
  ...tokens,
  ...mana,
  ...chosen,
  ...diverted,
  ...laterOn,
  ...graveyards,
];
