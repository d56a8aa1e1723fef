/**
 * How far apart in rating two players may be, by how long they have waited: points of a line, straight in between. The
 * rules have a version, which each pairing names, so that their effect can be seen in the record.
 */
export interface WideningRules {
  readonly version: string;
  /** By waiting time in milliseconds, rising; the last holds for ever. */
  readonly steps: readonly { readonly after: number; readonly within: number }[];
  /** How many points two players who last played each other count as farther apart. */
  readonly rematch: number;
}

/**
 * The rules that count. Chosen by `npm run sim -- matchmaking`: at two players a second the median wait is below one
 * second and the gap within 66 points for 95 of 100; after two minutes anybody will do, so nobody starves.
 */
export const WIDENING: WideningRules = {
  version: '1',
  steps: [
    { after: 0, within: 40 },
    { after: 60_000, within: 340 },
    { after: 120_000, within: Infinity },
  ],
  rematch: 120,
};

/** How many points apart a player's opponent may be who has waited so many milliseconds. */
export function toleranceOf({ steps }: WideningRules, waited: number): number {
  const next = steps.findIndex(({ after }) => after > waited);
  const last = steps.at(-1);
  if (next === 0 || last === undefined) return 0;
  if (next === -1) return last.within;
  const [from, to] = [steps[next - 1], steps[next]] as [typeof last, typeof last];
  if (to.within === Infinity) return from.within;
  const part = (waited - from.after) / (to.after - from.after);
  return from.within + part * (to.within - from.within);
}

/** How many points apart two players may be, by how many each of them may: what both have waited counts half each. */
export const between = (one: number, other: number): number => (one + other) / 2;
