/** Whether a blocker that is tapped when damage is assigned deals any. */
export type TappedBlockers = 'dealDamage' | 'dealNone';
