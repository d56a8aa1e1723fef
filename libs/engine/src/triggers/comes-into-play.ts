import { eventsOf, type Occurrence, type TriggerMeaning, type TriggerOf } from './meaning.ts';

type Enters = TriggerOf<'comes into play'>;

/** 6ED 410.10a: whatever enters is looked at as it is in play. */
const comesIntoPlay: TriggerMeaning<Enters> = {
  events: ['ObjectMoved', 'TokenCreated'],
  occurrences(happened) {
    const cards = eventsOf(happened, 'ObjectMoved').flatMap(({ newId, from, to, cause }) =>
      to === 'battlefield' ? [{ object: newId, from, cause }] : [],
    );
    const tokens = eventsOf(happened, 'TokenCreated').map(({ object }) => ({
      object,
      from: null,
      cause: null,
    }));
    return [...cards, ...tokens].map(({ object, from, cause }): Occurrence<Enters> => ({
      bindings: { event: object },
      fits: (trigger, { watches }) =>
        watches(trigger.what, object) &&
        (trigger.from === undefined || trigger.from === from) &&
        (trigger.played === undefined || cause === 'play'),
    }));
  },
  topic: () => 'entersTrigger',
};
export default comesIntoPlay;
