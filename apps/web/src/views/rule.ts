import { h, type VNode } from '../dom/h.ts';
import type { RuleState } from '../state/state.ts';
import { button } from './parts.ts';

/** Shows what a rule says. */
export type ShowRule = (rule: string) => void;

/** The number of a rule; with `show` a click tells what it says. */
export function ruleLink(rule: string, show?: ShowRule): VNode {
  if (show === undefined || !/\d/u.test(rule)) return h('span', { class: 'rule' }, rule);
  return h(
    'button',
    {
      type: 'button',
      class: 'rule small',
      title: 'What this rule says',
      onclick: () => {
        show(rule);
      },
    },
    rule,
  );
}

/** What a rule says, once it was asked for. */
export function rulePanel({ rule, says }: RuleState, close: () => void): VNode {
  return h(
    'aside',
    { class: 'panel why', role: 'status', key: 'rule' },
    h('p', {}, h('strong', {}, rule), ' ', says),
    button('Close', close, 'small'),
  );
}
