import { differences } from '@arbiter/editions';
import {
  claimedBy,
  clausesOf,
  FOR_MORE,
  idsOf,
  readScenario,
  ruleOfClause,
  type Rulebook,
  type RuleRow,
} from '@arbiter/conformance';
import { readCitingLines, ruleOfTopic, topicsOfRule, type CitingLine } from './cited-code.ts';
import { LISTED, readNotes, readProved, readRulebooks, readScenarioFiles } from './sources.ts';
import { testsWithRules } from './tests.ts';

/** Where a rule is shown: a scenario's step, or a test of a room. */
interface Showing {
  readonly id: string;
  readonly place: string;
  readonly title: string;
}

/** What is known about rules without playing anything, for people who look for one. */
export class AboutRules {
  readonly #books: readonly Rulebook[] = readRulebooks();
  readonly #known: ReadonlySet<string> = idsOf(this.#books);
  readonly #lines: readonly CitingLine[] = readCitingLines(this.#known);

  /**
   * About a rule or a clause of one: what it says, its topics and questions, the code, and what shows it.
   * @returns lines; `null` if there is no such rule
   */
  ofRule(id: string): string[] | null {
    const rule = ruleOfClause(id);
    const row = this.#books.flatMap(({ rows }) => rows).find((one) => one.id === rule);
    if (row === undefined || !this.#known.has(id)) return null;
    const edition = rule.slice(0, rule.indexOf(' '));
    const citable = rule.replace(/\.ex\d+$/u, '');
    const topics = topicsOfRule(edition, citable);
    const questions = questionsOf(edition, citable);
    const code = this.#lines.filter(
      ({ ids, topics: cited }) =>
        ids.some((one) => ruleOfClause(one) === citable) ||
        cited.some((one) => topics.includes(one)),
    );
    return [
      `${row.id}  ${row.section}${row.testable ? '' : '  (no table of cards can show it)'}`,
      `  ${row.gist}`,
      ...listOf('topic', topics),
      ...listOf('question', questions),
      ...section('code', code.map(placeOf)),
      ...this.#shown(row, id),
    ];
  }

  /** About a question on which editions differ: what each answers, and by which of its rules. */
  ofQuestion(name: string): string[] | null {
    const found = differences().find(({ question }) => question === name);
    if (found === undefined) return null;
    return [
      `question ${name}: ${found.asks}`,
      ...found.answers.flatMap(({ edition, answer, cites }) => [
        `  ${edition}: ${answer}`,
        ...cites.map((id) => `    ${id}${this.#gistAfter(id)}`),
      ]),
    ];
  }

  /** About a topic of the engine: the rule that each edition gives for it, and where it is cited. */
  ofTopic(topic: string): string[] | null {
    const rules = LISTED.flatMap((edition) => {
      const rule = ruleOfTopic(edition, topic);
      return rule === undefined ? [] : [`${edition}: ${rule}${this.#gistAfter(rule)}`];
    });
    if (rules.length === 0) return null;
    const code = this.#lines.filter(({ topics }) => topics.includes(topic));
    return [
      `topic ${topic}`,
      ...rules.map((line) => `  ${line}`),
      ...section('code', code.map(placeOf)),
    ];
  }

  /**
   * About a file, or all below a folder: the rules that its code cites, or that its scenarios say they prove, by line.
   * @param edition whose rules stand for topics
   */
  ofFile(path: string, edition: string): string[] | null {
    const isIn = ({ file }: { file: string }): boolean =>
      file === path || file.startsWith(`${path.replace(/\/$/u, '')}/`);
    const cited = this.#lines.filter(isIn).flatMap(({ file, line, ids, topics }) => [
      ...ids.map((id) => ({ id, place: `${file}:${line}`, title: '' })),
      ...topics.flatMap((topic) => {
        const rule = ruleOfTopic(edition, topic);
        return rule === undefined
          ? []
          : [{ id: rule, place: `${file}:${line}`, title: `topic ${topic}` }];
      }),
    ]);
    const proved = readScenarioFiles().filter(isIn).flatMap(showingsOf);
    const byRule = new Map<string, string[]>();
    for (const { id, place, title } of [...cited, ...proved]) {
      const places = byRule.get(id) ?? [];
      byRule.set(id, [...places, `  ${place}${title === '' ? '' : `  ${title}`}`]);
    }
    if (byRule.size === 0) return null;
    return [...byRule].flatMap(([id, places]) => [`${id}${this.#gistAfter(id)}`, ...places]);
  }

  /** What shows a rule, clause by clause; of a clause, that one's. */
  #shown(row: RuleRow, id: string): string[] {
    const listed = new Set(readProved());
    const notes = readNotes();
    const standing = (clause: string): string => {
      if (row.isForMore) return FOR_MORE;
      const { exception, needs } = notes[clause] ?? notes[row.id] ?? {};
      if (listed.has(clause)) return 'proved';
      if (exception !== undefined) return `exception: ${exception}`;
      return needs === undefined ? 'not proved' : `not proved; needs ${needs}`;
    };
    const wanted = clausesOf(row).filter((clause) => id === row.id || clause.id === id);
    // Only files that name one of them are read as scenarios: there are thousands.
    const naming = readScenarioFiles().filter(({ text }) => {
      const words = text.replaceAll(/\s+/gu, ' ');
      return wanted.some((clause) => words.includes(clause.id.slice(clause.id.indexOf(' ') + 1)));
    });
    const showings = [...naming.flatMap(showingsOf), ...this.#tests()];
    return wanted.flatMap((clause) => [
      `${clause.id === row.id ? 'shown by' : `${clause.id}: ${clause.gist}`}  (${standing(clause.id)})`,
      ...showings
        .filter((one) => one.id === clause.id)
        .map(({ place, title }) => `  ${place}  ${title}`),
    ]);
  }

  #tests(): Showing[] {
    return testsWithRules(this.#known).map(({ id, file, title }) => ({ id, place: file, title }));
  }

  #gistAfter(id: string): string {
    const rows = this.#books.flatMap(({ rows: all }) =>
      all.flatMap((row) => [row, ...clausesOf(row)]),
    );
    const gist = rows.find((one) => one.id === id)?.gist;
    return gist === undefined ? '' : `  ${gist}`;
  }
}

function showingsOf({ file, text }: { file: string; text: string }): Showing[] {
  const scenario = readScenario(text);
  return claimedBy(scenario).map(({ line, rule }) => {
    return { id: rule, place: `${file}:${line}`, title: scenario.title };
  });
}

function questionsOf(edition: string, rule: string): string[] {
  return differences().flatMap(({ question, asks, answers }) => {
    const given = answers.find((one) => one.edition === edition && one.cites.includes(rule));
    return given === undefined ? [] : [`${question} (${asks}): ${given.answer}`];
  });
}

function placeOf({ file, line, topics }: CitingLine): string {
  return `${file}:${line}${topics.length === 0 ? '' : `  topic ${topics.join(', ')}`}`;
}

function listOf(name: string, words: readonly string[]): string[] {
  return words.map((word) => `${name}: ${word}`);
}

function section(name: string, places: readonly string[]): string[] {
  return places.length === 0 ? [] : [name, ...places.map((place) => `  ${place}`)];
}
