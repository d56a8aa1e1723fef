import { playerRef } from '../state/basics.ts';
import { isFirstDraw } from '../state/drawn.ts';
import { eventsOf, type TriggerMeaning, type TriggerOf } from './meaning.ts';

const draws: TriggerMeaning<TriggerOf<'draws'>> = {
  events: ['ObjectMoved'],
  occurrences: (happened) =>
    eventsOf(happened, 'ObjectMoved')
      .filter(({ cause }) => cause === 'draw')
      .map(({ newId }) => {
        const { owner } = happened.sight.object(newId);
        return {
          bindings: { event: playerRef(owner), card: newId },
          fits: ({ who, revealsFirst }, { means, watches }) =>
            means(who, owner) &&
            (revealsFirst === undefined ||
              (isFirstDraw(happened.sight.game, newId) && watches(revealsFirst, newId))),
        };
      }),
};
export default draws;
