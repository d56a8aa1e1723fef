import type { VNode } from 'preact';
import { withNames } from '../state/log.ts';
import type { WhyShown } from '../state/screens.ts';
import { button } from './parts.tsx';
import { withPips } from './pips.tsx';
import { RuleLevels } from './rule.tsx';
import { say } from '../words/say.ts';

/** The answer to a “Why?”, over the table: plain sentences, each with its rule, which unfolds. Esc closes it. */
export function WhyPanel({ why, names, read, close }: WhyShown): VNode {
  const alone = why.reasons.length === 1;
  return (
    <section
      class="why-panel"
      role="dialog"
      aria-label={withNames(why.title, names)}
      key={why.title}
    >
      <h2 tabIndex={-1} ref={(title) => title?.focus()}>
        {withPips(withNames(why.title, names))}
      </h2>
      <ol>
        {why.reasons.map(({ text, now, rule }, i) => (
          <li key={i}>
            {text !== '' && (
              <p>
                {withPips(withNames(text, names))}
                {now !== '' && <b class="now">{now}</b>}
              </p>
            )}
            {rule !== null && <RuleLevels cited={rule} read={read} open={alone && text === ''} />}
          </li>
        ))}
      </ol>
      {button(say('Close'), close, 'small')}
    </section>
  );
}
