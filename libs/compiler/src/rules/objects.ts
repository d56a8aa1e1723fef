/** Instructions about objects that last, wait, or involve somebody else. */
import type {
  Duration,
  Effect,
  Effects,
  Filter,
  Modification,
  Reference,
  TargetSpec,
} from '@arbiter/cards';
import type { Later, Size } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';
import { ofSource } from './effects.ts';
import { intoPlay, moving } from './moving.ts';
import { filterOf } from './nouns.ts';
import { having } from './traits.ts';
import { atTheMoment } from './moments.ts';

/** Only what is in play is tapped, controlled or blocked. */

/**
 * What was a target then, for a text that is followed later: it remembers all its targets under one name.
 *
 * @throws Nonsense about something that may be another one by then
 */
function remembered(what: Reference, scope: Scope): Reference {
  if (typeof what === 'string') {
    if (what === 'enchanted') scope.need('delay: about what is enchanted by then');
    return what;
  }
  if ('target' in what) {
    if (scope.targets.length > 1) scope.need('delay: about one of several targets');
    return { bound: 'target' };
  }
  if (!('bound' in what)) scope.need('delay: about what was spoken of');
  return what;
}

/** What comes back later is the card that went away. */
const returns: readonly Rule[] = [
  rule(
    'simple',
    "return <object> to the battlefield under its owner 's control at the beginning of the next end step",
    ({ object }, scope) => {
      if (scope.realmOf(object) !== 'card') throw new Nonsense();
      const what = remembered(object, scope);
      return [
        {
          do: 'delay',
          until: { step: 'end of turn' },
          effect: [{ do: 'putIntoPlay', what, under: { ownerOf: what } }],
        },
      ];
    },
  ),
];

const LATER: readonly (readonly [string, Extract<Effect, { do: 'delay' }>['until']])[] = [
  ['at the beginning of the next end step', { step: 'end of turn' }],
  ['at end of combat', { step: 'end of combat' }],
  ['at the beginning of the next cleanup step', { step: 'cleanup' }],
];

const THEN: readonly (readonly [string, (what: Reference) => Effects])[] = [
  ['destroy <object>', (what) => [{ do: 'destroy', what }]],
  ['exile <object>', (what) => [{ do: 'move', what, to: 'exile' }]],
  ['sacrifice <object>', (what) => [{ do: 'sacrifice', what }]],
  ['tap <object>', (what) => [{ do: 'tap', what }]],
  ["return <object> to its owner 's hand", (what) => [{ do: 'move', what, to: 'hand' }]],
];

const delays: readonly Rule[] = LATER.flatMap(([when, until]) => [
  ...THEN.flatMap(([what, then]) => [
    rule('simple', `${what as '<object>'} ${when}`, ({ object }, scope) => [
      { do: 'delay', until, effect: then(remembered(scope.permanent(object), scope)) },
    ]),
    rule('simple', `${when} , ${what as '<object>'}`, ({ object }, scope) =>
      atTheMoment([
        { do: 'delay', until, effect: then(remembered(scope.permanent(object), scope)) },
      ]),
    ),
  ]),
  rule(
    'simple',
    `put <counted> <counter name> (counter|counters) on <object> ${when}`,
    (slots, scope) => [
      {
        do: 'delay',
        until,
        effect: [
          {
            do: 'putCounters',
            what: remembered(scope.permanent(slots.object), scope),
            counter: slots['counter name'],
            amount: slots.counted,
          },
        ],
      },
    ],
  ),
  rule(
    'simple',
    `remove <counted> <counter name> counter from <object> ${when}`,
    (slots, scope) => [
      {
        do: 'delay',
        until,
        effect: [
          {
            do: 'removeCounters',
            what: remembered(scope.permanent(slots.object), scope),
            counter: slots['counter name'],
            amount: slots.counted,
          },
        ],
      },
    ],
  ),
]);

/** For how long control is gained. */
const LASTING: readonly (readonly [string, Duration])[] = [
  ['for as long as you control ~', { asLongAs: 'you control this' }],
  ['for as long as ~ remains on the battlefield', { asLongAs: 'this is in play' }],
  ['for as long as ~ remains tapped', { asLongAs: 'this stays tapped' }],
  [
    'for as long as you control ~ and ~ remains tapped',
    { asLongAs: 'you control this and it stays tapped' },
  ],
];

const control: readonly Rule[] = [
  ...LASTING.map(([lasting, until]) =>
    rule('simple', `gain control of <object> ${lasting as ''}`, ({ object }, scope) => [
      { do: 'gainControl', what: scope.permanent(object), who: 'you', until },
    ]),
  ),
  rule('simple', '<player> gains control of <object>', ({ player, object }, scope) => [
    { do: 'gainControl', what: scope.permanent(object), who: one(player) },
  ]),
  rule('simple', '<player> gains control of <object> until end of turn', (slots, scope) => [
    {
      do: 'gainControl',
      what: scope.permanent(slots.object),
      who: one(slots.player),
      until: 'end of turn',
    },
  ]),
  rule('simple', 'exchange control of <object> and <object:other>', ({ object, other }, scope) => [
    { do: 'exchangeControl', of: scope.permanent(object), and: scope.permanent(other) },
  ]),
  rule('simple', 'exchange control of two target <nouns>', ({ nouns }, scope) => {
    if (nouns.realm !== 'play') throw new Nonsense();
    const what = filterOf(nouns);
    const of = scope.target({ what }, nouns.sorts);
    return [{ do: 'exchangeControl', of, and: scope.target({ what, other: true }, nouns.sorts) }];
  }),
];

