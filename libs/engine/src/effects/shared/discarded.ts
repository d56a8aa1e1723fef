import { propose } from '../../decide/happening/propose.ts';
import type { Progress } from '../../decide/progress.ts';
import type { Run } from '../../decide/stack/run.ts';
import type { ObjectId } from '../../state/basics.ts';

/** The text has these cards discarded, all of them at once. */
export function discarded(
  { work, controller: by, met }: Run,
  cards: readonly ObjectId[],
): Progress {
  const rule = work.rules.cite.discard;
  return propose(
    work,
    cards.map((object) => ({ change: { kind: 'discard', object, by }, met, rule })),
  );
}
