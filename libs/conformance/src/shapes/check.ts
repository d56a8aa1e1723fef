import type { Shape } from './shape.ts';

/** @throws {Error} that says what of the value is not of the shape, and where */
export function check(what: string, shape: Shape, value: unknown): void {
  const fault = shape(value);
  if (fault !== null) throw new Error(`${what}${fault}`);
}
