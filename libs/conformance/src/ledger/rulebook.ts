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
    RuleRow & { setup: string; expected: string }
  >[];
  const seen = new Set<string>();
  return {
    edition,
    rows: rows.map(({ id, section, kind, testable, seed, gist, setup, expected }) => {
      const says = gist ?? (setup === undefined ? undefined : `${setup} ${expected ?? ''}`);
      if (id?.startsWith(`${edition} `) !== true || seen.has(id) || says === undefined) {
        throw new Error(`no rule of ${edition}, or one that stands there twice: ${String(id)}`);
      }
      seen.add(id);
      return {
        id,
        section: section ?? '',
        kind: kind ?? 'other',
        testable: testable === true,
        seed: seed === true,
        gist: says.trim(),
      };
    }),
  };
}

/** Whether a row is a worked example. */
export function isExample({ kind }: RuleRow): boolean {
  return kind === 'example';
}

/**
 * The rules that a text names. After an edition's code, further numbers may follow: `6ED 310.1a to 310.1d, 502.9b`.
 * @param known ids that exist; of headings with blanks, such as `6ED Glossary: Mana Pool`, the longest that fits is meant
 * @returns ids as named; those with a number may not exist
 */
export function idsIn(text: string, known: ReadonlySet<string>): string[] {
  const ids: string[] = [];
  for (const [, edition = '', rest = ''] of text.matchAll(/\b(4ED|5ED|6ED|TSP) (?=(\w[^\n]*))/gu)) {
    const numbers = /^\d+(?:\.\w+)*(?:(?:, | and | to )\d+\.[\w.]+)*/u.exec(rest)?.[0];
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
