/** Effects that have a creature block, or take a block back. */
import { words, type Effects, type Reference } from '@arbiter/cards';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';
import { ifDone } from './flow.ts';
import { cardsOf, permanentsOf } from './nouns.ts';

const takenBack = (what: Reference): Effects => [{ do: 'removeFromCombat', what, unblocks: true }];

/** It blocks an attacking creature of its controller's choice: whose text it is. */
function blocksOne(what: Reference, scope: Scope): Effects {
  const as = scope.name();
  return [
    { do: 'choose', among: { every: { is: 'attacking' } }, as },
    { do: 'block', what, whom: { bound: as } },
  ];
}

export const madeToBlock: readonly Rule[] = [
  rule(
    'simple',
    "create <counted> <token> that 's blocking <object>",
    ({ counted, token, object }, scope) => [
      { do: 'createTokens', token, amount: counted, blocking: scope.permanent(object) },
    ],
  ),
  rule(
    'sentence',
    'you may <effect> . if you do , you may put a <noun> from your hand onto the battlefield blocking that creature .',
    ({ effect, noun }, scope) => {
      const as = scope.name();
      const blocking = scope.back('that creature', (sorts) => sorts.includes('creature')).reference;
      const then: Effects = [
        { do: 'choose', among: words.cardsIn('hand', 'you', cardsOf(noun)), as },
        { do: 'putIntoPlay', what: { bound: as }, blocking },
      ];
      return { effects: ifDone(effect, [{ do: 'may', effect: then }], [], scope), may: 'you' };
    },
  ),
  rule(
    'simple',
    "remove <object> from combat . creatures it was blocking that hadn't become blocked by another creature this combat become unblocked , then it blocks an attacking creature of your choice",
    ({ object }, scope) => {
      const what = scope.permanent(object);
      return [...takenBack(what), ...blocksOne(what, scope)];
    },
  ),
  rule(
    'sentence',
    'remove <object> from combat . creatures it was blocking that had become blocked by only that creature this combat become unblocked . you may have it block an attacking creature of your choice .',
    ({ object }, scope) => {
      const what = scope.permanent(object);
      return { effects: [...takenBack(what), { do: 'may', effect: blocksOne(what, scope) }] };
    },
  ),
  rule(
    'simple',
    "remove ~ from combat and it can't block this turn . creatures it was blocking that had become blocked by only ~ this combat become unblocked",
    (_, scope) => {
      if (scope.me !== 'self') throw new Nonsense();
      return [
        ...takenBack('self'),
        { do: 'inCombat', what: 'self', rule: { cant: 'block' }, until: 'end of turn' },
      ];
    },
  ),
  rule('event', 'whenever ~ blocks <number> or more <nouns>', ({ number, nouns }, scope) => {
    scope.mention('self', ['~']);
    return [{ when: 'blocks', what: 'self', whom: permanentsOf(nouns), atLeast: number }];
  }),
];
