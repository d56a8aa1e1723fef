import { eventsOf, type TriggerMeaning, type TriggerOf } from './meaning.ts';

/** Looked at as it is after the event, where none of the kind is left. */
const losesItsLastCounter: TriggerMeaning<TriggerOf<'loses its last counter'>> = {
  events: ['CountersChanged'],
  occurrences: (happened) =>
    eventsOf(happened, 'CountersChanged')
      .filter(({ by }) => by < 0)
      .map(({ object, counter: kind }) => ({
        bindings: { event: object },
        fits: ({ what, counter }, { sight, watches }) =>
          counter === kind &&
          (sight.object(object).counters?.[kind] ?? 0) === 0 &&
          watches(what, object),
      })),
};
export default losesItsLastCounter;
