import type { CombatRule, Reference } from '../language.ts';
import { combatPredicate } from '../combat-text.ts';
import { inThePlural } from '../say/noun.ts';
import type { Word } from '../say/word.ts';

/** A rule of combat for what is there now, until the turn or this combat ends (6ED 418.3b). */
export interface InCombat {
  readonly do: 'inCombat';
  readonly what: Reference;
  readonly rule: CombatRule;
  readonly until: 'end of turn' | 'end of combat';
  /** What the rule calls "this", if not the object whose text it is. */
  readonly this?: Reference;
}

export const inCombat = (what: Reference, rule: CombatRule): InCombat => ({
  do: 'inCombat',
  what,
  rule,
  until: 'end of turn',
});

const word: Word<InCombat> = {
  text({ what, rule, until, this: other }, say) {
    const noun = inThePlural(say.noun(what));
    const [verb, rest] = combatPredicate(
      rule,
      (other === undefined ? say.self : say.noun(other)).text,
    );
    const how = noun.number === 'many' ? ofThem(rest) : rest;
    const when = `this ${until === 'end of turn' ? 'turn' : 'combat'}`;
    return say.states(noun, verb, `${how} ${when}`.trim());
  },
  aim: ({ what }) => what,
};
export default word;

/** Of several what is said of one. */
const ofThem = (rest: string): string =>
  rest.replace(/\bits\b/u, 'their').replace(/\bit (?=weren’t|had)/u, 'they ');
