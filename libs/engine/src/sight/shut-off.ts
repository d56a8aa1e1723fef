import type { CardType, Condition, Effects } from '@arbiter/cards';
import type { ObjectId } from '../state/basics.ts';
import type { CompiledAbility } from '../text/printed.ts';
import { isCost, isUntapCost } from './phase-costs.ts';
import type { Sight } from './sight.ts';

/** Whether a permanent of these types does nothing because it is a tapped artifact (5ED More about Permanents.6). */
export function isShutOff(sight: Sight, id: ObjectId, types: readonly CardType[]): boolean {
  const { workOnlyAs } = sight.rules.tappedArtifacts;
  if (workOnlyAs === null || !types.includes('Artifact') || !sight.object(id).tapped) return false;
  return !types.some((type) => workOnlyAs.includes(type));
}

/**
 * Whether an ability works all the same while its artifact is tapped: what it costs in a phase (5ED Phase Structure.13), and
 * whatever its text has only for a tapped one, as the card wins over the rules (5ED First Rule of Magic.1): it doesn't untap
 * by itself, it is untapped by this, something happens or holds while it is tapped.
 */
export function worksTapped(compiled: CompiledAbility): boolean {
  const { ability, condition, program, trigger } = compiled;
  if (trigger?.when === 'step begins' && (isCost(compiled) || isUntapCost(compiled))) return true;
  if (ability.kind === 'static') {
    const { asLongAs, effect } = ability;
    if (asLongAs !== undefined && isThatItIsTapped(asLongAs)) return true;
    return (
      ('doesNotUntap' in effect && effect.doesNotUntap === 'self') || 'mayStayTapped' in effect
    );
  }
  if (condition !== null && isThatItIsTapped(condition)) return true;
  return program.some((step) => step.op === 'effect' && untapsItself(step.effect));
}

/** At once, or later (Mana Vault). */
const untapsItself = (effect: Effects[number]): boolean =>
  effect.do === 'delay'
    ? effect.effect.some(untapsItself)
    : effect.do === 'untap' && effect.what === 'self';

const isThatItIsTapped = (condition: Condition): boolean =>
  typeof condition !== 'string' &&
  'object' in condition &&
  condition.object === 'self' &&
  'is' in condition.is &&
  condition.is.is === 'tapped';
