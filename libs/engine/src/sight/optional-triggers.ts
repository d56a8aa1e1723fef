/** Triggered abilities that let a player do something or nothing. */
import type { CompiledAbility, Offered } from '../text/printed.ts';
import type { Sight } from './sight.ts';

/**
 * What a triggered ability lets a player do, where the edition has that said before it is followed; `null` if nobody
 * is asked then. Where it is said as the ability goes on the stack, this is so of every text that lets a player do
 * something or nothing (6ED 410.2, 410.5); what is played in a phase is left to the rules of phase abilities (5ED Upkeep.2).
 */
export function optionalOf(sight: Sight, ability: CompiledAbility): Offered | null {
  const { may, program, offered, trigger } = ability;
  if (may !== null) return { may, program };
  if (offered === undefined) return null;
  const { optionalTriggers, phaseAbilities } = sight.rules;
  const isLikeOthers = phaseAbilities.acceptedLikeOthers || trigger?.when !== 'step begins';
  return isLikeOthers ? optionalTriggers.byText(offered) : null;
}
