/** Damage that is prevented for a turn, whatever deals it then: what fits is looked at as it would be dealt. */
import type { Effects, Filter } from '@arbiter/cards';
import type { Noun } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense } from '../scope.ts';
import { filterOf } from './nouns.ts';

const ANYTHING: Filter = { all: [] };

interface Prevented {
  readonly what?: Filter;
  readonly from?: Filter;
  readonly combat?: true;
}

const thisTurn = ({ what = ANYTHING, from, combat }: Prevented): Effects => [
  {
    do: 'standing',
    effect: {
      replaces: {
        would: 'be dealt damage',
        what,
        ...(from === undefined ? {} : { from }),
        ...(combat === undefined ? {} : { combat }),
      },
    },
    until: 'end of turn',
  },
];

const inPlay = (noun: Noun): Filter => {
  if (noun.realm !== 'play') throw new Nonsense();
  return whole(noun);
};

const source = (noun: Noun): Filter => {
  if (noun.realm !== 'play' && noun.realm !== 'source') throw new Nonsense();
  return whole(noun);
};

/** Whom a text has chosen, or spoken of, has to be known when damage would be dealt. */
function whole(noun: Noun): Filter {
  const filter = filterOf(noun);
  if (/"(?:target|bound|event)"/u.test(JSON.stringify(filter))) throw new Nonsense();
  return filter;
}

const KINDS = [
  ['combat damage', { combat: true }],
  ['damage', {}],
] as const;

export const shielding: readonly Rule[] = KINDS.flatMap(([kind, combat]): readonly Rule[] => [
  rule('simple', `prevent all ${kind} that would be dealt to you this turn by <nouns>`, (slots) =>
    thisTurn({ what: { is: 'you' }, from: source(slots.nouns), ...combat }),
  ),
  rule('simple', `prevent all ${kind} that would be dealt by <nouns> this turn`, ({ nouns }) =>
    thisTurn({ from: source(nouns), ...combat }),
  ),
  rule('simple', `prevent all ${kind} that would be dealt this turn by <nouns>`, ({ nouns }) =>
    thisTurn({ from: source(nouns), ...combat }),
  ),
  rule('simple', `prevent all ${kind} [that] <nouns> would deal this turn`, ({ nouns }) =>
    thisTurn({ from: source(nouns), ...combat }),
  ),
  rule(
    'simple',
    `prevent all ${kind} [that] <nouns> and <nouns:other> would deal this turn`,
    ({ nouns, other }) => thisTurn({ from: { any: [source(nouns), source(other)] }, ...combat }),
  ),
  rule('simple', `prevent all ${kind} that would be dealt to <nouns> this turn`, ({ nouns }) =>
    thisTurn({ what: inPlay(nouns), ...combat }),
  ),
  rule('simple', `prevent all ${kind} that would be dealt this turn to <nouns>`, ({ nouns }) =>
    thisTurn({ what: inPlay(nouns), ...combat }),
  ),
  rule(
    'simple',
    `prevent all ${kind} [that] <nouns> would deal to players this turn`,
    ({ nouns }) => thisTurn({ what: { is: 'player' }, from: source(nouns), ...combat }),
  ),
  rule('static', `prevent all ${kind} [that] ~ would deal to <nouns>`, ({ nouns }) => [
    {
      kind: 'static',
      effect: {
        replaces: { would: 'be dealt damage', what: inPlay(nouns), from: 'self', ...combat },
      },
    },
  ]),
]).concat([
  ...(
    [
      ['a', null],
      ['a <color>', 'color'],
    ] as const
  ).map(([words, of]) =>
    rule(
      'simple',
      `prevent all damage ${words} source of your choice would deal this turn` as 'x <color>',
      (slots: { readonly color?: 'W' | 'U' | 'B' | 'R' | 'G' }, scope) => {
        const as = scope.name();
        const which: Filter =
          of === null || slots.color === undefined ? ANYTHING : { color: slots.color };
        return [
          { do: 'chooseSource', which, as },
          { do: 'preventDamage', amount: 'all', from: { bound: as } },
        ];
      },
    ),
  ),
]);
