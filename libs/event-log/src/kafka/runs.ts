/** Offsets that are this close to each other are read in one go, with what is between them. */
const NEAR = 8;

/** A stretch of a partition: from the first offset to before the second. */
export interface Run {
  readonly from: number;
  readonly to: number;
}

/** Some offsets, which are in order, as stretches to read. */
export function runsOf(offsets: readonly number[], near = NEAR): readonly Run[] {
  const runs: { from: number; to: number }[] = [];
  for (const offset of offsets) {
    const last = runs.at(-1);
    if (last !== undefined && offset - last.to < near) last.to = offset + 1;
    else runs.push({ from: offset, to: offset + 1 });
  }
  return runs;
}
