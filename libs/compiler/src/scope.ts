/** What a text has spoken of so far: its targets, and what "it" or "that player" can mean. */
import type { Amount, CardType, Reference, TargetSpec } from '@arbiter/cards';
import type { Realm } from './categories.ts';

/** Raised where a text can't be understood though its words can. */
export class Refused extends Error {}

/** Raised where a word points back at nothing: another way to read the text is the right one, if there is one. */
export class Pointless extends Refused {}

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
  /** Only what it is called points at it, never "it" or "them". */
  readonly isAside?: true;
  /** Spoken of in passing, as in a cost: what a word points back at only where nothing else fits. */
  readonly isWeak?: true;
}

/** What a thing is where it went. */
export interface Moved {
  readonly reference: Reference;
  readonly realm: Realm;
}

/** What of its card a text depends on. */
export interface OnCard {
  readonly name: string;
  readonly cost: string;
  /** Walls can't attack by the rules (6ED Glossary: Wall). */
  readonly isWall: boolean;
  readonly types: readonly CardType[];
  /** What it is on is what its texts are about: an Aura or an Equipment. */
  readonly isAttached: boolean;
}

export class Scope {
  readonly targets: TargetSpec[] = [];
  readonly #mentioned: Mentioned[] = [];
  readonly #needs = new Set<string>();
  #names = 0;
  #results = 0;
  /** Under what name what was moved can be found, by how it was referred to before; null if it has none. */
  readonly #moved = new Map<string, Moved | null>();
  /** What a sentence is about for the moment, as JSON: what "it" and "that card" are, if they can be. */
  #focus: string | null = null;
  #x: Amount | null = null;
  #much: Amount | null = null;
  /** What `~` is: the object itself, or the card that it became when it left play. */
  me: Reference = 'self';
  /** Whether `event` is the text's own object, or the card that it has become. */
  isOfItself = false;
  /** The ability works where its card lies in the graveyard (6ED 402.8). */
  isBuried = false;
  /** Of whom a text in the third person speaks: "their", in what they do. */
  who: Reference = 'you';
  /** What the ability is about, beside its own object: what others are other than where they can't be other than that. */
  subject: Reference | null;

