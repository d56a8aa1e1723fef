import { playerRef } from '../state/basics.ts';
import { eventsOf, type TriggerMeaning, type TriggerOf } from './meaning.ts';

const discards: TriggerMeaning<TriggerOf<'discards'>> = {
  events: ['ObjectMoved'],
  occurrences: (happened) =>
    eventsOf(happened, 'ObjectMoved')
      .filter(({ cause }) => cause === 'discard')
      .map(({ newId, from }) => {
        const { owner } = happened.sight.object(newId);
        return {
          bindings: { event: newId, who: playerRef(owner) },
          from,
          fits: ({ who, what }, { means, watches }) =>
            means(who, owner) && (what === undefined || watches(what, newId)),
        };
      }),
};
export default discards;
