import {
  nameOf as cardName,
  type Game,
  type GameEvent,
  type GameObject,
  type ObjectId,
} from '@arbiter/engine';

/** A card or token of the scenario, followed through zones: the last id is what it is now. */
interface Followed {
  readonly as: string | null;
  /** The name by which several are told apart by number. */
  readonly card: string;
  readonly ids: ObjectId[];
}

/** Thrown for a name that means nothing, or more than one thing. */
export class NameProblem extends Error {}

/** What the names in a scenario mean. */
export class Names {
  readonly #followed: Followed[] = [];
  /** Whose ability an object on the stack is or was. */
  readonly #abilities = new Map<ObjectId, ObjectId>();
  /** From which object lasting effects come; those of what is resolving have none yet. */
  readonly #effects = new Map<number, ObjectId | null>();

  add(id: ObjectId, card: string, as: string | null): void {
    this.#followed.push({ as, card, ids: [id] });
  }

  /** Keeps up with what happened. `before` is the game in which the command was given. */
  follow(events: readonly GameEvent[], before: Game): void {
    for (const event of events) {
      if (event.type === 'ObjectMoved') {
        const moved = this.#followed.find(({ ids }) => ids.at(-1) === event.object);
        moved?.ids.push(event.newId);
      } else if (event.type === 'TokenCreated') {
        this.add(event.object, cardName(event.token), null);
      } else if (event.type === 'AbilityPutOnStack') {
        this.#abilities.set(event.object, event.item.source);
      } else if (event.type === 'EffectBegan') {
        this.#effects.set(event.effect.id, null);
      } else if (event.type === 'StackItemResolved') {
        const source = this.#abilities.get(event.object) ?? event.object;
        for (const [effect, known] of this.#effects) {
          if (known === null) this.#effects.set(effect, source);
        }
      } else if (event.type === 'ActionReversed') {
        const frame = before.agenda.findLast(({ kind }) => kind === 'announce');
        const start = frame?.kind === 'announce' ? frame.start : null;
        if (start !== null) this.#forgetFrom(start.objects.length);
      }
    }
  }

  #forgetFrom(id: ObjectId): void {
    for (const { ids } of this.#followed) {
      while (ids.length > 1 && ids.at(-1)! >= id) ids.pop();
    }
  }

  /**
   * The object that is meant. Where several cards of a name fit, those that `preferred` lets through come first;
   * of cards that nobody could tell apart the first is taken.
   * @throws {NameProblem} if the name means nothing, or several things.
   */
  object(
    game: Game,
    name: string,
    preferred: (object: GameObject) => boolean = () => true,
  ): ObjectId {
    const [, card, place] = /^(.*)#(\d+)$/u.exec(name) ?? [];
    if (card === 'stack') return fromTop(game, Number(place));
    const found = this.#meant(name);
    const [only] = found;
    if (only === undefined) throw new NameProblem(`nothing is called '${name}' here`);
    if (found.length === 1) return only.ids.at(-1)!;
    const present = found.flatMap(({ ids }): GameObject[] => {
      const object = game.objects[ids.at(-1)!];
      return object === undefined || object === null || object.zone === null ? [] : [object];
    });
    const fitting = present.filter(preferred);
    const left = fitting.length > 0 ? fitting : present;
    const visible = left.filter(({ zone }) => zone === 'battlefield' || zone === 'stack');
    const candidates = visible.length > 0 ? visible : left;
    const [first] = candidates;
    if (first === undefined) throw new NameProblem(`no '${name}' is left`);
    if (new Set(candidates.map((object) => appearance(game, object))).size > 1) {
      throw new NameProblem(`'${name}' may mean ${candidates.length} things`);
    }
    return first.id;
  }

  /** The one among these that is meant, also if it is what a card was before it moved; nothing, if none is. */
  among(name: string, options: readonly unknown[]): ObjectId | undefined {
    const ids = this.#meant(name).flatMap((one) => one.ids.filter((id) => options.includes(id)));
    return ids.length === 1 ? ids[0] : undefined;
  }

  /** Whether the name could mean this object. */
  fits(game: Game, name: string, id: ObjectId): boolean {
    const [, card, place] = /^(.*)#(\d+)$/u.exec(name) ?? [];
    if (card === 'stack') return fromTop(game, Number(place)) === id;
    return this.#meant(name).some(({ ids }) => ids.includes(id));
  }

  /** Whether the name means something that once had this id. */
  was(name: string, id: ObjectId): boolean {
    return this.#meant(name).some(({ ids }) => ids.includes(id));
  }

  /** The object from which a lasting effect comes: a spell, or the source of an ability; 0 if that is not known. */
  sourceOf(effect: number): ObjectId {
    return this.#effects.get(effect) ?? 0;
  }

  /** The name that is expected, if it means what this is or was; else a name of its own. */
  calling(game: Game, id: ObjectId, expected: string): string {
    return this.was(expected, id) ? expected : this.nameOf(game, id);
  }

  /** A name for an object in a report. */
  nameOf(game: Game, id: ObjectId): string {
    const followed = this.#followed.find(({ ids }) => ids.includes(id));
    return followed?.as ?? followed?.card ?? game.objects[id]?.name ?? `object ${id}`;
  }

  #meant(name: string): readonly Followed[] {
    const named = this.#followed.filter(({ as }) => as === name);
    if (named.length > 0) return named;
    const [, card, place] = /^(.*)#(\d+)$/u.exec(name) ?? [];
    const ofName = this.#followed.filter((one) => one.card === (card ?? name));
    return place === undefined ? ofName : ofName.slice(Number(place) - 1, Number(place));
  }
}

function fromTop(game: Game, place: number): ObjectId {
  const id = game.stack[game.stack.length - place];
  if (id === undefined) throw new NameProblem(`the stack has no ${place} entries`);
  return id;
}

/** Everything by which two cards of a name could be told apart. */
function appearance(game: Game, object: GameObject): string {
  const { zone, owner, controller, name, tapped, damage, counters, text, stack } = object;
  const sick = object.controlledSince > game.players[controller].turnBegan;
  const attached = game.battlefield.filter((id) => game.objects[id]?.attachedTo === object.id);
  const at = zone === 'stack' ? game.stack.indexOf(object.id) : 0;
  return JSON.stringify([
    ...[zone, owner, controller, name, tapped, damage, counters, text, stack, sick, attached, at],
    object.attachedTo,
  ]);
}
