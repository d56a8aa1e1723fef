/** How many cards of each pool work, and whether as many as before do. */
import { readFileSync } from 'node:fs';

/** So many have worked: fewer is a fault, more is written down here. */
const LEAST = JSON.parse(readFileSync(new URL('./pools.json', import.meta.url), 'utf8'));

/**
 * @param {Record<string, Set<string>>} pools names of the cards of each pool
 * @param {ReadonlySet<string>} working names of the cards that have a definition
 * @returns {{ text: string, stands: boolean }}
 */
export function poolFigures(pools, working) {
  const counts = Object.entries(pools).map(([pool, names]) => {
    const works = [...names].filter((name) => working.has(name)).length;
    return { pool, works, of: names.size, least: Number(LEAST[pool] ?? 0) };
  });
  const lines = counts.map(({ pool, works, of, least }) =>
    works < least
      ? `${pool}: ${works} of ${of} work, and ${least} have worked`
      : `${pool}: ${works} of ${of} work`,
  );
  return { text: lines.join('\n'), stands: counts.every(({ works, least }) => works >= least) };
}
