/** What is done to each of several targets, and to targets one after the other. */
import type { Amount, Effects } from '@arbiter/cards';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense } from '../scope.ts';
import { forATurn } from './effects.ts';
import { filterOf } from './nouns.ts';

const put = (counter: string, amount: Amount, target: number): Effects[number] => ({
  do: 'putCounters',
  what: { target },
  counter,
  amount,
});

export const eachOfThem: readonly Rule[] = [
  rule('simple', '<object> each <changes> until end of turn', ({ object, changes }, scope) => {
    if (!scope.isMany(object)) throw new Nonsense();
    return forATurn(object, changes);
  }),
  ...(['creature', 'permanent', 'land'] as const).map((sort) =>
    rule(
      'object',
      `each of those ${sort}s` as 'x',
      (_, scope) => scope.back(`those ${sort}s`, (sorts) => sorts.includes(sort), true).reference,
    ),
  ),
  rule(
    'object',
    'each of them',
    (_, scope) => scope.back('them', (sorts) => !sorts.includes('player'), true).reference,
  ),
  rule('simple', 'choose any number of target <nouns>', ({ nouns }, scope) => {
    if (nouns.realm !== 'play') throw new Nonsense();
    scope.target({ what: filterOf(nouns), least: 0, most: 'any number' }, nouns.sorts);
    return [];
  }),
  rule(
    'simple',
    'put <counted> <counter name> (counter|counters) on target <noun> and <counted:two> <counter name:other> (counter|counters) on another target <noun:second>',
    (slots, scope) => {
      if (slots.noun.realm !== 'play' || slots.second.realm !== 'play') throw new Nonsense();
      scope.target({ what: filterOf(slots.noun) }, slots.noun.sorts);
      scope.target({ what: filterOf(slots.second), other: true }, slots.second.sorts);
      return [put(slots['counter name'], slots.counted, 0), put(slots.other, slots.two, 1)];
    },
  ),
  rule(
    'simple',
    'put <counted> <counter name> (counter|counters) on target <noun> , <counted:two> <counter name:other> (counter|counters) on another target <noun:second> , and <counted:three> <counter name:last> (counter|counters) on a third target <noun:third>',
    (slots, scope) => {
      const nouns = [slots.noun, slots.second, slots.third];
      if (nouns.some(({ realm }) => realm !== 'play')) throw new Nonsense();
      nouns.forEach((noun, i) =>
        scope.target(
          { what: filterOf(noun), ...(i > 0 ? { other: true as const } : {}) },
          noun.sorts,
        ),
      );
      return [
        put(slots['counter name'], slots.counted, 0),
        put(slots.other, slots.two, 1),
        put(slots.last, slots.three, 2),
      ];
    },
  ),
  ...(
    [
      ['one or two', 2],
      ['one , two , or three', 3],
      ['any number of', 'any number'],
    ] as const
  ).flatMap(([among, limit]) => [
    rule(
      'simple',
      `distribute <number> <counter name> counters among ${among} target <nouns>`,
      (slots, scope) => {
        if (slots.nouns.realm !== 'play') throw new Nonsense();
        const most = limit === 'any number' ? slots.number : limit;
        const what = scope.target(
          { what: filterOf(slots.nouns), least: 1, most, divided: slots.number },
          slots.nouns.sorts,
        );
        return [
          {
            do: 'putCounters',
            what,
            counter: slots['counter name'],
            amount: slots.number,
            divided: true,
          },
        ];
      },
    ),
    rule(
      'simple',
      `(~|it) deals <number> damage divided as you choose among ${among} target <nouns>`,
      (slots, scope) => {
        if (slots.nouns.realm !== 'play' || limit === 'any number' || scope.me !== 'self')
          throw new Nonsense();
        const to = scope.target(
          { what: filterOf(slots.nouns), least: 1, most: limit, divided: slots.number },
          slots.nouns.sorts,
        );
        return [{ do: 'dealDamage', amount: slots.number, to, divided: true }];
      },
    ),
  ]),
];
