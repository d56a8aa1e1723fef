/** Instructions that depend on what their object is, or on a choice of their player. */
import type { Effects, Filter, Reference } from '@arbiter/cards';
import type { Noun } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';
import { filterOf } from './nouns.ts';

/** Targets anything of the kind; only what is such as it resolves is affected (6ED 413.2a). */
function ifSuch(
  noun: Noun,
  is: Filter,
  scope: Scope,
  build: (what: Reference) => Effects,
): Effects {
  const what = scope.target({ what: filterOf(noun) }, noun.sorts, noun.realm);
  return [{ do: 'if', condition: { object: what, is }, effect: build(what) }];
}

export const ifItIs: readonly Rule[] = [
  rule('simple', "counter target <noun> if it 's <color>", ({ noun, color }, scope) => {
    if (noun.realm !== 'stack') throw new Nonsense();
    return ifSuch(noun, { color }, scope, (what) => [{ do: 'counter', what }]);
  }),
  rule('simple', "destroy target <noun> if it 's <color>", ({ noun, color }, scope) => {
    if (noun.realm !== 'play') throw new Nonsense();
    return ifSuch(noun, { color }, scope, (what) => [{ do: 'destroy', what }]);
  }),
  rule('sentence', "sacrifice <a noun> . if you can't , <effect> .", (slots, scope) => {
    const noun = slots['a noun'];
    if (noun.realm !== 'play') throw new Nonsense();
    const gone = scope.name();
    const own = filterOf(noun);
    const all = [...('all' in own ? own.all : [own]), { controlledBy: 'you' as const }];
    return {
      effects: [
        { do: 'sacrifice', what: { every: { all } }, count: 1, as: gone },
        { do: 'if', condition: { not: { did: gone } }, effect: slots.effect },
      ],
    };
  }),
];
