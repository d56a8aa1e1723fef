/** Whether a shield against sources of a kind asks again what the source is as it would deal damage. */
export type ShieldRecheck = boolean;
