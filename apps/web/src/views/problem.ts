import type { WireProblem } from '@arbiter/client';
import { h, type VNode } from '../dom/h.ts';
import { button } from './parts.ts';
import { ruleLink, type ShowRule } from './rule.ts';

/** What the server said no to: edition, rule and reason for a refusal; lines for a deck. */
export function problemView(problem: WireProblem, dismiss: () => void, show?: ShowRule): VNode {
  const { title, detail, rule, reason, edition } = problem as WireProblem & Cited;
  return h(
    'div',
    { class: 'problem', role: 'alert', key: 'problem' },
    h('strong', {}, sentence(reason ?? title)),
    reason === undefined && detail !== undefined && h('p', {}, detail),
    rule !== undefined && h('p', {}, 'Rule ', ruleLink(rule, show)),
    rule !== undefined &&
      edition !== undefined &&
      h('p', { class: 'quiet' }, outcome(problem, edition)),
    button('Dismiss', dismiss, 'small'),
  );
}

const outcome = ({ type }: WireProblem, edition: string): string =>
  type === 'explanation'
    ? `It would be refused under ${edition}; nothing was sent.`
    : `Refused under ${edition}; nothing has changed.`;

/** The rules speak in small letters. */
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface Cited {
  readonly rule?: string;
  readonly reason?: string;
  readonly edition?: string;
}
