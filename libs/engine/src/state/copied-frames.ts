/** Copies of frames, field by field, as those of what else changes at nearly every command (`evolve/copies.ts`). */
import type { Writable } from '@arbiter/kernel';
import type {
  AnnounceFrame,
  Frame,
  FrameKind,
  FrameOf,
  PayFrame,
  PriorityFrame,
  ResolveFrame,
  TriggersFrame,
} from './frames.ts';

/** A copy of a frame, to be written to. */
export function frameLike<F extends Frame>(frame: F): Writable<F> {
  const copy = COPIES[frame.kind] as unknown as (frame: F) => Writable<F>;
  return copy(frame);
}

const COPIES: { readonly [K in FrameKind]: (frame: FrameOf<K>) => Writable<FrameOf<K>> } = {
  announce: (frame) => announceLike(frame, frame.start),
  batch: () => ({ kind: 'batch' }),
  changes: (frame) => ({ ...frame }),
  declare: ({ attack, block, answer }) => ({ kind: 'declare', attack, block, answer }),
  loop: ({ answer }) => ({ kind: 'loop', answer }),
  opening: (frame) => ({ ...frame }),
  pay: payLike,
  priority: priorityLike,
  resolve: resolveLike,
  triggers: triggersLike,
  turn: ({ step, action, answer }) => ({ kind: 'turn', step, action, answer }),
};

function priorityLike(frame: PriorityFrame): Writable<PriorityFrame> {
  const { seat, passes } = frame;
  const copy: Writable<PriorityFrame> = { kind: 'priority', seat, passes };
  if (frame.window !== undefined) copy.window = frame.window;
  if (frame.rounds !== undefined) copy.rounds = frame.rounds;
  if (frame.loop !== undefined) copy.loop = frame.loop;
  if (frame.attack !== undefined) copy.attack = frame.attack;
  return copy;
}

/** A copy of an announcement with another beginning: each step of playing something makes one. */
export function announceLike(
  frame: Omit<AnnounceFrame, 'start'>,
  start: AnnounceFrame['start'],
): Writable<AnnounceFrame> {
  const copy: Writable<AnnounceFrame> = {
    kind: 'announce',
    seat: frame.seat,
    at: frame.at,
    part: frame.part,
    choices: frame.choices,
    brought: frame.brought,
    answer: frame.answer,
    played: frame.played,
    payment: frame.payment,
    object: frame.object,
    source: frame.source,
    ability: frame.ability,
    start,
  };
  if (frame.from !== undefined) copy.from = frame.from;
  if (frame.card !== undefined) copy.card = frame.card;
  if (frame.opponentChose !== undefined) copy.opponentChose = frame.opponentChose;
  if (frame.picked !== undefined) copy.picked = frame.picked;
  if (frame.pickedByAnswer !== undefined) copy.pickedByAnswer = frame.pickedByAnswer;
  if (frame.lockedIn !== undefined) copy.lockedIn = frame.lockedIn;
  return copy;
}

function triggersLike({
  ordered,
  answer,
  series,
  since,
  activeIsDone,
}: TriggersFrame): Writable<TriggersFrame> {
  const copy: Writable<TriggersFrame> = { kind: 'triggers', ordered, answer };
  if (series !== undefined) copy.series = series;
  if (since !== undefined) copy.since = since;
  if (activeIsDone !== undefined) copy.activeIsDone = activeIsDone;
  return copy;
}

function resolveLike(frame: ResolveFrame): Writable<ResolveFrame> {
  const copy: Writable<ResolveFrame> = {
    kind: 'resolve',
    object: frame.object,
    source: frame.source,
    controller: frame.controller,
    ability: frame.ability,
    at: frame.at,
    choices: frame.choices,
    bindings: frame.bindings,
    answer: frame.answer,
  };
  if (frame.rounds !== undefined) copy.rounds = frame.rounds;
  if (frame.progress !== undefined) copy.progress = frame.progress;
  if (frame.happened !== undefined) copy.happened = frame.happened;
  if (frame.met !== undefined) copy.met = frame.met;
  return copy;
}

function payLike(frame: PayFrame): Writable<PayFrame> {
  const { seat, object, cost, at, payment, part, answer } = frame;
  const copy: Writable<PayFrame> = { kind: 'pay', seat, object, cost, at, payment, part, answer };
  if (frame.picked !== undefined) copy.picked = frame.picked;
  if (frame.for !== undefined) copy.for = frame.for;
  if (frame.more !== undefined) copy.more = frame.more;
  return copy;
}
