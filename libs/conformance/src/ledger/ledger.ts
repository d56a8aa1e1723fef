import { isExample, type Rulebook, type RuleRow } from './rulebook.ts';

/** What stands behind a rule: a test that says it proves it. */
export interface Proof {
  /** Path from the root of the repository. */
  readonly file: string;
  /** Title of the scenario or test. */
  readonly title: string;
}

/** A proof as found, before it is known whether it counts. */
export interface ClaimedProof extends Proof {
  readonly id: string;
  /** The edition under which it was shown; `null` for tests that play none. */
  readonly under: string | null;
  /** Line of a scenario; 0 for other tests. */
  readonly line: number;
  readonly test: 'passed' | 'failed' | 'not run';
  /** Why it proves nothing although its test passed; `null` if it does. */
  readonly fault: string | null;
}

export const STATES = ['proved', 'implemented', 'exception', 'to do'] as const;
/** `implemented`: code cites the rule, but no proof counts. `exception`: no table of cards can show it. */
export type State = (typeof STATES)[number];

/** One testable rule or worked example. */
export interface LedgerEntry {
  readonly edition: string;
  readonly id: string;
  readonly kind: 'rule' | 'example';
  readonly seed: boolean;
  readonly state: State;
  readonly proofs: readonly Proof[];
  /** Why it is an exception, or what it still needs. */
  readonly reason?: string;
}

export interface Ledger {
  /** Every testable rule and example, in the order of the rulebooks. */
  readonly entries: readonly LedgerEntry[];
  /**
   * Ids that no rulebook has, proofs whose test did not run or did not pass, and claims that nothing in the test shows:
   * the ledger can't be trusted.
   */
  readonly faults: readonly string[];
  /** Rules of another edition that are played where an edition has no text: they count apart. */
  readonly nearest: readonly { readonly edition: string; readonly id: string }[];
}

/** Everything that the ledger is made of. */
export interface LedgerSources {
  readonly rulebooks: readonly Rulebook[];
  readonly proofs: readonly ClaimedProof[];
  /** Rules that the code of the pure rooms cites, with the file. */
  readonly cited: ReadonlyMap<string, string>;
  /** Rules that can't be shown, and rules that wait, each with the reason. */
  readonly notes: Readonly<
    Record<string, { readonly exception?: string; readonly needs?: string }>
  >;
}

/** Puts what is known about each rule together. */
export function makeLedger({ rulebooks, proofs, cited, notes }: LedgerSources): Ledger {
  const known = new Set(rulebooks.flatMap(({ rows }) => rows.map(({ id }) => id)));
  const sound = proofs.filter(
    ({ id, test, fault }) => known.has(id) && test === 'passed' && fault === null,
  );
  const counted = new Map<string, Proof[]>();
  const nearest = new Map<string, Ledger['nearest'][number]>();
  for (const { id, under, file, title } of sound) {
    if (under !== null && !id.startsWith(`${under} `)) {
      nearest.set(`${under} ${id}`, { edition: under, id });
      continue;
    }
    const list = counted.get(id) ?? [];
    if (!list.some((one) => one.file === file && one.title === title)) list.push({ file, title });
    counted.set(id, list);
  }
  const at = ({ file, line }: ClaimedProof): string => (line === 0 ? file : `${file}:${line}`);
  const faults = [
    ...proofs
      .filter(({ id }) => !known.has(id))
      .map((one) => `${at(one)}: there is no rule ${one.id}`),
    ...proofs
      .filter(({ id, test }) => known.has(id) && test !== 'passed')
      .map((one) => `${at(one)}: what proves ${one.id} ${SAID[one.test]}`),
    ...proofs
      .filter((one) => known.has(one.id) && one.test === 'passed' && one.fault !== null)
      .map((one) => `${at(one)}: does not prove ${one.id}: ${one.fault!}`),
    ...Object.keys(notes)
      .filter((id) => !known.has(id))
      .map((id) => `the notes speak of ${id}, which is no rule`),
  ];
  return {
    faults,
    nearest: [...nearest.values()],
    entries: rulebooks.flatMap(({ edition, rows }) =>
      rows.filter(({ testable }) => testable).map((row) => entryOf(edition, row)),
    ),
  };

  function entryOf(edition: string, row: RuleRow): LedgerEntry {
    const { id, seed } = row;
    const proofs = counted.get(id) ?? [];
    const note = notes[id];
    const reason = note?.exception ?? note?.needs;
    return {
      edition,
      id,
      kind: isExample(row) ? 'example' : 'rule',
      seed,
      state: stateOf(id, proofs.length),
      proofs,
      ...(reason === undefined ? {} : { reason }),
    };
  }

  function stateOf(id: string, proved: number): State {
    if (proved > 0) return 'proved';
    if (notes[id]?.exception !== undefined) return 'exception';
    return cited.has(id) ? 'implemented' : 'to do';
  }
}

const SAID = { passed: 'passed', failed: 'failed', 'not run': 'did not run' } as const;
