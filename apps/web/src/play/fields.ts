/** The fields of a form by name, each with all its values: what answers are read from. */
export type Fields = Readonly<Record<string, readonly string[]>>;

/** The fields of a form as they are filled now. */
export function fieldsOf(form: HTMLFormElement): Fields {
  const fields: Record<string, string[]> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') (fields[name] ??= []).push(value);
  }
  return fields;
}

export const first = (fields: Fields, name: string): string => fields[name]?.[0] ?? '';

/** A whole number; `otherwise` if there is none. */
export function numberIn(fields: Fields, name: string, otherwise = 0): number {
  const value = Number.parseInt(first(fields, name), 10);
  return Number.isNaN(value) ? otherwise : value;
}

/** An object's number, or a player. */
export type Recipient = number | 'p0' | 'p1';

export const recipient = (text: string): Recipient =>
  text === 'p0' || text === 'p1' ? text : Number(text);
