/**
 * The timing of batches a second time: slowly, from the texts of 1995 and 1997 and without anything of the engine, for the
 * tables of `small-table.ts`. It says who is asked, what that player may play, and what becomes of it.
 *
 * It is written as the rulebooks tell it: one thing after the other. Wherever a player has a say, it yields who is asked and
 * what may be played, and goes on with the answer.
 */
import { PLAYERS, type Play, type Seat, type SmallTable, type Spell } from './small-table.ts';

export type Edition = '4ED' | '5ED';

/** A player is asked; `null` as an answer is a pass. */
export interface Asked {
  readonly seat: Seat;
  readonly during: 'main' | Window;
  readonly plays: readonly Play[];
}

type Window = 'interrupts' | 'prevention' | 'replacing';
type Telling<T = void> = Generator<Asked, T, Play | null>;

/** A spell that was announced. */
interface Item {
  readonly spell: Spell;
  readonly target: string | null;
  state: 'being cast' | 'cast' | 'countered' | 'resolved';
}

interface Body {
  readonly name: string;
  toughness: number;
  damage: number;
  isThere: boolean;
  /** Saved from the destruction that is about to happen. */
  isSaved: boolean;
}

/** Damage that has been assigned and not been dealt: one lump by source and recipient. */
interface Lump {
  readonly source: string;
  /** What assigned it. */
  readonly by: Item;
  readonly to: string;
  amount: number;
}

/** A prevention step, or the moment before a destruction. */
interface Step {
  readonly lumps: readonly Lump[];
  readonly dying: readonly Body[];
}

const NO_STEP: Step = { lumps: [], dying: [] };

export class SecondOpinion {
  readonly #edition: Edition;
  readonly #hands: [Spell[], Spell[]];
  readonly bodies: readonly Body[];
  readonly life: [number, number] = [20, 20];
  readonly mana: [number, number] = [0, 0];
  /** Names of spells in the order in which they resolved or were countered. */
  readonly left: string[] = [];
  #assigned: Lump[] = [];
  /** Player 0 is the active one. */
  readonly #active: Seat = 0;

  constructor({ spells, creatures }: SmallTable, edition: Edition) {
    this.#edition = edition;
    const of = (seat: Seat): Spell[] => spells.filter(({ owner }) => owner === seat);
    this.#hands = [of(0), of(1)];
    this.bodies = creatures.map(({ name, size }) => ({
      ...{ name, toughness: size, damage: 0, isThere: true, isSaved: false },
    }));
  }

  /** The main phase, until both let it end. */
  *mainPhase(): Telling {
    yield* this.#neutralState('main', this.#active, null, NO_STEP);
  }

