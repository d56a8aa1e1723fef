import { playerRef } from '../state/basics.ts';
import { eventsOf, type TriggerMeaning, type TriggerOf } from './meaning.ts';

const draws: TriggerMeaning<TriggerOf<'draws'>> = {
  occurrences: (happened) =>
    eventsOf(happened, 'ObjectMoved')
      .filter(({ cause }) => cause === 'draw')
      .map(({ newId }) => {
        const { owner } = happened.sight.object(newId);
        return {
          bindings: { event: playerRef(owner), card: newId },
          fits: ({ who }, { means }) => means(who, owner),
        };
      }),
};
export default draws;
