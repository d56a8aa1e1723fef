import type { MatchState } from '@arbiter/client';
import type { VNode } from 'preact';
import { ruleLink, type ShowRule } from './rule.tsx';
import {
  counted,
  lineText,
  namesOf,
  worthReading,
  type CountedLine,
  type LogLine,
} from '../state/log.ts';
import { makeRoute } from '../state/route.ts';
import { say } from '../words/say.ts';

/** So many lines are shown at most: a page with thousands is slow. */
const MOST = 200;

/**
 * What happened, the newest first, each line with its rule. Of so many lines none is looked at again unless one of these
 * has changed.
 */
export function Log({
  lines,
  match,
  all,
  showAll,
  show,
  reportIn,
}: {
  readonly lines: readonly LogLine[];
  readonly match: MatchState;
  readonly all: boolean;
  readonly showAll: (all: boolean) => void;
  readonly show: ShowRule;
  /** The game of whose lines something can be reported; null where the viewer has nothing to report. */
  readonly reportIn: string | null;
}): VNode {
  const names = namesOf(match);
  const told = all ? lines.map((line) => ({ ...line, times: 1 })) : counted(worthReading(lines));
  const shown = told.slice(-MOST).toReversed();
  return (
    <section class="log" aria-label={say('What happened')} key="log">
      <header>
        <h2>{say('What happened')}</h2>
        {allLinesBox(all, showAll)}
      </header>
      <ol class="lines" tabIndex={0}>
        {shown.map((line) => lineView(line, names, show, reportIn))}
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
  line: CountedLine,
  names: readonly [string, string],
  show: ShowRule,
  reportIn: string | null,
): VNode {
  const { key, rule, version } = line;
  return (
    <li key={key}>
      <span class="text">{lineText(line, names)}</span>
      {ruleLink(rule, show, -1)}
      {reportIn !== null && (
        <a
          href={makeRoute({ at: 'report', path: [reportIn, String(version)] })}
          class="flag"
          tabIndex={-1}
          title={say('Report this')}
          aria-label={say('Report this')}
        >
          ⚑
        </a>
      )}
    </li>
  );
}
