/** Phrases about players and objects that no other table holds. */
import type { Effects, Filter, Reference, Trigger } from '@arbiter/cards';
import type { Noun } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';
import { always } from './abilities.ts';
import { allOf, filtersOf, spellsOf } from './nouns.ts';

function permanents(noun: Noun): Filter {
  if (noun.realm !== 'play') throw new Nonsense();
  return allOf(filtersOf(noun));
}

const HAUNTED: Trigger = {
  when: 'is put into a graveyard',
  what: { is: 'haunted by this' },
  from: 'play',
};

/** Two events that one ability watches for, of the text's own object. */
const TWICE: readonly (readonly [string, readonly Trigger[]])[] = [
  [
    'when ~ enters the battlefield or leaves the battlefield',
    [
      { when: 'comes into play', what: 'self' },
      { when: 'leaves play', what: 'self' },
    ],
  ],
  [
    'when ~ enters the battlefield or dies',
    [
      { when: 'comes into play', what: 'self' },
      { when: 'is put into a graveyard', what: 'self', from: 'play' },
    ],
  ],
];

const events: readonly Rule[] = [
  rule('event', 'when the creature ~ haunts dies', () => [HAUNTED]),
  rule('event', 'when ~ enters the battlefield or the creature it haunts dies', () => [
    { when: 'comes into play', what: 'self' },
    HAUNTED,
  ]),
  ...TWICE.map(([words, triggers]) =>
    rule('event', words, (_, scope) => {
      scope.mention('self', ['~'], { realm: 'stack' });
      scope.isOfItself = true;
      return triggers;
    }),
  ),
  rule('event', 'at end of combat', () => [
    { when: 'step begins', step: 'end of combat', whose: 'each player' },
  ]),
];

/** The life that others lost, as they really lost it. */
const drained: readonly Rule[] = [
  rule(
    'simple',
    '<player> (loses|lose) <amount> life . you gain life equal to the life lost this way',
    ({ player, amount }, scope) => {
      if (player === 'you') throw new Nonsense();
      const as = scope.name();
      return [
        { do: 'loseLife', who: player, amount, as },
        { do: 'gainLife', who: 'you', amount: { bound: as } },
      ];
    },
  ),
];

const guarded: readonly Rule[] = [
  rule(
    'static',
    "<subject> can't be the target of <color> spells or abilities from <color:other> sources",
    ({ subject, color, other }) => {
      if (color !== other) throw new Nonsense();
      return [always({ cantBeTheTarget: subject, which: { color } })];
    },
  ),
  rule('static', 'you have shroud', () => [always({ cantBeTheTarget: { is: 'you' } })]),
  rule('static', "you can't cast <nouns>", ({ nouns }) => [
    always({ forbids: 'playing spells', what: spellsOf(nouns), who: 'you' }),
  ]),
];

const objects: readonly Rule[] = [
  rule('simple', '<object> deals damage to itself equal to its power', ({ object }, scope) => {
    if (scope.realmOf(object) !== 'play' || scope.isMany(object)) throw new Nonsense();
    return [{ do: 'dealDamage', amount: { powerOf: object }, to: object, by: object }];
  }),
  rule('quality', 'attached to ~', () => [{ attachedTo: { is: 'self' } }]),
  rule('quality', 'attached to it', (_, scope) => {
    const it = scope.back('it', (sorts) => !sorts.includes('player')).reference;
    if (it !== 'self' && it !== 'enchanted') throw new Nonsense();
    return [{ attachedTo: it === 'self' ? { is: 'self' } : { among: 'enchanted' } }];
  }),
  rule('simple', 'exchange your graveyard and library', () => [
    { do: 'exchangeZones', zones: ['graveyard', 'library'] },
  ]),
  rule('simple', 'exchange life totals with <player>', ({ player }): Effects => {
    if (player === 'you' || player === 'each player') throw new Nonsense();
    return [{ do: 'exchangeLife', of: 'you', and: player }];
  }),
];

/** One that is not of a kind of land that no rule speaks of. */
const lairs: readonly Rule[] = [
  rule('adjective', 'non-lair', () => [{ not: { subtype: 'Lair' } }]),
];

/** What you may have something do, and what follows of it if it does. */
const optional: readonly Rule[] = [
  rule('sentence', 'you may have <bare deed> . if you do , <effect> .', (slots) => ({
    effects: [...slots['bare deed'], ...slots.effect],
    may: 'you',
  })),
];

/** Whether something about a target is so as the text is followed. */
const costly: readonly Rule[] = (
  [
    ['is <amount> or less', 'atMost'],
    ['is <amount> or greater', 'atLeast'],
    ['is <amount>', 'equals'],
  ] as const
).map(([words, limit]) =>
  rule('condition', `its converted mana cost ${words as '<amount>'}`, ({ amount }, scope) => ({
    amount: { manaValueOf: one(scope) },
    [limit]: amount,
  })),
);

const one = (scope: Scope): Reference =>
  scope.back('its', (sorts) => !sorts.includes('player')).former;

/** All of a creature type that is chosen as the text is followed. */
const OF_TYPE: readonly (readonly [string, (what: Reference) => Effects])[] = [
  ['destroy all <nouns> of the creature type of your choice', (what) => [{ do: 'destroy', what }]],
  [
    "destroy all <nouns> of the creature type of your choice . they can't be regenerated",
    (what) => [{ do: 'destroy', what, cantBeRegenerated: true }],
  ],
  [
    "return all <nouns> of the creature type of your choice to their owners ' hands",
    (what) => [{ do: 'move', what, to: 'hand' }],
  ],
  ['untap all <nouns> of the creature type of your choice', (what) => [{ do: 'untap', what }]],
];

const ofType = (noun: Noun, scope: Scope): readonly [Effects, Reference] => {
  const under = scope.name();
  const every = { all: [permanents(noun), { chosen: 'creature type' as const, under }] };
  return [[{ do: 'chooseWord', of: 'creature type', as: under }], { every }];
};

const chosenTypes: readonly Rule[] = [
  ...OF_TYPE.map(([pattern, build]) =>
    rule('simple', pattern as '<nouns>', ({ nouns }, scope) => {
      const [choosing, what] = ofType(nouns, scope);
      return [...choosing, ...build(what)];
    }),
  ),
  rule(
    'simple',
    '<nouns> of the creature type of your choice <changes> until end of turn',
    ({ nouns, changes }, scope) => {
      const { by, rules, statics = [] } = changes;
      if (rules.length > 0 || statics.length > 0) throw new Nonsense();
      const [choosing, what] = ofType(nouns, scope);
      return [...choosing, { do: 'modify', what, by, until: 'end of turn' }];
    },
  ),
];

export const morePhrases: readonly Rule[] = [
  ...events,
  ...drained,
  ...guarded,
  ...objects,
  ...lairs,
  ...optional,
  ...costly,
  ...chosenTypes,
];
