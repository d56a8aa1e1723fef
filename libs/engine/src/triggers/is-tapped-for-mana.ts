import type { TriggerMeaning, TriggerOf } from './meaning.ts';

/** Matched where the mana is added: some of these abilities resolve at once (6ED 411.3, `resolveManaAbility`). */
const isTappedForMana: TriggerMeaning<TriggerOf<'is tapped for mana'>> = {
  events: [],
  occurrences: () => [],
};
export default isTappedForMana;
