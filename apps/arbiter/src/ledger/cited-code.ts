import { RULEBOOKS } from '@arbiter/editions';
import { CITED_TOPICS } from '@arbiter/engine';
import { idsIn } from '@arbiter/conformance';
import { playingFiles, read } from './sources.ts';

/** A line of code that names a rule, or the topic for which an edition cites one. */
export interface CitingLine {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly line: number;
  /** Rules that it names itself. */
  readonly ids: readonly string[];
  /** Topics that it cites; the edition that is played gives the rule. */
  readonly topics: readonly string[];
}

/** Code that cites topics: not the tables in which an edition gives the rule for each, nor other rooms' words. */
const CITES_TOPICS = /^libs\/(?:engine|editions)\/(?!.*\/citations\.ts$)/u;

/** `cite.topic`, or a topic in quotes where nothing is compared and no kind, effect or cause is named. */
const TOPIC = /\bcite\.(\w+)|(?<!(?:===|!==|\||<|\bcase|\b(?:kind|do|cause|of|for):) ?)'(\w+)'/gu;

const TOPICS: ReadonlySet<string> = new Set(CITED_TOPICS);

/**
 * Every line of the rooms that play the rules which cites one.
 * @param known ids that exist
 */
export function readCitingLines(known: ReadonlySet<string>): CitingLine[] {
  return playingFiles().flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((text, i): CitingLine[] => {
        const ids = idsIn(text, known).filter((id) => known.has(id));
        const topics = CITES_TOPICS.test(file) ? topicsIn(text) : [];
        return ids.length + topics.length === 0 ? [] : [{ file, line: i + 1, ids, topics }];
      }),
  );
}

function topicsIn(text: string): string[] {
  const words = [...text.matchAll(TOPIC)].map(([, cited, quoted]) => cited ?? quoted ?? '');
  return [...new Set(words)].filter((word) => TOPICS.has(word));
}

/** The rule that an edition gives for a topic; `undefined` if there is no such topic or edition. */
export function ruleOfTopic(edition: string, topic: string): string | undefined {
  if (!TOPICS.has(topic)) return undefined;
  return RULEBOOKS[edition]?.cite[topic as (typeof CITED_TOPICS)[number]];
}

/** The topics for which an edition cites this rule. */
export function topicsOfRule(edition: string, rule: string): string[] {
  return CITED_TOPICS.filter((topic) => ruleOfTopic(edition, topic)?.split('; ').includes(rule));
}
