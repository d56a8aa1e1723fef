import { eventsOf, type Occurrence, type TriggerMeaning, type TriggerOf } from './meaning.ts';

type Enters = TriggerOf<'comes into play'>;

/** 6ED 410.10a: whatever enters is looked at as it is in play. */
const comesIntoPlay: TriggerMeaning<Enters> = {
  occurrences(happened) {
    const cards = eventsOf(happened, 'ObjectMoved').flatMap(({ newId, from, to }) =>
      to === 'battlefield' ? [{ object: newId, from }] : [],
    );
    const tokens = eventsOf(happened, 'TokenCreated').map(({ object }) => ({ object, from: null }));
    return [...cards, ...tokens].map(({ object, from }): Occurrence<Enters> => ({
      bindings: { event: object },
      fits: (trigger, { watches }) =>
        watches(trigger.what, object) && (trigger.from === undefined || trigger.from === from),
    }));
  },
  topic: () => 'entersTrigger',
};
export default comesIntoPlay;
