/** Whether a blocker deals damage, given whether it is tapped as damage is assigned. */
export type TappedBlockers = (tapped: boolean) => boolean;
