import { eventsOf, type Occurrence, type TriggerMeaning, type TriggerOf } from './meaning.ts';

type Exiled = TriggerOf<'is exiled by madness'>;

const isExiledByMadness: TriggerMeaning<Exiled> = {
  occurrences: (happened) =>
    eventsOf(happened, 'ObjectMoved')
      .filter(
        ({ to, cause, newId }) =>
          to === 'exile' &&
          cause === 'discard' &&
          happened.sight.abilities(newId).some(({ keyword }) => keyword === 'madness'),
      )
      .map(({ newId }): Occurrence<Exiled> => ({
        bindings: { event: newId },
        card: newId,
        fits: ({ what }, { watches }) => watches(what, newId),
      })),
};
export default isExiledByMadness;
