import { made, told, type Form } from '../form/form.ts';
import type { Read } from '../form/keys.ts';
import { list } from '../form/lists.ts';
import { word } from '../form/scalars.ts';
import type { Proof, Proving } from '../scenario.ts';

const RULE: Form<Proof> = made(word('a rule with its edition'), (rule, { line }) => ({
  line,
  rule,
}));

/** Keys of a step or file that say what it proves; they stand beside its own. */
export const PROVING_KEYS = {
  proves: told(
    'Rules that this shows, as 6ED 420.5e; at most three.',
    list(RULE, 'a list of rules'),
  ),
  control: told(
    'The file in the same folder that shows the opposite.',
    word('a file in the same folder'),
  ),
};

/** What `proves:` and `control:` say. */
export function provingOf({ proves, control }: Read<typeof PROVING_KEYS>): Proving {
  return { proves: proves ?? [], control: control ?? null };
}
