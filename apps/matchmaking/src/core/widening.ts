/**
 * How far apart in rating two players may be, by how long they have waited: points of a line, straight in between. The
 * rules have a version, which each pairing names, so that their effect can be seen in the record.
 */
export interface WideningRules {
  readonly version: string;
  /** By waiting time in milliseconds, rising; the last holds for ever. */
  readonly steps: readonly WideningStep[];
  /** How many points two players who last played each other count as farther apart. */
  readonly rematch: number;
}

interface WideningStep {
  readonly after: number;
  readonly within: number;
}

/**
 * The rules that count. Chosen by `npm run sim -- matchmaking`: at two players a second the median wait is below one
 * second and the gap within 66 points for 95 of 100; after two minutes anybody will do, and whoever has waited longest is
 * paired first, so nobody starves. Until then nobody is sought far enough away for those whom they met last: they meet again if both ask for it.
 */
export const WIDENING: WideningRules = {
  version: '3',
  steps: [
    { after: 0, within: 40 },
    { after: 60_000, within: 340 },
    { after: 120_000, within: Infinity },
  ],
  rematch: 400,
};

/** How many points apart a player's opponent may be who has waited so many milliseconds. */
export function toleranceOf({ steps }: WideningRules, waited: number): number {
  let from: WideningStep | undefined;
  for (const to of steps) {
    if (to.after > waited) return from === undefined ? 0 : straight(from, to, waited);
    from = to;
  }
  return from?.within ?? 0;
}

/** Whether somebody who has waited so many milliseconds has nothing more to wait for: no later step allows more. */
export const isPastLastStep = ({ steps }: WideningRules, waited: number): boolean =>
  waited >= (steps.at(-1)?.after ?? 0);

/** What lies on the line between two points; one that leads to infinity does so at its end. */
function straight(from: WideningStep, to: WideningStep, waited: number): number {
  if (to.within === Infinity) return from.within;
  const part = (waited - from.after) / (to.after - from.after);
  return from.within + part * (to.within - from.within);
}

/**
 * What somebody who has waited so many milliseconds adds to how far apart a pair may be: what both have waited counts half
 * each.
 */
export const reachOf = (rules: WideningRules, waited: number): number =>
  toleranceOf(rules, waited) / 2;
