import { opponentOf, type ObjectId, type Seat } from '../state/basics.ts';
import type { EventOf } from '../events.ts';
import { eventsOf, type Occurrence, type TriggerMeaning, type TriggerOf } from './meaning.ts';

type Lost = TriggerOf<'you lose control'>;

/** TSP 410.10d: the player who had it just before; now it is another player's, or nobody's. */
const youLoseControl: TriggerMeaning<Lost> = {
  events: ['ControlChanged', 'ObjectMoved'],
  occurrences: (happened) => [
    ...eventsOf(happened, 'ControlChanged').map((event) =>
      lost(event.object, event.object, whoLostControl(event)),
    ),
    ...eventsOf(happened, 'ObjectMoved')
      .filter(({ from }) => from === 'battlefield')
      .map(({ object, newId }) => lost(object, newId, happened.sight.object(object).controller)),
  ],
  topic: () => 'leavesTrigger',
};
export default youLoseControl;

/** Who controlled a permanent until its control changed; where that isn't said, there were two players. */
export const whoLostControl = ({ from, to }: EventOf<'ControlChanged'>): Seat =>
  from ?? opponentOf(to);

const lost = (was: ObjectId, event: ObjectId, loser: Seat): Occurrence<Lost> => ({
  bindings: { event, was },
  // It left what was its controller's, as though from play: what counts is how all was before.
  from: 'battlefield',
  fits: ({ what }, { watches, means }) => watches(what, was) && means('you', loser),
});
