import { carryOutGroup } from '../../decide/happening/carry-out-group.ts';
import { resolveTop } from '../../decide/stack/resolve.ts';
import type { Timing } from '../../rules/timing.ts';

/** 6ED 408.1c: when both players pass, the top of the stack resolves; players may respond after each. */
export const theStack: Timing = {
  parts: {},
  events: [],
  windows: [],
  propose: carryOutGroup,
  beforePriority: (work, { passes }) => {
    if (passes < 2) return false;
    resolveTop(work);
    return true;
  },
  beforeTrigger: () => false,
  advanceBatch: () => {
    throw new Error('there are no batches where there is a stack');
  },
  afterAnnouncing: () => undefined,
  actsAfter: () => undefined,
  combatDamageAssigned: () => 'done',
  notNow: () => null,
  asAttackersAreDeclared: () => null,
  untargetable: () => null,
};