function one(player: Reference): Reference {
  if (player === 'each player') throw new Nonsense();
  return player;
}

/** Cards that come into play by an instruction. */
const arrivals: readonly Rule[] = [
  rule('simple', '(return|put) <object> (to|onto) the battlefield tapped', ({ object }, scope) => [
    intoPlay(object, { tapped: true }, scope),
  ]),
  rule(
    'simple',
    '(return|put) <object> (to|onto) the battlefield under your control',
    ({ object }, scope) => [intoPlay(object, { under: 'you' }, scope)],
  ),
  rule(
    'simple',
    "(return|put) <object> (to|onto) the battlefield under its owner 's control",
    ({ object }, scope) => {
      // Each of several may be another player's.
      if (scope.isMany(object)) throw new Nonsense();
      return [intoPlay(object, { under: { ownerOf: object } }, scope)];
    },
  ),
];

const libraries: readonly Rule[] = [
  rule('simple', 'shuffle <object> into your library', ({ object }, scope) => [
    moving(object, 'library', scope),
    { do: 'shuffle', who: 'you' },
  ]),
  rule('simple', "shuffle <object> into its owner 's library", ({ object }, scope) => {
    // Whose several were is not known any more once they are gone.
    if (scope.isMany(object)) throw new Nonsense();
    return [moving(object, 'library', scope), { do: 'shuffle', who: { ownerOf: object } }];
  }),
];

const damage: readonly Rule[] = [
  rule(
    'simple',
    '<object:by> (deals|deal) <amount> damage to <later recipient>',
    (slots, scope) => {
      const by = source(slots.by, scope);
      return [{ do: 'dealDamage', amount: slots.amount, to: slots.recipient(scope), by }];
    },
  ),
  rule(
    'simple',
    '<object:by> deals damage equal to <later measure> to <later recipient>',
    (slots, scope) => {
      const by = source(slots.by, scope);
      const amount = ofSource(by, slots.measure, scope);
      return [{ do: 'dealDamage', amount, to: slots.recipient(scope), by }];
    },
  ),
  ...(
    [
      ['any number of targets', 'any number'],
      ['one or two targets', 2],
      ['one , two , or three targets', 3],
    ] as const
  ).map(([among, most]) =>
    rule(
      'simple',
      `~ deals <amount> damage divided as you choose among ${among as ''}`,
      (slots, scope) =>
        divided(slots.amount, { any: [{ type: 'Creature' }, { is: 'player' }] }, most, scope),
    ),
  ),
  rule(
    'simple',
    '~ deals <amount> damage divided as you choose among any number of target <nouns>',
    ({ amount, nouns }, scope) => {
      if (nouns.realm !== 'play') throw new Nonsense();
      return divided(amount, filterOf(nouns), 'any number', scope);
    },
  ),
];

type DealDamage = Extract<Effect, { do: 'dealDamage' }>;

/** Each target is dealt at least one (6ED 409.1e): of a number there are no more of them. */
function divided(
  amount: DealDamage['amount'],
  what: Filter,
  most: NonNullable<TargetSpec['most']>,
  scope: Scope,
): Effects {
  const number = most === 'any number' && typeof amount === 'number' ? amount : most;
  const to = scope.target({ what, least: 1, most: number, divided: amount }, [
    'creature or player',
  ]);
  return [{ do: 'dealDamage', amount, to, divided: true }];
}

/** What deals damage: not the text's own object, which needs no word, and one of them. */
function source(by: Reference, scope: Scope): Reference {
  if (by === 'self' || by === scope.me) throw new Nonsense();
  if (typeof by === 'object' && ('every' in by || 'cards' in by))
    scope.need('damage: by several sources');
  return scope.permanent(by);
}

