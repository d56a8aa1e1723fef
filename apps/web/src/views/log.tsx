import type { VNode } from 'preact';
import { ruleLink, type ShowRule } from './rule.tsx';
import { named, worthReading, type LogLine } from '../state/log.ts';
import { say } from '../words/say.ts';

/** So many lines are shown at most: a page with thousands is slow. */
const MOST = 200;

/** What happened, the newest first, each line with its rule. @param report where the line of a version is reported */
export function logView(
  lines: readonly LogLine[],
  names: readonly [string, string],
  all: boolean,
  showAll: (all: boolean) => void,
  show?: ShowRule,
  report?: (version: number) => string,
): VNode {
  const shown = (all ? lines : worthReading(lines)).slice(-MOST).toReversed();
  return (
    <section class="log" aria-label={say('What happened')} key="log">
      <header>
        <h3>{say('What happened')}</h3>
        {allLinesBox(all, showAll)}
      </header>
      <ol class="lines" tabIndex={0}>
        {shown.map((line) => lineView(line, names, show, report))}
      </ol>
    </section>
  );
}

/** Whether to show what few want to read. */
export function allLinesBox(all: boolean, showAll: (all: boolean) => void): VNode {
  return (
    <label class="tick">
      <input
        type="checkbox"
        onChange={() => {
          showAll(!all);
        }}
      />
      {` ${say('all lines')}`}
    </label>
  );
}

function lineView(
  { key, text, rule, version }: LogLine,
  names: readonly [string, string],
  show?: ShowRule,
  report?: (version: number) => string,
): VNode {
  return (
    <li key={key}>
      <span class="text">{named(text, names)}</span>
      {ruleLink(rule, show)}
      {report !== undefined && (
        <a
          href={report(version)}
          class="flag"
          title={say('Report this')}
          aria-label={say('Report this')}
        >
          ⚑
        </a>
      )}
    </li>
  );
}
