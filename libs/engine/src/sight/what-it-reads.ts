import type { StaticAbility } from '@arbiter/cards';
import { amountsThatRead } from '../reading/amounts.ts';
import type { ObjectId } from '../state/basics.ts';
import type { Game, Player } from '../state/game.ts';
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
  'attacked last turn',
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

/**
 * Everything that an effect may read though no mark tells of it, as it was when the table was looked at. The turn
 * and the zones are compared as wholes: whatever changes one puts another in its place.
 */
export interface Unmarked {
  readonly turn: Game['turn'];
  readonly step: unknown;
  readonly players: readonly Pick<Player, 'life' | 'library' | 'hand' | 'graveyard'>[];
  readonly tapped: readonly ObjectId[];
}

/** A look whose effects read such things keeps them as they were, and is worked out again when they are otherwise. */
export function isOutdated({ unmarked }: Look, game: Game): boolean {
  if (unmarked === null) return false;
  const { turn, step, players } = unmarked;
  return (
    game.turn !== turn ||
    stepOf(game) !== step ||
    game.players.some((player, seat) => isOtherThan(player, players[seat])) ||
    otherwiseTapped(game, unmarked.tapped)
  );
}

const isOtherThan = (now: Player, then: Unmarked['players'][number] | undefined): boolean =>
  now.life !== then?.life ||
  now.library !== then.library ||
  now.hand !== then.hand ||
  now.graveyard !== then.graveyard;

function otherwiseTapped({ battlefield, objects }: Game, tapped: readonly ObjectId[]): boolean {
  let seen = 0;
  for (const id of battlefield) {
    if (objects[id]?.tapped === true && tapped[seen++] !== id) return true;
  }
  return seen !== tapped.length;
}

/** What there is now to compare with later. */
export function unmarkedOf(game: Game): Unmarked {
  const { turn, players, battlefield, objects } = game;
  return {
    turn,
    step: stepOf(game),
    players: players.map(({ life, library, hand, graveyard }) => ({
      life,
      library,
      hand,
      graveyard,
    })),
    tapped: battlefield.filter((id) => objects[id]?.tapped === true),
  };
}

function stepOf({ agenda }: Game): unknown {
  const [bottom] = agenda;
  return bottom?.kind === 'turn' ? bottom.step : 0;
}
