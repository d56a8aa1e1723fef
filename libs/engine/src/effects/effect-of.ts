import type { Effect } from '@arbiter/cards';

/** The form of one kind of effect. */
export type EffectOf<K extends Effect['do']> = Extract<Effect, { readonly do: K }>;
