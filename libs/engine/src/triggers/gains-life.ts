import { playerRef } from '../state/basics.ts';
import { eventsOf, type TriggerMeaning, type TriggerOf } from './meaning.ts';

const gainsLife: TriggerMeaning<TriggerOf<'gains life'>> = {
  events: ['LifeGained'],
  occurrences: (happened) =>
    eventsOf(happened, 'LifeGained').map(({ seat, amount }) => ({
      bindings: { event: playerRef(seat), amount },
      fits: ({ who }, { means }) => means(who, seat),
    })),
};
export default gainsLife;
