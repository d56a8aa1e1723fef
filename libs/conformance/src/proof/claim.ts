/** What a step says of the table, cut in two: about what, whichever player or object has it, and what it says of it. */
export interface Claim {
  readonly about: string;
  readonly says: string;
}

/**
 * Whether one of the others says something else of the same. It is the control case of a step that shows that something
 * does not happen or is not so: life that stays at 20 proves something only beside life that goes down.
 */
export function isOpposed(claims: readonly Claim[], others: readonly Claim[]): boolean {
  return claims.some(({ about, says }) =>
    others.some((other) => other.about === about && other.says !== says),
  );
}
