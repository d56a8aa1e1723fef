import { propose } from '../decide/happening/propose.ts';
import { chooseToSacrifice, sacrificesOf } from '../decisions/choose/sacrifice.ts';
import type { EffectOf, Meaning } from './meaning.ts';
import { actorsOf } from './shared/actor.ts';

/**
 * Each of the players chooses, the active one first, where there is a choice (6ED 413.2d); then all of it is sacrificed at
 * once. Only what a player controls is (6ED Glossary: Sacrifice).
 */
const sacrifice: Meaning<EffectOf<'sacrifice'>> = {
  follow(run, effect) {
    if (run.takeResult() !== null) return 'done';
    const { work } = run;
    const seats = actorsOf(run, effect.who);
    const asked = run.progress('sacrifice');
    const answer = asked === null ? null : run.answerTo(chooseToSacrifice.decision);
    let chosen = [...(asked?.chosen ?? []), ...(answer ?? [])];
    const from = asked === null ? 0 : seats.indexOf(asked.asking) + 1;
    for (const asking of seats.slice(from)) {
      const space = sacrificesOf(work, effect, run, asking);
      if (space.from.length <= space.most) chosen = [...chosen, ...space.from];
      else if (space.most > 0) {
        run.proceed({ of: 'sacrifice', asking, chosen });
        chooseToSacrifice.ask(work, asking, 'choiceOnResolution');
        return 'waits';
      }
    }
    return propose(
      work,
      chosen.map((object) => ({
        change: { kind: 'putIntoGraveyard', object, cause: 'sacrifice' },
        met: run.met,
        rule: work.rules.cite.sacrifice,
      })),
    );
  },
};
export default sacrifice;
