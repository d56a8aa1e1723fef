import {
  clausesOf,
  idsOf,
  isExample,
  ruleOfClause,
  type Clause,
  type Rulebook,
  type RuleRow,
} from './rulebook.ts';

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
  /** Whether it stands only on any other step of its file that differs, none of which it names as its control case. */
  readonly isLoose: boolean;
}

/** Where a rule that two players can meet may stand. */
export const STATES = ['proved', 'partly', 'implemented', 'exception', 'to do'] as const;

/** Where every other rule stands: they count apart from those that two can meet. */
export const FOR_MORE = 'needs more than two players';

/**
 * `proved`: each of its clauses is. `partly`: some are. `implemented`: code cites the rule, but no proof counts.
 * `exception`: no table of cards can show it, or a clause of it while the others are proved.
 */
export type State = (typeof STATES)[number] | typeof FOR_MORE;

/** What stands behind one clause. */
export interface LedgerClause extends Clause {
  readonly state: Exclude<State, 'partly'>;
  readonly proofs: readonly Proof[];
  /** Why it is an exception, or what it still needs. */
  readonly reason?: string;
}

/** One testable rule or worked example. */
export interface LedgerEntry {
  readonly edition: string;
  readonly id: string;
  readonly kind: 'rule' | 'example';
  readonly seed: boolean;
  readonly state: State;
  /** Those of its clauses. */
  readonly proofs: readonly Proof[];
  readonly reason?: string;
  /** Whether its text was read for the separate things that it says; until then it counts as one clause. */
  readonly isSplit: boolean;
  /** In the order of its text; the rule itself where it says one thing. */
  readonly clauses: readonly LedgerClause[];
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
  /** Rules that the code of the pure rooms cites. */
  readonly cited: ReadonlySet<string>;
  /** Rules that can't be shown, and rules that wait, each with the reason. */
  readonly notes: Readonly<
    Record<string, { readonly exception?: string; readonly needs?: string }>
  >;
}

/** Puts what is known about each rule together. */
export function makeLedger({ rulebooks, proofs: claimed, cited, notes }: LedgerSources): Ledger {
  const rows = new Map(rulebooks.flatMap((book) => book.rows.map((row) => [row.id, row])));
  const ids = idsOf(rulebooks);
  const proofs = claimed.map((one) => ({ ...one, fault: one.fault ?? faultOf(one, rows) }));
  const counted = new Map<string, Proof[]>();
  const nearest = new Map<string, Ledger['nearest'][number]>();
  for (const { id, under, file, title, test, fault } of proofs) {
    if (!ids.has(id) || test !== 'passed' || fault !== null) continue;
    if (under !== null && !id.startsWith(`${under} `)) {
      nearest.set(`${under} ${id}`, { edition: under, id });
      continue;
    }
    counted.set(id, withProof(counted.get(id) ?? [], { file, title }));
  }
  return {
    faults: [
      // Tests of one file that carry the same rule have the same fault.
      ...new Set(
        proofs.flatMap((one) => {
          const fault = faultTold(one, ids);
          return fault === null ? [] : [`${placeOf(one)}: ${fault}`];
        }),
      ),
      ...Object.keys(notes)
        .filter((id) => !ids.has(id))
        .map((id) => `the notes speak of ${id}, which is no rule`),
      ...repeatFaults(rulebooks),
    ],
    nearest: [...nearest.values()],
    entries: rulebooks.flatMap(({ edition, rows: all }) =>
      all.filter(({ testable }) => testable).map((row) => entryOf(edition, row)),
    ),
  };

  function entryOf(edition: string, row: RuleRow): LedgerEntry {
    const { id, seed } = row;
    const clauses = clausesOf(row).map((clause) => clauseOf(clause, row.isForMore));
    const reason = notes[id]?.exception ?? notes[id]?.needs ?? reasonsOf(clauses);
    return {
      edition,
      id,
      kind: isExample(row) ? 'example' : 'rule',
      seed,
      state: stateOfRule(clauses.map(({ state }) => state)),
      proofs: clauses.flatMap(({ proofs: ofClause }) => ofClause).reduce<Proof[]>(withProof, []),
      ...(reason === undefined ? {} : { reason }),
      isSplit: row.clauses !== null,
      clauses,
    };
  }

  /** Its own proofs, and those of what it repeats if each of that is proved. */
  function proofsOf({ id, repeats }: Clause): Proof[] {
    const ofOthers = repeats.map((one) => counted.get(one) ?? []);
    const borrowed = ofOthers.every((list) => list.length > 0) ? ofOthers.flat() : [];
    return borrowed.reduce<Proof[]>(withProof, counted.get(id) ?? []);
  }

  function clauseOf(clause: Clause, isForMore: boolean): LedgerClause {
    const { id } = clause;
    const ofClause = proofsOf(clause);
    const note = notes[id] ?? notes[ruleOfClause(id)];
    const reason = note?.exception ?? note?.needs;
    return {
      ...clause,
      state: isForMore ? FOR_MORE : stateOfClause(ofClause, note, cited.has(ruleOfClause(id))),
      proofs: ofClause,
      ...(reason === undefined ? {} : { reason }),
    };
  }
}

