/** Triggers of damage that anything of a kind deals, and of blocks that anything of a kind takes part in. */
import type { Filter, Trigger, Watched } from '@arbiter/cards';
import type { Noun } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { type Scope } from '../scope.ts';
import { player } from './events.ts';
import { permanentsOf } from './nouns.ts';

const KINDS = [
  ['deals damage', {}],
  ['deals combat damage', { combat: true }],
] as const;

/** Players who are dealt damage: "that player" from here on, if it isn't you. */
const PLAYERS: readonly (readonly [string, Filter])[] = [
  ['a player', { is: 'player' }],
  ['an opponent', { is: 'opponent' }],
  ['you', { is: 'you' }],
];

/** What deals it can be pointed at beside who is dealt it. */
function dealing(what: Watched, noun: Noun | null, to: Filter, scope: Scope): void {
  scope.much({ bound: 'amount' });
  if (what === 'self') scope.mention('self', ['~']);
  else if (what === 'enchanted') scope.mention('enchanted', ['enchanted', 'creature']);
  else scope.mention({ bound: 'source' }, noun?.sorts ?? ['permanent']);
  if ('is' in to && to.is !== 'you') player(scope);
}

const dealers: readonly Rule[] = KINDS.flatMap(([verb, combat]) => [
  ...PLAYERS.map(([words, to]) =>
    rule(
      'event',
      `(when|whenever) <a noun:one> ${verb} to ${words as ''}`,
      ({ one }, scope): readonly Trigger[] => {
        const what = permanentsOf(one);
        dealing(what, one, to, scope);
        return [{ when: 'deals damage', what, to, ...combat }];
      },
    ),
  ),
  rule('event', `(when|whenever) <a noun:one> ${verb} to <a noun:other>`, (slots, scope) => {
    const [what, to] = [permanentsOf(slots.one), permanentsOf(slots.other)];
    dealing(what, slots.one, to, scope);
    scope.mention('event', slots.other.sorts);
    return [{ when: 'deals damage', what, to, ...combat }];
  }),
  // Of the text's own object, and of what it enchants: those that events.ts leaves open.
  ...(
    [
      ['whenever ~', 'self', [2]],
      ['when ~', 'self', [0, 1, 2]],
      ['whenever enchanted creature', 'enchanted', [2]],
      ['when enchanted creature', 'enchanted', [0, 1, 2]],
    ] as const
  ).flatMap(([words, what, open]) =>
    open.map((i) => {
      const [whom, to] = PLAYERS[i] as (typeof PLAYERS)[number];
      return rule('event', `${words} ${verb} to ${whom as ''}`, (_, scope) => {
        dealing(what, null, to, scope);
        return [{ when: 'deals damage', what, to, ...combat }];
      });
    }),
  ),
]);

/** Once for each on the other side, which is the event. */
const blocks: readonly Rule[] = [
  ...(
    [
      ['<a noun:one>', null],
      ['enchanted creature', 'enchanted'],
    ] as const
  ).flatMap(([subject, fixed]) => {
    const watched = (one: Noun | undefined, other: Noun, bound: string, scope: Scope): Watched => {
      if (fixed === null && one !== undefined) {
        scope.mention({ bound }, one.sorts);
        scope.mention('event', other.sorts);
        return permanentsOf(one);
      }
      scope.mention('enchanted', ['enchanted']);
      scope.mention('event', other.sorts);
      return 'enchanted';
    };
    type Slots = { readonly one?: Noun; readonly other: Noun };
    return [
      rule(
        'event',
        `whenever ${subject as '<a noun:one>'} becomes blocked by <a noun:other>`,
        ({ one, other }: Slots, scope) => [
          {
            when: 'becomes blocked',
            what: watched(one, other, 'attacker', scope),
            by: permanentsOf(other),
          },
        ],
      ),
      rule(
        'event',
        `whenever ${subject as '<a noun:one>'} blocks <a noun:other>`,
        ({ one, other }: Slots, scope) => [
          {
            when: 'blocks',
            what: watched(one, other, 'blocker', scope),
            whom: permanentsOf(other),
          },
        ],
      ),
    ];
  }),
  rule(
    'event',
    'whenever enchanted creature blocks or becomes blocked by <a noun:one>',
    (slots, scope) => {
      scope.mention('enchanted', ['enchanted']);
      scope.mention('event', slots.one.sorts);
      const other = permanentsOf(slots.one);
      return [
        { when: 'blocks', what: 'enchanted', whom: other },
        { when: 'becomes blocked', what: 'enchanted', by: other },
      ];
    },
  ),
  rule('event', 'when ~ blocks <a noun:one>', ({ one }, scope) => {
    scope.mention('self', ['~']);
    scope.mention('event', one.sorts);
    return [{ when: 'blocks', what: 'self', whom: permanentsOf(one) }];
  }),
  rule('event', 'when ~ becomes blocked by <a noun:one>', ({ one }, scope) => {
    scope.mention('self', ['~']);
    scope.mention('event', one.sorts);
    return [{ when: 'becomes blocked', what: 'self', by: permanentsOf(one) }];
  }),
];

export const dealingTriggers: readonly Rule[] = [...dealers, ...blocks];
