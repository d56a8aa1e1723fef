/** The tables of a run. */

/** How many lines of each broken promise are shown. */
const SHOWN = 10;
/** How many of the longest pauses are told apart. */
const LONGEST = 10;

/**
 * @typedef {object} Fault  one that was made
 * @property {string} kind
 * @property {number} from  milliseconds
 * @property {string} [what]  was hit
 *
 * @typedef {object} Run
 * @property {number} began  milliseconds
 * @property {readonly Fault[]} made
 * @property {readonly { name: string, what: string }[]} kinds
 * @property {import('./ledger.mjs').Ledger} ledger
 * @property {number} kills
 * @property {number} matches  that were finished
 * @property {number} begun  matches that were begun
 * @property {number} suspended  games that were suspended, mended and finished
 */

/** What came of a run, in lines. @param {Run} run @param {import('./promises.mjs').Judged} judged @returns {string[]} */
export function report({ began, made, kinds, ledger, kills, matches, begun, suspended }, judged) {
  const longest = pausesByKind(made, ledger.pauses);
  return [
    '',
    table([
      ['fault', 'what', 'times', 'longest pause: p50', 'p99', 'most'],
      ...kinds.map(({ name, what }) => row(name, what, longest.get(name) ?? [])),
      row('all', '', [...longest.values()].flat()),
    ]),
    '',
    table([
      ['longest pauses', 'from', 'faults that go on or begin meanwhile'],
      ...longestPauses(made, ledger.pauses).map(({ from, to, faults }) => [
        seconds(to - from),
        seconds(from - began),
        faults.map(({ kind, what = '' }) => `${kind} ${what}`).join('; '),
      ]),
    ]),
    '',
    table([
      ['', 'found'],
      ['faults', String(made.length)],
      ['processes killed with -9', String(kills)],
      ['matches finished', `${String(matches)} of ${String(begun)}`],
      ['games finished', `${String(judged.finished)} of ${String(judged.games)}`],
      ['games suspended, mended and finished', String(suspended)],
      ['commands acknowledged', String(judged.acknowledged)],
      ['signed tips told', String(judged.tips)],
      ...judged.promises.map(([name, lines]) => [name, String(lines.length)]),
      ['read models equal to a rebuild', judged.sameModels ? 'yes' : 'no'],
    ]),
    '',
  ];
}

/** What broke each promise, as far as it is shown. @param {import('./promises.mjs').Judged} judged @returns {string[]} */
export function broken({ promises }) {
  return promises.flatMap(([name, lines]) => [
    ...lines.slice(0, SHOWN).map((line) => `broken: ${name}: ${line}`),
    ...(lines.length > SHOWN ? [`and ${String(lines.length - SHOWN)} more`] : []),
  ]);
}

/** @param {string} name @param {string} what @param {readonly number[]} pauses */
function row(name, what, pauses) {
  const [half, most99, most] = [0.5, 0.99, 1].map((share) => seconds(quantile(pauses, share)));
  return [name, what, String(pauses.length), String(half), String(most99), String(most)];
}

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

/**
 * The longest pauses, one a stretch of time: two players who wait for the same have one.
 *
 * @param {readonly Fault[]} faults in order
 * @param {readonly import('./ledger.mjs').Pause[]} pauses
 * @returns {{ from: number, to: number, faults: readonly Fault[] }[]} with the faults that went on or began in each
 */
export function longestPauses(faults, pauses) {
  /** @type {import('./ledger.mjs').Pause[]} */
  const found = [];
  for (const one of [...pauses].sort((a, b) => b.to - b.from - (a.to - a.from))) {
    if (found.length === LONGEST) break;
    if (found.every(({ from, to }) => one.to <= from || one.from >= to)) found.push(one);
  }
  return found.map(({ from, to }) => {
    const before = faults.findLastIndex((fault) => fault.from <= from);
    const during = faults.filter((fault, i) => i >= before && fault.from < to);
    return { from, to, faults: during };
  });
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
