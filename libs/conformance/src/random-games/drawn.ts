import type { Random } from '@arbiter/kernel';

/** So many of them, none twice; all, in some order, if there are no more. */
export function drawn<T>(items: readonly T[], count: number, random: Random): T[] {
  const left = [...items];
  const taken: T[] = [];
  while (taken.length < count && left.length > 0) {
    taken.push(...left.splice(random.below(left.length), 1));
  }
  return taken;
}
