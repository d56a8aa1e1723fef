import { filterText } from '../filter-text.ts';
import type { Filter, Watched, Whose } from '../language.ts';
import { article } from '../say/grammar.ts';
import { one } from '../say/noun.ts';
import { watched, type TriggerWord } from '../say/trigger.ts';

/**
 * A spell or ability that was played, or put on the stack, targets it. `event` is that spell or ability, `targeted` what
 * it targets, `who` who controls it.
 */
export interface BecomesTheTarget {
  readonly when: 'becomes the target';
  readonly what: Watched;
  /** Of any spell or ability, unless it says of which; an ability is what its source is. */
  readonly of?: Filter;
  /** Spells alone, or abilities alone. */
  readonly only?: 'spell' | 'ability';
  readonly who?: Whose;
}

export const becomesTheTarget = (what: Watched): BecomesTheTarget => ({
  when: 'becomes the target',
  what,
});

const word: TriggerWord<BecomesTheTarget> = {
  text({ what, of, only, who = 'each player' }, say) {
    const kind = only === undefined ? 'spell or ability' : only;
    const quality =
      of === undefined ? kind : `${filterText(of).replace(/ permanent$/u, '')} ${kind}`;
    const whose =
      who === 'each player' ? '' : who === 'you' ? ' you control' : ' your opponent controls';
    return `Whenever ${watched(what, say)} becomes the target of ${article(quality)}${whose}`;
  },
  event: ({ only }) => one(`that ${only ?? 'spell or ability'}`),
  binds: ['targeted', 'who'],
};
export default word;
