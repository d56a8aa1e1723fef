import { asSpoken } from '../say/as-spoken.ts';
import { amountText, type Amount } from '../amounts.ts';
import type { Effect, Effects, Reference } from '../language.ts';
import { payText, type Cost } from '../costs.ts';
import { upper } from '../say/grammar.ts';
import { verbFor } from '../say/noun.ts';
import type { Say, Word } from '../say/word.ts';

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
  text({ who, cost: once, times: repeated, then = [], otherwise: unpaid = [] }, say, terms) {
    const otherwise = asSpoken(unpaid);
    const [cost, times] = inOne(once, repeated);
    const often = times === undefined || isItsCost(once, times) ? '' : say.forEach(times);
    if (isItsCost(once, times) && then.length === 0) {
      // In this order: what is done names whose cost it is.
      const done = say.effects(otherwise);
      const { text, number } = say.noun(who);
      const much = `mana equal to ${amountText(times, say)}`;
      return `${done} unless ${text} ${number === 'you' ? 'pay' : 'pays'} ${much}`;
    }
    if (then.length === 0) {
      const { others, instead } = alternatives(who, otherwise);
      const [done, more] = apart(instead);
      if (more.length > 0 && RESULTS[done[0]?.do ?? 'if'] === undefined) {
        const { text, number } = say.noun(who);
        const doesnt = number === 'you' ? 'you don’t' : 'that player doesn’t';
        const offered = `${text} may ${payText(cost, say.self.text, terms)}${often}`;
        return `${offered}. If ${doesnt}, ${say.effects(done)}. ${upper(say.effects(more))}`;
      }
      // In this order: who pays is named by what is done before.
      const [does = '', ...consequences] = say.effects(done).split(/(?=\. )/u);
      const said = `${does} unless ${say.pays(who, cost)}${often}`;
      const or = others.map((one) => {
        const inflect = (verb: string): string => verbFor(say.noun(who), verb);
        return ` or ${payText(one, say.self.text, terms, inflect)}`;
      });
      const also = more.length === 0 ? '' : `. ${upper(alsoText(done, more, who, say))}`;
      return `${said}${or.join('')}${consequences.join('')}${also}`;
    }
    const player = say.noun(who);
    const isYou = player.number === 'you';
    const offered = isAnyAmount(repeated, cost, say)
      ? `${player.text} may pay any amount of mana`
      : `${player.text} may ${payText(cost, say.self.text, terms)}${often}`;
    const paid = `${isYou ? 'If you do' : 'If that player does'}, ${say.effects(then)}`;
    if (otherwise.length === 0) return `${offered}. ${paid}`;
    const declined = isYou ? 'If you don’t' : 'If that player doesn’t';
    return `${offered}. ${paid}. ${declined}, ${say.effects(otherwise)}`;
  },
};
export default word;

/** Whether the player has just been asked how much mana to pay. */
const isAnyAmount = (times: Amount | undefined, cost: Cost, { previous }: Say): boolean =>
  previous?.do === 'chooseNumber' &&
  typeof previous.most === 'object' &&
  'manaOf' in previous.most &&
  JSON.stringify([cost, times]) === JSON.stringify([{ mana: '1' }, { bound: previous.as }]);

/** As much mana as something costs. */
const isItsCost = (cost: Cost, times: Amount | undefined): times is Amount =>
  JSON.stringify(cost) === '{"mana":"1"}' && typeof times === 'object' && 'manaValueOf' in times;

/** {1} X times is {X}. */
const inOne = (cost: Cost, times: Amount | undefined): readonly [Cost, Amount | undefined] =>
  times === 'X' && JSON.stringify(cost) === '{"mana":"1"}'
    ? [{ mana: 'X' }, undefined]
    : [cost, times];

/**
 * What is done unless somebody pays, as far as that is said before; what goes with a spell that is countered, or depends
 * on what was done, takes a sentence of its own.
 */
function apart(effects: Effects): readonly [Effects, Effects] {
  const [first, ...more] = effects;
  return first?.do === 'counter' || isIf(more) || isAwaited(more)
    ? [effects.slice(0, 1), more]
    : [effects, []];
}

/** How a text names, afterwards, that something was done, where what follows depends on it. */
const RESULTS: Partial<Readonly<Record<Effect['do'], (what: string) => string>>> = {
  counter: () => '',
  destroy: (what) => `${what} is destroyed`,
  dealDamage: () => 'damage is dealt',
};

/** `if that player doesn’t, tap it`; of what depends on what was done, `if it is destroyed this way, …`. */
function alsoText([done]: Effects, more: Effects, who: Reference, say: Say): string {
  const [result] = more;
  if (isAwaited(more)) return say.effects(more);
  if (result?.do !== 'if' || done === undefined || done.do === 'counter') {
    const doesnt = say.noun(who).number === 'you' ? 'you don’t' : 'that player doesn’t';
    return `if ${doesnt}, ${say.effects(more)}`;
  }
  const what = 'what' in done && done.do === 'destroy' ? say.asLater(done.what).text : '';
  return `if ${RESULTS[done.do]?.(what) ?? ''} this way, ${say.effects(result.effect)}`;
}

/** What is done once it has come about. */
const isAwaited = ([first]: Effects): boolean => first?.do === 'delay' && 'trigger' in first.until;

const isIf = ([first]: Effects): boolean => first?.do === 'if';

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
