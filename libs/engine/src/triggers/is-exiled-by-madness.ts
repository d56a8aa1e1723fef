import { eventsOf, type Occurrence, type TriggerMeaning, type TriggerOf } from './meaning.ts';

type Exiled = TriggerOf<'is exiled by madness'>;

const isExiledByMadness: TriggerMeaning<Exiled> = {
  // It moves as well, but so does most of what happens.
  events: ['EventReplaced'],
  /** By its own madness, and not by what else has discarded cards exiled (TSP 502.24a). */
  occurrences(happened) {
    const byThemselves = eventsOf(happened, 'EventReplaced')
      .filter(({ what }) => what === 'discard')
      .map(({ cause }) => cause);
    return eventsOf(happened, 'ObjectMoved')
      .filter(
        ({ object, to, cause, newId }) =>
          to === 'exile' &&
          cause === 'discard' &&
          byThemselves.includes(object) &&
          happened.sight.abilities(newId).some(({ keyword }) => keyword === 'madness'),
      )
      .map(({ newId }): Occurrence<Exiled> => ({
        bindings: { event: newId },
        card: newId,
        fits: ({ what }, { watches }) => watches(what, newId),
      }));
  },
};
export default isExiledByMadness;
