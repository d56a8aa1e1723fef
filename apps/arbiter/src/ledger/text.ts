import {
  FOR_MORE,
  STATES,
  type Ablation,
  type Ledger,
  type LedgerEntry,
  type Rulebook,
} from '@arbiter/conformance';
import { borrowedBy, RULEBOOKS } from '@arbiter/editions';

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

/** How many of a pile two players can meet, where those stand, and how many others there are: they count apart. */
export function countsOf(rows: readonly LedgerEntry[]): readonly number[] {
  const inState = (state: LedgerEntry['state']): number =>
    rows.filter((one) => one.state === state).length;
  return [rows.length - inState(FOR_MORE), ...STATES.map(inState), inState(FOR_MORE)];
}

/** What {@link countsOf} counts, in its order. */
export const COUNTED = ['all', ...STATES, FOR_MORE] as const;

/** The ledger for a terminal. @param whole with each rule */
export function ledgerText(
  { entries, nearest }: Ledger,
  books: readonly Rulebook[],
  whole: boolean,
): string {
  const lines = [['', '', ...COUNTED].map(cell).join('').trimEnd()];
  for (const { edition } of books) {
    for (const pile of PILES) {
      const rows = pileOf(entries, edition, pile);
      if (rows.length === 0) continue;
      lines.push([edition, pile.name, ...countsOf(rows)].map(cell).join('').trimEnd());
    }
    const apart = nearest.filter((one) => one.edition === edition).length;
    if (apart > 0)
      lines.push(
        `${cell(edition, 0)}where it is silent, ${apart} rules of another edition are shown`,
      );
  }
  for (const { edition } of books) {
    lines.push(...unsplitLine(entries, edition), ...borrowedLine(edition));
  }
  if (whole) {
    const gists = new Map(books.flatMap(({ rows }) => rows.map(({ id, gist }) => [id, gist])));
    for (const entry of entries) lines.push('', ...entryLines(entry, gists.get(entry.id) ?? ''));
  }
  return `${lines.join('\n')}\n`;
}

/** How much of an edition still counts a rule as one clause, whatever it says. */
function unsplitLine(entries: readonly LedgerEntry[], edition: string): string[] {
  const of = entries.filter((one) => one.edition === edition && one.state !== FOR_MORE);
  const split = of.filter(({ isSplit }) => isSplit);
  if (split.length === 0) return [];
  const clauses = split.flatMap((one) => one.clauses);
  const proved = clauses.filter(({ state }) => state === 'proved').length;
  const said = `${split.length} of ${of.length} rules were read clause by clause: ${proved} of ${clauses.length} clauses proved`;
  return [
    `${cell(edition, 0)}${said}${split.length < of.length ? '; each other rule counts as one' : ''}`,
  ];
}

/** For how many topics the text of an edition is silent, and whose serves then: they prove no rule of it. */
function borrowedLine(edition: string): string[] {
  const rules = RULEBOOKS[edition];
  if (rules === undefined) return [];
  const { own, from } = borrowedBy(rules);
  const texts = Object.entries(from).map(([text, count]) => `${count} from ${text}`);
  if (texts.length === 0) return [];
  return [
    `${cell(edition, 0)}${own} topics cite its own text; borrowed: ${texts.sort().join(', ')}`,
  ];
}

/** A rule with its clauses, and what proves each. */
export function entryLines(
  { id, state, reason, clauses }: Pick<LedgerEntry, 'id' | 'state' | 'reason' | 'clauses'>,
  gist: string,
): string[] {
  const head = [`${id}  ${state}${reason === undefined ? '' : `: ${reason}`}`, `  ${gist}`];
  const isWhole = clauses.some((one) => one.id === id);
  return [
    ...head,
    ...clauses.flatMap((clause) => [
      ...(isWhole ? [] : [`  #${numberOf(clause.id)} ${clause.state}: ${clause.gist}`]),
      ...clause.proofs.map(({ file, title }) => `  - ${title} (${file})`),
    ]),
  ];
}

/** `2` of `6ED 413.2e#2`. */
export function numberOf(clause: string): string {
  return clause.slice(clause.lastIndexOf('#') + 1);
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

const WIDTHS = [5, 22, 8, 8, 8, 13, 11, 8, FOR_MORE.length + 2];

function cell(value: string | number, column: number): string {
  const width = WIDTHS[column] ?? 0;
  return column < 2 ? String(value).padEnd(width) : String(value).padStart(width);
}
