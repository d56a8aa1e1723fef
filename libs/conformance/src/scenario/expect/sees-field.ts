import type { Seat } from '@arbiter/engine';
import { eventsFor, viewOf, type CardView, type HiddenCard, type PlayerView } from '@arbiter/view';
import type { Match } from '../play/match.ts';
import { made, type Form } from '../form/form.ts';
import { byPlayer } from '../form/keys.ts';
import { either } from '../form/lists.ts';
import { COUNT } from '../form/scalars.ts';
import { NAMES } from '../reader/names.ts';
import type { Field, Value } from './check.ts';

type Seen = Readonly<Record<string, number | readonly string[]>>;

const KNOWING = ['knows', 'knows not'];
const ZONE_OF = /^(hand|library|graveyard|exile|ante) of (.+)$/u;
const A_KEY = "knows, knows not, or a zone of a player, as 'hand of ann'";

const NAMES_OR_COUNT: Form<number | string[]> = either<number | string[]>({
  number: COUNT,
  list: made(NAMES, (names) => names.sort()),
});

const SEEN: Form<Seen> = {
  read(entry, players) {
    const seen = [...entry.record()].map(([key, value]) => {
      const [, , player] = ZONE_OF.exec(key) ?? [];
      if (KNOWING.includes(key)) return [key, NAMES.read(value, players).sort()] as const;
      if (player === undefined || !players.includes(player)) value.fail(A_KEY);
      return [key, NAMES_OR_COUNT.read(value, players)] as const;
    });
    return Object.fromEntries(seen);
  },
  schema: (definitions) => ({
    type: 'object',
    properties: Object.fromEntries(KNOWING.map((key) => [key, NAMES.schema(definitions)])),
    patternProperties: { [ZONE_OF.source]: NAMES_OR_COUNT.schema(definitions) },
    additionalProperties: false,
  }),
};

/**
 * `{ bob: { hand of ann: 2, knows: [Shock] } }`: what a player sees of a zone, names in any order or how many cards
 * lie there, and which names the player has been shown at any time, or has not.
 */
export const SEES_FIELD: Field<null> = {
  form: made(byPlayer(SEEN, {}), ({ of }) => Object.fromEntries(of)),
  find: (match, _, expected) =>
    Object.fromEntries(
      Object.entries(expected as Readonly<Record<string, Seen>>).map(([viewer, seen]) => [
        viewer,
        seenBy(match, match.seatOf(viewer), seen),
      ]),
    ),
};

function seenBy(match: Match, seat: Seat, seen: Seen): Value {
  const { players } = viewOf(match.judge, match.game, seat);
  const known = KNOWING.some((key) => key in seen) ? namesShown(match, seat) : new Set();
  return Object.fromEntries(
    Object.entries(seen).map(([key, said]): [string, Value] => {
      if (key === 'knows') return [key, (said as string[]).filter((name) => known.has(name))];
      if (key === 'knows not') return [key, (said as string[]).filter((name) => !known.has(name))];
      const [, zone, player] = ZONE_OF.exec(key) as unknown as [string, Zone, string];
      const cards = cardsSeen(players[match.seatOf(player)], zone);
      return [key, typeof said === 'number' ? cards.length : cards.sort()];
    }),
  );
}

type Zone = 'hand' | 'library' | 'graveyard' | 'exile' | 'ante';

/** Names of the cards there; those that lie face down for the viewer are called `hidden`. */
function cardsSeen(player: PlayerView, zone: Zone): string[] {
  const hidden = (count: number): string[] => Array.from({ length: count }, () => 'hidden');
  const nameOf = (card: CardView | HiddenCard): string => ('hidden' in card ? 'hidden' : card.name);
  const { shownInHand: shown = [] } = player;
  switch (zone) {
    case 'hand':
      return player.hand?.map(nameOf) ?? [...shown, ...hidden(player.handCount - shown.length)];
    case 'library':
      return [...(player.library ?? hidden(player.libraryCount))];
    case 'graveyard':
    case 'exile':
      return player[zone].map(nameOf);
    case 'ante':
      return (player.ante ?? []).map(nameOf);
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
