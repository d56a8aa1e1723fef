import { creatureType, type ChosenKind, type Cost } from '@arbiter/cards';
import {
  amplifiersFor,
  chooseToAmplify,
  chooseWhatToCopy,
  chooseWhatToEnchant,
  copyOptions,
  isCopyOptional,
  enchantOptions,
} from '../../decisions/choose/arrival.ts';
import type { Choice } from '../../decisions/choose/choice.ts';
import { number } from '../../decisions/number.ts';
import { word } from '../../decisions/word.ts';
import type { Arrival } from '../../events.ts';
import { opponentOf, playerRef, type ObjectId, type Seat } from '../../state/basics.ts';
import { FACE_DOWN, isFaceDown } from '../../state/face-down.ts';
import { copyKey } from '../../state/names.ts';
import type { Question } from '../../state/decisions.ts';
import type { GameObject } from '../../state/objects.ts';
import type { Printed } from '../../text/printed.ts';
import type { ArrivalChoice } from '../../state/progress.ts';
import { atOnce } from '../happening/triggers.ts';
import { offer } from '../paying/offer.ts';
import type { Run } from './run.ts';

/**
 * Everything that has to be chosen before an object can come into play, one thing after the other: what it copies,
 * a word, and, unless it was a spell with a target, what a local enchantment enchants (6ED 214.8d, 410.10e). Who puts
 * it into play chooses the latter; the rest does who will control it (6ED Glossary: Comes into Play).
 * @param seat who will control it
 * @param together what comes into play at the same time, itself included
 * @returns how it arrives; or that it waits for a choice; or that it can't come into play and stays where it is; or that
 * it goes to the graveyard instead.
 */
