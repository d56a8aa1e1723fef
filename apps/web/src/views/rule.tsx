import type { VNode } from 'preact';
import { ledgerLink, rulesIn } from '../play/citations.ts';
import { gists } from '../state/gists.ts';
import { say } from '../words/say.ts';

/** Shows what a rule says. */
export type ShowRule = (rule: string) => void;

/** The number of a rule; with `show` a click tells what it says. */
export function ruleLink(rule: string, show?: ShowRule, tabIndex?: number): VNode {
  if (show === undefined || !/\d/u.test(rule)) return <span class="rule">{rule}</span>;
  return (
    <button
      type="button"
      class="rule small"
      tabIndex={tabIndex}
      title={say('What this rule says')}
      onClick={() => {
        show(rule);
      }}
    >
      {rule}
    </button>
  );
}

/**
 * A citation that unfolds: first its number, then what it says in our words, with the way to what proves it.
 *
 * @param read asks what the rules say, which `gists` then has
 */
export function RuleLevels({
  cited,
  read,
  open = false,
}: {
  readonly cited: string;
  readonly read: ShowRule;
  readonly open?: boolean;
}): VNode {
  const rules = rulesIn(cited);
  if (rules.length === 0) return <span class="rule">{cited}</span>;
  return (
    <details
      class="levels"
      open={open}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) read(cited);
      }}
    >
      <summary>{`§ ${cited}`}</summary>
      {rules.map((rule) => (
        <p key={rule}>
          {gists.value[rule] ?? '…'}{' '}
          <a href={ledgerLink(rule)} target="_blank" rel="noopener">
            {say('{rule} in the ledger: what proves it', { rule })}
          </a>
        </p>
      ))}
    </details>
  );
}
