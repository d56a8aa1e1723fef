import type { EffectOf, Meaning } from './meaning.ts';

/** A player ignores what a permanent forbids, this turn (TSP 408.2j). */
const ignore: Meaning<EffectOf<'ignore'>> = {
  follow({ work, source, controller }) {
    const { nextNumber: id, nextMoment: timestamp } = work.game;
    work.emit('EffectBegan', 'followInstructions', {
      effect: { kind: 'ignored', id, timestamp, thisTurn: true, object: source, by: controller },
    });
    return 'done';
  },
};
export default ignore;
