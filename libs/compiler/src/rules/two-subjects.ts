/** Static abilities about two kinds at once, and those that say what holds otherwise. */
import type { Ability, Condition } from '@arbiter/cards';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';
import { always, standing } from './abilities.ts';
import { allOf, filtersOf, permanentsOf, spellsOf } from './nouns.ts';
import type { Noun, Subject } from '../categories.ts';

const whileTrue = (abilities: readonly Ability[], asLongAs: Condition): readonly Ability[] =>
  abilities.map((ability) => {
    if (ability.kind !== 'static' || ability.asLongAs !== undefined) throw new Nonsense();
    return { kind: 'static', asLongAs, effect: ability.effect };
  });

function about(subject: Subject, scope: Scope): void {
  if (subject === 'self') scope.mention('self', ['~']);
  if (subject === 'enchanted') scope.mention('enchanted', ['enchanted', 'creature', 'land']);
}

/** Heads without words of their own are one noun; a word before one of two could be said of both. */
function eachDescribed(...nouns: readonly Noun[]): void {
  if (nouns.some(({ adjectives = [] }) => adjectives.length === 0)) throw new Nonsense();
}

export const twoSubjects: readonly Rule[] = [
  rule(
    'static',
    '<subject> <traits> as long as <later condition> . otherwise , it <traits:otherwise>',
    (slots, scope) => {
      about(slots.subject, scope);
      // Each of several would ask for itself.
      if (typeof slots.subject !== 'string') throw new Nonsense();
      const condition = slots.condition(scope);
      return [
        ...whileTrue(standing(slots.subject, slots.traits), condition),
        ...whileTrue(standing(slots.subject, slots.otherwise), { not: condition }),
      ];
    },
  ),
  rule('static', '<nouns> and <nouns:other> <traits>', ({ nouns, other, traits }) => {
    eachDescribed(nouns, other);
    return standing({ any: [permanentsOf(nouns), permanentsOf(other)] }, traits);
  }),
  rule('static', '<nouns> and <nouns:other> you cast cost <mana> less to cast', (slots) => {
    if (!/^\d+$/u.test(slots.mana)) throw new Nonsense();
    eachDescribed(slots.nouns, slots.other);
    const what = allOf([
      { any: [spellsOf(slots.nouns), spellsOf(slots.other)] },
      { controlledBy: 'you' },
    ]);
    return [always({ costsOf: 'spells', what, less: Number(slots.mana) })];
  }),
  rule('static', '<nouns> your opponents cast cost <mana> more to cast', ({ nouns, mana }) => {
    const filters = filtersOf(nouns).filter((one) => !('is' in one && one.is === 'spell'));
    if (nouns.realm !== 'stack') throw new Nonsense();
    const what = allOf([...filters, { controlledBy: 'opponent' }]);
    return [always({ costsOf: 'spells', what, more: mana })];
  }),
];
