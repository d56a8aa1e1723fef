import { eventsOf, type TriggerMeaning, type TriggerOf } from './meaning.ts';

/** It is looked at as it is face up: its own abilities watch for it. */
const isTurnedFaceUp: TriggerMeaning<TriggerOf<'is turned face up'>> = {
  events: ['PermanentTurned'],
  occurrences: (happened) =>
    eventsOf(happened, 'PermanentTurned')
      .filter(({ faceDown }) => !faceDown)
      .map(({ object }) => ({
        bindings: { event: object },
        fits: ({ what }, { watches }) => watches(what, object),
      })),
};
export default isTurnedFaceUp;
