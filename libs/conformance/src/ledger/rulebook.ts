/** A numbered rule or worked example of a rulebook, in our own words. */
export interface RuleRow {
  /** Edition, space, number: `6ED 420.5e`, `6ED 103.2.ex1`, `6ED Glossary: Echo`. */
  readonly id: string;
  readonly section: string;
  readonly kind: string;
  /** Whether a table of cards can come out otherwise without it. */
  readonly testable: boolean;
  /** Whether it is among the rules that the project set out with. */
  readonly seed: boolean;
  /** What it says; of an example, the table and what comes of it. */
  readonly gist: string;
  /**
   * The separate things that it says and a table can show, each in our own words: two or more. Empty: it was read, and
   * says one thing. `null`: it was not split yet, and counts as one.
   */
  readonly clauses: readonly (string | RepeatingClause)[] | null;
  /** Whether it can come up only in games of three and more players, or of teams: no table here shows it. */
  readonly isForMore: boolean;
  /** Of a rule that says one thing, the clauses elsewhere that say it already. */
  readonly repeats: readonly string[];
}

/** What a rule says and another one says already, as the glossary does of numbered rules. */
export interface RepeatingClause {
  readonly says: string;
  /** Ids of clauses of the same edition: together they say as much, so what proves each of them proves this one. */
  readonly repeats: readonly string[];
}

/** One testable part of a rule: the rule itself, if it says one thing. */
export interface Clause {
  /** `6ED 413.2e#2` of a rule that says several things, else the rule's. */
  readonly id: string;
  readonly gist: string;
  /** Clauses elsewhere that say the same. */
  readonly repeats: readonly string[];
}

/** The rules of one edition, in the order of its text. */
export interface Rulebook {
  readonly edition: string;
  readonly rows: readonly RuleRow[];
}

/**
 * Reads the list of an edition's rules.
 * @param text a JSON array of rows; examples have `setup` and `expected` instead of `gist`
 * @throws {Error} that names the row, if it isn't one or has another edition's id
 */
export function readRulebook(edition: string, text: string): Rulebook {
  const rows = JSON.parse(text) as readonly Partial<
    RuleRow & { setup: string; expected: string; players: string }
  >[];
  const seen = new Set<string>();
  return {
    edition,
    rows: rows.map((row) => {
      const { id, section, kind, testable, seed, gist, clauses, setup, expected, players } = row;
      const says = gist ?? (setup === undefined ? undefined : `${setup} ${expected ?? ''}`);
      if (id?.startsWith(`${edition} `) !== true || seen.has(id) || says === undefined) {
        throw new Error(`no rule of ${edition}, or one that stands there twice: ${String(id)}`);
      }
      seen.add(id);
      if (players !== undefined && players !== 'multi')
        throw new Error(
          `${id} is for players '${players}'; only 'multi' is said, of three and more`,
        );
      if (clauses?.length === 1) throw new Error(`${id} is its one clause: leave the list empty`);
      return {
        id,
        section: section ?? '',
        kind: kind ?? 'other',
        testable: testable === true,
        seed: seed === true,
        gist: says.trim(),
        clauses: clauses ?? null,
        isForMore: players === 'multi',
        repeats: row.repeats ?? [],
      };
    }),
  };
}

/** The testable parts of a rule, in the order of its text. */
export function clausesOf({ id, gist, clauses, repeats }: RuleRow): Clause[] {
  if (clauses === null || clauses.length === 0) return [{ id, gist, repeats }];
  return clauses.map((clause, i) => {
    const own = typeof clause === 'string' ? { says: clause, repeats: [] } : clause;
    return { id: `${id}#${i + 1}`, gist: own.says, repeats: own.repeats };
  });
}

/** Ids of every rule, and of the clauses of those that have several. */
export function idsOf(books: readonly Rulebook[]): Set<string> {
  return new Set(
    books.flatMap(({ rows }) =>
      rows.flatMap((row) => [row.id, ...clausesOf(row).map(({ id }) => id)]),
    ),
  );
}

/** The rule of a clause: `6ED 413.2e` of `6ED 413.2e#2`; a rule is its own. */
export function ruleOfClause(id: string): string {
  return id.replace(/#\d+$/u, '');
}

/** Whether a row is a worked example. */
export function isExample({ kind }: RuleRow): boolean {
  return kind === 'example';
}

/**
 * The rules that a text names. After an edition's code, further numbers may follow: `6ED 310.1a to 310.1d, 502.9b`.
 * @param known ids that exist; of headings with blanks, such as `6ED Glossary: Mana Pool`, the longest that fits is meant
 * No id is as long as what is looked at: generated files have lines of megabytes.
 * @returns ids as named; those with a number may not exist
 */
export function idsIn(text: string, known: ReadonlySet<string>): string[] {
  const ids: string[] = [];
  for (const [, edition = '', rest = ''] of text.matchAll(
    /\b(4ED|5ED|6ED|TSP) (?=(\w[^\n]{0,150}))/gu,
  )) {
    const numbers = /^\d+(?:\.\w+)*(?:#\d+)?(?:(?:, | and | to )\d+\.[\w.]+(?:#\d+)?)*/u.exec(
      rest,
    )?.[0];
    if (numbers !== undefined) {
      ids.push(
        ...numbers
          .split(/, | and | to /u)
          .map((number) => `${edition} ${number.replace(/\.$/u, '')}`),
      );
      continue;
    }
    const words = rest.split(/(?=[\s,;:)(’'"`.*])/u);
    for (let end = words.length; end > 0; end--) {
      const id = `${edition} ${words.slice(0, end).join('')}`;
      if (!known.has(id)) continue;
      ids.push(id);
      break;
    }
  }
  return ids;
}
