import type { ObjectId } from './basics.ts';

/**
 * A replacement or prevention effect: the static ability of a permanent by its place among the abilities that the
 * permanent has, a lasting effect, the protection of what would be dealt damage, or the buyback that was paid for a spell.
 */
export type ReplacementEffect =
  | { readonly by: 'static'; readonly source: ObjectId; readonly index: number }
  | { readonly by: 'lasting'; readonly effect: number }
  | { readonly by: 'protection' }
  | { readonly by: 'buyback' };

/** How a record and an answer name such an effect. */
export type ReplacementKey =
  | `effect ${number}`
  | `static ${ObjectId} ${number}`
  | 'protection'
  | 'buyback'
  /** None of those that the player may leave be. */
  | 'none';

/** The name of an effect on record. */
export function keyOfReplacement(effect: ReplacementEffect): ReplacementKey {
  if (effect.by === 'static') return `static ${effect.source} ${effect.index}`;
  return effect.by === 'lasting' ? `effect ${effect.effect}` : effect.by;
}

/** The effect that a name stands for: the inverse of `keyOfReplacement`. Null for `none` and for what names no effect. */
export function replacementOf(key: string): ReplacementEffect | null {
  if (key === 'protection' || key === 'buyback') return { by: key };
  const [, source, index, effect] = /^(?:static (\d+) (\d+)|effect (\d+))$/u.exec(key) ?? [];
  if (effect !== undefined) return { by: 'lasting', effect: Number(effect) };
  return source === undefined
    ? null
    : { by: 'static', source: Number(source), index: Number(index) };
}

/** Whether a word names an effect, or none. */
export const isReplacementKey = (word: string): word is ReplacementKey =>
  word === 'none' || replacementOf(word) !== null;
