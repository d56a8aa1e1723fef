import type { Amount } from '../amounts.ts';
import type { Effects, Reference } from '../language.ts';
import { payText, type Cost } from '../costs.ts';
import { verbFor } from '../say/noun.ts';
import type { Word } from '../say/word.ts';

/**
 * A player may pay as the instruction is reached, and is asked only if able to (6ED 413.2c, 413.2e). Where nobody is
 * there who could pay, it isn't paid.
 */
export interface Pay {
  readonly do: 'pay';
  readonly who: Reference;
  readonly cost: Cost;
  /** How many times it must be paid. */
  readonly times?: Amount;
  /** "If you do, …". */
  readonly then?: Effects;
  /** "If you don't, …": what is done unless it is paid. */
  readonly otherwise?: Effects;
}

/** "You may pay …. If you do, …". */
export const payTo = (cost: Cost, ...then: Effects): Pay => ({
  do: 'pay',
  who: 'you',
  cost,
  then,
});

/** "… unless that player pays …". */
export const unless = (who: Reference, cost: Cost, ...otherwise: Effects): Pay => ({
  do: 'pay',
  who,
  cost,
  otherwise,
});

const word: Word<Pay> = {
  text({ who, cost, times, then = [], otherwise = [] }, say, terms) {
    const often = times === undefined ? '' : say.forEach(times);
    if (then.length === 0) {
      const { others, instead } = alternatives(who, otherwise);
      // In this order: who pays is named by what is done before.
      const said = `${say.effects(instead)} unless ${say.pays(who, cost)}${often}`;
      const or = others.map((one) => {
        const inflect = (verb: string): string => verbFor(say.noun(who), verb);
        return ` or ${payText(one, say.self.text, terms, inflect)}`;
      });
      return said + or.join('');
    }
    const player = say.noun(who);
    const isYou = player.number === 'you';
    const offered = `${player.text} may ${payText(cost, say.self.text, terms)}${often}`;
    const paid = `${isYou ? 'If you do' : 'If that player does'}, ${say.effects(then)}`;
    if (otherwise.length === 0) return `${offered}. ${paid}`;
    const unpaid = isYou ? 'If you don’t' : 'If that player doesn’t';
    return `${offered}. ${paid}. ${unpaid}, ${say.effects(otherwise)}`;
  },
};
export default word;

/** "… unless that player pays {1} or 1 life": who doesn't pay the first may pay another. */
function alternatives(
  who: Reference,
  otherwise: Effects,
): { readonly others: readonly Cost[]; readonly instead: Effects } {
  const [only, ...more] = otherwise;
  const isAnother =
    only?.do === 'pay' &&
    more.length === 0 &&
    (only.then ?? []).length === 0 &&
    only.times === undefined &&
    JSON.stringify(only.who) === JSON.stringify(who);
  if (!isAnother) return { others: [], instead: otherwise };
  const { others, instead } = alternatives(who, only.otherwise ?? []);
  return { others: [only.cost, ...others], instead };
}
