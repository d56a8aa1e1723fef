import { COLORS } from '@arbiter/cards';
import { DEFAULT_EDITION, EDITION_FACTS } from '@arbiter/editions';
import { Problem } from '@arbiter/http';
import { parseWantedCost, searchCards, type FoundCard } from '@arbiter/sets';
import { z } from 'zod';
import { shownCard, type ShownCard } from './shown-card.ts';

/** Most cards of a page. */
const MOST = 200;

const word = z.string().max(160).optional();

/** The query parameters. */
export const cardQuery = z.object({
  name: word.describe('a part of the name'),
  text: word.describe('a part of the rules text, of cards that work'),
  type: word.describe('a word of the type line'),
  color: z
    .string()
    .regex(/^[WUBRG]{0,5}$/u)
    .optional()
    .describe('cards that have all of these colours, `WU`; empty: colourless ones'),
  cost: z
    .string()
    .max(40)
    .refine((cost) => parseWantedCost(cost) !== null, 'no mana cost')
    .optional()
    .describe(
      'the mana cost, `2RR` or `{2}{R}{R}`, in any order; or the converted one, `=3`, `<=3`, `>3`',
    ),
  set: z.string().max(5).optional().describe('the code of a set'),
  edition: z.string().max(16).default(DEFAULT_EDITION),
  works: z.enum(['true', 'false']).optional().describe('whether it can be played in the edition'),
  brief: z.enum(['true', 'false']).default('false').describe('names and no cards'),
  after: word.describe('`next` of the page before'),
  limit: z.coerce.number().int().min(1).max(MOST).default(50).describe(`1 to ${MOST}`),
});

/** A card found by the search. */
export interface ShownFind extends Omit<FoundCard, 'definition'> {
  /** Null: it does not work here yet, or only names were asked for. */
  readonly card: ShownCard | null;
}

/** A page of the cards found. */
export interface CardPage {
  readonly cards: readonly ShownFind[];
  /** `after` of the next page; null on the last one. */
  readonly next: string | null;
}

/** A page of the cards that fit. @throws Problem 422 for an unknown edition */
export function cardPage(query: z.infer<typeof cardQuery>): CardPage {
  const { edition, color, works, brief, after, limit, ...rest } = query;
  const facts = EDITION_FACTS.find(({ code }) => code === edition);
  if (facts === undefined) {
    throw new Problem(422, { kind: 'unknown', title: 'There is no such edition', detail: edition });
  }
  const search = {
    ...rest,
    colors: color === undefined ? undefined : COLORS.filter((one) => color.includes(one)),
    works: works === undefined ? undefined : works === 'true',
  };
  // One more than is shown says whether there is another page.
  const found = searchCards(search, facts, { after, limit: limit + 1 });
  const shown = found.slice(0, limit).map(({ definition, ...card }) => ({
    ...card,
    card: definition === null || brief === 'true' ? null : shownCard(definition),
  }));
  return { cards: shown, next: found.length > limit ? (shown.at(-1)?.name ?? null) : null };
}
