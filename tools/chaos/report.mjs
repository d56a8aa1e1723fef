/** The table of a run. */

/**
 * @typedef {object} Fault  one that was made
 * @property {string} kind
 * @property {number} from  milliseconds
 *
 * @typedef {object} Row
 * @property {string} name
 * @property {number} count
 * @property {readonly number[]} pauses  the longest one of each fault, in milliseconds
 */

/**
 * The longest pause of any player in each fault, from its beginning to that of the next one.
 *
 * @param {readonly Fault[]} faults in order
 * @param {readonly import('./ledger.mjs').Pause[]} pauses
 * @returns {Map<string, number[]>} by kind
 */
export function pausesByKind(faults, pauses) {
  /** @type {Map<string, number[]>} */
  const found = new Map();
  faults.forEach(({ kind, from }, i) => {
    const end = faults[i + 1]?.from ?? Infinity;
    const longest = pauses
      .filter((one) => one.to > from && one.from < end)
      // What had begun before this fault is another's.
      .map((one) => one.to - Math.max(one.from, from));
    const all = found.get(kind) ?? [];
    found.set(kind, all);
    all.push(Math.max(0, ...longest));
  });
  return found;
}

/** The value below which that share of all lies. @param {readonly number[]} values @param {number} share 0 to 1 */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Rows of a table of Markdown, columns of equal width. @param {readonly (readonly string[])[]} rows the head first */
export function table(rows) {
  const widths = (rows[0] ?? []).map((_, i) =>
    Math.max(...rows.map((row) => row[i]?.length ?? 0), 3),
  );
  const line = (/** @type {readonly string[]} */ cells) =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  const [head = [], ...rest] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rest.map(line)].join('\n');
}

/** @param {number} ms */
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
