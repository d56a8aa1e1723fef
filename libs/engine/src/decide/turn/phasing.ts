import type { ObjectId } from '../../state/basics.ts';
import type { PhasedOut } from '../../state/game.ts';
import type { Work } from '../work.ts';

/**
 * What has phasing goes, with what is attached to it, and what went before comes back, all at once
 * (6ED Glossary: Phasing; in full TSP 502.15b, 502.15i).
 */
export function phasePermanents(work: Work): void {
  const { active } = work.game.turn;
  const out = work.game.battlefield.filter(
    (id) => work.object(id).controller === active && work.hasKeyword(id, 'phasing'),
  );
  const direct = work.game.phasedOut
    .filter((one) => one.with === 0 && work.object(one.object).controller === active)
    .map(({ object }) => object);
  if (out.length === 0 && direct.length === 0) return;
  phase(work, withAttached(work, out), [...direct, ...takenAlong(work, direct)]);
}

/** Phases these out and those in; delayed abilities that speak of what goes lose sight of it (TSP 502.15g). */
export function phase(work: Work, out: readonly PhasedOut[], back: readonly ObjectId[]): void {
  const goes = (one: unknown): boolean => out.some(({ object }) => object === one);
  const spokenOf = work.game.delayed.some(({ bindings }) =>
    Object.values(bindings).some((value) => Array.isArray(value) && value.some(goes)),
  );
  const facts = { out, in: back };
  work.emit('PermanentsPhased', 'phasing', spokenOf ? { ...facts, lostFromSight: true } : facts);
}

/** Those that phase out, and after each what is attached to it. */
export function withAttached(work: Work, ids: readonly ObjectId[]): PhasedOut[] {
  const going: PhasedOut[] = ids.map((object) => ({ object, with: 0 }));
  for (const { object } of going) {
    for (const id of work.game.battlefield) {
      if (work.object(id).attachedTo !== object) continue;
      if (!going.some((one) => one.object === id)) going.push({ object: id, with: object });
    }
  }
  return going;
}

/** What phased out with these, and comes back with them (TSP 502.15i). */
export function takenAlong(work: Work, ids: readonly ObjectId[]): ObjectId[] {
  const back = [...ids];
  for (const host of back) {
    for (const { object, with: taker } of work.game.phasedOut)
      if (taker === host) back.push(object);
  }
  return back.slice(ids.length);
}
