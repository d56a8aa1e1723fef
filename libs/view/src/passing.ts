import { manaTotal } from '@arbiter/cards';
import {
  isBeyondBlocks,
  makesBatches,
  type Seat,
  type Sight,
  type StepOfTurn,
} from '@arbiter/engine';
import { objectName } from './names.ts';
import { priorityOf } from './window.ts';

/** Where a pass leads, if the other player passes too. */
export interface PassView {
  /** How “Pass” goes on: “to declare blockers”. */
  readonly label: string;
  /** How much life the seat loses for the mana in its pool, should it pass now (6ED 300.4); 0 if none. */
  readonly burns: number;
}

/**
 * What a pass leads to. It follows from what all can see: whether the other player will be asked is for nobody to know.
 */
export function passOf(sight: Sight, seat: Seat): PassView {
  const { game, rules } = sight;
  const frame = priorityOf(sight);
  const window = frame?.window;
  const [top] = game.stack.slice(window?.base ?? 0).reverse();
  if (top !== undefined && window?.for !== 'interrupts') {
    if (makesBatches(sight)) return { label: 'and let the batch resolve', burns: 0 };
    return { label: `and let ${objectName(game, top, seat)} resolve`, burns: 0 };
  }
  // The phase ends with that, and with an attack.
  if (window?.for === 'untap') return { label: 'and untap', burns: burnOf(sight, seat) };
  if (window !== undefined) return { label: 'and let it happen', burns: 0 };
  if (frame?.attack === true) {
    return { label: 'and let the attack begin', burns: burnOf(sight, seat) };
  }
  const { step, phase } = game.turn;
  const next = stepAfter(sight, rules.turn, step);
  const leaves = next?.phase !== phase;
  const burns = leaves ? burnOf(sight, seat) : 0;
  return { label: `to ${next === null ? 'the next turn' : next.name}`, burns };
}

/**
 * Whether the seat is attacked and, as things stand, won't be asked how to block. All can see that: it follows from what is in play.
 */
export function isPastBlocks(sight: Sight, seat: Seat): boolean {
  const { combat, turn } = sight.game;
  if (combat === null || combat.blockersDeclared || turn.active === seat) return false;
  return combat.attackers.length > 0 && isBeyondBlocks(sight);
}

/** How much life the seat loses for the mana in its pool, should the phase end now (6ED 300.4, 5ED Mana Burn.2). */
export const burnOf = ({ game, rules }: Sight, seat: Seat): number =>
  rules.manaLeftOver(manaTotal(game.players[seat].pool)).lifeLost;

/** The next step that all know to come; null for the end of the turn, with what no player acts in. */
function stepAfter({ game }: Sight, steps: readonly StepOfTurn[], name: string): StepOfTurn | null {
  const from = steps.findIndex((one) => one.name === name);
  const next = steps.slice(from + 1).find(({ onlyIf, withoutAttack }) => {
    if (onlyIf === 'firstStrike') return false;
    if (onlyIf === 'attack' && game.turn.attacked !== true) return false;
    const isOver = game.combat !== null && game.combat.attackers.length === 0;
    return !(isOver && withoutAttack === 'skipped');
  });
  return next === undefined || next.name === steps.at(-1)?.name ? null : next;
}
