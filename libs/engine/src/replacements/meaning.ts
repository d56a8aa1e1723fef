import type { Replacement, Watched, Whose } from '@arbiter/cards';
import type { ActiveStatic } from '../sight/look.ts';
import type { Sight } from '../sight/sight.ts';
import type { ObjectId, Recipient, Seat } from '../state/basics.ts';
import type { Change, ProposedChange } from '../state/changes.ts';

export type ReplacementOf<W extends Replacement['would']> = Extract<
  Replacement,
  { readonly would: W }
>;

/** The permanent that replaces, and what the words of its text mean to it. */
export interface Replacer {
  readonly sight: Sight;
  readonly source: ObjectId;
  /** What would happen at the same time, as far as effects have met it by now. */
  readonly group: readonly ProposedChange[];
  /** Whether the object or player is what is spoken of. */
  readonly watches: (what: Watched, subject: Recipient) => boolean;
  /** Whether the player is meant, seen from its controller. */
  readonly means: (who: Whose, seat: Seat) => boolean;
}

/**
 * What one replacement does: each file here that is called like one exports one by default. What it looks like, and its
 * text, stand in the card language, in a file of the same name.
 */
export interface ReplacementMeaning<R> {
  /** Whether the change is what it watches for. Written as a method: the table holds each to its own replacement. */
  applies(replacement: R, change: Change, by: Replacer): boolean;
  /** The change as it leaves it. */
  replace(replacement: R, proposed: ProposedChange, by: Replacer, as: ActiveStatic): ProposedChange;
}
