import type { Effect } from '@arbiter/cards';
import type { Run } from '../decide/stack/run.ts';

/** The form of one kind of effect. */
export type EffectOf<K extends Effect['do']> = Extract<Effect, { readonly do: K }>;

/**
 * What one effect word means: each file here that is called like a word exports one by default. What the word looks
 * like, and its text, stand in the card language, in a file of the same name.
 */
export interface Meaning<E> {
  /** Does what the instruction says. Written as a method: the table of words holds each to its own effect. @returns false if it waits for a choice */
  follow(run: Run, effect: E): boolean;
}
