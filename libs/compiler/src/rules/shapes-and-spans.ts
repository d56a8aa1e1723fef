/** What becomes a creature in more ways, changes that last as long as something does, and what is attached. */
import type { Color, Effects, Filter, Modification, Reference } from '@arbiter/cards';
import type { Keyword, Noun, Shape } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';
import { always } from './abilities.ts';
import { filtersOf, permanentsOf } from './nouns.ts';

function lands(noun: Noun): Filter {
  if (!filtersOf(noun).some((one) => 'type' in one && one.type === 'Land')) throw new Nonsense();
  return permanentsOf(noun);
}

const plain = (keywords: readonly Keyword[]) =>
  keywords.map(({ plain: word }) => {
    if (word === undefined) throw new Nonsense();
    return word;
  });

/** A creature beside the land that it is. */
const living = (
  size: { readonly power: number; readonly toughness: number },
  more: { readonly colors?: readonly Color[]; readonly subtypes?: readonly string[] } = {},
  keywords: readonly Keyword[] = [],
): Shape => ({
  addTypes: ['Creature'],
  ...(more.subtypes === undefined ? {} : { subtypes: more.subtypes }),
  ...size,
  ...(more.colors === undefined ? {} : { colors: more.colors }),
  ...(keywords.length > 0 ? { keywords: plain(keywords) } : {}),
});

const forATurn = (what: Reference, becomes: Shape): Effects => [
  { do: 'modify', what, by: { becomes }, until: 'end of turn' },
];

const shapes: readonly Rule[] = [
  ...(['all <nouns>', '<nouns>'] as const).map((subject) =>
    rule(
      'sentence',
      `${subject} become <size> creatures until end of turn . they're still lands .` as '<nouns> <size>',
      ({ nouns, size }) => ({ effects: forATurn({ every: lands(nouns) }, living(size)) }),
    ),
  ),
  rule(
    'static',
    '<nouns> are <size> <color> <creature kind:kind> creatures that are still lands',
    (slots) => [
      always({
        modifies: lands(slots.nouns),
        by: { becomes: living(slots.size, { colors: [slots.color], subtypes: slots.kind }) },
      }),
    ],
  ),
  rule(
    'ability',
    "<nouns> are <size> creatures <with keywords:keywords> . they're still lands .",
    (slots) => [
      always({
        modifies: lands(slots.nouns),
        by: { becomes: living(slots.size, {}, slots.keywords) },
      }),
    ],
  ),
  // With an X that was announced.
  rule('shape', 'an x/x <creature kind:kind> artifact creature', ({ kind: subtypes }, scope) => ({
    addTypes: ['Artifact', 'Creature'],
    subtypes,
    power: scope.x(),
    toughness: scope.x(),
  })),
  rule(
    'shape',
    'an x/x <creature kind:kind> creature <with keywords:keywords>',
    (slots, scope) => ({
      addTypes: ['Creature'],
      subtypes: slots.kind,
      power: scope.x(),
      toughness: scope.x(),
      keywords: plain(slots.keywords),
    }),
  ),
  rule(
    'shape',
    'an <size> <creature kind:kind> artifact creature <with keywords:keywords>',
    (slots) => ({
      addTypes: ['Artifact', 'Creature'],
      subtypes: slots.kind,
      ...slots.size,
      keywords: plain(slots.keywords),
    }),
  ),
  rule(
    'shape',
    'a <size> <color> and <color:second> <creature kind:kind> creature <with keywords:keywords>',
    (slots) => ({
      addTypes: ['Creature'],
      subtypes: slots.kind,
      ...slots.size,
      colors: [slots.color, slots.second],
      keywords: plain(slots.keywords),
    }),
  ),
  rule('simple', 'until end of turn , ~ becomes <shape>', ({ shape }, scope) => {
    if (shape.addTypes?.includes('Artifact') !== true || scope.me !== 'self') throw new Nonsense();
    return forATurn('self', shape);
  }),
  rule(
    'simple',
    '<object> becomes <shape> in addition to its other types until end of turn',
    ({ object, shape }, scope) => forATurn(scope.permanent(object), shape),
  ),
  rule('simple', '~ becomes <shape> until end of combat', ({ shape }, scope) => {
    if (shape.addTypes?.includes('Artifact') !== true || scope.me !== 'self') throw new Nonsense();
    return [{ do: 'modify', what: 'self', by: { becomes: shape }, until: 'end of combat' }];
  }),
  rule('simple', '~ becomes <shape>', ({ shape }, scope) => {
    if (shape.addTypes?.includes('Artifact') !== true || scope.me !== 'self') throw new Nonsense();
    return [{ do: 'modify', what: 'self', by: { becomes: shape } }];
  }),
  rule(
    'simple',
    '<object> becomes an artifact creature with power and toughness each equal to its converted mana cost until end of turn',
    ({ object }, scope) =>
      forATurn(scope.permanent(object), {
        addTypes: ['Artifact', 'Creature'],
        power: 'its mana value',
        toughness: 'its mana value',
      }),
  ),
];

