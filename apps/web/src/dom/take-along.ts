import { ProblemError } from '@arbiter/client';
import { say } from '../words/say.ts';

/** Copies a text. A page that doesn't come over TLS, or from this very machine, may not copy. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    throw new ProblemError({
      type: 'about:blank',
      title: say('The browser doesn’t let this page copy'),
      status: 0,
      detail: say('Save the deck instead.'),
    });
  }
}

/** Saves a text as a file. */
export function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
