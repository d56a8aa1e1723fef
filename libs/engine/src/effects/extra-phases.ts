import type { EffectOf, Meaning } from './meaning.ts';

/** Phases are added after this one (6ED Glossary: Postcombat). */
const extraPhases: Meaning<EffectOf<'extraPhases'>> = {
  follow(run, { phases }) {
    run.work.emit('ExtraPhasesCreated', 'extraPhase', { phases });
    return 'done';
  },
};
export default extraPhases;
