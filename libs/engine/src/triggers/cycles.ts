import { whereItWent } from '../state/where-it-went.ts';
import { playerRef } from '../state/basics.ts';
import { eventsOf, type TriggerMeaning, type TriggerOf } from './meaning.ts';

/** The cycling ability has been played: its card was discarded to pay for it (6ED 502.9). */
const cycles: TriggerMeaning<TriggerOf<'cycles'>> = {
  events: ['AbilityActivated'],
  occurrences({ sight, events }) {
    return eventsOf({ sight, events }, 'AbilityActivated').flatMap(({ object, seat }) => {
      const item = sight.object(object).stack;
      if (item?.ability == null) return [];
      if (sight.cards.ability(item.ability).keyword !== 'cycling') return [];
      const card = whereItWent(sight.game, item.source);
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
