/** What holds as long as something else does, and how permanents enter and untap. */
import type { Ability, Condition, Filter, StaticAbility } from '@arbiter/cards';
import type { Subject } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';
import { always, standing } from './abilities.ts';
import { filterOf } from './nouns.ts';

/** Each of these works only while the condition is true. */
const whileTrue = (abilities: readonly Ability[], condition: Condition): readonly Ability[] =>
  abilities.map((ability) => {
    if (ability.kind !== 'static' || ability.asLongAs !== undefined) throw new Nonsense();
    const { kind, effect } = ability;
    return { kind, asLongAs: condition, effect };
  });

/** What "it" in a condition is: the only object that the text is about, never each of several. */
function about(subject: Subject, scope: Scope): void {
  if (subject === 'self') scope.mention('self', ['~']);
  if (subject === 'enchanted') scope.mention('enchanted', ['enchanted', 'creature', 'land']);
}

const conditional: readonly Rule[] = [
  rule('static', '<subject> <traits> as long as <later condition>', (slots, scope) => {
    about(slots.subject, scope);
    return whileTrue(standing(slots.subject, slots.traits), slots.condition(scope));
  }),
  rule('static', 'as long as <condition> , <subject> <traits>', (slots) =>
    whileTrue(standing(slots.subject, slots.traits), slots.condition),
  ),
  rule('static', 'as long as <condition> , it <traits>', ({ condition, traits }, scope) => {
    const it = scope.back('it', (sorts) => !sorts.includes('player')).reference;
    if (it !== 'self' && it !== 'enchanted') throw new Nonsense();
    return whileTrue(standing(it, traits), condition);
  }),
  rule('static', '<subject> <traits> unless <later condition>', (slots, scope) => {
    about(slots.subject, scope);
    const condition: Condition = { not: slots.condition(scope) };
    return whileTrue(standing(slots.subject, slots.traits), condition);
  }),
  rule('static', '<subject> <traits> if <later condition>', (slots, scope) => {
    about(slots.subject, scope);
    return whileTrue(standing(slots.subject, slots.traits), slots.condition(scope));
  }),
];

const untapping: readonly Rule[] = (
  [
    ['~', "doesn't", 'your', 'self'],
    ['enchanted (creature|land|artifact|permanent)', "doesn't", "its controller 's", 'enchanted'],
  ] as const
).flatMap(([subject, not, whose, what]) => {
  const staysTapped = `${subject} ${not} untap during ${whose} untap step` as const;
  const ability: StaticAbility = always({ doesNotUntap: what });
  return [
    rule('static', staysTapped, () => [ability]),
    rule('static', `${staysTapped} (if|as long as) <later condition>`, ({ condition }, scope) => {
      about(what, scope);
      return whileTrue([ability], condition(scope));
    }),
  ];
});

/** Everything of a kind, each in its controller's step. */
const staying: readonly Rule[] = [
  rule(
    'static',
    "<nouns> don't untap during their (controller|controllers) ('s|') untap (step|steps)",
    ({ nouns }) => {
      if (nouns.realm !== 'play') throw new Nonsense();
      return [always({ doesNotUntap: filterOf(nouns) })];
    },
  ),
];

const entering: readonly Rule[] = [
  rule('static', '~ enters the battlefield tapped unless <condition>', ({ condition }) => [
    { kind: 'enters', tapped: true, unless: condition },
  ]),
  ...(['with', 'tapped with'] as const).flatMap((how) => {
    const tapped = how === 'with' ? {} : { tapped: true as const };
    return [
      rule(
        'static',
        `~ enters the battlefield ${how} <counted> <counter name> (counter|counters) on it`,
        (slots): readonly Ability[] => [
          { kind: 'enters', ...tapped, counters: { [slots['counter name']]: slots.counted } },
        ],
      ),
      rule(
        'static',
        `~ enters the battlefield ${how} <number> <counter name> (counter|counters) on it <multiplier>`,
        (slots): readonly Ability[] => [
          {
            kind: 'enters',
            ...tapped,
            counters: {
              [slots['counter name']]:
                slots.number === 1
                  ? slots.multiplier
                  : { times: slots.number, of: slots.multiplier },
            },
          },
        ],
      ),
      rule(
        'static',
        `~ enters the battlefield ${how} a number of <counter name> counters on it equal to <measure>`,
        (slots): readonly Ability[] => [
          { kind: 'enters', ...tapped, counters: { [slots['counter name']]: slots.measure } },
        ],
      ),
    ];
  }),
  rule(
    'static',
    '~ enters the battlefield with (a|an) <counter name> counter on it <multiplier>',
    (slots) => [{ kind: 'enters', counters: { [slots['counter name']]: slots.multiplier } }],
  ),
];

/** Damage that is never dealt, to whom and by what. */
const shields: readonly Rule[] = (
  [
    ['combat damage', { combat: true }],
    ['damage', {}],
  ] as const
).flatMap(([kind, combat]) => [
  rule('static', `prevent all ${kind} that would be dealt to <subject>`, ({ subject }) => [
    always({ replaces: { would: 'be dealt damage', what: subject, ...combat } }),
  ]),
  rule('static', `prevent all ${kind} that would be dealt to <subject> by <nouns>`, (slots) => [
    always({
      replaces: {
        would: 'be dealt damage',
        what: slots.subject,
        from: sources(slots.nouns.realm, filterOf(slots.nouns)),
        ...combat,
      },
    }),
  ]),
  rule('static', `prevent all ${kind} that would be dealt by <subject>`, ({ subject }) => [
    always({ replaces: { would: 'be dealt damage', what: { all: [] }, from: subject, ...combat } }),
  ]),
  rule(
    'static',
    `prevent all ${kind} that would be dealt to and dealt by <subject>`,
    ({ subject }) => [
      always({ replaces: { would: 'be dealt damage', what: subject, ...combat } }),
      always({
        replaces: { would: 'be dealt damage', what: { all: [] }, from: subject, ...combat },
      }),
    ],
  ),
]);

function sources(realm: string, filter: Filter): Filter {
  if (realm !== 'play' && realm !== 'source') throw new Nonsense();
  return filter;
}

export const standings: readonly Rule[] = [
  ...conditional,
  ...untapping,
  ...staying,
  ...entering,
  ...shields,
];
