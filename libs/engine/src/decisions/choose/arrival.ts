import { canEnchant } from '../../sight/enchanting.ts';
import { everyInPlay } from '../../sight/filters.ts';
import type { Sight } from '../../sight/sight.ts';
import type { ObjectId, Seat } from '../../state/basics.ts';
import type { ResolveFrame } from '../../state/frames.ts';
import type { GameObject } from '../../state/objects.ts';
import { progressOf, type ArrivalChoice } from '../../state/progress.ts';
import { choice, oneOf } from './choice.ts';

/** What an object comes into play as a copy of. */
export const chooseWhatToCopy = choice({
  purpose: 'copy',
  frames: ['resolve'],
  asks: 'asItEnters',
  among({ sight, frame }) {
    const object = entering(sight, frame);
    const from = copyOptions(sight, object);
    return isCopyOptional(sight, object) ? { from, least: 0, most: 1 } : oneOf(from);
  },
});

/** What a local enchantment comes into play on, where it had no target (6ED 214.8d). */
export const chooseWhatToEnchant = choice({
  purpose: 'enchant',
  frames: ['resolve'],
  asks: 'enchantOnEntering',
  among: ({ sight, frame }) =>
    oneOf(enchantOptions(sight, entering(sight, frame), frame.controller)),
});

/** Cards of the hand that are revealed for amplify, any number of them (TSP 502.27a). */
export const chooseToAmplify = choice({
  purpose: 'amplify',
  frames: ['resolve'],
  asks: 'amplify',
  among({ sight, frame, seat }) {
    const { asking, chosen, together } = progressOf(frame, 'arrival');
    const from = amplifiersFor(sight, sight.object(asking), seat, chosen, together);
    return { from, least: 0, most: from.length };
  },
  brokenRule: () => 'amplify',
});

/** Cards of the hand that share a creature type with what comes into play, itself and what comes with it aside. */
export function amplifiersFor(
  sight: Sight,
  object: GameObject,
  seat: Seat,
  chosen: readonly ArrivalChoice[],
  together: readonly ObjectId[] = [],
): readonly ObjectId[] {
  const subtypes = subtypesInPlay(sight, object, chosen);
  return sight.game.players[seat].hand.filter((card) => {
    if (card === object.id || together.includes(card)) return false;
    const other = sight.characteristics(card);
    return (
      other.types.includes('Creature') && other.subtypes.some((type) => subtypes.includes(type))
    );
  });
}

/** The subtypes that it will have: of what it enters as a copy of, if it does (TSP 503.5). */
function subtypesInPlay(
  sight: Sight,
  object: GameObject,
  chosen: readonly ArrivalChoice[],
): readonly string[] {
  const model = modelOf(sight, object, chosen);
  if (model === undefined) return sight.characteristics(object.id).subtypes;
  return sight.cards.printed(sight.object(model).name, object.text).subtypes;
}

/** What it enters as a copy of: as was said, or where nobody was asked because nothing else can be copied. */
function modelOf(
  sight: Sight,
  object: GameObject,
  chosen: readonly ArrivalChoice[],
): ObjectId | undefined {
  for (const one of chosen) {
    if (one.object === object.id && one.what === 'copy') return one.is === 0 ? undefined : one.is;
  }
  const [only, ...others] = copyOptions(sight, object);
  return others.length === 0 && !isCopyOptional(sight, object) ? only : undefined;
}

function entering(sight: Sight, frame: ResolveFrame): GameObject {
  return sight.object(progressOf(frame, 'arrival').asking);
}

/** Everything that an object may enter as a copy of. */
export function copyOptions(sight: Sight, object: GameObject): ObjectId[] {
  for (const { asCopyOf } of sight.printed(object).enters) {
    if (asCopyOf !== undefined) {
      return everyInPlay(sight, asCopyOf, {
        source: object.id,
        controller: object.controller,
      });
    }
  }
  return [];
}

/** Whether it need not copy any of them. */
export const isCopyOptional = (sight: Sight, object: GameObject): boolean =>
  sight.printed(object).enters.some(({ optional }) => optional === true);

/** Every permanent that a local enchantment may come into play on. */
export function enchantOptions(sight: Sight, object: GameObject, controller: Seat): ObjectId[] {
  const { enchantsIn } = sight.printed(object).definition;
  const all =
    enchantsIn === undefined
      ? sight.game.battlefield
      : sight.game.players.flatMap((player) => player[enchantsIn]);
  return all.filter((id) => canEnchant(sight, object.id, controller, id));
}
