import type { VNode } from 'preact';
import type { RuleState } from '../state/state.ts';
import { button } from './parts.tsx';

/** Shows what a rule says. */
export type ShowRule = (rule: string) => void;

/** The number of a rule; with `show` a click tells what it says. */
export function ruleLink(rule: string, show?: ShowRule): VNode {
  if (show === undefined || !/\d/u.test(rule)) return <span class="rule">{rule}</span>;
  return (
    <button
      type="button"
      class="rule small"
      title="What this rule says"
      onClick={() => {
        show(rule);
      }}
    >
      {rule}
    </button>
  );
}

/** What a rule says, once it was asked for. */
export function rulePanel({ rule, says }: RuleState, close: () => void): VNode {
  return (
    <section class="panel why" role="status" key="rule">
      <p>
        <strong>{rule}</strong> {says}
      </p>
      {button('Close', close, 'small')}
    </section>
  );
}