export function arrivalOf(
  run: Run,
  object: GameObject,
  seat: Seat,
  target?: ObjectId,
  together: readonly ObjectId[] = [],
): Arrival | 'waits' | 'stays' | 'buried' {
  const { work } = run;
  const copied = copyOnEntering(run, object, seat);
  if (copied === 'waits') return 'waits';
  const { copyOf, copyText = object.text } = copied;
  const printed =
    copyOf === undefined ? work.printed(object) : work.cards.printed(copyOf, copyText);
  const arrival: Arrival[] = [copied];
  for (const { pays, unpaid } of printed.enters) {
    if (pays === undefined) continue;
    const paid = paidOnEntering(run, object, seat, pays);
    if (paid === null) return 'waits';
    if (paid) continue;
    if (unpaid === 'graveyard') return 'buried';
    arrival.push({ tapped: true });
  }
  if (printed.enters.some(({ paysLife }) => paysLife !== undefined)) {
    const lifePaid = lifeOnEntering(run, object, seat);
    if (lifePaid === null) return 'waits';
    arrival.push({ lifePaid });
  }
  if (printed.enters.some(({ choosing }) => choosing !== undefined)) {
    const chosen = wordsOnEntering(run, object, seat, printed);
    if (chosen === null) return 'waits';
    arrival.push({ chosen });
  }
  const amplified = countersByAmplify(run, object, seat, printed, together);
  if (amplified === null) return 'waits';
  if (amplified > 0) arrival.push({ counters: { '+1/+1': amplified } });
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

/** What an object of this text has its player choose, words and the opponent; `null` if some of it was asked for just now. */
export function wordsOnEntering(
  run: Run,
  object: GameObject,
  seat: Seat,
  { enters }: Printed,
): NonNullable<GameObject['chosen']> | null {
  const chosen: Partial<Record<ChosenKind, string>> = {};
  for (const { choosing } of enters) {
    if (choosing === undefined) continue;
    if (choosing === 'opponent' || choosing === 'target opponent') {
      // There is one opponent, so nobody is asked (6ED 100.1).
      chosen.opponent = playerRef(opponentOf(seat));
      continue;
    }
    const of = typeof choosing === 'object' ? 'option' : choosing;
    const oneOf = typeof choosing === 'object' ? choosing : {};
    const word = wordOnEntering(run, object, seat, { of, ...oneOf });
    if (word === null) return null;
    // It is a name like others once it is chosen.
    chosen[of === 'nonland card name' ? 'card name' : of] = word;
  }
  return chosen;
}

/** A word for the object; `null` if it was asked for just now. */
function wordOnEntering(
  run: Run,
  { id: object }: GameObject,
  seat: Seat,
  asked: Pick<Extract<Question, { readonly kind: 'word' }>, 'of' | 'oneOf'>,
): string | null {
  const { of } = asked;
  for (const one of choicesSoFar(run)) {
    if (one.object === object && one.what === 'word' && one.of === of) return one.is;
  }
  const answer = run.answerTo(word);
  if (answer === null) {
    note(run, object);
    word.ask(run.work, seat, asked);
    return null;
  }
  const is = of === 'creature type' ? creatureType(answer) : answer;
  note(run, object, { object, what: 'word', of, is });
  return is;
}

/** The counters of each instance of amplify (TSP 502.27b); `null` if cards are asked for just now. */
function countersByAmplify(
  run: Run,
  entering: GameObject,
  seat: Seat,
  { enters }: Printed,
  together: readonly ObjectId[],
): number | null {
  const { work } = run;
  const { id: object } = entering;
  const known = choicesSoFar(run).filter(
    (one) => one.what === 'revealed' && one.object === object,
  ) as readonly Extract<ArrivalChoice, { what: 'revealed' }>[];
  let counters = 0;
  let instance = 0;
  for (const { amplify } of enters) {
    if (amplify === undefined) continue;
    const earlier = known[instance]?.are;
    const isNone =
      earlier === undefined &&
      amplifiersFor(work, entering, seat, choicesSoFar(run), together).length === 0;
    const cards = earlier ?? (isNone ? [] : revealedNow(run, object, seat, together));
    if (cards === null) return null;
    if (earlier === undefined) note(run, object, { object, what: 'revealed', are: cards });
    instance += 1;
    counters += amplify * cards.length;
  }
  return counters;
}

/** Cards that its controller reveals as it comes into play; `null` if they are asked for just now. */
function revealedNow(
  run: Run,
  object: ObjectId,
  seat: Seat,
  together: readonly ObjectId[],
): readonly ObjectId[] | null {
  const cards = run.answerTo(chooseToAmplify.decision);
  if (cards === null) {
    const others = together.filter((one) => one !== object);
    run.proceed({
      ...{ of: 'arrival', chosen: choicesSoFar(run), asking: object },
      ...(others.length === 0 ? {} : { together: others }),
    });
    chooseToAmplify.ask(run.work, seat);
    return null;
  }
  for (const card of cards) run.work.emit('CardRevealed', 'amplify', { object: card, to: 'all' });
  return cards;
}

/** Whether its cost was paid; `null` if that was asked just now. */
function paidOnEntering(
  run: Run,
  { id: object }: GameObject,
  seat: Seat,
  cost: Cost,
): boolean | null {
  for (const one of choicesSoFar(run)) {
    if (one.object === object && one.what === 'paid') return one.is;
  }
  const is = run.takeResult();
  if (is === null) {
    note(run, object);
    offer(run.work, seat, object, cost);
    return null;
  }
  note(run, object, { object, what: 'paid', is });
  return is;
}

/** How much life is paid for it; `null` if that was asked just now. No more than there is (6ED Glossary: Life). */
function lifeOnEntering(run: Run, { id: object }: GameObject, seat: Seat): number | null {
  const { work } = run;
  for (const one of choicesSoFar(run)) {
    if (one.object === object && one.what === 'life') return one.is;
  }
  const most = Math.max(0, work.game.players[seat].life);
  const is = most === 0 ? 0 : run.answerTo(number);
  if (is === null) {
    note(run, object);
    number.ask(work, seat, { most });
    return null;
  }
  note(run, object, { object, what: 'life', is });
  if (is > 0) {
    atOnce(work, () => {
      work.emit('LifeLost', 'asItEnters', { seat, amount: is });
    });
  }
  return is;
}

/** Another object for the object, or 0 for none; `null` if it was asked for just now. */
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
  const answer = run.answerTo(choice.decision);
  if (answer === null) {
    note(run, object);
    choice.ask(run.work, seat);
    return null;
  }
  const [is = NONE] = answer;
  note(run, object, { object, what, is });
  return is;
}

/** Whether something has to be chosen or paid before an object of this text comes into play. */
export const asksOnEntering = ({ enters, enchants }: Printed): boolean =>
  enchants !== null ||
  enters.some(
    ({ pays, paysLife, choosing, asCopyOf, amplify }) =>
      (pays ?? paysLife ?? choosing ?? asCopyOf ?? amplify) !== undefined,
  );

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

const NONE: ObjectId = 0;

/** What it copies, if its text says so. */
function copyOnEntering(run: Run, object: GameObject, seat: Seat): Arrival | 'waits' {
  const { work } = run;
  const options = copyOptions(work, object);
  const [only] = options;
  if (only === undefined) return {};
  const isForced = options.length === 1 && !isCopyOptional(work, object);
  const chosen = isForced ? only : objectOnEntering(run, object, seat, 'copy', chooseWhatToCopy);
  if (chosen === null) return 'waits';
  if (chosen === NONE) return {};
  // Copiable values alone: the definition, as printed or as copied itself; a word that was changed in the spell
  // stays changed in the permanent (6ED 415.3).
  const model = work.object(chosen);
  const name = isFaceDown(model) ? FACE_DOWN.name : model.name;
  const adds = work.printed(object).enters.some(({ except }) => except !== undefined);
  return { copyOf: adds ? copyKey(name, object.name) : name, copyText: object.text };
}
