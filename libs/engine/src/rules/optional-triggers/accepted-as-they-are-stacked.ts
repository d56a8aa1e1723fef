import type { OptionalTriggers } from './question.ts';

/** 6ED 410.2, 410.5: it is that player's, who says it as it would go on the stack; declined, nothing goes there. */
export const acceptedAsTheyAreStacked: OptionalTriggers = {
  byText: (offered) => offered,
  asItIsStacked: (accepts) => accepts(),
  asItResolves: () => true,
  controller: (chooser) => chooser,
};
