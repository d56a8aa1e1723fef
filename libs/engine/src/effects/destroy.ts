import { propose } from '../decide/happening/propose.ts';
import { permanentsOf } from '../reading/references.ts';
import type { Run } from '../decide/stack/run.ts';
import type { EffectOf } from './effect-of.ts';
import type { Progress } from '../decide/progress.ts';

/** Moves permanents to their owners' graveyards, unless that is replaced (6ED Glossary: Destroy). */
export function destroy(run: Run, effect: EffectOf<'destroy'>): Progress {
  if (run.takeResult() !== null) return 'done';
  const { work } = run;
  const cantBeRegenerated = effect.cantBeRegenerated === true;
  // What is named twice is destroyed once (6ED 417.1).
  const objects = new Set(permanentsOf(work, effect.what, run));
  return propose(
    work,
    [...objects].map((object) => ({
      change: { kind: 'destroy', object, cantBeRegenerated },
      met: run.met,
      rule: work.rules.cite.destroy,
    })),
  );
}

/** Only what the player controls is sacrificed (6ED Glossary: Sacrifice). */
export function sacrifice(run: Run, effect: EffectOf<'sacrifice'>): Progress {
  if (run.takeResult() !== null) return 'done';
  const { work } = run;
  const objects = permanentsOf(work, effect.what, run).filter(
    (id) => work.object(id).controller === run.controller,
  );
  return propose(
    work,
    objects.map((object) => ({
      change: { kind: 'putIntoGraveyard', object, cause: 'sacrifice' },
      met: run.met,
      rule: work.rules.cite.sacrifice,
    })),
  );
}
