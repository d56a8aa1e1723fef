import type { OptionalTriggers } from './question.ts';

/** TSP 410.2, 410.5: it is the source's controller's and always goes on the stack; it is chosen as it resolves. */
export const acceptedOnResolution: OptionalTriggers = {
  byText: () => null,
  asItIsStacked: () => true,
  asItResolves: (accepts) => accepts(),
  controller: (_, controller) => controller,
};
