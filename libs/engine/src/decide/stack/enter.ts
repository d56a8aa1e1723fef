import { creatureType, type WordKind } from '@arbiter/cards';
import {
  chooseWhatToCopy,
  chooseWhatToEnchant,
  copyOptions,
  enchantOptions,
} from '../../decisions/choose/arrival.ts';
import type { Choice } from '../../decisions/choose/choice.ts';
import { word } from '../../decisions/word.ts';
import type { Arrival } from '../../events.ts';
import { opponentOf, playerRef, type ObjectId, type Seat } from '../../state/basics.ts';
import { FACE_DOWN, isFaceDown } from '../../state/face-down.ts';
import type { GameObject } from '../../state/objects.ts';
import type { ArrivalChoice } from '../../state/progress.ts';
import type { Run } from './run.ts';

/**
 * Everything that has to be chosen before an object can come into play, one thing after the other: what it copies,
 * a word, and, unless it was a spell with a target, what a local enchantment enchants (6ED 214.8d, 410.10e). Who puts
 * it into play chooses the latter; the rest does who will control it (6ED Glossary: Comes into Play).
 * @param seat who will control it
 * @returns how it arrives; or that it waits for a choice; or that it can't come into play and stays where it is.
 */
export function arrivalOf(
  run: Run,
  object: GameObject,
  seat: Seat,
  target?: ObjectId,
): Arrival | 'waits' | 'stays' {
  const { work } = run;
  const copied = copyOnEntering(run, object, seat);
  if (copied === 'waits') return 'waits';
  const { copyOf, copyText = object.text } = copied;
  const printed =
    copyOf === undefined ? work.printed(object) : work.cards.printed(copyOf, copyText);
  const arrival: Arrival[] = [copied];
  for (const { choosing } of printed.enters) {
    if (choosing === undefined) continue;
    if (choosing === 'opponent') {
      // There is one opponent, so nobody is asked (6ED 100.1).
      arrival.push({ chosen: { opponent: playerRef(opponentOf(seat)) } });
      continue;
    }
    const chosen = wordOnEntering(run, object, seat, choosing);
    if (chosen === null) return 'waits';
    arrival.push({ chosen: { [choosing]: chosen } });
  }
  if (printed.enchants !== null) {
    const attachedTo = target ?? permanentToEnchant(run, object);
    if (typeof attachedTo === 'string') return attachedTo;
    arrival.push({ attachedTo });
  }
  return Object.assign({}, ...arrival) as Arrival;
}

/** What has been chosen so far for what this instruction brings into play. */
export function choicesSoFar(run: Run): readonly ArrivalChoice[] {
  return (run.progress('arrival') ?? run.progress('arrivalOrder'))?.chosen ?? [];
}

/** A word for the object; `null` if it was asked for just now. */
function wordOnEntering(
  run: Run,
  { id: object }: GameObject,
  seat: Seat,
  of: WordKind,
): string | null {
  for (const one of choicesSoFar(run)) {
    if (one.object === object && one.what === 'word' && one.of === of) return one.is;
  }
  const answer = run.answerTo(word);
  if (answer === null) {
    note(run, object);
    word.ask(run.work, seat, { of });
    return null;
  }
  const is = of === 'creature type' ? creatureType(answer) : answer;
  note(run, object, { object, what: 'word', of, is });
  return is;
}

/** Another object for the object; `null` if it was asked for just now. */
function objectOnEntering(
  run: Run,
  { id: object }: GameObject,
  seat: Seat,
  what: 'copy' | 'on',
  choice: Choice,
): ObjectId | null {
  for (const one of choicesSoFar(run)) {
    if (one.object === object && one.what === what) return one.is;
  }
  const [is] = run.answerTo(choice.decision) ?? [];
  if (is === undefined) {
    note(run, object);
    choice.ask(run.work, seat);
    return null;
  }
  note(run, object, { object, what, is });
  return is;
}

function note(run: Run, asking: ObjectId, ...more: readonly ArrivalChoice[]): void {
  run.proceed({ of: 'arrival', chosen: [...choicesSoFar(run), ...more], asking });
}

function permanentToEnchant(run: Run, object: GameObject): ObjectId | 'waits' | 'stays' {
  const options = enchantOptions(run.work, object, run.controller);
  const [only] = options;
  if (only === undefined) return 'stays';
  if (options.length === 1) return only;
  return objectOnEntering(run, object, run.controller, 'on', chooseWhatToEnchant) ?? 'waits';
}

/** What it copies, if its text says so. */
function copyOnEntering(run: Run, object: GameObject, seat: Seat): Arrival | 'waits' {
  const { work } = run;
  const options = copyOptions(work, object);
  const [only] = options;
  if (only === undefined) return {};
  const chosen =
    options.length === 1 ? only : objectOnEntering(run, object, seat, 'copy', chooseWhatToCopy);
  if (chosen === null) return 'waits';
  // Copiable values alone: the definition, as printed or as copied itself; a word that was changed in the spell
  // stays changed in the permanent (6ED 415.3).
  const model = work.object(chosen);
  return { copyOf: isFaceDown(model) ? FACE_DOWN.name : model.name, copyText: object.text };
}
