import { amountText, type Amount } from '../amounts.ts';
import type { Condition } from '../conditions.ts';
import type { Effects, Reference } from '../language.ts';
import type { Say } from './word.ts';

/**
 * Life for damage that was just dealt to a creature or player, no more than that one had before: said once of both, in
 * place of what it is for a player, and otherwise; `null` for anything else.
 */
export function drainedText(
  condition: Condition,
  effect: Effects,
  otherwise: Effects,
  say: Say,
): string | null {
  const dealt = say.previous;
  if (dealt?.do !== 'dealDamage' || dealt.as === undefined) return null;
  if (!same(condition, { object: dealt.to, is: { is: 'player' } })) return null;
  const damage: Amount = { bound: dealt.as };
  const ofPlayer = gainedUpTo(effect, { sum: [{ lifeOf: dealt.to }, damage] });
  const ofCreature = gainedUpTo(otherwise, { toughnessOf: dealt.to });
  if (ofPlayer === null || !same(ofPlayer, ofCreature)) return null;
  const limits = partsOf(ofPlayer.amount).filter((one) => !same(one, damage));
  const who = say.noun(ofPlayer.who);
  const gains = `${who.text} ${who.number === 'you' ? 'gain' : 'gains'}`;
  const had = 'no more than the life that the player had before, or the creature’s toughness';
  const most = [had, ...limits.map((one) => `no more than ${amountText(one, say)}`)];
  return `${gains} as much life as damage was dealt this way, but ${most.join(', and ')}`;
}

/** So much life, but no more than this. */
function gainedUpTo(
  [gain, ...more]: Effects,
  limit: Amount,
): { readonly who: Reference; readonly amount: Amount } | null {
  if (gain?.do !== 'gainLife' || more.length > 0) return null;
  const { who, amount } = gain;
  if (typeof amount !== 'object' || !('lesser' in amount)) return null;
  const [life, most] = amount.lesser;
  return same(most, limit) ? { who, amount: life } : null;
}

/** All numbers of which an amount is the least. */
const partsOf = (amount: Amount): readonly Amount[] =>
  typeof amount === 'object' && 'lesser' in amount ? amount.lesser.flatMap(partsOf) : [amount];

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