  /** @param card the card on which the text stands */
  constructor(readonly card: OnCard) {
    this.subject = card.isAttached ? 'enchanted' : null;
  }

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
    // After the only target of a text "it" is the target.
    if (this.targets.length === 1 && !isMany && realm !== 'player') this.focus(reference);
    return reference;
  }

  /** A name that no other instruction of this text binds. */
  name(): string {
    this.#names += 1;
    return this.#names === 1 ? 'it' : `it${String(this.#names)}`;
  }

  /** A name for what an instruction did; what nothing points at is left out in the end (names.ts). */
  result(): string {
    this.#results += 1;
    return this.#results === 1 ? 'done' : `done${String(this.#results)}`;
  }

  /** Something was spoken of that a later word can point back at. */
  mention(reference: Reference, sorts: Sorts, more: Partial<Mentioned> = {}): void {
    if (more.isWeak === undefined && this.#focus !== JSON.stringify(reference)) this.#focus = null;
    const known = this.#known(reference);
    if (known !== undefined) {
      if (known.isWeak !== true || more.isWeak === true) return;
      this.#mentioned.splice(this.#mentioned.indexOf(known), 1);
    }
    this.#mentioned.push({
      reference,
      former: reference,
      sorts,
      isMany: false,
      realm: 'play',
      ...more,
    });
  }

  /** A sentence is about this from here on, until it names something else. */
  focus(reference: Reference): void {
    this.#focus = JSON.stringify(reference);
  }

  /** A new sentence begins: nothing is more likely to be meant than anything else. */
  unfocus(): void {
    this.#focus = null;
  }

  /** What the sentence is about, if it is about one thing. */
  focused(): Reference | null {
    return this.#focus === null ? null : (JSON.parse(this.#focus) as Reference);
  }

  /** The subject of a clause is what "its" in it means, whatever else was spoken of before. */
  about<T>(reference: Reference, work: () => T): T {
    const before = this.#focus;
    this.focus(reference);
    const value = work();
    this.#focus = before;
    return value;
  }

  /** It is another object where it goes: what a text says of it after that needs the name that the instruction gave. */
  move(reference: Reference, now: Moved | null = null): Reference {
    this.#moved.set(JSON.stringify(reference), now);
    return reference;
  }

  /**
   * What is said of two ways that things can go: in the second what the first moved is where it was, and after both of
   * them nobody knows where it is.
   */
  either<T>(one: () => T, other: () => T): readonly [T, T] {
    const before = new Map(this.#moved);
    const focus = this.#focus;
    const known = [...this.#mentioned];
    const first = one();
    // What was first spoken of in the one is unknown in the other, but for targets: they are chosen before either.
    const added = this.#mentioned.filter(
      (mentioned) => !known.includes(mentioned) && !isTarget(mentioned.former),
    );
    const kept = this.#mentioned.filter((mentioned) => !added.includes(mentioned));
    this.#mentioned.splice(0, this.#mentioned.length, ...kept);
    this.#focus = focus;
    const moved = [...this.#moved.keys()];
    this.#moved.clear();
    for (const [key, value] of before) this.#moved.set(key, value);
    const second = other();
    this.#mentioned.push(...added);
    for (const key of [...moved, ...this.#moved.keys()]) {
      if (!before.has(key)) this.#moved.set(key, null);
    }
    return [first, second];
  }

  /** Whether something of this sort was spoken of. */
  knows(sort: string): boolean {
    return this.#mentioned.some(({ sorts }) => sorts.includes(sort));
  }

  /** Whether the text has moved anything: what went away has a name then. */
  hasMoved(): boolean {
    return this.#moved.size > 0;
  }

  /**
   * One thing, and what is done instead of it: what the second says of an object is said of where the first found it, and
   * after both of them nobody knows where it is.
   */
  instead<T>(one: () => T, other: () => T): readonly [T, T] {
    const before = new Map(this.#moved);
    const first = one();
    const moved = [...this.#moved.keys()];
    this.#moved.clear();
    for (const [key, value] of before) this.#moved.set(key, value);
    const second = other();
    for (const key of [...moved, ...this.#moved.keys()]) {
      if (!before.has(key)) this.#moved.set(key, null);
    }
    return [first, second];
  }

  /** What left play is measured as it last was there (6ED 413.2f), not as the card that it is now. */
  asItWas(reference: Reference): Reference {
    const same = JSON.stringify(reference);
    const known = this.#known(reference);
    if (known?.realm === 'card' && known.former !== reference) return known.former;
    for (const [key, now] of this.#moved) {
      if (now?.realm !== 'card' || JSON.stringify(now.reference) !== same) continue;
      const was = this.#mentioned.find((one) => JSON.stringify(one.reference) === key);
      if (was?.realm === 'play') return was.former;
    }
    return reference;
  }

  /** Where what a text spoke of is. */
  realmOf(reference: Reference): Realm {
    for (const moved of this.#moved.values()) {
      if (JSON.stringify(moved?.reference) === JSON.stringify(reference))
        return moved?.realm ?? 'play';
    }
    return this.#known(reference)?.realm ?? 'play';
  }

  /** What a text spoke of, which has to be in play. @throws Nonsense if it isn't */
  permanent(reference: Reference): Reference {
    if (this.realmOf(reference) !== 'play') throw new Nonsense();
    return reference;
  }

  /** Whether it is, or may be, several. */
  isMany(reference: Reference): boolean {
    return this.#known(reference)?.isMany ?? false;
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

  /**
   * What "it", "that creature", "them" points back at.
   *
   * @param word how the text points, for the refusal
   * @throws Refused if there is nothing, or more than one thing, that it could mean
   */
  back(word: string, fits: (sorts: Sorts) => boolean, isMany = false): Mentioned {
    const fitting = this.#mentioned.filter(
      (one) =>
        one.isMany === isMany &&
        fits(this.#sortsOf(one)) &&
        !(one.isAside === true && /^(?:it|its|them)$/u.test(word)),
    );
    const able = this.#meant(fitting);
    const [one] = able;
    if (one === undefined) {
      // What is each player's own is said of one after the other, and of nobody where all are spoken of at once.
      const isOfEach = this.#mentioned.some(({ sorts }) => sorts.includes('each player'));
      if (isOfEach && fits(['player'])) throw new Nonsense();
      throw new Pointless(`"${word}" points at nothing`);
    }
    if (able.length > 1) throw new Refused(`"${word}" can point at ${String(able.length)} things`);
    return this.#whereItIs(one);
  }

  /** What the sentence is about, before what stands there in full, before what was spoken of in passing. */
  #meant(able: readonly Mentioned[]): readonly Mentioned[] {
    const strong = able.filter(({ isWeak }) => isWeak !== true);
    const focused = able.filter(({ reference }) => JSON.stringify(reference) === this.#focus);
    if (focused.length > 0) return focused;
    return strong.length > 0 ? strong : able;
  }

  /** A card that came into play is what it was a card of. */
  #sortsOf({ reference, sorts }: Mentioned): Sorts {
    const realm = this.#moved.get(JSON.stringify(reference))?.realm;
    // Somewhere else it is a card, whatever it was.
    if (realm === 'card') return [...sorts, 'card'];
    if (realm !== 'play') return sorts;
    return [...sorts.map((sort) => sort.replace('card of a ', '')), 'permanent'];
  }

  #whereItIs(one: Mentioned): Mentioned {
    const key = JSON.stringify(one.reference);
    if (!this.#moved.has(key)) return one;
    const now = this.#moved.get(key) ?? null;
    // What it was before it went is still known: its controller, its power.
    const { reference } = one;
    // A place in a library is another card's by now; what was an object is still known as it was.
    const isPlace = typeof reference === 'object' && ('top' in reference || 'cards' in reference);
    const former = isPlace && now !== null ? now.reference : one.former;
    const need = (): void => this.need('reference: to what has moved');
    return {
      ...one,
      former,
      get reference(): Reference {
        if (now === null) need();
        return now?.reference ?? reference;
      },
    };
  }
}

const isTarget = (reference: Reference): boolean =>
  typeof reference === 'object' && 'target' in reference;
