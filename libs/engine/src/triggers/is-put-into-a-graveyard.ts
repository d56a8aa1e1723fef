import type { Zone as CardZone } from '@arbiter/cards';
import type { Zone } from '../state/basics.ts';
import { eventsOf, type Occurrence, type TriggerMeaning, type TriggerOf } from './meaning.ts';

type Dies = TriggerOf<'is put into a graveyard'>;

/** A permanent is looked at as it last was in play, any other card as it lies there. */
const isPutIntoAGraveyard: TriggerMeaning<Dies> = {
  events: ['ObjectMoved'],
  occurrences: (happened) =>
    eventsOf(happened, 'ObjectMoved').flatMap(({ object, newId, from, to, cause }) => {
      if (to !== 'graveyard') return NONE;
      const left = from === 'battlefield';
      const fits: Occurrence<Dies>['fits'] = ({ what, from: wanted, resolved }, { watches }) =>
        (resolved !== true || cause === 'resolve') &&
        (wanted === undefined || zoneOf(wanted) === from) &&
        watches(what, left ? object : newId);
      return left
        ? { bindings: { event: newId, was: object }, from, fits }
        : { bindings: { event: newId }, from, card: newId, fits };
    }),
  topic: ({ from }) => (from === 'play' ? 'leavesTrigger' : 'abilityTriggers'),
};
export default isPutIntoAGraveyard;

const NONE: readonly Occurrence<Dies>[] = [];

const zoneOf = (zone: CardZone): Zone => (zone === 'play' ? 'battlefield' : zone);
