import { referTo, seatsAmong } from '../reading/references.ts';
import type { Run } from '../decide/stack/run.ts';
import type { EffectOf } from './effect-of.ts';
import type { Progress } from '../decide/progress.ts';

/** 6ED 300.6: a turn is added. */
export function extraTurn(run: Run, { who }: EffectOf<'extraTurn'>): Progress {
  const { work } = run;
  for (const seat of seatsAmong(referTo(work, who, run))) {
    work.emit('ExtraTurnCreated', 'extraTurn', { extra: work.game.nextNumber, seat });
  }
  return 'done';
}

/** Phases are added after this one (6ED Glossary: Postcombat). */
export function extraPhases(run: Run, { phases }: EffectOf<'extraPhases'>): Progress {
  run.work.emit('ExtraPhasesCreated', 'extraPhase', { phases });
  return 'done';
}

/** 6ED Glossary: Skip: the next one that has not begun yet, whenever that is. */
export function skip(run: Run, { who, what }: EffectOf<'skip'>): Progress {
  const { work, source } = run;
  for (const seat of seatsAmong(referTo(work, who, run))) {
    const { nextNumber: id, nextMoment: timestamp } = work.game;
    work.emit('EffectBegan', 'skip', {
      effect: { kind: 'skip', id, timestamp, thisTurn: false, seat, what, source },
    });
  }
  return 'done';
}
