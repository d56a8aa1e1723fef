/** In which order instructions are said. */
import type { Effect, Effects } from '../language.ts';

/** An instruction that waits for what the next one does is said after that one. */
export function asSpoken(followed: Effects): Effects {
  const effects = withoutNotes(followed);
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

/** A number that stays as it is can be said where it is used, in place of being noted before. */
function withoutNotes(effects: Effects): Effects {
  const note = effects.find(isOfSomethingFixed);
  if (note?.do !== 'note') return effects;
  const amount = JSON.stringify(note.amount);
  const used = JSON.stringify({ bound: note.as });
  const rest = JSON.stringify(effects.filter((effect) => effect !== note));
  return withoutNotes(JSON.parse(rest.replaceAll(used, amount)) as Effects);
}

const isOfSomethingFixed = (effect: Effect): boolean =>
  effect.do === 'note' &&
  (effect.amount === 'X' || (typeof effect.amount === 'object' && 'spentOnX' in effect.amount));
