import type { Seat } from '@arbiter/engine';
import { eventsFor, viewOf, type CardView, type HiddenCard, type PlayerView } from '@arbiter/view';
import type { Match } from '../play/match.ts';
import { readNames } from '../reader/cards.ts';
import type { Entry } from '../reader/entry.ts';
import type { Field, Value } from './check.ts';

/**
 * `{ bob: { hand of ann: 2, knows: [Shock] } }`: what a player sees of a zone, names in any order or how many cards
 * lie there, and which names the player has been shown at any time, or has not.
 */
export const SEES_FIELD: Field<null> = {
  read: (entry) =>
    Object.fromEntries([...entry.record()].map(([viewer, seen]) => [viewer, readSeen(seen)])),
  find: (match, _, expected) =>
    Object.fromEntries(
      Object.entries(expected as Readonly<Record<string, Seen>>).map(([viewer, seen]) => [
        viewer,
        match.players.includes(viewer) ? seenBy(match, match.seatOf(viewer), seen) : 'no player',
      ]),
    ),
};

type Seen = Readonly<Record<string, number | readonly string[]>>;

const KNOWING = ['knows', 'knows not'];
const ZONE_OF = /^(hand|library|graveyard|exile) of (.+)$/u;

function readSeen(entry: Entry): Value {
  return Object.fromEntries(
    [...entry.record()].map(([key, value]) => {
      if (!KNOWING.includes(key) && !ZONE_OF.test(key)) {
        value.fail(`knows, knows not, or a zone of a player, as 'hand of ann', not '${key}'`);
      }
      return [key, value.isNumber ? value.number() : readNames(value).sort()];
    }),
  );
}

function seenBy(match: Match, seat: Seat, seen: Seen): Value {
  const { players } = viewOf(match.judge, match.game, seat);
  const known = KNOWING.some((key) => key in seen) ? namesShown(match, seat) : new Set();
  return Object.fromEntries(
    Object.entries(seen).map(([key, said]): [string, Value] => {
      if (key === 'knows') return [key, (said as string[]).filter((name) => known.has(name))];
      if (key === 'knows not') return [key, (said as string[]).filter((name) => !known.has(name))];
      const [, zone, player] = ZONE_OF.exec(key) as unknown as [string, Zone, string];
      if (!match.players.includes(player)) return [key, 'no player'];
      const cards = cardsSeen(players[match.seatOf(player)], zone);
      return [key, typeof said === 'number' ? cards.length : cards.sort()];
    }),
  );
}

type Zone = 'hand' | 'library' | 'graveyard' | 'exile';

/** Names of the cards there; those that lie face down for the viewer are called `hidden`. */
function cardsSeen(player: PlayerView, zone: Zone): string[] {
  const hidden = (count: number): string[] => Array.from({ length: count }, () => 'hidden');
  const nameOf = (card: CardView | HiddenCard): string => ('hidden' in card ? 'hidden' : card.name);
  switch (zone) {
    case 'hand':
      return player.hand?.map(nameOf) ?? hidden(player.handCount);
    case 'library':
      return [...(player.library ?? hidden(player.libraryCount))];
    case 'graveyard':
    case 'exile':
      return player[zone].map(nameOf);
    default:
      return zone satisfies never;
  }
}

/** Every word that the viewer has been shown since the beginning, as the view and the events for it have them. */
function namesShown({ judge, game, history, beginning }: Match, seat: Seat): Set<string> {
  const words = new Set<string>();
  const gather = (value: unknown): void => {
    if (typeof value === 'string') words.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(gather);
  };
  gather(viewOf(judge, beginning, seat));
  gather(viewOf(judge, game, seat));
  for (const { before, events } of history) gather(eventsFor(judge, before, events, seat));
  return words;
}
