/** Every replacement with its text, and the builders of all: `npm run schemas` writes it. */
import type { ReplacementWord } from '../say/replacement.ts';
import beDealtDamageWord from './be-dealt-damage.ts';
import beDiscardedWord from './be-discarded.ts';
import bePutIntoAGraveyardWord from './be-put-into-a-graveyard.ts';
import drawWord from './draw.ts';
import gainLifeWord from './gain-life.ts';

export * from './be-dealt-damage.ts';
export * from './be-discarded.ts';
export * from './be-put-into-a-graveyard.ts';
export * from './draw.ts';
export * from './gain-life.ts';

const WORDS = {
  'be dealt damage': beDealtDamageWord,
  'be discarded': beDiscardedWord,
  'be put into a graveyard': bePutIntoAGraveyardWord,
  draw: drawWord,
  'gain life': gainLifeWord,
};

type ReplacementOf<W> = W extends ReplacementWord<infer E> ? E : never;

/** What a static ability puts in the place of an event (6ED 419.1). */
export type Replacement = ReplacementOf<(typeof WORDS)[keyof typeof WORDS]>;

/** Each word stands under what it is called with `would`. */
export const REPLACEMENTS = WORDS satisfies {
  readonly [W in Replacement['would']]: ReplacementWord<
    Extract<Replacement, { readonly would: W }>
  >;
};
