import type { ObjectId } from '../state/basics.ts';
import type { Characteristics } from '../text/printed.ts';
import type { Sight } from './sight.ts';

/** A table as a text sees it: at rest, in the middle of working out its characteristics, or with something "as though". */
export interface Seen {
  readonly sight: Sight;
  /** Whether any permanent may have protection from something. */
  readonly anyProtection: boolean;
  characteristics(id: ObjectId): Characteristics;
}

/**
 * The table with other characteristics than it has. Whether there is protection is found out only if it is asked: anyone who asks
 * for this may be in the middle of working out the look of the table.
 */
export function seeing(table: Seen, characteristics: Seen['characteristics']): Seen {
  return {
    sight: table.sight,
    get anyProtection() {
      return table.anyProtection;
    },
    characteristics,
  };
}
