/** Where in a game an address leads: to an event, or to a commit while events have no numbers; and what it leaves out. */
export interface Where {
  readonly event: number | null;
  /** The first and the last event of a clip. */
  readonly clip: Clip | null;
}

export type Clip = readonly [from: number, to: number];

/** Links of older pages name the match there: what is no number is the beginning. */
export function parseWhere(text: string): Where {
  const [from, to] = text.split('-').map(eventIn);
  if (from == null || to == null) return { event: from ?? null, clip: null };
  return { event: null, clip: clipOf(from, to) };
}

/** In whichever order its ends were chosen. */
export const clipOf = (one: number, other: number): Clip => [
  Math.min(one, other),
  Math.max(one, other),
];

export const eventIn = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,9}$/u.test(text) ? Number(text) : null;
