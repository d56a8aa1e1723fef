import type { GameUpdate } from '@arbiter/client';
import { el } from './dom.ts';

/** One line of the log: what happened, and by which rule. */
export function logLine(
  { text, rule }: GameUpdate['events'][number],
  names: readonly [string, string],
): HTMLElement {
  return el(
    'li',
    {},
    el('span', {}, withNames(text, names)),
    el('span', { class: 'rule' }, ruleName(rule)),
  );
}

/** Seats by the names of their players. */
export function withNames(text: string, [first, second]: readonly [string, string]): string {
  return text.replaceAll('Player 1', first).replaceAll('Player 2', second);
}

const ruleName = (rule: string): string => (rule === 'protocol' ? '' : rule);
