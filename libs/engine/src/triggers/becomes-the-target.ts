import { playerRef, type ObjectId } from '../state/basics.ts';
import { eventsOf, type Happened, type TriggerMeaning, type TriggerOf } from './meaning.ts';

const AIMED = ['SpellCast', 'AbilityActivated', 'TriggerChoicesMade', 'TargetsChanged'] as const;

/** Once for each time that something is a target of a spell or ability, as its targets are chosen or changed. */
const becomesTheTarget: TriggerMeaning<TriggerOf<'becomes the target'>> = {
  events: AIMED,
  occurrences: (happened) =>
    aimedNow(happened).flatMap((id) => {
      const object = happened.sight.object(id);
      const isAbility = object.kind === 'ability';
      const source = isAbility ? (object.stack?.source ?? id) : id;
      return [...new Set(object.stack?.targets.flat())].map((target) => ({
        bindings: { event: id, targeted: target, who: playerRef(object.controller) },
        fits: ({ what, of, only, who = 'each player' }, { watches, means }) =>
          watches(what, target) &&
          means(who, object.controller) &&
          (only === undefined || (only === 'ability') === isAbility) &&
          (of === undefined || watches(of, source)),
      }));
    }),
};
export default becomesTheTarget;

/** The spells and abilities whose targets have just been chosen. */
const aimedNow = (happened: Happened): ObjectId[] =>
  AIMED.flatMap((type) => eventsOf(happened, type).map(({ object }) => object));
