import { eventsOf, type TriggerMeaning, type TriggerOf } from './meaning.ts';

/** The card is looked for only where it went (6ED 410.10c); `was` is the permanent that it was. */
const leavesPlay: TriggerMeaning<TriggerOf<'leaves play'>> = {
  events: ['ObjectMoved'],
  occurrences: (happened) =>
    eventsOf(happened, 'ObjectMoved')
      .filter(({ from }) => from === 'battlefield')
      .map(({ object, newId, from, to }) => ({
        bindings: { event: newId, was: object },
        from,
        fits: (trigger, { watches }) =>
          watches(trigger.what, object) && (trigger.to === undefined || trigger.to === to),
      })),
  topic: () => 'leavesTrigger',
};
export default leavesPlay;
