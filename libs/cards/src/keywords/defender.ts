import type { KeywordWord } from './keyword.ts';
import { plain, type PlainKeywordAbility } from './plain.ts';

/** TSP 502.41: it can’t attack. Who may attack is for the rules to say, so an effect may let it all the same. */
export const defender: KeywordWord<PlainKeywordAbility> = plain;
