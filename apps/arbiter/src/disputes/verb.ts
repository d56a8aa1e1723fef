import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { ServerDoor } from './door.ts';

/** What is done at a server. */
export type Work = (door: ServerDoor) => Promise<void>;

/** A word after `arbiter disputes`: reads what is to be done from what follows it. @throws Error with what is wrong */
export type Verb = (args: readonly string[]) => Work;

/** An option with one value. */
export const TEXT = { type: 'string' } as const;
/** An option that may come as often as one likes. */
export const TEXTS = { type: 'string', multiple: true, default: [] as string[] } as const;

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<T extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: T; allowPositionals: true }>
>['values'];

/** What follows a verb that is about one thing. @throws Error with what is wrong */
export function parseOne<const T extends Options>(
  what: string,
  args: readonly string[],
  options: T,
): { readonly id: string; readonly values: Parsed<T> } {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [id, ...more] = positionals;
  if (id === undefined) throw new Error(`name a ${what}`);
  if (more.length > 0) throw new Error(`what is '${more.join(' ')}'?`);
  return { id, values };
}

/** What follows a verb that is about nothing in particular. @throws Error with what is wrong */
export const parseSearch = <const T extends Options>(
  args: readonly string[],
  options: T,
): Parsed<T> => parseArgs({ args: [...args], options }).values;

/** The number of an event, as it is typed. @throws Error with what is wrong */
export function eventIn(text: string | undefined, option: string): number {
  if (text === undefined || !/^\d{1,9}$/u.test(text)) {
    throw new Error(`${option} takes the number of an event`);
  }
  return Number(text);
}

/** What somebody has to say. @throws Error with what is wrong */
export function wordsIn(text: string | undefined, option = '--text'): string {
  if (text === undefined || text.trim() === '')
    throw new Error(`say what you have to say: ${option}`);
  return text;
}
