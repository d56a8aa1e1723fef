import { plainKeyword, type Color, type PlainKeyword } from '@arbiter/cards';
import type { CardPool } from '../text/card-pool.ts';
import { FACE_DOWN, isFaceDown } from '../state/face-down.ts';
import { flippedKey } from '../state/names.ts';
import type { Characteristics, CompiledAbility, Printed } from '../text/printed.ts';
import type { Rules } from '../rules/rules.ts';
import type { ObjectId } from '../state/basics.ts';
import type { Game } from '../state/game.ts';
import type { GameObject } from '../state/objects.ts';
import { SizeStory, type SizeStep } from './size-story.ts';
import { saidElsewhere } from '../statics/elsewhere.ts';
import { lookAt, type Look } from './look.ts';
import type { Seen } from './seen.ts';
import { isOutdated } from './what-it-reads.ts';

/** What is fixed while a game is looked at: its edition's rules and its cards. */
export interface Books {
  readonly rules: Rules;
  readonly cards: CardPool;
  readonly lastLook: LastLook;
}

/**
 * The look that was worked out last, by the mark that the game carries for it. Only the last one: in a weak map of all,
 * each outlives young collections, and collecting garbage takes far longer than working out a look again.
 */
export class LastLook {
  #mark: object | null = null;
  #look: Look | null = null;

  at(mark: object): Look | null {
    return this.#mark === mark ? this.#look : null;
  }

  keep(mark: object, look: Look): void {
    this.#mark = mark;
    this.#look = look;
  }
}

/** A game seen with its rules and cards: everything that can be asked of it without changing anything. */
export class Sight implements Seen {
  readonly books: Books;
  readonly rules: Rules;
  readonly cards: CardPool;
  readonly #game: Game;

  constructor(books: Books, game: Game) {
    this.books = books;
    this.rules = books.rules;
    this.cards = books.cards;
    this.#game = game;
  }

  get game(): Game {
    return this.#game;
  }

  /** A table at rest is seen as it is. */
  get sight(): this {
    return this;
  }

  get anyProtection(): boolean {
    return this.look().anyProtection;
  }

  /** The record of an object, there or gone. */
  object(id: ObjectId): GameObject {
    const object = this.game.objects[id];
    if (object === null || object === undefined) {
      throw new Error(`nothing is known of object ${String(id)}`);
    }
    return object;
  }

  /** Whether the object is in play. */
  inPlay(id: ObjectId): boolean {
    return this.game.objects[id]?.zone === 'battlefield';
  }

  /** Whether the object is a spell on the stack. */
  isSpell(id: ObjectId): boolean {
    const object = this.game.objects[id];
    return object?.zone === 'stack' && (object.kind === 'card' || object.kind === 'copy');
  }

  printed(object: GameObject): Printed {
    if (isFaceDown(object)) return this.cards.printed(FACE_DOWN.name, NO_TEXT);
    const printed = this.cards.printed(object.name, object.text);
    if (object.flipped === true && object.zone === 'battlefield') {
      const { flipsTo } = printed.definition;
      if (flipsTo !== undefined) {
        return this.cards.printed(flippedKey(object.name, flipsTo.name), object.text);
      }
    }
    return object.kind === 'token' ? this.rules.tokenTypes(printed) : printed;
  }

  /** Characteristics of everything in play, worked out for the whole table at once. */
  look(): Look {
    const { game, books } = this;
    const last = books.lastLook.at(game.look);
    if (last !== null && !isOutdated(last, game)) return last;
    const look = lookAt(this);
    books.lastLook.keep(game.look, look);
    return look;
  }

  /** What an object is now or, if it is gone, what it last was (6ED 413.2f). */
  characteristics(id: ObjectId): Characteristics {
    const object = this.object(id);
    if (object.zone === 'battlefield') return this.look().of(id);
    return outOfPlay(this, object);
  }

  /** How the size of a permanent comes about, step by step; what isn't in play has no story. */
  sizeStory(id: ObjectId): readonly SizeStep[] {
    const story = new SizeStory(id);
    lookAt(this, story);
    return story.steps;
  }

  /** Abilities of an object where it is now. */
  abilities(id: ObjectId): readonly CompiledAbility[] {
    return this.characteristics(id).abilities;
  }

  isCreature(id: ObjectId): boolean {
    return this.inPlay(id) && this.look().of(id).types.includes('Creature');
  }

  hasKeyword(id: ObjectId, keyword: PlainKeyword): boolean {
    return this.characteristics(id).keywords.includes(plainKeyword(keyword));
  }

  /** Whether its controller hasn't had it continuously since the turn's beginning (6ED 308.1, 409.3). */
  isSummoningSick(id: ObjectId): boolean {
    const object = this.object(id);
    return (
      object.controlledSince > this.game.players[object.controller].turnBegan &&
      object.phasedInSince !== object.controlledSince &&
      !this.hasKeyword(id, 'haste')
    );
  }
}

function outOfPlay(sight: Sight, object: GameObject): Characteristics {
  if (object.name === '') return NOTHING;
  const printed = sight.printed(object);
  const { lastKnown } = object;
  if (lastKnown !== null) {
    const keywords = lastKnown.keywords.map((name) => sight.cards.keyword(name));
    return { ...printed, ...lastKnown, keywords };
  }
  if (object.kind === 'ability') return { ...printed, types: [], colors: object.colors ?? [] };
  const colors =
    colorsGiven(sight, object) ?? saidElsewhere(sight, object).at(-1)?.colors ?? object.colors;
  return colors === null ? printed : { ...printed, colors };
}

/** Colours that effects have given a spell, the latest last (6ED 415.1). */
function colorsGiven({ game }: Sight, { id }: GameObject): readonly Color[] | null {
  let colors: readonly Color[] | null = null;
  for (const effect of game.effects) {
    if (effect.kind === 'modification' && effect.objects.includes(id)) {
      colors = effect.by.colors ?? effect.by.becomes?.colors ?? colors;
    }
  }
  return colors;
}

const NO_TEXT: GameObject['text'] = [];

const NOTHING = {
  types: [],
  subtypes: [],
  supertypes: [],
  colors: [],
  power: 0,
  toughness: 0,
  keywords: [],
  abilities: [],
} as unknown as Characteristics;
