import { ProblemError } from '@arbiter/client';
import { byId, fill } from './dom.ts';

let hiding: ReturnType<typeof setTimeout> | undefined;

/** Says for a while what went wrong. */
export function notice(text: string): void {
  fill(byId('notice'), text);
  clearTimeout(hiding);
  hiding = setTimeout(() => {
    fill(byId('notice'));
  }, 8_000);
}

/** Does something, and says so if it fails. */
export function attempt(act: () => Promise<unknown>): void {
  act().catch((error: unknown) => {
    notice(error instanceof ProblemError ? error.message : `That failed: ${String(error)}`);
  });
}
