import type { Reference } from '@arbiter/cards';
import type { Run } from '../../decide/stack/run.ts';
import { programOf } from '../../reading/program.ts';
import type { DamageShield } from '../../state/effects.ts';

/** What the text asked of the source that it let a player choose; nothing, if it was chosen in no such way. */
export function askedOfSource(run: Run, from: Reference): Pick<DamageShield, 'ifItIs'> {
  if (typeof from !== 'object' || !('bound' in from)) return {};
  return run.work.rules.shieldRecheck(() => askedAs(run, from.bound));
}

/** What was asked as it was chosen under this name. */
function askedAs(run: Run, name: string): Pick<DamageShield, 'ifItIs'> {
  for (const step of programOf(run.work, run.frame)) {
    if (step.op !== 'effect' || step.effect.do !== 'chooseSource') continue;
    const { as, which } = step.effect;
    if (as === name) return { ifItIs: { which, by: run.source, controller: run.controller } };
  }
  return {};
}
