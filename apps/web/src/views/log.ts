import { h, type VNode } from '../dom/h.ts';
import { ruleLink, type ShowRule } from './rule.ts';
import { isMinor, named, type LogLine } from '../state/log.ts';

/** So many lines are shown at most: a page with thousands is slow. */
const MOST = 200;

/** What happened, the newest first, each line with its rule. */
export function logView(
  lines: readonly LogLine[],
  names: readonly [string, string],
  all: boolean,
  showAll: (all: boolean) => void,
  show?: ShowRule,
): VNode {
  const shown: LogLine[] = [];
  for (let i = lines.length - 1; i >= 0 && shown.length < MOST; i--) {
    const line = lines[i];
    if (line !== undefined && (all || !isMinor(line))) shown.push(line);
  }
  return h(
    'section',
    { class: 'log', 'aria-label': 'What happened', key: 'log' },
    h('header', {}, h('h3', {}, 'What happened'), allLinesBox(all, showAll)),
    h(
      'ol',
      { class: 'lines', tabindex: 0 },
      shown.map((line) => lineView(line, names, show)),
    ),
  );
}

/** Whether to show what few want to read. */
export function allLinesBox(all: boolean, showAll: (all: boolean) => void): VNode {
  return h(
    'label',
    { class: 'tick' },
    h('input', {
      type: 'checkbox',
      onchange: () => {
        showAll(!all);
      },
    }),
    ' all lines',
  );
}

function lineView(
  { key, text, rule }: LogLine,
  names: readonly [string, string],
  show?: ShowRule,
): VNode {
  return h('li', { key }, h('span', { class: 'text' }, named(text, names)), ruleLink(rule, show));
}
