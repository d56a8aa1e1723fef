/** What a text has spoken of so far: its targets, and what "it" or "that player" can mean. */
import type { Amount, Effect, Reference, TargetSpec } from '@arbiter/cards';
import type { Realm } from './categories.ts';

/** Raised where a text can't be understood though its words can. */
export class Refused extends Error {}

/** Raised where words that stand well beside each other mean nothing together: this is no reading. */
export class Nonsense extends Error {}

/** What kinds of words can point back at something: `creature`, `permanent`, `player`. */
export type Sorts = readonly string[];

export interface Mentioned {
  readonly reference: Reference;
  /** What it was before it left play, where that is asked for: its controller, its power. */
  readonly former: Reference;
  readonly sorts: Sorts;
  readonly isMany: boolean;
  readonly realm: Realm;
}

/** What of its card a text depends on. */
export interface OnCard {
  readonly name: string;
  readonly cost: string;
  /** Walls can't attack by the rules (6ED Glossary: Wall). */
  readonly isWall: boolean;
}

export class Scope {
  readonly targets: TargetSpec[] = [];
  readonly #mentioned: Mentioned[] = [];
  readonly #needs = new Set<string>();
  #names = 0;
  readonly #moved = new Set<string>();
  readonly #done: Effect[] = [];
  #x: Amount | null = null;
  #much: Amount | null = null;
  /** What `~` is: the object itself, or the card that it became when it left play. */
  me: Reference = 'self';
  /** Of whom a text in the third person speaks: "their", in what they do. */
  who: Reference = 'you';

  /** @param card the card on which the text stands */
  constructor(readonly card: OnCard) {}

  get needs(): ReadonlySet<string> {
    return this.#needs;
  }

  /** The language has no word for something in the text. */
  need(word: string): void {
    this.#needs.add(word);
  }

  /** What X is, which the text says at its end. */
  whereXIs(amount: Amount): void {
    this.#x = amount;
  }

  x(): Amount {
    return this.#x ?? 'X';
  }

  /** What "that much" is from here on. */
  much(amount: Amount): void {
    this.#much = amount;
  }

  /** @throws Refused if the text has spoken of no amount */
  thatMuch(): Amount {
    if (this.#much === null) throw new Refused('"that much" points at nothing');
    return this.#much;
  }

  /** Another use of the word "target". */
  target(spec: TargetSpec, sorts: Sorts, realm: Realm = 'play'): Reference {
    const reference: Reference = { target: this.targets.length };
    this.targets.push(spec);
    const isMany = spec.most !== undefined && spec.most !== 1;
    this.mention(reference, sorts, { isMany, realm });
    return reference;
  }

  /** A name that no other instruction of this text binds. */
  name(): string {
    this.#names += 1;
    return this.#names === 1 ? 'it' : `it${String(this.#names)}`;
  }

  /** Something was spoken of that a later word can point back at. */
  mention(reference: Reference, sorts: Sorts, more: Partial<Mentioned> = {}): void {
    if (this.#known(reference) !== undefined) return;
    this.#mentioned.push({
      reference,
      former: reference,
      sorts,
      isMany: false,
      realm: 'play',
      ...more,
    });
  }

  /** It is another object where it goes: what a text says of it after that, the language can't say. */
  move(reference: Reference): Reference {
    this.#moved.add(JSON.stringify(reference));
    return reference;
  }

  /** Where what a text spoke of is. */
  realmOf(reference: Reference): Realm {
    return this.#known(reference)?.realm ?? 'play';
  }

  #known(reference: Reference): Mentioned | undefined {
    const same = JSON.stringify(reference);
    return this.#mentioned.find((one) => JSON.stringify(one.reference) === same);
  }

  /** What is left out while a phrase is worked out: nothing that "it" can mean there. */
  without<T>(reference: Reference, work: () => T): T {
    const same = JSON.stringify(reference);
    const all = [...this.#mentioned];
    const kept = all.filter((one) => JSON.stringify(one.reference) !== same);
    this.#mentioned.splice(0, all.length, ...kept);
    const value = work();
    const added = this.#mentioned.slice(kept.length);
    this.#mentioned.splice(0, this.#mentioned.length, ...all, ...added);
    return value;
  }

  /** An instruction whose result the text may speak of later: "this way", "if you do". */
  did<E extends Effect>(effect: E): E {
    this.#done.push(effect);
    return effect;
  }

  /**
   * The name of what an instruction before this really did, which it gets for that.
   *
   * @throws Refused if there is no such instruction, or more than one
   */
  outcome(word: string, ...kinds: readonly Effect['do'][]): string {
    const able = this.#done.filter((effect) => kinds.includes(effect.do));
    const [one] = able;
    if (one === undefined) throw new Refused(`"${word}" points at nothing`);
    if (able.length > 1) throw new Refused(`"${word}" can point at ${String(able.length)} things`);
    const named = one as { as?: string };
    return (named.as ??= this.name());
  }

  /**
   * What "it", "that creature", "them" points back at.
   *
   * @param word how the text points, for the refusal
   * @throws Refused if there is nothing, or more than one thing, that it could mean
   */
  back(word: string, fits: (sorts: Sorts) => boolean, isMany = false): Mentioned {
    const able = this.#mentioned.filter((one) => one.isMany === isMany && fits(one.sorts));
    const [one] = able;
    if (one === undefined) throw new Refused(`"${word}" points at nothing`);
    if (able.length > 1) throw new Refused(`"${word}" can point at ${String(able.length)} things`);
    if (this.#moved.has(JSON.stringify(one.reference))) this.need('reference: to what has moved');
    return one;
  }
}
