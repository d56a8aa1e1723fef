/**
 * Whether a phase cost that waits to resolve keeps its permanent from use no more. `paid` says whether it was paid as it
 * was played, where that was asked.
 */
export type PhaseCostSettled = (paid: boolean | undefined) => boolean;
