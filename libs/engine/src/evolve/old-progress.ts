import type { WordKind } from '@arbiter/cards';
import { isPlayer, seatOf, type ObjectId, type Seat } from '../state/basics.ts';
import type { Question } from '../state/decisions.ts';
import type { ResolveFrame } from '../state/frames.ts';
import type { Bindings, BoundValue } from '../state/objects.ts';
import type { ArrivalChoice, InstructionProgress, SettledOrder } from '../state/progress.ts';

/**
 * How far an instruction had come in records in which that still stood among the names that its text had bound. Only a
 * frame that asks without any progress of its own is read so: what is asked today by an instruction that asks more than
 * once has always noted it.
 *
 * @returns undefined if the question is not of such an instruction
 */
export function oldProgress(
  { bindings, object }: ResolveFrame,
  question: Question,
): InstructionProgress | undefined {
  switch (question.kind) {
    case 'newTarget':
      return {
        of: 'newTargets',
        spell: numberIn(bindings['retargeted']),
        at: numberIn(bindings['retargetedAt']),
      };
    case 'word':
      return arrival(bindings, object);
    case 'choose':
      if (question.purpose === 'copy' || question.purpose === 'enchant') {
        return arrival(bindings, object);
      }
      return question.purpose === 'discard' ? discard(bindings) : undefined;
    case 'order': {
      const among = objectsIn(bindings['arriving']);
      return question.of === 'library'
        ? { of: 'libraryOrder', settled: orders(bindings), among }
        : { of: 'arrivalOrder', chosen: choices(bindings), among };
    }
    default:
      return undefined;
  }
}

function discard(bindings: Bindings): InstructionProgress {
  const who = bindings['discarder'];
  const asking: Seat = who === 'p0' || who === 'p1' ? seatOf(who) : 0;
  return { of: 'discard', asking, chosen: objectsIn(bindings['discarding']) };
}

function arrival(bindings: Bindings, object: ObjectId): InstructionProgress {
  const asking = numberIn(bindings['entering']) || object;
  return { of: 'arrival', asking, chosen: choices(bindings) };
}

/** `copy of 7`, `on of 7`, `creature type of 7`. */
function choices(bindings: Bindings): ArrivalChoice[] {
  return Object.entries(bindings).flatMap(([key, is]): ArrivalChoice[] => {
    const [, what = '', id = ''] = /^(.+) of (\d+)$/u.exec(key) ?? [];
    const object = Number(id);
    if (typeof is === 'number') {
      return what === 'copy' || what === 'on' ? [{ object, what, is }] : [];
    }
    const of = WORDS.find((kind) => kind === what);
    return of === undefined || typeof is !== 'string' ? [] : [{ object, what: 'word', of, is }];
  });
}

const WORDS: readonly WordKind[] = ['color', 'creature type', 'land type', 'basic land type'];

function orders(bindings: Bindings): SettledOrder[] {
  return ([0, 1] as const).flatMap((seat) => {
    const order = bindings[`order of ${String(seat)}`];
    return order === undefined ? [] : [{ seat, order: objectsIn(order) }];
  });
}

function numberIn(value: BoundValue | undefined): number {
  return typeof value === 'number' ? value : 0;
}

function objectsIn(value: BoundValue | undefined): ObjectId[] {
  if (typeof value !== 'object') return [];
  return value.filter((one): one is ObjectId => !isPlayer(one));
}