/** As long as the permanent that does it stays tapped. */
const spans: readonly Rule[] = [
  rule(
    'simple',
    '<object> <traits> for as long as ~ remains tapped',
    ({ object, traits }, scope) => {
      const { by, rules, statics = [] } = traits;
      if (rules.length > 0 || statics.length > 0) throw new Nonsense();
      return [
        {
          do: 'modify',
          what: scope.permanent(object),
          by,
          until: { asLongAs: 'this stays tapped' },
        },
      ];
    },
  ),
  rule('simple', '<object> (blocks|block) this turn if able', ({ object }, scope) => [
    {
      do: 'inCombat',
      what: scope.permanent(object),
      rule: { must: 'block' },
      until: 'end of turn',
    },
  ]),
  rule(
    'bare deed',
    '<object> become (a|an) <land type> until ~ leaves the battlefield',
    (slots, scope) => [
      {
        do: 'modify',
        what: scope.permanent(slots.object),
        by: { becomes: { land: slots['land type'] } },
        until: { asLongAs: 'this is in play' },
      },
    ],
  ),
  rule('bare deed', '<object> lose <keywords> until end of turn', ({ object, keywords }, scope) => {
    const by: Modification = { loses: plain(keywords) };
    return [{ do: 'modify', what: scope.permanent(object), by, until: 'end of turn' }];
  }),
  rule(
    'simple',
    'for as long as you control ~ and ~ remains tapped , gain control of <object>',
    ({ object }, scope) => [
      {
        do: 'gainControl',
        what: scope.permanent(object),
        who: 'you',
        until: { asLongAs: 'you control this and it stays tapped' },
      },
    ],
  ),
];

/** A card comes into play on something. */
function onto(what: Reference, on: Reference, scope: Scope, under?: 'you'): Effects {
  if (scope.realmOf(what) !== 'card') throw new Nonsense();
  const as = scope.result();
  scope.move(what, { reference: { bound: as }, realm: 'play' });
  return [
    {
      do: 'putIntoPlay',
      what,
      ...(under === undefined ? {} : { under }),
      on: scope.permanent(on),
      as,
    },
  ];
}

const AURA_CARD: Filter = { all: [{ type: 'Enchantment' }, { is: 'local' }] };

