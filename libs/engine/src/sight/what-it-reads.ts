import type { StaticAbility } from '@arbiter/cards';
import { amountsThatRead } from '../reading/amounts.ts';
import type { Game } from '../state/game.ts';
import type { Look } from './look.ts';
import { mentions } from './mentions.ts';

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
export function whatItReads(text: StaticAbility | StaticAbility['effect']): WhatItReads {
  let known = KNOWN.get(text);
  if (known === undefined) {
    known = {
      unmarked: mentions(text, new Set(UNMARKED())),
      sizes: mentions(text, new Set(amountsThatRead('sizes'))) || comparesSizes(text),
    };
    KNOWN.set(text, known);
  }
  return known;
}

const UNMARKED = (): readonly string[] => [
  ...amountsThatRead('unmarked'),
  'cards',
  'top',
  'player with the most life',
  'tapped',
  'attacked this turn',
  'was dealt damage this turn',
  'was dealt damage by this',
  'a player has the most life',
  'step',
];

/** Whether a filter compares sizes: a comparison stands where a modification has a number. */
function comparesSizes(text: unknown): boolean {
  if (typeof text !== 'object' || text === null) return false;
  return Object.entries(text).some(
    ([key, inside]) =>
      ((key === 'power' || key === 'toughness') && mentions(inside, LIMITS)) ||
      comparesSizes(inside),
  );
}

const LIMITS: ReadonlySet<unknown> = new Set(['atLeast', 'atMost', 'equals']);

/** A look whose effects read such things keeps them as they were, and is worked out again when they are otherwise. */
export function isOutdated({ unmarked }: Look, game: Game): boolean {
  if (unmarked === null) return false;
  const now = unmarkedOf(game);
  return now.length !== unmarked.length || now.some((value, i) => value !== unmarked[i]);
}

/** Everything that an effect may read though no mark tells of it. */
export function unmarkedOf({
  players,
  battlefield,
  objects,
  turn,
  agenda,
}: Game): readonly number[] {
  const ofPlayers = players.flatMap(({ hand, graveyard, library, life }) => [
    life,
    library.length,
    library.at(-1) ?? 0,
    hand.length,
    ...hand,
    ...graveyard,
  ]);
  const tapped = battlefield.filter((id) => objects[id]?.tapped === true);
  const [bottom] = agenda;
  const step = bottom?.kind === 'turn' ? bottom.step : 0;
  return [turn.number, turn.active, step, ...ofPlayers, ...tapped];
}