function stateOfClause(
  proofs: readonly Proof[],
  note: LedgerSources['notes'][string] | undefined,
  isCited: boolean,
): Exclude<LedgerClause['state'], typeof FOR_MORE> {
  if (proofs.length > 0) return 'proved';
  if (note?.exception !== undefined) return 'exception';
  return isCited ? 'implemented' : 'to do';
}

/**
 * What is wrong with what clauses say that they repeat: a clause that is none, of another edition, of a rule that was not
 * read clause by clause, or one that itself repeats others, so that nothing is proved in a circle.
 */
function repeatFaults(rulebooks: readonly Rulebook[]): string[] {
  return rulebooks.flatMap(({ rows }) => {
    const read = rows.filter(({ testable, clauses }) => testable && clauses !== null);
    const said = read.flatMap(clausesOf);
    const own = new Set(said.filter(({ repeats }) => repeats.length === 0).map(({ id }) => id));
    return said.flatMap(({ id, repeats }) =>
      repeats
        .filter((one) => !own.has(one))
        .map((one) => `${id} repeats ${one}, which is no clause that says something of its own`),
    );
  });
}

/** A rule is proved when each of its clauses is. */
function stateOfRule(clauses: readonly LedgerClause['state'][]): State {
  const [first = 'to do'] = clauses;
  if (clauses.every((state) => state === first)) return first;
  if (clauses.every((state) => state === 'proved' || state === 'exception')) return 'exception';
  if (clauses.includes('proved')) return 'partly';
  return clauses.includes('implemented') ? 'implemented' : 'to do';
}

function reasonsOf(clauses: readonly LedgerClause[]): string | undefined {
  const reasons = clauses.flatMap(({ id, reason }) =>
    reason === undefined ? [] : [`${id}: ${reason}`],
  );
  return reasons.length === 0 ? undefined : reasons.join(' ');
}

function withProof(list: readonly Proof[], { file, title }: Proof): Proof[] {
  const isThere = list.some((one) => one.file === file && one.title === title);
  return isThere ? [...list] : [...list, { file, title }];
}

/** What a proof of a rule that was split owes beyond one of a rule that wasn't. */
function faultOf({ id, isLoose }: ClaimedProof, rows: ReadonlyMap<string, RuleRow>): string | null {
  const row = rows.get(ruleOfClause(id));
  if (row?.isForMore === true) return `it ${FOR_MORE}, and every table here has two`;
  const clauses = row?.clauses ?? null;
  if (clauses === null) return null;
  if (clauses.length > 0 && rows.has(id))
    return `it says ${clauses.length} things: say which, as ${id}#1`;
  return isLoose
    ? 'no event or refusal there cites it, and no step or file is named as its control case'
    : null;
}

/** Why a proof does not count, for people; `null` if it does. */
function faultTold({ id, test, fault }: ClaimedProof, ids: ReadonlySet<string>): string | null {
  if (!ids.has(id)) return `there is no rule ${id}`;
  // First what no test that runs could mend.
  if (fault !== null) return `does not prove ${id}: ${fault}`;
  return test === 'passed' ? null : `what proves ${id} ${SAID[test]}`;
}

function placeOf({ file, line }: ClaimedProof): string {
  return line === 0 ? file : `${file}:${line}`;
}

const SAID = { failed: 'failed', 'not run': 'did not run' } as const;
