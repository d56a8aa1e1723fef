import type { Sight } from '../sight/sight.ts';
import { playerRef, type ObjectId } from '../state/basics.ts';
import { eventsOf, type TriggerMeaning, type TriggerOf } from './meaning.ts';

/** The cycling ability has been played: its card was discarded to pay for it (6ED 502.9). */
const cycles: TriggerMeaning<TriggerOf<'cycles'>> = {
  occurrences({ sight, events }) {
    return eventsOf({ sight, events }, 'AbilityActivated').flatMap(({ object, seat }) => {
      const item = sight.object(object).stack;
      if (item?.ability == null) return [];
      if (sight.cards.ability(item.ability).keyword !== 'cycling') return [];
      const card = whereItWent(sight, item.source);
      return [
        {
          bindings: { event: card, who: playerRef(seat) },
          card,
          fits: ({ who, what }, { means, watches }) =>
            means(who, seat) && (what === undefined || watches(what, card)),
        },
      ];
    });
  },
};
export default cycles;

/** The card that was discarded: the last of its name in its owner's graveyard, unless it went elsewhere. */
function whereItWent({ game }: Sight, source: ObjectId): ObjectId {
  const { card, owner } = game.objects[source] ?? {};
  if (owner === undefined) return source;
  return game.players[owner].graveyard.findLast((id) => game.objects[id]?.card === card) ?? source;
}
