import type { SourceOfAbility } from './question.ts';

/** 6ED 413.2f: what is there is looked at as the ability resolves. */
export const sourceIsLookedAt: SourceOfAbility = () => ({});

/** 4ED resolving.3, 5ED Playing Spells and Abilities.11, Triggered Abilities.4: an ability keeps its source's facts. */
export const sourceIsKeptInMind: SourceOfAbility = (kept) => kept();
