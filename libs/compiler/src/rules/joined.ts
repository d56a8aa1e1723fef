/** One instruction about two things at once: "destroy target creature and target land". */
import type { Effects, Reference } from '@arbiter/cards';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';

type Done = (what: Reference) => Effects[number];

/** Each says what is done at one time to everything that it names. */
const IN_PLAY: readonly (readonly [verb: string, Done])[] = [
  ['destroy', (what) => ({ do: 'destroy', what })],
  ['tap', (what) => ({ do: 'tap', what })],
  ['untap', (what) => ({ do: 'untap', what })],
  ['exile', (what) => ({ do: 'move', what, to: 'exile' })],
];

/** @throws Nonsense of what is not in play, or is one thing twice */
function both(one: Reference, other: Reference, scope: Scope): Reference {
  const several = [one, other];
  if (several.some((what) => scope.realmOf(what) !== 'play')) throw new Nonsense();
  if (JSON.stringify(one) === JSON.stringify(other)) throw new Nonsense();
  // "Each other" is other than what stands before it, which has a rule of its own (sharing.ts).
  if (typeof other === 'object' && 'every' in other) throw new Nonsense();
  return { several };
}

export const joined: readonly Rule[] = [
  ...IN_PLAY.map(([verb, done]) =>
    rule('simple', `${verb as 'destroy'} <object> and <object:other>`, (slots, scope) => {
      const what = both(slots.object, slots.other, scope);
      if (verb === 'exile') {
        scope.move(slots.object);
        scope.move(slots.other);
      }
      return [done(what)];
    }),
  ),
  rule(
    'simple',
    "return <object> and <object:other> to (their owners ' hands|their owner 's hand)",
    (slots, scope) => {
      const what = both(slots.object, slots.other, scope);
      scope.move(slots.object);
      scope.move(slots.other);
      return [{ do: 'move', what, to: 'hand' }];
    },
  ),
  // The same subject does or suffers two things in one turn.
  rule('simple', '<object> <changes> until end of turn and <trait> this turn', (slots) => {
    const { by, rules, statics = [] } = slots.trait;
    if (Object.keys(by).length > 0 || statics.length > 0) throw new Nonsense();
    if (slots.changes.rules.length > 0 || (slots.changes.statics ?? []).length > 0)
      throw new Nonsense();
    const what = slots.object;
    return [
      { do: 'modify', what, by: slots.changes.by, until: 'end of turn' },
      ...rules.map((one) => ({
        do: 'inCombat' as const,
        what,
        rule: one,
        until: 'end of turn' as const,
      })),
    ];
  }),
];
