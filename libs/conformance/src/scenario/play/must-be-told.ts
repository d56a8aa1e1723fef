import type { CommandBody, Verdict } from '@arbiter/engine';

/** An edition and what it names there, or what stands outside all rulebooks. */
const CITATION = /^(?:(?:4ED|5ED|6ED|TSP) \S.*|protocol|clock)$/u;

/** Of a silent edition also the nearest text: `6ED silent; TSP 502.10b`. */
function isCitation(rule: string): boolean {
  return rule.split('; ').every((part) => CITATION.test(part));
}

/**
 * The player is told why: each event names its rule, and a refusal also says in words what is wrong, and with what, if
 * the command was about objects.
 * @param needsPriority the rule by which a command comes at the wrong time, whatever it is about
 * @throws {Error} that names the event, or the refusal
 */
export function mustBeTold(body: CommandBody, verdict: Verdict, needsPriority: string): void {
  for (const { type, rule } of verdict.events) {
    if (!isCitation(rule)) throw new Error(`${type} cites no rule: '${rule}'`);
  }
  if (verdict.accepted) return;
  const { rule, reason, objects } = verdict.refusal;
  if (!isCitation(rule)) throw new Error(`a refusal cites no rule: '${rule}'`);
  if (!/\w/u.test(reason)) throw new Error(`a refusal by ${rule} says nothing`);
  // Whatever it is about, nothing can be done any more.
  if (verdict.game.outcome !== null) return;
  if (rule !== needsPriority && isAboutObjects(body) && objects.length === 0) {
    throw new Error(`a refusal by ${rule} names no object`);
  }
}

function isAboutObjects(body: CommandBody): boolean {
  switch (body.type) {
    case 'DeclareAttackers':
      return body.attackers.length > 0;
    case 'DeclareBlockers':
      return body.blocks.length > 0;
    default:
      return 'object' in body;
  }
}
