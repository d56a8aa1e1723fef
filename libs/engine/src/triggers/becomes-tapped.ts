import { eventsOf, type TriggerMeaning, type TriggerOf } from './meaning.ts';

const becomesTapped: TriggerMeaning<TriggerOf<'becomes tapped'>> = {
  events: ['PermanentTapped'],
  occurrences: (happened) =>
    eventsOf(happened, 'PermanentTapped').map(({ object }) => ({
      bindings: { event: object },
      fits: ({ what }, { watches }) => watches(what, object),
    })),
};
export default becomesTapped;
