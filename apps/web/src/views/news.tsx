import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { lastVersion, lineText, newsSince, type LogLine } from '../state/log.ts';
import { say } from '../words/say.ts';

/**
 * For those who hear the page: what has happened since they sat down is said as it comes (WCAG 4.1.3). The log tells it as
 * well, but the newest first and with all that went before, which nobody wants to have read out at a reload.
 */
export function News({
  lines,
  names,
}: {
  readonly lines: readonly LogLine[];
  readonly names: readonly [string, string];
}): VNode {
  const satDown = useSignal(lastVersion(lines));
  return (
    <div class="unseen news" role="log" aria-live="polite" aria-label={say('Just happened')}>
      {newsSince(lines, satDown.value).map((line) => (
        <p key={line.key}>{lineText(line, names)}</p>
      ))}
    </div>
  );
}
