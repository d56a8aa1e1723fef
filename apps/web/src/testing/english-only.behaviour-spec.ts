import { TOLD_IN_GERMAN } from '../words/german-told.ts';
import { GERMAN } from '../words/german.ts';

const wordsOf = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => text.replace(/\{\w+:?/gu, ' ').match(/\p{L}{3,}/gu) ?? [])
    .map((word) => word.toLowerCase());

const { words, names, sentences } = TOLD_IN_GERMAN;
const told = [...names, ...sentences];
const german = new Set(
  wordsOf([...Object.values(GERMAN), ...Object.values(words), ...told.map(([, said]) => said)]),
);

/** Words of the page that only its English texts have: seen in a page that speaks German, they were forgotten. */
export const ENGLISH_ONLY: ReadonlySet<string> = new Set(
  wordsOf([
    ...Object.keys(GERMAN),
    ...Object.keys(words),
    ...told.map(([english]) => english),
  ]).filter((word) => !german.has(word)),
);
