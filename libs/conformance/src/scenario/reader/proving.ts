import { made, told, type Form } from '../form/form.ts';
import type { Read } from '../form/keys.ts';
import { list } from '../form/lists.ts';
import { word } from '../form/scalars.ts';
import type { Proof, Proving } from '../scenario.ts';

const RULE: Form<Proof> = made(
  word('a rule with its edition, or a clause of it'),
  (rule, { line }) => ({
    line,
    rule,
  }),
);

/** Keys of a step or file that say what it proves; they stand beside its own. */
export const PROVING_KEYS = {
  proves: told(
    'Rules that this shows, as 6ED 420.5e, or clauses, as 6ED 409.1c#2; at most three.',
    list(RULE, 'a list of rules'),
  ),
  control: told(
    'The file in the same folder that shows the opposite.',
    word('a file in the same folder'),
  ),
  'control for': told(
    'Rules of this file that this is the control case of: it differs in exactly what they say.',
    list(RULE, 'a list of rules'),
  ),
};

/** What `proves:`, `control:` and `control for:` say. */
export function provingOf(keys: Read<typeof PROVING_KEYS>): Proving {
  const { proves, control, 'control for': controlFor } = keys;
  return { proves: proves ?? [], control: control ?? null, controlFor: controlFor ?? [] };
}
