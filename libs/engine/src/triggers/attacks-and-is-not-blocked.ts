import { eventsOf, type TriggerMeaning, type TriggerOf } from './meaning.ts';

/** Known once blockers have been declared, none of them included (6ED 410.9a). */
const attacksAndIsNotBlocked: TriggerMeaning<TriggerOf<'attacks and is not blocked'>> = {
  events: ['BlockersDeclared'],
  occurrences: (happened) =>
    eventsOf(happened, 'BlockersDeclared').flatMap(() =>
      (happened.sight.game.combat?.attackers ?? [])
        .filter(({ blocked }) => !blocked)
        .map(({ object }) => ({
          bindings: { event: object },
          fits: ({ what }, { watches }) => watches(what, object),
        })),
    ),
};
export default attacksAndIsNotBlocked;
