import type { Proving } from '../scenario.ts';
import type { Entry } from './entry.ts';

/** Keys of a step or file that say what it proves; they stand beside its own. */
export const PROVING_KEYS = ['proves', 'control'];

/** What `proves:` and `control:` say. */
export function readProving(fields: ReadonlyMap<string, Entry>): Proving {
  const proves = fields.get('proves')?.list('a list of rules') ?? [];
  return {
    proves: proves.map((one) => ({ line: one.line, rule: one.text('a rule with its edition') })),
    control: fields.get('control')?.text('a file in the same folder') ?? null,
  };
}
