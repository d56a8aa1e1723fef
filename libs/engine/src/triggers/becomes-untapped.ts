import { eventsOf, type TriggerMeaning, type TriggerOf } from './meaning.ts';

const becomesUntapped: TriggerMeaning<TriggerOf<'becomes untapped'>> = {
  events: ['PermanentsUntapped'],
  occurrences: (happened) =>
    eventsOf(happened, 'PermanentsUntapped').flatMap(({ objects }) =>
      objects.map((object) => ({
        bindings: { event: object },
        fits: ({ what }, { watches }) => watches(what, object),
      })),
    ),
};
export default becomesUntapped;
