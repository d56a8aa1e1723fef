import type { Game, Judge, ObjectId, Sight, SizeOrigin } from '@arbiter/engine';
import { abilitiesOf } from './abilities.ts';
import { effectText } from './effects.ts';
import { objectName } from './names.ts';
import { isKnownTo, isSeenBy, objectOf, type Looker } from './viewer.ts';

/** One step on the way to what a creature is now. */
export interface StoryStep {
  /** What does it: `printed`, `counters`, or the name of what the effect comes from. */
  readonly by: string;
  /** Its object, if it is in play. */
  readonly source: ObjectId | null;
  /** What the effect says; empty for what is printed, and for counters. */
  readonly text: string;
  /** Power and toughness after it. */
  readonly power: number;
  readonly toughness: number;
  /** It says what the size is, not what is added to it. */
  readonly sets: boolean;
  readonly rule: string;
}

/**
 * How the size of a permanent comes about, effect by effect in the order in which they apply. Anyone who may see it may know all of
 * it: effects lie open.
 *
 * @returns null if there is no such permanent, or it has no size
 */
export function storyFor(
  judge: Judge,
  game: Game,
  id: ObjectId,
  viewer: Looker,
): StoryStep[] | null {
  const object = objectOf(game, id);
  if (object?.zone !== 'battlefield' || !isSeenBy(viewer, object)) return null;
  const sight = judge.see(game);
  if (!sight.isCreature(id)) return null;
  return sight.sizeStory(id).map(({ origin, power, toughness, sets }) => ({
    ...toldOf(sight, origin, viewer),
    power,
    toughness,
    sets,
  }));
}

function toldOf(
  sight: Sight,
  origin: SizeOrigin,
  viewer: Looker,
): Pick<StoryStep, 'by' | 'source' | 'text' | 'rule'> {
  const { cite } = sight.rules;
  switch (origin.kind) {
    case 'printed':
      return { by: 'printed', source: null, text: '', rule: cite.continuousOrder };
    case 'counters':
      return { by: 'counters', source: null, text: '', rule: cite.counters };
    case 'static':
      return {
        by: objectName(sight.game, origin.source, viewer),
        source: origin.source,
        text: staticText(sight, origin.source, viewer),
        rule: cite.staticAbility,
      };
    case 'effect': {
      const effect = sight.game.effects.find(({ id }) => id === origin.effect);
      const text = effect === undefined ? '' : effectText(sight.game, effect, viewer);
      return { by: 'an effect', source: null, text, rule: cite.duration };
    }
    default:
      return origin satisfies never;
  }
}

/** The abilities of a permanent that change what others or itself are. What lies face down tells its controller alone. */
function staticText(sight: Sight, id: ObjectId, viewer: Looker): string {
  if (!isKnownTo(viewer, sight.object(id))) return '';
  const changing = sight
    .abilities(id)
    .filter(({ ability }) => ability.kind === 'static' && 'modifies' in ability.effect);
  return abilitiesOf(sight, id, changing)
    .map(({ text }) => text)
    .join(' ');
}
