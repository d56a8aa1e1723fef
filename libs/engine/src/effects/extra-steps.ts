import type { EffectOf, Meaning } from './meaning.ts';

/** Steps are added directly after this one (TSP 300.8). */
const extraSteps: Meaning<EffectOf<'extraSteps'>> = {
  follow(run, { steps }) {
    run.work.emit('ExtraStepsCreated', 'extraStep', { steps });
    return 'done';
  },
};
export default extraSteps;