const attached: readonly Rule[] = [
  rule(
    'simple',
    'return <object> to the battlefield attached to <object:host>',
    ({ object, host }, scope) => onto(object, host, scope),
  ),
  rule(
    'simple',
    'put <object> onto the battlefield under your control attached to <object:host>',
    ({ object, host }, scope) => onto(object, host, scope, 'you'),
  ),
  rule(
    'simple',
    'put an aura card from your hand onto the battlefield attached to ~',
    (_, scope) => {
      if (scope.me !== 'self') throw new Nonsense();
      const as = scope.name();
      return [
        { do: 'choose', among: { cards: AURA_CARD, in: 'hand', of: 'you' }, as },
        { do: 'putIntoPlay', what: { bound: as }, on: 'self' },
      ];
    },
  ),
  rule(
    'simple',
    'put <object> onto the battlefield under your control attached to a creature you control',
    ({ object }, scope) => {
      const as = scope.name();
      const every: Filter = { all: [{ type: 'Creature' }, { controlledBy: 'you' }] };
      return [{ do: 'choose', among: { every }, as }, ...onto(object, { bound: as }, scope, 'you')];
    },
  ),
  rule('simple', 'attach target <noun> to target <noun:other>', ({ noun, other }, scope) => {
    if (!noun.sorts.includes('equipment')) throw new Nonsense();
    const what = scope.target({ what: permanentsOf(noun) }, noun.sorts);
    return [{ do: 'attach', what, to: scope.target({ what: permanentsOf(other) }, other.sorts) }];
  }),
  rule('simple', 'destroy all <nouns> attached to <object>', ({ nouns, object }, scope) => [
    {
      do: 'destroy',
      what: {
        every: {
          all: [
            ...filtersOf(nouns).flatMap((one) => ('all' in one ? one.all : [one])),
            { attachedTo: { among: scope.permanent(object) } },
          ],
        },
      },
    },
  ]),
];

const sources: readonly Rule[] = [
  ...(['head', 'heads'] as const).map((head) =>
    rule(head, head === 'head' ? 'artifact source' : 'artifact sources', () => ({
      realm: 'source' as const,
      sorts: ['source'],
      filters: [{ type: 'Artifact' as const }],
    })),
  ),
  rule(
    'simple',
    'the next time a land source of your choice would deal damage to you this turn , prevent that damage',
    (_, scope) => {
      const source = scope.name();
      return [
        { do: 'chooseSource', which: { type: 'Land' }, as: source },
        { do: 'preventNextDamage', from: { bound: source }, to: 'you' },
      ];
    },
  ),
  rule(
    'simple',
    '~ deals damage equal to <measure> to <later recipient> . you gain life equal to the damage dealt this way',
    ({ measure, recipient }, scope) => {
      if (scope.me !== 'self') throw new Nonsense();
      const as = scope.name();
      return [
        { do: 'dealDamage', amount: measure, to: recipient(scope), as },
        { do: 'gainLife', who: 'you', amount: { bound: as } },
      ];
    },
  ),
  rule('amount', 'x plus <number>', ({ number }, scope) => ({ sum: [scope.x(), number] })),
  rule('simple', 'add that much <mana>', ({ mana }, scope) => {
    if (!/^[WUBRGC]$/u.test(mana)) throw new Nonsense();
    return [{ do: 'addMana', mana, times: scope.thatMuch() }];
  }),
  rule('event', 'whenever an opponent taps <a noun:one> for mana', ({ one }, scope) => {
    scope.mention('event', ['player'], { realm: 'player' });
    return [
      {
        when: 'is tapped for mana',
        what: { all: [...filtersOf(one), { controlledBy: 'opponent' }] },
      },
    ];
  }),
  rule('event', 'whenever you tap ~ for mana', () => [
    { when: 'is tapped for mana', what: 'self' },
  ]),
  rule(
    'ability',
    'whenever <a noun:one> is tapped for mana , its controller adds an additional <mana> .',
    ({ one, mana }) => {
      if (!/^[WUBRGC]$/u.test(mana)) throw new Nonsense();
      return [
        {
          kind: 'triggered',
          trigger: { when: 'is tapped for mana', what: permanentsOf(one) },
          effect: [{ do: 'addMana', mana, who: 'event' }],
        },
      ];
    },
  ),
  rule('quality', '(in|from) each graveyard', () => [{ lies: { in: 'graveyard' } }]),
  rule('measure', 'twice <measure:one>', ({ one }) => ({ times: 2, of: one })),
];

export const shapesAndSpans: readonly Rule[] = [...shapes, ...spans, ...attached, ...sources];
