/** In which order instructions are said. */
import type { Effect, Effects } from '../language.ts';

/** What waits for what the next instruction does is said after it. */
export function asSpoken(effects: Effects): Effects {
  const at = effects.findIndex((effect, i) => awaits(effect, effects[i + 1]));
  const [waits, does] = effects.slice(at, at + 2);
  return at < 0 || waits === undefined || does === undefined
    ? effects
    : [...effects.slice(0, at), does, waits, ...effects.slice(at + 2)];
}

function awaits(effect: Effect, next: Effect | undefined): boolean {
  if (effect.do !== 'delay' || !('trigger' in effect.until)) return false;
  const { when } = effect.until.trigger;
  return (
    (when === 'deals damage' && next?.do === 'dealDamage') ||
    (when === 'is put into a graveyard' && next?.do === 'destroy')
  );
}
