import type { Effect } from '@arbiter/cards';

type Search = Extract<Effect, { readonly do: 'search' }>;

/** Whether a search of this zone for all cards of a kind may leave some of them. */
export type LeftUnfound = (zone: NonNullable<Search['zones']>[number]) => boolean;
