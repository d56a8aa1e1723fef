import type { WireProblem } from '@arbiter/client';
import type { VNode } from 'preact';
import { button } from './parts.tsx';
import { RuleLevels, type ShowRule } from './rule.tsx';
import { say, tell } from '../words/say.ts';

/** What the server said no to: edition, rule and reason for a refusal; lines for a deck. */
export function problemView(problem: WireProblem, dismiss: () => void, read: ShowRule): VNode {
  const { title, detail, rule, reason, edition } = problem as WireProblem & Cited;
  return (
    <div class="problem" role="alert" key="problem">
      <strong>{sentence(tell(reason ?? title))}</strong>
      {reason === undefined && detail !== undefined && <p>{tell(detail)}</p>}
      {rule !== undefined && <RuleLevels cited={rule} read={read} />}
      {rule !== undefined && edition !== undefined && (
        <p class="quiet">{outcome(problem, edition)}</p>
      )}
      {button(say('Dismiss'), dismiss, 'small')}
    </div>
  );
}

const outcome = ({ type }: WireProblem, edition: string): string =>
  type === 'explanation'
    ? say('It would be refused under {edition}; nothing was sent.', { edition })
    : say('Refused under {edition}; nothing has changed.', { edition });

/** The rules speak in small letters. */
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface Cited {
  readonly rule?: string;
  readonly reason?: string;
  readonly edition?: string;
}
