import type { Cost } from '../costs.ts';
import type { Awaited, Effects, Reference, Trigger } from '../language.ts';
import { eventOf, triggerText } from '../say/triggers.ts';
import { stepText } from '../say/steps.ts';
import { one, possessive, verbFor, type Noun } from '../say/noun.ts';
import type { Terms } from '../say/terms.ts';
import type { Say, Word } from '../say/word.ts';

/**
 * When what it waits for happens, once or every time; what is bound and `target`, the targets, are kept (6ED 406.2).
 * With a trigger, what that binds comes beside them.
 */
export interface Delay {
  readonly do: 'delay';
  readonly until: Awaited;
  readonly effect: Effects;
  /** Every time it happens, not only the next time. */
  readonly every?: true;
  /** It waits in this turn only. */
  readonly thisTurn?: true;
  /** Until then this player may pay, and it won't happen: a special action (TSP 408.2i). */
  readonly unless?: { readonly who: Reference; readonly pays: Cost };
}

export const delay = (until: Awaited, ...effect: Effects): Delay => ({
  do: 'delay',
  until,
  effect,
});

/** "At the end of your turn, …": of this one, or of the next. */
export const atEndOfYourTurn = (...effect: Effects): Delay =>
  delay({ step: 'end of turn', of: 'you' }, ...effect);

const word: Word<Delay> = {
  text({ until, effect, every, thisTurn, unless }, say, terms) {
    const limit = thisTurn === true ? ' this turn' : '';
    const when = `${moment(until, every === true, say, terms)}${limit}`;
    if ('insteadOf' in until) return `${when}, instead ${say.effects(effect)}`;
    if (!('trigger' in until)) {
      const does = `${when}, ${say.effects(effect)}`;
      return unless === undefined
        ? does
        : `${does} unless ${say.pays(unless.who, unless.pays)} before then`;
    }
    return `${when}, ${say.about(eventOf(until.trigger)).effects(effect)}`;
  },
};
export default word;

function moment(until: Awaited, every: boolean, say: Say, terms: Terms): string {
  if ('trigger' in until) {
    const { trigger, about } = until;
    const text =
      about === undefined
        ? triggerText(trigger, terms, say)
        : triggerText(ofItself(trigger), terms, {
            noun: (what) => (what === 'self' ? oneOf(say.noun(about)) : say.noun(what)),
            condition: (condition) => say.condition(condition),
          });
    const said = text.charAt(0).toLowerCase() + text.slice(1);
    return every ? said.replace(/^when /u, 'whenever ') : said.replace(/^whenever /u, 'when ');
  }
  if ('insteadOf' in until) return 'the next time you would draw a card';
  if ('step' in until) {
    const { step, of, inTurn } = until;
    if (step === 'end of combat') return 'at end of combat';
    if (inTurn !== undefined) {
      return step === 'end of turn'
        ? 'at the end of that turn'
        : `at the beginning of that turn’s ${stepText(step)}`;
    }
    const whose = of === undefined ? 'the' : possessive(say.noun(of));
    if (step === 'end of turn') {
      return of === undefined ? 'at end of turn' : `at the end of ${whose} turn`;
    }
    return `at the beginning of ${whose} next ${stepText(step)}`;
  }
  const noun = say.noun(until.what);
  if (until.when === 'you lose control') return `when you lose control of ${noun.text}`;
  const [verb = '', ...rest] = WHEN[until.when];
  return `when ${noun.text} ${verbFor(noun, verb)} ${rest.join(' ')}`;
}

/** Each of several for itself. */
const oneOf = (noun: Noun): Noun => (noun.number === 'many' ? one(`one of ${noun.text}`) : noun);

/** Of something that has been spoken of, where the trigger watches a kind of thing. */
function ofItself(trigger: Trigger): Trigger {
  if (!('what' in trigger)) return trigger;
  switch (trigger.when) {
    case 'cycles':
    case 'discards':
    case 'is played':
    case 'is tapped for mana':
      return trigger;
    default:
      return { ...trigger, what: 'self' };
  }
}

const WHEN = { 'leaves play': ['leave', 'play'], 'becomes untapped': ['become', 'untapped'] };
