import { readFileSync } from 'node:fs';
import { BadSettings } from './settings.ts';

/** What somebody who understands cards says of a file of them. */
interface CardsRead {
  readonly faults: readonly { readonly line: number; readonly why: string }[];
  readonly warnings: readonly string[];
}

/**
 * Gives the text of the file that ARBITER_CARDS names to the process that serves its cards, if one is named.
 *
 * @throws BadSettings if it can't be read, or something is wrong in it
 */
export function useOwnCards(file: string | null, use: (text: string) => CardsRead): void {
  if (file === null) return;
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new BadSettings(`ARBITER_CARDS: ${file} can't be read`);
  }
  const { faults, warnings } = use(text);
  const [first, ...more] = faults;
  if (first !== undefined) {
    const rest = more.length === 0 ? '' : `; ${more.length} more lines are wrong`;
    throw new BadSettings(`ARBITER_CARDS: ${file}:${first.line}: ${first.why}${rest}`);
  }
  for (const one of warnings) process.stderr.write(`ARBITER_CARDS: ${file}: ${one}\n`);
}
