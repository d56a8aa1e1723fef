/** What any player may do or pay: each is asked, the active one first, until somebody does (6ED 413.2d). */
import type { Cost, Effects, Reference } from '@arbiter/cards';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense } from '../scope.ts';

/** One player is asked, and the other one if that one doesn't. */
type Asked = (who: Reference, otherwise: Effects) => Effects;

function inTurn(asked: Asked, nobody: Effects): Effects {
  const both = (one: Reference, other: Reference): Effects => asked(one, asked(other, nobody));
  return [
    {
      do: 'if',
      condition: { step: 'turn', of: 'you' },
      effect: both('you', 'opponent'),
      otherwise: both('opponent', 'you'),
    },
  ];
}

const paying =
  (cost: Cost, then: Effects): Asked =>
  (who, otherwise) => [
    {
      do: 'pay',
      who,
      cost,
      ...(then.length > 0 ? { then } : {}),
      ...(otherwise.length > 0 ? { otherwise } : {}),
    },
  ];

/** Who pays is nobody of whom the text has spoken. */
function ofAnybody(cost: Cost): Cost {
  const { mana, life, discard, sacrifice, picks, ...rest } = cost;
  if (Object.keys(rest).length > 0 || sacrifice === 'self' || discard === 'self')
    throw new Nonsense();
  if (/"X"|"self"/u.test(JSON.stringify([life, picks]))) throw new Nonsense();
  return { ...cost, ...(mana === undefined ? {} : { mana }) };
}

const HURT = '~ deal <number> damage to them';

export const byAnyPlayer: readonly Rule[] = [
  rule('sentence', 'any player may <cost> . if a player does , <effect> .', ({ cost, effect }) => ({
    effects: inTurn(paying(ofAnybody(cost), effect), []),
  })),
  ...(
    [
      ['a card', 1],
      ['<number> cards', 'number'],
    ] as const
  ).map(([cards, many]) =>
    rule(
      'sentence',
      `any player may exile ${cards} from their graveyard . if a player does , <effect> .` as 'exile <number> <effect>',
      (slots: { readonly number?: number; readonly effect: Effects }) => {
        const count = many === 1 ? {} : { count: slots.number ?? 1 };
        const cost: Cost = {
          picks: [{ pay: 'exile', what: { all: [] }, from: 'graveyard', ...count }],
        };
        return { effects: inTurn(paying(cost, slots.effect), []) };
      },
    ),
  ),
  rule('effect', '<simple> unless any player pays <mana>', ({ simple, mana }) =>
    inTurn(paying({ mana }, []), simple),
  ),
  rule('effect', '<simple> unless any player pays <number> life', ({ simple, number }) =>
    inTurn(paying({ life: number }, []), simple),
  ),
  rule(
    'sentence',
    `any player may have ${HURT} . if no one does , <effect> .`,
    ({ number, effect }, scope) => {
      if (scope.me !== 'self') throw new Nonsense();
      const asked: Asked = (who, otherwise) => [
        { do: 'may', who, effect: [{ do: 'dealDamage', amount: number, to: who }], otherwise },
      ];
      return { effects: inTurn(asked, effect) };
    },
  ),
  // Somebody of whom the text has spoken alone.
  rule('effect', `<simple> unless <player> has ${HURT}`, ({ simple, player, number }, scope) => {
    if (player === 'you' || player === 'each player' || scope.me !== 'self') throw new Nonsense();
    return [
      {
        do: 'may',
        who: player,
        effect: [{ do: 'dealDamage', amount: number, to: player }],
        otherwise: simple,
      },
    ];
  }),
  // What a spell is played for is asked as it is on the stack.
  rule('event', 'when you cast (this spell|~)', (_, scope) => {
    scope.me = 'event';
    scope.mention('event', ['~', 'spell'], { realm: 'stack' });
    return [{ when: 'is played', what: 'self' }];
  }),
];
