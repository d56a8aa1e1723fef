import { propose } from '../decide/happening/propose.ts';
import { permanentsOf } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** Only what the player controls is sacrificed (6ED Glossary: Sacrifice). */
const sacrifice: Meaning<EffectOf<'sacrifice'>> = {
  follow(run, effect) {
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
  },
};
export default sacrifice;
