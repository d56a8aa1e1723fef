import type { Zone as CardZone } from '@arbiter/cards';
import type { Zone } from '../state/basics.ts';
import { eventsOf, type Occurrence, type TriggerMeaning, type TriggerOf } from './meaning.ts';

type Dies = TriggerOf<'is put into a graveyard'>;

/** A permanent is looked at as it last was in play, any other card as it lies there. */
const isPutIntoAGraveyard: TriggerMeaning<Dies> = {
  events: ['ObjectMoved'],
  occurrences: (happened) =>
    eventsOf(happened, 'ObjectMoved')
      .filter(({ to }) => to === 'graveyard')
      .map(({ object, newId, from, cause }): Occurrence<Dies> => {
        const left = from === 'battlefield';
        return {
          bindings: left ? { event: newId, was: object } : { event: newId },
          from,
          ...(left ? {} : { card: newId }),
          fits: ({ what, from: wanted, resolved }, { watches }) =>
            (resolved !== true || cause === 'resolve') &&
            (wanted === undefined || zoneOf(wanted) === from) &&
            watches(what, left ? object : newId),
        };
      }),
  topic: ({ from }) => (from === 'play' ? 'leavesTrigger' : 'abilityTriggers'),
};
export default isPutIntoAGraveyard;

const zoneOf = (zone: CardZone): Zone => (zone === 'play' ? 'battlefield' : zone);
