import type { Amount } from '../amounts.ts';
import type { Condition } from '../conditions.ts';
import { payText, type Cost } from '../costs.ts';
import type { Effects } from '../language.ts';
import { one, verbFor } from './noun.ts';
import type { Terms } from './terms.ts';
import type { Say } from './word.ts';

/** What any player may do: each is asked in turn, until somebody does. */
type Offer = { readonly then: Effects; readonly nobody: Effects } & (
  { readonly cost: Cost } | { readonly damage: Amount }
);

/** One offer made to both players in turn, said once as `any player may …`; `null` for other conditions. */
export function anyPlayerText(
  condition: Condition,
  effect: Effects,
  otherwise: Effects,
  say: Say,
  terms: Terms,
): string | null {
  const isOwnTurn =
    typeof condition === 'object' &&
    'step' in condition &&
    condition.step === 'turn' &&
    condition.of === 'you';
  const [offer, other] = [offerTo(effect, 'you'), offerTo(otherwise, 'opponent')];
  if (!isOwnTurn || offer === null || other === null) return null;
  const { then, nobody } = offer;
  if ('damage' in offer) {
    const has = `any player may have ${say.self.text} deal ${say.much(offer.damage, 'damage')} to him or her`;
    return `${has}. If nobody does, ${say.effects(nobody)}`;
  }
  const pays = (inflect?: (verb: string) => string): string =>
    payText(offer.cost, say.self.text, terms, inflect).replaceAll('your', 'his or her');
  if (then.length === 0) {
    return `${say.effects(nobody)} unless a player ${pays((verb) => verbFor(ANYBODY, verb))}`;
  }
  const done = `any player may ${pays()}. If a player does, ${say.effects(then)}`;
  return nobody.length === 0 ? done : `${done}. If nobody does, ${say.effects(nobody)}`;
}

const ANYBODY = one('a player');

/** What one player is offered first, and the other if that one declines. */
function offerTo(effects: Effects, first: 'you' | 'opponent'): Offer | null {
  const [asked, ...more] = effects;
  if (more.length > 0 || (asked?.do !== 'pay' && asked?.do !== 'may')) return null;
  if ((asked.who ?? 'you') !== first) return null;
  const [second, ...others] = asked.otherwise ?? [];
  if (second?.do !== asked.do || others.length > 0 || second.who === first) return null;
  const nobody = second.otherwise ?? [];
  if (asked.do === 'pay') {
    return asked.times === undefined ? { cost: asked.cost, then: asked.then ?? [], nobody } : null;
  }
  const [deal, ...rest] = asked.effect;
  const isHurt = deal?.do === 'dealDamage' && deal.to === first && rest.length === 0;
  return isHurt ? { damage: deal.amount, then: [], nobody } : null;
}