  /**
   * 5ED Series and Batches: batches may be begun until both decline. While something is being cast (`of`), they are
   * batches of interrupts, and end once it is countered (5ED Interrupts).
   */
  *#neutralState(during: Asked['during'], first: Seat, of: Item | null, step: Step): Telling {
    for (;;) {
      const batch = yield* this.#makeBatch(during, first, of, step);
      if (batch === null) return;
      yield* this.#resolve(batch, during);
      if (of?.state === 'countered') return;
    }
  }

  /** Players add to a batch until neither wants to; who may begin it is always the first to answer. `null`: none was begun. */
  *#makeBatch(
    during: Asked['during'],
    first: Seat,
    of: Item | null,
    step: Step,
  ): Telling<Item[] | null> {
    const batch: Item[] = [];
    let asked = first;
    let passes = 0;
    while (passes < 2) {
      const plays = this.#playable(asked, during, of, step);
      const play: Play | null = yield { seat: asked, during, plays };
      if (play === null) {
        passes += 1;
        asked = other(asked);
        continue;
      }
      passes = 0;
      const item = this.#announce(asked, play);
      if (item.spell.word === 'ritual') {
        // Mana sources are played, cast and resolved in one (5ED Mana Sources), in no batch.
        this.mana[asked] += item.spell.amount;
        this.#isOver(item, 'resolved');
        continue;
      }
      yield* this.#neutralState('interrupts', item.spell.owner, item, NO_STEP);
      if (item.state === 'being cast') {
        item.state = 'cast';
        if (this.#resolvesAtOnce(item, during)) yield* this.#resolveOne(item, during);
        else batch.push(item);
      }
      asked = first;
      // An interrupt that has countered what is being cast ends the casting; what is left of its batch comes to nothing.
      if (of?.state === 'countered') break;
    }
    // A batch of which all has been countered is none: the player who passed then has declined to begin one.
    return batch.length > 0 ? batch : null;
  }

  /** 4ED: interrupts do. 5ED: what replaces a destruction is played in a series, in which everything does. */
  #resolvesAtOnce({ spell }: Item, during: Asked['during']): boolean {
    if (during === 'replacing') return true;
    return this.#edition === '4ED' && (spell.word === 'denial' || spell.word === 'blast');
  }

  /** A complete batch, the last one first; nobody adds to it. */
  *#resolve(batch: readonly Item[], during: Asked['during']): Telling {
    for (const item of batch.toReversed()) yield* this.#resolveOne(item, during);
    // 4ED damage-prevention.2: one step for all damage of the batch.
    if (this.#edition === '4ED' && during === 'main') yield* this.#preventionStep();
  }

  *#resolveOne(item: Item, during: Asked['during']): Telling {
    const { target } = item;
    const body = this.#body(target);
    if (body?.isThere === false || (isAtSpell(item, this.#items) && this.#item(target) === null)) {
      // Without its target it fizzles.
      this.#isOver(item, 'countered');
      return;
    }
    // 5ED: what replaces a destruction is played before it happens, in the middle of the resolution.
    if (this.#edition === '5ED') yield* this.#destroy(this.#destroyedBy(item));
    this.#follow(item);
    this.#isOver(item, 'resolved');
    // 4ED damage-prevention.1: a spell that destroys has a step of its own as soon as it has resolved.
    if (this.#edition === '4ED') yield* this.#destroy(this.#destroyedBy(item));
    // 5ED Damage Prevention.1: so has each effect that assigns damage.
    else if (during === 'main') yield* this.#preventionStep();
  }

  #destroyedBy({ spell, target }: Item): readonly Body[] {
    const body = this.#body(target);
    const destroys = spell.word === 'murder' || spell.word === 'blast' || spell.word === 'denial';
    return destroys && body !== null ? [body] : [];
  }

  /** Everything that it does but to destroy. */
  #follow(item: Item): void {
    const { spell, target } = item;
    const body = this.#body(target);
    switch (spell.word) {
      case 'bolt':
        this.#assign(item);
        break;
      case 'growth':
        if (body !== null) body.toughness += spell.amount;
        break;
      case 'gift':
        this.life[spell.owner] += spell.amount;
        break;
      case 'denial':
      case 'blast': {
        const answered = this.#item(target);
        if (answered !== null) this.#isOver(answered, 'countered');
        break;
      }
      case 'salve':
        this.#prevent(target as string, spell.amount);
        break;
      case 'regrow':
        if (body !== null) body.isSaved = true;
        break;
      case 'murder':
      case 'ritual':
        break;
    }
  }

  #assign(item: Item): void {
    const { spell, target } = item;
    this.#assigned.push({
      source: spell.name,
      by: item,
      to: target as string,
      amount: spell.amount,
    });
  }

  /** What is assigned may be prevented, and is then dealt; lethal damage destroys. */
  *#preventionStep(): Telling {
    const lumps = this.#assigned;
    // 4ED graveyard.1: anyone who has lethal damage, dealt or assigned, is on the way to the graveyard.
    const dying = this.#edition === '4ED' ? this.bodies.filter((one) => this.#isLethal(one)) : [];
    if (lumps.length + dying.length === 0) return;
    this.#step = { lumps, dying };
    yield* this.#neutralState('prevention', this.#active, null, this.#step);
    this.#step = NO_STEP;
    this.#assigned = [];
    const stillDying = dying.filter((one) => this.#isLethal(one, lumps));
    for (const { to, amount } of lumps) this.#deal(to, amount);
    if (this.#edition === '4ED') this.#bury(stillDying);
    else yield* this.#destroy(this.bodies.filter((one) => this.#isLethal(one)));
    for (const one of this.bodies) one.isSaved = false;
  }

  /** 4ED damage-prevention.1: with a step of its own. 5ED: what replaces it is played just before. */
  *#destroy(bodies: readonly Body[]): Telling {
    if (bodies.length === 0) return;
    const before = this.#step;
    this.#step = { lumps: [], dying: bodies };
    const during = this.#edition === '4ED' ? 'prevention' : 'replacing';
    yield* this.#neutralState(during, this.#active, null, this.#step);
    this.#step = before;
    this.#bury(bodies);
    // What is played in such a step is for that step alone.
    for (const one of this.bodies) one.isSaved = false;
  }

  #bury(bodies: readonly Body[]): void {
    for (const body of bodies) {
      if (body.isSaved) body.damage = 0;
      else body.isThere = false;
    }
  }

  #deal(to: string, amount: number): void {
    const body = this.#body(to);
    if (body === null) this.life[seatOf(to)] -= amount;
    else if (body.isThere) body.damage += amount;
  }

  #prevent(target: string, amount: number): void {
    let left = amount;
    for (const lump of this.#step.lumps) {
      if (target !== (this.#edition === '4ED' ? nameOf(lump) : lump.to)) continue;
      const less = Math.min(left, lump.amount);
      lump.amount -= less;
      left -= less;
    }
  }

  #isLethal(body: Body, lumps: readonly Lump[] = this.#assigned): boolean {
    const waiting = lumps.reduce((sum, { to, amount }) => sum + (to === body.name ? amount : 0), 0);
    return body.isThere && body.damage + waiting >= body.toughness;
  }

  // What lies on the table.

  #items: Item[] = [];
  #step: Step = NO_STEP;

  #announce(seat: Seat, { spell: name, target }: Play): Item {
    const hand = this.#hands[seat];
    const at = hand.findIndex((one) => one.name === name);
    const [spell] = hand.splice(at, 1) as [Spell];
    const item: Item = { spell, target, state: 'being cast' };
    this.#items.push(item);
    return item;
  }

  #isOver(item: Item, state: 'resolved' | 'countered'): void {
    item.state = state;
    this.left.push(item.spell.name);
  }

  #body(name: string | null): Body | null {
    return this.bodies.find((one) => one.name === name) ?? null;
  }

  /** The spell of that name, if it can still be countered. */
  #item(name: string | null): Item | null {
    const item = this.#items.find(({ spell }) => spell.name === name);
    return item === undefined || item.state !== 'being cast' ? null : item;
  }

  /** Everything that the player may play now. */
  #playable(seat: Seat, during: Asked['during'], of: Item | null, step: Step): Play[] {
    return this.#hands[seat].flatMap(({ name: spell, word }) =>
      this.#targets(word, during, of, step).map((target) => ({ spell, target })),
    );
  }

  #targets(
    word: Spell['word'],
    during: Asked['during'],
    of: Item | null,
    step: Step,
  ): (string | null)[] {
    const bodies = this.bodies.filter(({ isThere }) => isThere).map(({ name }) => name);
    switch (word) {
      case 'ritual':
        // 5ED Mana Sources.1: with priority for anything.
        return [null];
      case 'bolt':
        return during === 'main' ? [...PLAYERS, ...bodies] : [];
      case 'growth':
      case 'murder':
        return during === 'main' ? bodies : [];
      case 'gift':
        return during === 'main' ? [null] : [];
      case 'denial':
        // 5ED Interrupts.4: only what is being cast.
        return of === null ? [] : [of.spell.name];
      case 'blast':
        // Aimed at a creature it is an instant (5ED Interrupts.9); in 4ED an interrupt all the same.
        return during === 'main'
          ? bodies
          : of === null
            ? []
            : [of.spell.name, ...(this.#edition === '4ED' ? bodies : [])];
      case 'salve':
        return during === 'prevention' ? this.#salvable(step, bodies) : [];
      case 'regrow':
        return this.#regrowable(during, step, bodies);
    }
  }

  /**
   * 4ED when-playable.1: the damage itself is the target. 5ED asks no more than that it prevents: at whomever it is aimed.
   */
  #salvable({ lumps }: Step, bodies: readonly string[]): string[] {
    if (this.#edition === '5ED') return lumps.length === 0 ? [] : [...PLAYERS, ...bodies];
    return lumps.filter(({ amount }) => amount > 0).map(nameOf);
  }

  /**
   * While something is to be destroyed. The text of such a card names a creature, and is taken at its word: what is not to
   * be destroyed is saved from nothing.
   */
  #regrowable(during: Asked['during'], { dying }: Step, bodies: readonly string[]): string[] {
    const isTime = during === (this.#edition === '4ED' ? 'prevention' : 'replacing');
    return isTime && dying.length > 0 ? [...bodies] : [];
  }
}

const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);
const seatOf = (name: string): Seat => (name === PLAYERS[0] ? 0 : 1);
const isAtSpell = ({ target }: Item, items: readonly Item[]): boolean =>
  items.some(({ spell }) => spell.name === target);

const nameOf = ({ source, to }: Lump): string => `damage from ${source} to ${to}`;
