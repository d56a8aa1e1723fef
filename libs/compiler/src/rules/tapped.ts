/** What stays tapped, and what lasts as long as it does. */
import type { Condition, Duration } from '@arbiter/cards';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense } from '../scope.ts';
import { filterOf } from './nouns.ts';

const TAPPED: Condition = { object: 'self', is: { is: 'tapped' } };

/** For as long as something is so of the text's own object. */
const LASTING: readonly (readonly [string, Duration])[] = [
  ['~ remains tapped', { asLongAs: 'this stays tapped' }],
  ['~ remains on the battlefield', { asLongAs: 'this is in play' }],
  ['you control ~', { asLongAs: 'you control this' }],
  ['you control ~ and ~ remains tapped', { asLongAs: 'you control this and it stays tapped' }],
];

export const tapped: readonly Rule[] = [
  rule('static', 'you may choose not to untap ~ during your untap step', () => [
    { kind: 'static', effect: { mayStayTapped: 'self' } },
  ]),
  rule(
    'static',
    "players can't untap more than one <noun> during their untap steps",
    ({ noun }) => {
      if (noun.realm !== 'play') throw new Nonsense();
      return [{ kind: 'static', effect: { mostUntapped: 1, what: filterOf(noun) } }];
    },
  ),
  rule(
    'static',
    "as long as ~ is untapped , players can't untap more than one <noun> during their untap steps",
    ({ noun }) => {
      if (noun.realm !== 'play') throw new Nonsense();
      return [
        {
          kind: 'static',
          asLongAs: { not: TAPPED },
          effect: { mostUntapped: 1, what: filterOf(noun) },
        },
      ];
    },
  ),
  ...LASTING.flatMap(([words, until]) => [
    rule('simple', `<object> <changes> for as long as ${words}`, ({ object, changes }) => {
      const { by, rules, statics = [] } = changes;
      if (rules.length > 0 || statics.length > 0) throw new Nonsense();
      return [{ do: 'modify', what: object, by, until }];
    }),
    rule('simple', `gain control of <object> for as long as ${words}`, ({ object }) => [
      { do: 'gainControl', what: object, who: 'you', until },
    ]),
  ]),
];
