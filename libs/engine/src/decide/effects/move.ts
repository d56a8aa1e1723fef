import type { Reference } from '@arbiter/cards';
import { propose } from '../changes.ts';
import { moveObject } from '../moves.ts';
import { objectsAmong, referTo, seatsAmong } from '../references.ts';
import type { Run } from '../run.ts';
import { shuffleLibrary } from '../shuffle.ts';
import { atOnce } from '../triggers.ts';
import type { EffectOf } from './effect-of.ts';

/** Moves cards that are still where the text looks for them (6ED 410.10). */
export function move(run: Run, { what, to, faceDown, as }: EffectOf<'move'>): boolean {
  const { work } = run;
  const rule = work.rules.cite.followInstructions;
  if (to === 'graveyard') return bury(run, what, rule);
  const arrival = faceDown === true ? { faceDown } : undefined;
  atOnce(work, () => {
    for (const object of objectsAmong(referTo(work, what, run))) {
      if (work.object(object).zone === null) continue;
      const moved = moveObject(work, object, to, 'effect', rule, arrival);
      if (as !== undefined) run.bind(as, moved);
    }
  });
  return true;
}

/** What goes to a graveyard may be sent elsewhere on its way (6ED 419.5). */
function bury(run: Run, what: Reference, rule: string): boolean {
  if (run.takeAnswer() !== null) return true;
  const { work } = run;
  const objects = objectsAmong(referTo(work, what, run)).filter(
    (object) => work.object(object).zone !== null,
  );
  return propose(
    work,
    objects.map((object) => ({
      change: { kind: 'putIntoGraveyard', object, cause: 'effect' },
      met: run.met,
      rule,
    })),
  );
}

export function shuffle(run: Run, { who }: EffectOf<'shuffle'>): boolean {
  for (const seat of seatsAmong(referTo(run.work, who, run))) shuffleLibrary(run.work, seat);
  return true;
}
