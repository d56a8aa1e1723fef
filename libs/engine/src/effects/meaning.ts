import type { Progress } from '../decide/progress.ts';
import type { Run } from '../decide/stack/run.ts';

export type { EffectOf } from '../reading/program.ts';

/**
 * What one effect word means: each file here that is called like a word exports one by default. What the word looks
 * like, and its text, stand in the card language, in a file of the same name.
 */
export interface Meaning<E> {
  /** Does what the instruction says. Written as a method: the table of words holds each to its own effect. */
  follow(run: Run, effect: E): Progress;
}
