import type { StaticAbility } from '@arbiter/cards';
import { amountsThatRead } from '../reading/amounts.ts';
import type { Game } from '../state/game.ts';
import type { Look } from './look.ts';

/** What the text of a static ability reads beside types, colours, abilities and control. */
export interface WhatItReads {
  /** What can change without changing the game's mark: cards in hand, life totals, what is tapped. */
  readonly unmarked: boolean;
  /** The power of a creature, which other effects may change. */
  readonly sizes: boolean;
}

export const READS_NOTHING: WhatItReads = { unmarked: false, sizes: false };

const KNOWN = new WeakMap<object, WhatItReads>();

/** Found once for each text. */
export function whatItReads(text: StaticAbility['effect']): WhatItReads {
  let known = KNOWN.get(text);
  if (known === undefined) {
    known = {
      unmarked: mentions(text, new Set(UNMARKED())),
      sizes: mentions(text, new Set(amountsThatRead('sizes'))),
    };
    KNOWN.set(text, known);
  }
  return known;
}

const UNMARKED = (): readonly string[] => [
  ...amountsThatRead('unmarked'),
  'topOfLibrary',
  'topOfGraveyard',
  'player with the most life',
  'tapped',
  'attacked this turn',
];

/** Whether one of these words stands in a text, as a key or by itself. */
function mentions(text: unknown, words: ReadonlySet<unknown>): boolean {
  if (typeof text !== 'object' || text === null) return words.has(text);
  return Object.entries(text).some(([key, inside]) => words.has(key) || mentions(inside, words));
}

/** A look whose effects read such things keeps them as they were, and is worked out again when they are otherwise. */
export function isOutdated({ unmarked }: Look, game: Game): boolean {
  if (unmarked === null) return false;
  const now = unmarkedOf(game);
  return now.length !== unmarked.length || now.some((value, i) => value !== unmarked[i]);
}

/** Everything that an effect may read though no mark tells of it. */
export function unmarkedOf({ players, battlefield, objects, turn }: Game): readonly number[] {
  const ofPlayers = players.flatMap(({ hand, graveyard, library, life }) => [
    hand.length,
    graveyard.length,
    library.length,
    life,
  ]);
  const tapped = battlefield.filter((id) => objects[id]?.tapped === true);
  return [turn.number, ...ofPlayers, ...tapped];
}
