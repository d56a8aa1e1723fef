import { propose } from '../decide/happening/propose.ts';
import { permanentsOf } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** Moves permanents to their owners' graveyards, unless that is replaced (6ED Glossary: Destroy). */
const destroy: Meaning<EffectOf<'destroy'>> = {
  follow(run, effect) {
    if (run.takeResult() !== null) return 'done';
    const { work } = run;
    const cantBeRegenerated = effect.cantBeRegenerated === true;
    // What is named twice is destroyed once (6ED 417.1).
    const objects = new Set(
      // TSP Glossary: Indestructible: nothing destroys it.
      permanentsOf(work, effect.what, run).filter((id) => !work.hasKeyword(id, 'indestructible')),
    );
    return propose(
      work,
      [...objects].map((object) => ({
        change: { kind: 'destroy', object, cantBeRegenerated },
        met: run.met,
        rule: work.rules.cite.destroy,
      })),
    );
  },
};
export default destroy;
