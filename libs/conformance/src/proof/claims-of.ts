import { makeText } from '../scenario/expect/check.ts';
import type { Action, Step } from '../scenario/scenario.ts';
import type { Claim } from './claim.ts';

/** What a step says, for control cases to say the opposite of. */
export function claimsOf(step: Step): Claim[] {
  switch (step.kind) {
    case 'expect':
      return step.checks.map(({ about, expected }) => claimOf(about, makeText(expected)));
    case 'act':
      return [mayOf(step.action, true)];
    case 'refused':
      return [mayOf(step.action, false)];
    case 'may':
    case 'mayNot':
      return step.lists.flatMap(({ actions }) =>
        actions.map((action) => mayOf(action, step.kind === 'may')),
      );
    case 'options':
      return step.lists.map(({ actions }) => claimOf('options', JSON.stringify(actions)));
    case 'count':
      return step.counts.map(([, ways]) => claimOf('legal count', String(ways)));
    default:
      return [];
  }
}

function mayOf({ verb }: Action, may: boolean): Claim {
  return { about: `may ${verb}`, says: String(may) };
}

/** That something has a keyword and that it lacks one are said in two words. */
function claimOf(about: string, says: string): Claim {
  if (about === 'keywords' || about === 'lacks') return { about: `keywords ${says}`, says: about };
  return { about, says };
}
