/** More of what is said of a noun: its size, what it is not, what it fights. */
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense } from '../scope.ts';
import { lexicon } from '../grammar/pattern.ts';
import { allOf } from './nouns.ts';

export const moreAdjectives: readonly Rule[] = [
  rule('adjective', '<size>', ({ size }) => [
    { power: { equals: size.power } },
    { toughness: { equals: size.toughness } },
  ]),
  lexicon('adjective', (word) => {
    if (word === 'non-aura') return [{ not: { is: 'local' } }];
    if (word === 'nonsnow') return [{ not: { supertype: 'Snow-Covered' } }];
    return word === 'unenchanted' ? [{ not: { is: 'enchanted' } }] : undefined;
  }),
  rule('quality', "(that isn't|that aren't) <adjective>", ({ adjective }) => [
    { not: allOf(adjective) },
  ]),
  rule('quality', "(that 's not|that are not) <adjective>", ({ adjective }) => [
    { not: allOf(adjective) },
  ]),
  rule('quality', '~ is blocking', () => [{ is: 'blocked by this' }]),
  rule('quality', "it 's blocking", (_, scope) => {
    const it = scope.back('it', (sorts) => !sorts.includes('player')).reference;
    if (it !== 'self') throw new Nonsense();
    return [{ is: 'blocked by this' }];
  }),
  rule('quality', 'without (a|an) <counter name> counter on (it|them)', (slots) => [
    { not: { hasCounter: slots['counter name'] } },
  ]),
  // Kinds of cards and spells by a subtype that is no creature's.
  ...(['head', 'heads'] as const).flatMap((head) => {
    const s = head === 'head' ? '' : 's';
    return [
      rule(head, `arcane card${s}` as 'arcane card', () => ({
        realm: 'card',
        sorts: ['card'],
        filters: [{ subtype: 'Arcane' }],
      })),
      rule(head, `arcane spell${s}` as 'arcane spell', () => ({
        realm: 'stack',
        sorts: ['spell'],
        filters: [{ is: 'spell' }, { subtype: 'Arcane' }],
      })),
      rule(head, `aura card${s}` as 'aura card', () => ({
        realm: 'card',
        sorts: ['card', 'card of a aura'],
        filters: [{ type: 'Enchantment' }, { is: 'local' }],
      })),
      rule(head, `aura spell${s}` as 'aura spell', () => ({
        realm: 'stack',
        sorts: ['spell'],
        filters: [{ is: 'spell' }, { type: 'Enchantment' }, { is: 'local' }],
      })),
    ];
  }),
];
