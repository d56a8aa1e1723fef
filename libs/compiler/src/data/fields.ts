/** Reads fields of data that somebody else has written: what is missing is told with its place. */

/** Data that can't be read; its message says what is wrong and where. */
export class BadCardData extends Error {
  override readonly name = 'BadCardData';
}

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param at where the value stands: `data["Shock"][0]` */
export function fieldsAt(value: unknown, at: string): Fields {
  if (isFields(value)) return value;
  throw new BadCardData(`${at} is to be an object`);
}

export function listAt(value: unknown, at: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new BadCardData(`${at} is to be a list`);
}

export function textAt(fields: Fields, name: string, at: string): string {
  const value = fields[name];
  if (typeof value === 'string') return value;
  throw new BadCardData(
    value === undefined ? `${at} has no "${name}"` : `${at}: "${name}" is to be a text`,
  );
}

/** A text that need not be there. */
export function optionalTextAt(fields: Fields, name: string, at: string): string | undefined {
  const value = fields[name];
  return value === undefined || value === null ? undefined : textAt(fields, name, at);
}
