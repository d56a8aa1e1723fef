/** What is paid, or was paid, as a permanent enters the battlefield. */
import type { Ability } from '@arbiter/cards';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense } from '../scope.ts';
import { always, standing } from './abilities.ts';
import { having } from './traits.ts';

const KICKED = { paid: 'kicker' } as const;

export const arrivals: readonly Rule[] = [
  rule(
    'ability',
    "as ~ enters the battlefield , you may <cost> . if you don't , ~ enters the battlefield tapped .",
    ({ cost }) => [{ kind: 'enters', pays: cost, unpaid: 'tapped' }],
  ),
  rule(
    'ability',
    "if ~ would enter the battlefield , [you may] <cost> instead . if you do , put ~ onto the battlefield . if you don't , put it into its owner 's graveyard .",
    ({ cost }) => [{ kind: 'enters', pays: cost, unpaid: 'graveyard' }],
  ),
  // What it has for having been kicked, it has as long as it is there (TSP 502.21a).
  rule(
    'static',
    'if ~ was kicked , it enters the battlefield with <counted> <counter name> (counter|counters) on it and with <keywords>',
    (slots): readonly Ability[] => {
      const { by, rules } = having(slots.keywords);
      return [
        {
          kind: 'enters',
          counters: { [slots['counter name']]: slots.counted },
          unless: { not: KICKED },
        },
        ...standing('self', { by, rules }).map((ability): Ability => {
          if (ability.kind !== 'static') throw new Nonsense();
          return { kind: 'static', asLongAs: KICKED, effect: ability.effect };
        }),
      ];
    },
  ),
  rule(
    'line',
    'if <condition> , you may cast (this spell|~) without paying its mana cost .',
    ({ condition }) => ({ alternativeCosts: [{ cost: {}, onlyIf: condition }] }),
  ),
  rule(
    'line',
    'if <condition> and <condition:other> , you may cast (this spell|~) without paying its mana cost .',
    ({ condition, other }) => ({
      alternativeCosts: [{ cost: {}, onlyIf: { all: [condition, other] } }],
    }),
  ),
  rule('static', 'you may play an additional land on each of your turns', () => [
    always({ additionalLands: 1, who: 'you' }),
  ]),
  rule('static', 'you may play <number> additional lands on each of your turns', ({ number }) => [
    always({ additionalLands: number, who: 'you' }),
  ]),
  rule('static', 'each player may play an additional land on each of their turns', () => [
    always({ additionalLands: 1, who: 'each player' }),
  ]),
  rule('simple', 'you may play up to <number> additional lands this turn', ({ number }) => [
    { do: 'standing', effect: { additionalLands: number, who: 'you' }, until: 'end of turn' },
  ]),
];
