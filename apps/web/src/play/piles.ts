import type { View } from '@arbiter/client';

type Permanent = View['permanents'][number];

/**
 * Permanents that nobody could tell from each other, put together in the order of the first of each pile. One that is in
 * combat, chosen as a target, looked at, or has something attached to it lies by itself.
 */
export function pilesOf(
  permanents: readonly Permanent[],
  view: View,
  {
    selected,
    live,
    marks,
  }: {
    readonly selected: number | null;
    readonly live: ReadonlySet<number>;
    /** What the answer says of each; one that is picked comes out of its pile. */
    readonly marks?: ReadonlyMap<number | string, { readonly picked: boolean }>;
  },
): readonly (readonly Permanent[])[] {
  const apart = new Set<number | string>([
    ...view.permanents.map(({ attachedTo }) => attachedTo),
    ...(view.combat?.attackers ?? []).flatMap(({ object, blockers }) => [object, ...blockers]),
    ...view.stack.flatMap(({ targets }) => targets.flat()),
    ...(selected === null ? [] : [selected]),
  ]);
  const piles = new Map<string, Permanent[]>();
  for (const one of permanents) {
    const mark = marks?.get(one.id);
    const alone = apart.has(one.id) || mark?.picked === true;
    const alike = { ...one, id: alone ? one.id : live.has(one.id), mark };
    const key = JSON.stringify(alike);
    piles.set(key, [...(piles.get(key) ?? []), one]);
  }
  return [...piles.values()];
}
