import type { StaticAbility } from '@arbiter/cards';
import { amountsThatRead } from '../reading/amounts.ts';
import type { ObjectId } from '../state/basics.ts';
import type { Game } from '../state/game.ts';
import type { Look } from './look.ts';
import { mentions } from './mentions.ts';

/** What can change without changing the game's mark. */
export type UnmarkedPart = 'turn' | 'life' | 'mana' | 'cards' | 'tapped';

/** What the text of a static ability reads beside types, colours, abilities and control. */
export interface WhatItReads {
  readonly unmarked: readonly UnmarkedPart[];
  /** The power of a creature, which other effects may change. */
  readonly sizes: boolean;
}

export const READS_NOTHING: WhatItReads = { unmarked: [], sizes: false };

const KNOWN = new WeakMap<object, WhatItReads>();

/** Found once for each text. */
export function whatItReads(text: StaticAbility | StaticAbility['effect']): WhatItReads {
  let known = KNOWN.get(text);
  if (known === undefined) {
    known = {
      unmarked: PARTS.filter((part) =>
        mentions(text, new Set([...WORDS[part], ...amountsThatRead(part)])),
      ),
      sizes: mentions(text, new Set(amountsThatRead('sizes'))) || comparesSizes(text),
    };
    KNOWN.set(text, known);
  }
  return known;
}

/** The words that speak of each part, amounts apart. */
const WORDS: Readonly<Record<UnmarkedPart, readonly string[]>> = {
  turn: [
    'step',
    'thisTurn',
    'last spell',
    'active player',
    'defending player',
    'attacked this turn',
    'attacked last turn',
    'was dealt damage this turn',
    'was dealt damage by this',
  ],
  life: ['player with the most life', 'a player has the most life'],
  mana: [],
  cards: ['cards', 'top', 'exiledWith', 'this in the graveyard'],
  tapped: ['tapped', 'untapped'],
};

const PARTS = Object.keys(WORDS) as readonly UnmarkedPart[];

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

type Reader = (game: Game) => unknown;

const GRAVEYARDS: readonly Reader[] = [
  ({ players }) => players[0].graveyard,
  ({ players }) => players[1].graveyard,
];

/** Whatever changes a turn, a zone or a pool puts another in its place, so these are compared as wholes. */
const READERS: Readonly<Record<Exclude<UnmarkedPart, 'tapped'>, readonly Reader[]>> = {
  turn: [({ turn }) => turn, ({ combat }) => combat, stepOf],
  life: [({ players }) => players[0].life, ({ players }) => players[1].life],
  mana: [({ players }) => players[0].pool, ({ players }) => players[1].pool],
  cards: [
    ...GRAVEYARDS,
    ({ players }) => players[0].hand,
    ({ players }) => players[1].hand,
    ({ players }) => players[0].library,
    ({ players }) => players[1].library,
  ],
};

/** What the effects on a table read though no mark tells of it, as it was when the table was looked at. */
export interface Unmarked {
  readonly readers: readonly Reader[];
  readonly were: readonly unknown[];
  /** What was tapped, if that is read. */
  readonly tapped: readonly ObjectId[] | null;
}

/** A look whose effects read such things keeps them as they were, and is worked out again when they are otherwise. */
export function isOutdated({ unmarked }: Look, game: Game): boolean {
  if (unmarked === null) return false;
  const { readers, were, tapped } = unmarked;
  for (let i = 0; i < readers.length; i++) {
    if ((readers[i] as Reader)(game) !== were[i]) return true;
  }
  return tapped !== null && otherwiseTapped(game, tapped);
}

function otherwiseTapped({ battlefield, objects }: Game, tapped: readonly ObjectId[]): boolean {
  let seen = 0;
  for (const id of battlefield) {
    if (objects[id]?.tapped === true && tapped[seen++] !== id) return true;
  }
  return seen !== tapped.length;
}

/**
 * What there is now of these parts to compare with later, and of the graveyards where abilities work from there; `null` if
 * nothing of it is read.
 */
export function unmarkedOf(
  game: Game,
  parts: ReadonlySet<UnmarkedPart>,
  graveyards: boolean,
): Unmarked | null {
  if (parts.size === 0 && !graveyards) return null;
  const readers = graveyards ? [...GRAVEYARDS] : [];
  for (const part of parts) if (part !== 'tapped') readers.push(...READERS[part]);
  const { battlefield, objects } = game;
  return {
    readers,
    were: readers.map((read) => read(game)),
    tapped: parts.has('tapped') ? battlefield.filter((id) => objects[id]?.tapped === true) : null,
  };
}

function stepOf({ agenda }: Game): unknown {
  const bottom = agenda[0];
  return bottom?.kind === 'turn' ? bottom.step : 0;
}
