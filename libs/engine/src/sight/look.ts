import type { StaticAbility, Trigger } from '@arbiter/cards';
import type { Characteristics, CompiledAbility } from '../text/printed.ts';
import type { ObjectId, Recipient } from '../state/basics.ts';
import { holds } from '../reading/conditions.ts';
import { readFrom } from '../reading/reading.ts';
import { characteristicsInPlay } from './characteristics-in-play.ts';
import { isShutOff, worksTapped } from './shut-off.ts';
import type { Sight } from './sight.ts';
import type { SizeStory } from './size-story.ts';
import { inTheMiddle } from './static-effect.ts';
import { unmarkedOf, whatItReads, type Unmarked, type UnmarkedPart } from './what-it-reads.ts';

/** A static ability that works now and does something else than change characteristics. */
export interface ActiveStatic {
  readonly source: ObjectId;
  /** Its place among the abilities of its source. */
  readonly index: number;
  /** None of what an instruction said. */
  readonly ability?: CompiledAbility;
  readonly effect: StaticAbility['effect'];
  /** What an instruction said it of. */
  readonly about?: readonly Recipient[];
}

type WordsOf<T> = T extends T ? keyof T : never;

/** One that says this, of the words that static effects are made of. */
export type Saying<K extends WordsOf<StaticAbility['effect']>> = ActiveStatic & {
  readonly effect: Extract<StaticAbility['effect'], Readonly<Record<K, unknown>>>;
};

export interface ActiveTrigger {
  readonly source: ObjectId;
  readonly ability: CompiledAbility;
}

const NO_TRIGGERS: readonly ActiveTrigger[] = [];
const NO_STATICS: readonly ActiveStatic[] = [];

/** How the whole table looks at one moment. */
export class Look {
  readonly statics: readonly ActiveStatic[];
  /** What the effects on the table read though it changes no mark, as it was; `null` if they read none of it. */
  readonly unmarked: Unmarked | null;
  /** Whether any permanent has protection from something. */
  readonly anyProtection: boolean;
  /** Found once for all who look for them again and again, in the order of the battlefield. */
  readonly creatures: readonly ObjectId[];
  readonly legends: readonly ObjectId[];
  readonly worlds: readonly ObjectId[];
  readonly localEnchantments: readonly ObjectId[];
  readonly equipment: readonly ObjectId[];
  /** Noted once everything is seen to be controlled as it should be, which changes only with the look. */
  controlSettled = false;
  readonly #board: Board;
  readonly #triggers: ReadonlyMap<Trigger['when'], readonly ActiveTrigger[]>;
  readonly #byWord: ReadonlyMap<string, readonly ActiveStatic[]>;

  constructor(
    board: Board,
    { triggers, anyProtection }: Pick<AbilitiesAtWork, 'triggers' | 'anyProtection'>,
    statics: readonly ActiveStatic[],
    localEnchantments: readonly ObjectId[],
    unmarked: Unmarked | null,
  ) {
    const { creatures, legends, worlds, equipment } = kindsOn(board);
    this.statics = statics;
    this.unmarked = unmarked;
    this.anyProtection = anyProtection;
    this.creatures = creatures;
    this.legends = legends;
    this.worlds = worlds;
    this.localEnchantments = localEnchantments;
    this.equipment = equipment;
    this.#board = board;
    this.#triggers = triggers;
    this.#byWord = byWord(statics);
  }

  /** Characteristics of a permanent. @throws {Error} for what is not in play. */
  of(id: ObjectId): Characteristics {
    const found = this.#board.get(id);
    if (found === undefined) throw new Error(`object ${String(id)} is not in play`);
    return found;
  }

  /** Whether the object is in play. */
  has(id: ObjectId): boolean {
    return this.#board.has(id);
  }

  /** Those of the static abilities that say this: asked again and again, and most of the time there is none. */
  saying<K extends WordsOf<StaticAbility['effect']>>(word: K): readonly Saying<K>[] {
    if (this.statics.length === 0) return NO_STATICS as readonly Saying<K>[];
    return (this.#byWord.get(word) ?? NO_STATICS) as readonly Saying<K>[];
  }

  /** The abilities that watch for such a thing. */
  triggers(when: Trigger['when']): readonly ActiveTrigger[] {
    return this.#triggers.get(when) ?? NO_TRIGGERS;
  }
}

/** Looks at everything in play: its characteristics, and what follows from them. */
export function lookAt(sight: Sight, story: SizeStory | null = null): Look {
  const { board, effects, localEnchantments } = characteristicsInPlay(sight, story);
  const abilities = new AbilitiesAtWork(sight, board);
  for (const [source, characteristics] of board) {
    const works = isShutOff(sight, source, characteristics.types) ? worksTapped : always;
    abilities.add(source, characteristics, works);
  }
  suspendedTriggers(sight, abilities);
  return new Look(
    board,
    abilities,
    abilities.statics.concat(standingEffects(sight)),
    localEnchantments,
    unmarkedOf(sight.game, unmarkedRead(sight, effects, abilities), sight.cards.worksInGraveyards),
  );
}

const always = (): boolean => true;

/** Static abilities by each word of what they say. */
function byWord(statics: readonly ActiveStatic[]): ReadonlyMap<string, readonly ActiveStatic[]> {
  const found = new Map<string, ActiveStatic[]>();
  for (const one of statics) {
    for (const word of Object.keys(one.effect)) {
      const known = found.get(word);
      if (known === undefined) found.set(word, [one]);
      else known.push(one);
    }
  }
  return found;
}

type Board = ReturnType<typeof characteristicsInPlay>['board'];

/** What is looked for again and again, in the order of the battlefield. */
function kindsOn(board: Board): Pick<Look, 'creatures' | 'legends' | 'worlds' | 'equipment'> {
  const creatures: ObjectId[] = [];
  const legends: ObjectId[] = [];
  const worlds: ObjectId[] = [];
  const equipment: ObjectId[] = [];
  for (const [id, { types, subtypes, supertypes }] of board) {
    if (types.includes('Creature')) creatures.push(id);
    if (supertypes.includes('Legendary') || subtypes.includes('Legend')) legends.push(id);
    if (supertypes.includes('World')) worlds.push(id);
    if (subtypes.includes('Equipment')) equipment.push(id);
  }
  return { creatures, legends, worlds, equipment };
}

/** The abilities that watch or hold while their sources are in play, those of keywords included. */
class AbilitiesAtWork {
  readonly statics: ActiveStatic[] = [];
  readonly triggers = new Map<Trigger['when'], ActiveTrigger[]>();
  // Stryker disable next-line BooleanLiteral: where none has it, it is looked for in vain
  anyProtection = false;
  /** Those that hold only as long as something is so. */
  readonly conditional: StaticAbility[] = [];
  readonly #sight: Sight;
  readonly #seen: ReturnType<typeof inTheMiddle>;

