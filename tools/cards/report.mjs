/** What was compiled, and what stands in the way of the rest: the backlog of words and rules. */

/** @typedef {import('./main.mjs').Result} Result */

/**
 * @param {readonly Result[]} results @param {Record<string, Set<string>>} pools @param {number} rows
 * @returns {string}
 */
export function report(results, pools, rows) {
  const lines = [shares(results, pools), ''];
  lines.push('Missing words, by the cards that lack nothing else:', '');
  lines.push(...ranking(results, pools, rows, missingWords), '');
  lines.push('Clauses that are not read, by the cards that have no other:', '');
  lines.push(...ranking(results, pools, rows, unreadClauses));
  return lines.join('\n');
}

/** @param {readonly Result[]} results @param {Record<string, Set<string>>} pools */
function shares(results, pools) {
  const kinds = ['compiled', 'not read', 'ambiguous', 'missing words', 'faulty'];
  const rows = Object.entries(pools).map(([pool, names]) => {
    const inPool = results.filter(({ name }) => names.has(name));
    const counts = kinds.map((kind) => inPool.filter((one) => kindOf(one) === kind).length);
    return [pool, String(names.size), ...counts.map(String)];
  });
  return table([['pool', 'cards', ...kinds], ...rows]);
}

/** @param {Result} result what stands in the way first: words that aren't read before words that are missing */
function kindOf({ compiled }) {
  if ('definition' in compiled) return 'compiled';
  const whys = compiled.refusals.map(({ why }) => why);
  return (
    ['not read', 'ambiguous', 'missing words'].find((why) => whys.some((one) => one === why)) ??
    'faulty'
  );
}

/**
 * @param {readonly Result[]} results @param {Record<string, Set<string>>} pools @param {number} rows
 * @param {(result: Result) => readonly string[]} blockersOf
 */
function ranking(results, pools, rows, blockersOf) {
  /** @type {Map<string, { sole: string[], any: number }>} */
  const counts = new Map();
  for (const result of results) {
    const blockers = blockersOf(result);
    const isSole =
      blockers.length === 1 &&
      'refusals' in result.compiled &&
      result.compiled.refusals.length === 1;
    for (const blocker of blockers) {
      const count = counts.get(blocker) ?? { sole: [], any: 0 };
      counts.set(blocker, count);
      count.any += 1;
      if (isSole) count.sole.push(result.name);
    }
  }
  const ranked = [...counts].sort(
    ([a, one], [b, other]) =>
      other.sole.length - one.sole.length || other.any - one.any || (a < b ? -1 : 1),
  );
  return [
    table([
      ['alone', 'in all', ...Object.keys(pools), 'what'],
      ...ranked
        .slice(0, rows)
        .map(([what, { sole, any }]) => [
          String(sole.length),
          String(any),
          ...Object.values(pools).map((names) =>
            String(sole.filter((name) => names.has(name)).length),
          ),
          what,
        ]),
    ]),
  ];
}

/** @param {Result} result */
function missingWords({ compiled }) {
  if ('definition' in compiled) return [];
  return compiled.refusals.flatMap((one) => (one.why === 'missing words' ? one.words : []));
}

/** Numbers, colours and symbols don't matter for a rule. @param {Result} result */
function unreadClauses({ compiled }) {
  if ('definition' in compiled) return [];
  const clauses = compiled.refusals.flatMap((one) => (one.why === 'not read' ? [one.clause] : []));
  return [...new Set(clauses.map(template))];
}

/** @param {string} clause */
const template = (clause) =>
  clause
    .replaceAll(/(?:\{[^}]+\})+/g, 'MANA')
    .replaceAll(/\b(?:white|blue|black|red|green)\b/g, 'COLOR')
    .replaceAll(/\b\d+\b/g, 'N')
    .slice(0, 110);

/** @param {readonly (readonly string[])[]} rows */
function table(rows) {
  const widths = (rows[0] ?? []).map((_, i) =>
    Math.max(...rows.map((row) => (row[i] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, i) =>
          /^\d+$/.test(cell) ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