const prevention: readonly Rule[] = (
  [
    ['combat damage', { combat: true }],
    ['damage', {}],
  ] as const
).flatMap(([kind, combat]) => [
  rule(
    'simple',
    `prevent all ${kind} that would be dealt by <object> this turn`,
    ({ object }, scope) => [
      { do: 'preventDamage', amount: 'all', from: scope.permanent(object), ...combat },
    ],
  ),
  rule('simple', `prevent all ${kind} <object> would deal this turn`, ({ object }, scope) => [
    { do: 'preventDamage', amount: 'all', from: scope.permanent(object), ...combat },
  ]),
  rule(
    'simple',
    `prevent all ${kind} that would be dealt to and dealt by <object> this turn`,
    ({ object }, scope) => {
      const it = scope.permanent(object);
      return [
        { do: 'preventDamage', amount: 'all', to: it, ...combat },
        { do: 'preventDamage', amount: 'all', from: it, ...combat },
      ];
    },
  ),
  rule(
    'simple',
    `prevent all ${kind} that would be dealt this turn to <object>`,
    ({ object }, scope) => [
      { do: 'preventDamage', amount: 'all', to: scope.permanent(object), ...combat },
    ],
  ),
  rule(
    'simple',
    `prevent all ${kind} that would be dealt this turn by <object>`,
    ({ object }, scope) => [
      { do: 'preventDamage', amount: 'all', from: scope.permanent(object), ...combat },
    ],
  ),
  rule('simple', `prevent all ${kind} that would be dealt to <player> this turn`, ({ player }) => [
    { do: 'preventDamage', amount: 'all', to: player, ...combat },
  ]),
]);

/** What somebody has something do. */
const bare: readonly Rule[] = [
  rule('bare deed', '~ deal <amount> damage to <recipient>', ({ amount, recipient }, scope) => {
    if (scope.me !== 'self') throw new Nonsense();
    return [{ do: 'dealDamage', amount, to: recipient }];
  }),
  rule(
    'bare deed',
    '~ deal damage equal to <later measure> to <later recipient>',
    (slots, scope) => {
      if (scope.me !== 'self') throw new Nonsense();
      const amount = ofSource('self', slots.measure, scope);
      return [{ do: 'dealDamage', amount, to: slots.recipient(scope) }];
    },
  ),
  rule('bare deed', 'it deal <amount> damage to <later recipient>', (slots, scope) =>
    dealtByIt(slots.amount, slots.recipient, scope),
  ),
  rule(
    'bare deed',
    'it deal damage equal to <later measure> to <later recipient>',
    (slots, scope) => {
      const by = itself(scope);
      return dealt(ofSource(by, slots.measure, scope), slots.recipient(scope), by);
    },
  ),
  rule('bare deed', '<object> gain <keywords> until end of turn', (slots, scope) => [
    {
      do: 'modify',
      what: scope.permanent(slots.object),
      by: having(slots.keywords).by,
      until: 'end of turn',
    },
  ]),
  rule('bare deed', '<object> get <signed size> until end of turn', (slots, scope) => [
    {
      do: 'modify',
      what: scope.permanent(slots.object),
      by: changed(slots['signed size']),
      until: 'end of turn',
    },
  ]),
];

/** Who deals it is known before "it" could be somebody who is dealt some. */
const dealtByIt = (
  amount: DealDamage['amount'],
  recipient: Later<Reference>,
  scope: Scope,
): Effects => {
  const by = itself(scope);
  return dealt(amount, recipient(scope), by);
};

/** What deals it: the text's own object needs no word, wherever it is by now. */
function itself(scope: Scope): Reference {
  const { reference } = scope.back('it', (sorts) => !sorts.includes('player'));
  if (JSON.stringify(reference) === JSON.stringify(scope.me)) return 'self';
  return scope.permanent(reference);
}

const dealt = (amount: DealDamage['amount'], to: Reference, by: Reference): Effects => [
  { do: 'dealDamage', amount, to, ...(by === 'self' ? {} : { by }) },
];

const changed = ({ power, toughness }: Size): Modification => ({
  ...(power === 0 ? {} : { power }),
  ...(toughness === 0 ? {} : { toughness }),
});

const attacking: readonly Rule[] = [
  rule('simple', '<object> (attacks|attack) this (turn|combat) if able', ({ object }, scope) => [
    {
      do: 'inCombat',
      what: scope.permanent(object),
      rule: { must: 'attack' },
      until: 'end of turn',
    },
  ]),
  rule('simple', 'all creatures able to block <object> this turn do so', ({ object }, scope) => [
    {
      do: 'inCombat',
      what: scope.permanent(object),
      rule: { must: 'be blocked by all' },
      until: 'end of turn',
    },
  ]),
  rule('simple', "destroy <object> and (it|they) can't be regenerated", ({ object }, scope) => [
    { do: 'destroy', what: scope.permanent(object), cantBeRegenerated: true },
  ]),
];

const untapping: readonly Rule[] = [
  rule(
    'simple',
    "<object> (doesn't|don't) untap during (its controller 's|your|their controller 's|their controllers ') next untap (step|steps)",
    ({ object }, scope) => [{ do: 'keepTapped', what: scope.permanent(object) }],
  ),
  rule('simple', 'attach (~|it) to <object>', ({ object }, scope) => {
    if (scope.me !== 'self') throw new Nonsense();
    return [{ do: 'attach', what: 'self', to: scope.permanent(object) }];
  }),
];

export const objects: readonly Rule[] = [
  ...delays,
  ...returns,
  ...control,
  ...arrivals,
  ...libraries,
  ...damage,
  ...prevention,
  ...bare,
  ...attacking,
  ...untapping,
];
