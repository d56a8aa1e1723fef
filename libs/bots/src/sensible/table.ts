import type { ObjectId, PlayerRef, Recipient, Seat } from '@arbiter/engine';
import type {
  CardView,
  KeywordView,
  PermanentView,
  PlayerView,
  StackView,
  View,
} from '@arbiter/view';

/** The table as a player thinks of it: mine and theirs. */
export class Table {
  readonly view: View;
  readonly seat: Seat;
  readonly me: PlayerView;
  readonly them: PlayerView;
  readonly mine: readonly PermanentView[];
  readonly theirs: readonly PermanentView[];
  readonly #byId = new Map<Recipient, PermanentView>();

  constructor(view: View) {
    if (typeof view.viewer !== 'number') throw new Error('a bot plays from a seat');
    this.view = view;
    this.seat = view.viewer;
    this.me = view.players[this.seat];
    this.them = view.players[this.seat === 0 ? 1 : 0];
    const mine: PermanentView[] = [];
    const theirs: PermanentView[] = [];
    for (const one of view.permanents) {
      (one.controller === this.seat ? mine : theirs).push(one);
      this.#byId.set(one.id, one);
    }
    this.mine = mine;
    this.theirs = theirs;
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

  /** When there is still an attack to come in this turn of mine. */
  get beforeMyAttack(): boolean {
    return this.myTurn && this.step === 'precombat main';
  }

  get atTheirEnd(): boolean {
    return !this.myTurn && this.step === 'end of turn';
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
    return this.#byId.get(id);
  }

  isMine(what: Recipient): boolean {
    if (typeof what === 'string') return what === this.myFace;
    const found = this.permanent(what) ?? this.onStack(what);
    return found === undefined
      ? this.cardOfMine(what) !== undefined
      : found.controller === this.seat;
  }

  onStack(id: ObjectId): StackView | undefined {
    return this.view.stack.find((one) => one.id === id);
  }

  /** A card in my hand or graveyard. */
  cardOfMine(id: Recipient): CardView | undefined {
    const isIt = (card: CardView): boolean => card.id === id;
    return this.hand.find(isIt) ?? this.me.graveyard.find(isIt);
  }

  /** Whether an ability of this object that I have played waits on the stack. */
  isAboutToAct(id: ObjectId): boolean {
    return this.view.stack.some(
      ({ controller, source, triggered }) =>
        controller === this.seat && source === id && !triggered,
    );
  }

  /** Whether something of mine on the stack is aimed at it already. */
  isAimedAt(what: Recipient): boolean {
    return this.view.stack.some(
      ({ controller, targets }) => controller === this.seat && targets.flat().includes(what),
    );
  }
}

export const isCreature = (one: PermanentView): boolean => one.power !== null;
export const isLand = ({ types }: CardView): boolean => types.includes('Land');

/** How much damage it takes to destroy it. */
export const leftOf = (one: PermanentView): number => (one.toughness ?? 0) - one.damage;
export const powerOf = (one: PermanentView): number => Math.max(0, one.power ?? 0);
/** Whether it has a keyword, whatever more that says. */
export const hasKeyword = ({ has = [] }: PermanentView, keyword: KeywordView['keyword']): boolean =>
  has.some((one) => one.keyword === keyword);

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
