import { playerRef } from '../state/basics.ts';
import { eventsOf, type TriggerMeaning, type TriggerOf } from './meaning.ts';

/** 6ED 410.2: a spell has been played, with the targets that it has now. */
const isPlayed: TriggerMeaning<TriggerOf<'is played'>> = {
  events: ['SpellCast'],
  occurrences: (happened) =>
    eventsOf(happened, 'SpellCast').map(({ object, seat }) => {
      const targets = happened.sight.object(object).stack?.targets.flat() ?? [];
      return {
        bindings: { event: object, who: playerRef(seat) },
        card: object,
        fits: ({ what, who = 'each player', targeting }, { watches, means }) =>
          watches(what, object) &&
          means(who, seat) &&
          (targeting === undefined || targets.some((target) => watches(targeting, target))),
      };
    }),
};
export default isPlayed;
