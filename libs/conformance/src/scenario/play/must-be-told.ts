import type { Verdict } from '@arbiter/engine';

/** An edition and what it names there, or what stands outside all rulebooks. */
const CITATION = /^(?:(?:4ED|5ED|6ED|TSP) \S.*|protocol|clock)$/u;

/** Of a silent edition also the nearest text: `6ED silent; TSP 502.10b`. */
function isCitation(rule: string): boolean {
  return rule.split('; ').every((part) => CITATION.test(part));
}

/**
 * Whoever plays is told why: each event names its rule, and a refusal also says in words what is wrong.
 * @throws {Error} that names the event, or the refusal
 */
export function mustBeTold(verdict: Verdict): void {
  for (const { type, rule } of verdict.events) {
    if (!isCitation(rule)) throw new Error(`${type} cites no rule: '${rule}'`);
  }
  if (verdict.accepted) return;
  const { rule, reason } = verdict.refusal;
  if (!isCitation(rule)) throw new Error(`a refusal cites no rule: '${rule}'`);
  if (!/\w/u.test(reason)) throw new Error(`a refusal by ${rule} says nothing`);
}
