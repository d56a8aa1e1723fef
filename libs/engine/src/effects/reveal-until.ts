import { matches } from '../sight/filters.ts';
import { actorsOf } from './shared/actor.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** A library lies with its top card last. */
const revealUntil: Meaning<EffectOf<'revealUntil'>> = {
  follow(run, { who, until, as, others }) {
    const { work } = run;
    const [seat] = actorsOf(run, who);
    if (seat === undefined) return 'done';
    const cards = work.game.players[seat].library.toReversed();
    const at = cards.findIndex((card) => matches(work, until, card, run));
    const before = at < 0 ? cards : cards.slice(0, at);
    const found = cards[at];
    for (const object of [...before, ...(found === undefined ? [] : [found])]) {
      work.emit('CardRevealed', 'reveal', { object, to: 'all' });
    }
    if (found !== undefined) run.bind(as, found);
    if (others !== undefined && before.length > 0) run.bind(others, before);
    return 'done';
  },
};
export default revealUntil;
