import type { Terms } from './terms.ts';
import type { Say } from './word.ts';

/** What one replacement is, apart from its type: each file in `replacements/` exports one by default. */
export interface ReplacementWord<R> {
  /** A whole sentence, with its stop. */
  text(replacement: R, say: Say, terms: Terms): string;
  /** The names that its effect can speak of. */
  readonly binds?: readonly string[];
}
