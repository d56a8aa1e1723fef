/**
 * Whether a permanent can be used again though its phase cost still waits to resolve. `paid` says whether that was paid as
 * it was played, where this was asked.
 */
export type PhaseCostSettled = (paid: boolean | undefined) => boolean;
