import type { Position, SeatOptions, View } from '@arbiter/client';
import type { Option } from './answers.ts';
import type { Plain } from '../words/say.ts';

/** When the page passes by itself. */
export const AUTO_PASSES = ['off', 'nothingToDo', 'always'] as const;
export type AutoPass = (typeof AUTO_PASSES)[number];

/** Where a player wants to be asked again. */
export const PASS_UNTIL = ['myTurn', 'endOfTurn', 'stackEmpty'] as const;
export type PassUntil = (typeof PASS_UNTIL)[number];

/** Passing until something, as it was ordered: what was there at that time interrupts nothing. */
export interface PassingOn {
  readonly until: PassUntil;
  readonly game: string;
  readonly turn: number;
  readonly attacked: boolean;
  readonly stack: readonly number[];
}

/** A player's orders for passing: the page carries them out, so that no event tells who had nothing to do. */
export interface PassingOrders {
  readonly auto: AutoPass;
  /** Nothing is passed that was not ordered, one's own spells included. */
  readonly fullControl: boolean;
  readonly on: PassingOn | null;
}

export const DEFAULT_ORDERS: PassingOrders = { auto: 'nothingToDo', fullControl: false, on: null };

type Seat = 0 | 1;

/** To pass from now on until something. */
export function passingFrom(view: View, seat: Seat, until: PassUntil): PassingOn {
  const stack = view.stack.map(({ id }) => id);
  const attacked = isAttacked(view, seat);
  return { until, game: view.game, turn: view.turn.number, attacked, stack };
}

/** Whether passing goes on: not where it was to end, and not past what the player has to know of. */
export function goesOn(on: PassingOn, view: View, seat: Seat): boolean {
  if (on.game !== view.game || view.outcome !== null || isReached(on, view, seat)) return false;
  if (hasMana(view, seat)) return false;
  if (isAttacked(view, seat) && !(on.attacked && on.turn === view.turn.number)) return false;
  return aimedAt(view, seat).every((id) => on.stack.includes(id));
}

function isReached({ until, turn }: PassingOn, { turn: now, stack }: View, seat: Seat): boolean {
  switch (until) {
    case 'myTurn':
      return now.active === seat && now.number !== turn;
    case 'endOfTurn':
      return now.number !== turn;
    case 'stackEmpty':
      return stack.length === 0;
    default:
      return until satisfies never;
  }
}

/** Whether the page passes for the player who is asked. */
export function passesByItself(
  { view, options }: Pick<Position, 'view' | 'options'>,
  seat: Seat,
  { auto, fullControl, on }: PassingOrders,
): boolean {
  if (options?.decision?.kind !== 'priority' || view.outcome !== null || view.suspended)
    return false;
  if (!options.commands.some(({ type }) => type === 'Pass')) return false;
  // A pass asks about mana burn (6ED 300.4), and mana that was made is meant for something.
  if (hasMana(view, seat)) return false;
  if (on !== null) return goesOn(on, view, seat);
  if (auto === 'off' || fullControl) return false;
  if (isOwnOnTop(view, seat)) return true;
  const nothing = hasNothingToDo(options);
  // Within a window the attack or the spell is no news: one is asked about it outside of it, too.
  if (nothing && view.priority?.window !== undefined) return true;
  if (aimedAt(view, seat).length > 0) return false;
  // Who can do nothing about an attack before it is met is asked how to block, or at least sees it (`showsFirst`).
  if (isAttacked(view, seat)) return nothing;
  return auto === 'always' || nothing;
}

/**
 * Whether what is passed is shown first: an attack that nobody may block, as the server says, would else be over before it was
 * seen. To ask about it would be to ask for a pass.
 */
export const showsFirst = (
  { options }: Pick<Position, 'options'>,
  { on }: PassingOrders,
): boolean =>
  on === null &&
  options?.commands.some((one) => one.type === 'Pass' && one.pastBlocks === true) === true;

/** Whether nothing but a pass comes of anything that is offered. */
export const hasNothingToDo = ({ commands }: Pick<SeatOptions, 'commands'>): boolean =>
  commands.every(isNothing);

/** A pass, and mana from tapping: with nothing to spend it on that is a pass, too; and an attack without a creature for it. */
function isNothing(option: Option): boolean {
  if (option.type === 'Pass') return true;
  if (option.type === 'AnnounceAttack') return option.idle === true;
  const { type } = option;
  return type === 'ActivateAbility' && option.isMana && option.costs.every((one) => one === 'tap');
}

const hasMana = ({ players }: View, seat: Seat): boolean =>
  players[seat].pool.some((count) => count > 0);

/** An attack that blockers have not met yet; afterwards it is no news. */
export function isAttacked({ turn, combat }: View, seat: Seat): boolean {
  if (turn.active === seat || combat === null || combat.blockersDeclared) return false;
  return combat.attackers.length > 0;
}

/** What resolves next is the player's own; combat damage is nobody's spell. */
function isOwnOnTop({ stack }: View, seat: Seat): boolean {
  const top = stack.at(-1);
  return top !== undefined && top.controller === seat && top.kind !== 'damage';
}

/** Spells and abilities of the other player that have the player, or something of theirs, as a target. */
function aimedAt(view: View, seat: Seat): readonly number[] {
  const { permanents, stack, players } = view;
  const cards = [...players[seat].graveyard, ...(players[seat].hand ?? [])];
  const mine = new Set<number | string>([
    `p${seat}`,
    ...[...permanents, ...stack].filter((one) => one.controller === seat).map(({ id }) => id),
    ...cards.map(({ id }) => id),
  ]);
  return stack
    .filter(({ controller, targets }) => controller !== seat && targets.flat().some(isIn(mine)))
    .map(({ id }) => id);
}

const isIn =
  <T>(some: ReadonlySet<T>) =>
  (one: T): boolean =>
    some.has(one);

/** What passing until something says of itself, and of the button that orders it. */
export const UNTIL_TEXT: Readonly<Record<PassUntil, Plain>> = {
  myTurn: 'your turn',
  endOfTurn: 'the end of the turn',
  // Whatever the rules call it: a stack, or a batch.
  stackEmpty: 'all of it has resolved',
};

export const AUTO_TEXT: Readonly<Record<AutoPass, Plain>> = {
  off: 'ask me each time',
  nothingToDo: 'pass for me where I can do nothing else',
  always: 'always pass for me',
};
