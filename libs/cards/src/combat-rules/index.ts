/** Every rule of combat with its text, and the builders of all: `npm run schemas` writes it. */
import type { CombatRuleWord } from '../say/combat-rule.ts';
import assignsAsUnblockedWord from './assigns-as-unblocked.ts';
import assignsNoDamageWord from './assigns-no-damage.ts';
import attacksAsThoughWord from './attacks-as-though.ts';
import attacksOnlyAloneWord from './attacks-only-alone.ts';
import attacksOnlyWithAnotherWord from './attacks-only-with-another.ts';
import attacksWithoutTappingWord from './attacks-without-tapping.ts';
import blockedByWord from './blocked-by.ts';
import blocksAsThoughWord from './blocks-as-though.ts';
import blocksOnlyWithAnotherWord from './blocks-only-with-another.ts';
import cantWord from './cant.ts';
import cantBeBlockedByWord from './cant-be-blocked-by.ts';
import cantBlockWord from './cant-block.ts';
import costsToWord from './costs-to.ts';
import isAssignedNoDamageWord from './is-assigned-no-damage.ts';
import landwalkIsIgnoredWord from './landwalk-is-ignored.ts';
import mayBlockWord from './may-block.ts';
import mustWord from './must.ts';

export * from './assigns-as-unblocked.ts';
export * from './assigns-no-damage.ts';
export * from './attacks-as-though.ts';
export * from './attacks-only-alone.ts';
export * from './attacks-only-with-another.ts';
export * from './attacks-without-tapping.ts';
export * from './blocked-by.ts';
export * from './blocks-as-though.ts';
export * from './blocks-only-with-another.ts';
export * from './cant.ts';
export * from './cant-be-blocked-by.ts';
export * from './cant-block.ts';
export * from './costs-to.ts';
export * from './is-assigned-no-damage.ts';
export * from './landwalk-is-ignored.ts';
export * from './may-block.ts';
export * from './must.ts';

const WORDS = {
  assignsAsUnblocked: assignsAsUnblockedWord,
  assignsNoDamage: assignsNoDamageWord,
  attacksAsThough: attacksAsThoughWord,
  attacksOnlyAlone: attacksOnlyAloneWord,
  attacksOnlyWithAnother: attacksOnlyWithAnotherWord,
  attacksWithoutTapping: attacksWithoutTappingWord,
  blockedBy: blockedByWord,
  blocksAsThough: blocksAsThoughWord,
  blocksOnlyWithAnother: blocksOnlyWithAnotherWord,
  cant: cantWord,
  cantBeBlockedBy: cantBeBlockedByWord,
  cantBlock: cantBlockWord,
  costsTo: costsToWord,
  isAssignedNoDamage: isAssignedNoDamageWord,
  landwalkIsIgnored: landwalkIsIgnoredWord,
  mayBlock: mayBlockWord,
  must: mustWord,
};

type CombatRuleOf<W> = W extends CombatRuleWord<infer E> ? E : never;

/** What a creature may, can’t or must do in combat (6ED 500, 501). */
export type CombatRule = CombatRuleOf<(typeof WORDS)[keyof typeof WORDS]>;

/** Each word is the key of what is written with it. */
export const COMBAT_RULES = WORDS satisfies {
  readonly [W in keyof typeof WORDS]: CombatRuleWord<
    Extract<CombatRule, Readonly<Record<W, unknown>>>
  >;
};
