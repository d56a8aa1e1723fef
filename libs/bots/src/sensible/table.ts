import type { ObjectId, PlayerRef, Recipient, Seat } from '@arbiter/engine';
import type { CardView, PermanentView, PlayerView, StackView, View } from '@arbiter/view';

/** The table as a player thinks of it: mine and theirs. */
export class Table {
  readonly view: View;
  readonly seat: Seat;
  readonly me: PlayerView;
  readonly them: PlayerView;
  readonly mine: readonly PermanentView[];
  readonly theirs: readonly PermanentView[];

  constructor(view: View) {
    if (typeof view.viewer !== 'number') throw new Error('a bot plays from a seat');
    this.view = view;
    this.seat = view.viewer;
    this.me = view.players[this.seat];
    this.them = view.players[this.seat === 0 ? 1 : 0];
    this.mine = view.permanents.filter(({ controller }) => controller === this.seat);
    this.theirs = view.permanents.filter(({ controller }) => controller !== this.seat);
  }

  get hand(): readonly CardView[] {
    return this.me.hand ?? [];
  }

  get myTurn(): boolean {
    return this.view.turn.active === this.seat;
  }

  get step(): string {
    return this.view.turn.step;
  }

  get myFace(): PlayerRef {
    return this.seat === 0 ? 'p0' : 'p1';
  }

  get theirFace(): PlayerRef {
    return this.seat === 0 ? 'p1' : 'p0';
  }

  /** The top of the stack, if it is theirs. */
  get threat(): StackView | null {
    const top = this.view.stack[this.view.stack.length - 1];
    return top !== undefined && top.controller !== this.seat && top.kind !== 'damage' ? top : null;
  }

  permanent(id: Recipient): PermanentView | undefined {
    return this.view.permanents.find((one) => one.id === id);
  }

  isMine(what: Recipient): boolean {
    if (typeof what === 'string') return what === this.myFace;
    return (this.permanent(what) ?? this.onStack(what))?.controller === this.seat;
  }

  onStack(id: ObjectId): StackView | undefined {
    return this.view.stack.find((one) => one.id === id);
  }
}

export const isCreature = (one: PermanentView): boolean => one.power !== null;
export const isLand = ({ types }: CardView): boolean => types.includes('Land');

/** How much damage it takes to destroy it. */
export const leftOf = (one: PermanentView): number => (one.toughness ?? 0) - one.damage;
export const powerOf = (one: PermanentView): number => Math.max(0, one.power ?? 0);

/** How much a permanent is worth to whoever has it. */
export function worthOf(one: PermanentView): number {
  const basic = one.supertypes.includes('Basic') ? 2 : 3;
  if (one.power === null) return isLand(one) ? basic : 4;
  return (one.token ? 0 : 2) + powerOf(one) + (one.toughness ?? 0) / 2 + one.abilities.length;
}

/** Converted mana cost of what is written on a card. */
export function manaValueOf({ cost }: CardView): number {
  let value = 0;
  for (const [part] of cost.matchAll(/\d+|[A-Z]/gu)) value += /\d/u.test(part) ? Number(part) : 1;
  return value;
}

/** The item with the largest score; `undefined` of none. */
export function best<T>(items: readonly T[], score: (item: T) => number): T | undefined {
  let found: T | undefined;
  let most = -Infinity;
  for (const item of items) {
    const value = score(item);
    if (value > most) [found, most] = [item, value];
  }
  return found;
}
