import { signal } from '@preact/signals';

/** What rules say in our own words, as far as somebody has asked; by edition and number. */
export const gists = signal<Readonly<Record<string, string>>>({});
