import {
  STATES,
  type Ablation,
  type Ledger,
  type LedgerEntry,
  type Rulebook,
} from '@arbiter/conformance';

/** Four piles for each edition: what the project set out with and what is beyond, rules and examples. */
export const PILES = [
  { name: 'rules of the seed', kind: 'rule', seed: true },
  { name: 'examples of the seed', kind: 'example', seed: true },
  { name: 'rules beyond it', kind: 'rule', seed: false },
  { name: 'examples beyond it', kind: 'example', seed: false },
] as const;

export function pileOf(
  entries: readonly LedgerEntry[],
  edition: string,
  { kind, seed }: Pick<LedgerEntry, 'kind' | 'seed'>,
): readonly LedgerEntry[] {
  return entries.filter((one) => one.edition === edition && one.kind === kind && one.seed === seed);
}

/** The ledger for a terminal. @param whole with each rule */
export function ledgerText(
  { entries, nearest }: Ledger,
  books: readonly Rulebook[],
  whole: boolean,
): string {
  const lines = [['', '', 'all', ...STATES].map(cell).join('').trimEnd()];
  for (const { edition } of books) {
    for (const pile of PILES) {
      const rows = pileOf(entries, edition, pile);
      if (rows.length === 0) continue;
      const counts = STATES.map((state) => rows.filter((one) => one.state === state).length);
      lines.push([edition, pile.name, rows.length, ...counts].map(cell).join('').trimEnd());
    }
    const apart = nearest.filter((one) => one.edition === edition).length;
    if (apart > 0)
      lines.push(
        `${cell(edition, 0)}where it is silent, ${apart} rules of another edition are shown`,
      );
  }
  if (whole) {
    const gists = new Map(books.flatMap(({ rows }) => rows.map(({ id, gist }) => [id, gist])));
    for (const { id, state, proofs, reason } of entries) {
      lines.push(
        '',
        `${id}  ${state}${reason === undefined ? '' : `: ${reason}`}`,
        `  ${gists.get(id) ?? ''}`,
      );
      for (const { file, title } of proofs) lines.push(`  - ${title} (${file})`);
    }
  }
  return `${lines.join('\n')}\n`;
}

/** What came of other answers, question by question. @param only this edition's rules */
export function ablationText(ablations: readonly Ablation[], only: string | undefined): string {
  const lines = ablations
    .filter(({ edition }) => edition === (only ?? edition))
    .flatMap(({ question, edition, tried, proofs, unmoved }) => {
      const head = `${question}, ${edition}, ${proofs} proofs`;
      if (tried.length === 0) return [`${head}: no other answer stands`];
      return [
        `${head}: ${unmoved.length} pass whatever is tried (${tried.join(', ')})`,
        ...unmoved.map(({ file, line, id }) => `  ${file}:${line}: ${id}`),
      ];
    });
  return `${lines.join('\n')}\n`;
}

const WIDTHS = [5, 22, 8, 8, 13, 11, 8];

function cell(value: string | number, column: number): string {
  const width = WIDTHS[column] ?? 0;
  return column < 2 ? String(value).padEnd(width) : String(value).padStart(width);
}
