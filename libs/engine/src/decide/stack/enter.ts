import { creatureType, type WordKind } from '@arbiter/cards';
import type { Arrival } from '../../events.ts';
import { canEnchant } from '../../sight/enchanting.ts';
import { everyInPlay } from '../../sight/filters.ts';
import type { Sight } from '../../sight/sight.ts';
import type { ObjectId } from '../../state/basics.ts';
import type { ResolveFrame } from '../../state/frames.ts';
import type { BoundValue, GameObject } from '../../state/objects.ts';
import type { Run } from './run.ts';

/**
 * Everything that has to be chosen before an object can come into play, one thing after the other: what it copies,
 * a word, and, unless it was a spell with a target, what a local enchantment enchants (6ED 214.8d, 410.10e). Whoever
 * puts it into play chooses.
 * @returns how it arrives; or that it waits for a choice; or that it can't come into play and stays where it is.
 */
export function arrivalOf(
  run: Run,
  object: GameObject,
  target?: ObjectId,
): Arrival | 'waits' | 'stays' {
  const { work } = run;
  const copied = copyOnEntering(run, object);
  if (copied === 'waits') return 'waits';
  const printed = work.cards.printed(copied.copyOf ?? object.name, copied.copyText ?? object.text);
  const arrival: Arrival[] = [copied];
  for (const { choosing } of printed.enters) {
    if (choosing === undefined) continue;
    const word = wordOnEntering(run, object, choosing);
    if (word === null) return 'waits';
    arrival.push({ chosen: { [choosing]: word } });
  }
  if (printed.enchants !== null) {
    const attachedTo = target ?? permanentToEnchant(run, object);
    if (typeof attachedTo === 'string') return attachedTo;
    arrival.push({ attachedTo });
  }
  return Object.assign({}, ...arrival) as Arrival;
}

/** An answer that is kept under a name until the object comes into play; `null` while it has to be waited for. */
function settled(run: Run, what: string, object: GameObject, ask: () => void): BoundValue | null {
  const key = `${what} of ${object.id}`;
  const known = run.bindings[key];
  if (known !== undefined) return known;
  const answer = run.takeAnswer();
  if (answer === null) {
    run.bind('entering', object.id);
    ask();
    return null;
  }
  const value = Array.isArray(answer) ? (answer[0] as ObjectId) : (answer as string);
  run.bind(key, value);
  return value;
}

function wordOnEntering(run: Run, object: GameObject, of: WordKind): string | null {
  const word = settled(run, of, object, () => {
    run.work.ask(run.controller, { kind: 'word', of }, 'asItEnters');
  });
  return of === 'creature type' && word !== null ? creatureType(word as string) : (word as string);
}

function permanentToEnchant(run: Run, object: GameObject): ObjectId | 'waits' | 'stays' {
  const options = enchantOptions(run.work, object, run.frame);
  const [only] = options;
  if (only === undefined) return 'stays';
  if (options.length === 1) return only;
  const chosen = settled(run, 'on', object, () => {
    run.work.askToChoose(run.controller, 'enchant', 'enchantOnEntering');
  });
  return chosen === null ? 'waits' : (chosen as ObjectId);
}

/** What it copies, if its text says so. */
function copyOnEntering(run: Run, object: GameObject): Arrival | 'waits' {
  const { work } = run;
  const options = copyOptions(work, object);
  const [only] = options;
  if (only === undefined) return {};
  const chosen =
    options.length === 1
      ? only
      : settled(run, 'copy', object, () => {
          work.askToChoose(run.controller, 'copy', 'asItEnters');
        });
  if (chosen === null) return 'waits';
  // Copiable values alone: the definition, as printed or as copied itself; a word that was changed in the spell
  // stays changed in the permanent (6ED 415.3).
  return { copyOf: work.object(chosen as ObjectId).name, copyText: object.text };
}

/** The object whose coming into play is being chosen about. */
export function objectEntering(sight: Sight, frame: ResolveFrame): GameObject {
  const { entering } = frame.bindings;
  return sight.object(typeof entering === 'number' ? entering : frame.object);
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

/** Every permanent that a local enchantment may come into play on. */
export function enchantOptions(
  sight: Sight,
  object: GameObject,
  { controller }: Pick<ResolveFrame, 'controller'>,
): ObjectId[] {
  return sight.game.battlefield.filter((id) => canEnchant(sight, object.id, controller, id));
}
