import { signal } from '@preact/signals';
import type { GERMAN } from './german.ts';

/** A message by its English text, with `{parameters}`, and `{count:card|cards}` where a number decides the form. */
export type Key = keyof typeof GERMAN;

/** What a message says in a language: each of its keys, with the same parameters in whatever order. */
export type Messages = Readonly<Record<Key, string>>;

/** The parameters of a message, read from its text. */
export type Params<K> = K extends `${string}{${infer P}}${infer Rest}`
  ? (P extends `${infer Name}:${string}` ? Name : P) | Params<Rest>
  : never;

/** Messages that are said as they are. */
export type Plain = { [K in Key]: [Params<K>] extends [never] ? K : never }[Key];

/** What makes the page speak a language: its messages, and its way to say what the server tells in English. */
export interface Language {
  readonly code: string;
  readonly messages: Messages;
  /** Which of the forms of a message goes with a number, counted from 0. */
  readonly formOf: (count: number) => number;
  readonly told: (text: string) => string;
}

/** The language of the page; null for English, whose texts are the keys. */
export const language = signal<Language | null>(null);

/** For `Intl`: how numbers, dates and plurals are written. */
export const locale = (): string => language.value?.code ?? 'en';

type Values<K> = [Params<K>] extends [never]
  ? []
  : [values: Readonly<Record<Params<K>, string | number>>];

/**
 * A message in the language of the page. A component that says something is drawn again when the language changes.
 */
export function say<K extends Key>(key: K, ...[values]: Values<K>): string {
  const text: string = language.value?.messages[key] ?? key;
  return values === undefined ? text : filled(text, values);
}

/** Of English: `card|cards`. */
const formOf = (count: number): number => language.value?.formOf(count) ?? (count === 1 ? 0 : 1);

function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)(?::([^}]+))?\}/gu, (_, name: string, forms?: string) => {
    const value = values[name] ?? '';
    if (forms !== undefined) return forms.split('|')[formOf(Number(value))] ?? '';
    return typeof value === 'number' ? value.toLocaleString(locale()) : value;
  });
}

/** What the server tells in English: questions, labels, what happened, refusals. Cards' own texts stay as they are. */
export const tell = (text: string): string => language.value?.told(text) ?? text;
