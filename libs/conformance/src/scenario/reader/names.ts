import { ScenarioError } from '../errors.ts';
import type { Entry } from '../form/entry.ts';
import { made, type Form } from '../form/form.ts';
import { LIMITS } from '../form/limits.ts';
import { list } from '../form/lists.ts';
import { word } from '../form/scalars.ts';

/** A name, and how many of it. */
export interface Several {
  readonly name: string;
  readonly times: number;
}

/** `Forest x3` is three of them. */
export const SEVERAL: Form<Several> = made(word('a name'), readTimes);

function readTimes(text: string, { line }: Entry): Several {
  const [, name, times] = /^(.*?)(?: x(\d+))?$/su.exec(text) as unknown as [
    string,
    string,
    string?,
  ];
  const count = times === undefined ? 1 : Number(times);
  if (count > LIMITS.cards) throw new ScenarioError(line, `at most x${LIMITS.cards}`, `'${text}'`);
  return { name, times: count };
}

/** A list of names in which `x3` repeats. */
export const NAMES: Form<string[]> = made(list(SEVERAL, 'a list of names'), (all, { line }) => {
  checkCount(
    all.reduce((sum, { times }) => sum + times, 0),
    line,
  );
  return all.flatMap(({ name, times }) => Array.from({ length: times }, () => name));
});

/** @throws {ScenarioError} for more cards than a scenario may have at one place. */
export function checkCount(cards: number, line: number): void {
  if (cards > LIMITS.cards) {
    throw new ScenarioError(line, `at most ${LIMITS.cards} cards`, String(cards));
  }
}