  constructor(sight: Sight, board: Board) {
    this.#sight = sight;
    this.#seen = inTheMiddle(sight, board);
  }

  /** Adds all that a permanent has, as far as it works. */
  add(
    source: ObjectId,
    { abilities, keywords }: Characteristics,
    works: (ability: CompiledAbility) => boolean,
  ): void {
    for (const keyword of keywords) {
      // Stryker disable next-line ConditionalExpression,StringLiteral: where none has it, it is looked for in vain
      if (keyword.ability.keyword === 'protection') this.anyProtection = true;
      for (const ability of this.#sight.cards.abilitiesOf(keyword)) {
        if (!works(ability)) continue;
        if (ability.trigger !== null) this.addTrigger(source, ability);
        else this.#addStatic(source, ABILITIES_OF_KEYWORDS, ability);
      }
    }
    for (let index = 0; index < abilities.length; index++) {
      const ability = abilities[index] as CompiledAbility;
      if (!works(ability)) continue;
      if (ability.trigger !== null) this.addTrigger(source, ability);
      else this.#addStatic(source, index, ability);
    }
  }

  addTrigger(source: ObjectId, ability: CompiledAbility): void {
    if (ability.watchesFrom !== 'battlefield') return;
    const { when } = ability.trigger as Trigger;
    const known = this.triggers.get(when);
    if (known === undefined) this.triggers.set(when, [{ source, ability }]);
    else known.push({ source, ability });
  }

  #addStatic(source: ObjectId, index: number, ability: CompiledAbility): void {
    if (ability.ability.kind !== 'static' || 'modifies' in ability.ability.effect) return;
    const { asLongAs, effect, from } = ability.ability;
    if (from !== undefined) return;
    if (asLongAs !== undefined) {
      this.conditional.push(ability.ability);
      const { controller } = this.#sight.object(source);
      if (!holds(this.#seen, asLongAs, readFrom(source, controller))) return;
    }
    this.statics.push({ source, index, ability, effect });
  }
}

/** What is suspended has its triggered abilities in exile (TSP 502.59a). */
function suspendedTriggers(sight: Sight, abilities: AbilitiesAtWork): void {
  for (const { exile } of sight.game.players) {
    for (const source of exile) {
      const object = sight.object(source);
      if (object.faceDown) continue;
      for (const keyword of sight.printed(object).keywords) {
        if (keyword.ability.keyword !== 'suspend') continue;
        for (const ability of sight.cards.abilitiesOf(keyword)) {
          abilities.addTrigger(source, ability);
        }
      }
    }
  }
}
/** What something in play depends on of what no event marks as changed. */
function unmarkedRead(
  { rules }: Sight,
  effects: ReturnType<typeof characteristicsInPlay>['effects'],
  { conditional }: AbilitiesAtWork,
): ReadonlySet<UnmarkedPart> {
  const parts = new Set<UnmarkedPart>();
  if (rules.tappedArtifacts.workOnlyAs !== null) parts.add('tapped');
  for (const { reads } of effects) for (const part of reads.unmarked) parts.add(part);
  for (const ability of conditional) {
    for (const part of whatItReads(ability).unmarked) parts.add(part);
  }
  return parts;
}

/** Static effects that an instruction has made, for as long as they last. */
function standingEffects(sight: Sight): ActiveStatic[] {
  return sight.game.effects.flatMap((effect) => {
    if (effect.kind !== 'standing') return [];
    const { id, source, standing, about } = effect;
    const said = { source, index: SAID_BY_AN_INSTRUCTION + id, effect: standing };
    return [about === undefined ? said : { ...said, about }];
  });
}

/** Instructions are told apart by the numbers of their effects, from here on. */
const SAID_BY_AN_INSTRUCTION = 1_000_000;

/** Static abilities of keywords stand under no place of the list of abilities. */
const ABILITIES_OF_KEYWORDS = -1;
