import {
  changeText,
  nameOfKeyword,
  parseManaCost,
  type Ability,
  type Amount,
  type CardDefinition,
  type CardType,
  type Color,
  COLORS,
  creatureType,
  type Condition,
  type Cost,
  type Effect,
  type Effects,
  type Filter,
  type ManaCost,
  type Modification,
  type Reference,
  type Supertype,
  type TargetSpec,
  type TextChange,
  type Trigger,
  type TriggeredAbility,
} from '@arbiter/cards';
import type { AbilityRef } from '../state/objects.ts';

/** One step of a compiled text: an effect, or a place to go on. */
/** An effect that is followed as it stands: the others become jumps and offers as the text is compiled. */
export type FollowedEffect = Exclude<Effect, { readonly do: 'if' | 'unless' }>;

export type Instruction =
  /** Combat damage that waited on the stack is dealt. */
  | { readonly op: 'combatDamage' }
  | { readonly op: 'effect'; readonly effect: FollowedEffect }
  | { readonly op: 'jumpUnless'; readonly condition: Condition; readonly to: number }
  /** Whoever may have it done says so here, in editions where that is chosen on resolution. */
  | { readonly op: 'may'; readonly to: number }
  /** The player may pay; who does goes on at `to`. */
  | {
      readonly op: 'offer';
      readonly who: Reference;
      readonly pays: Cost;
      readonly times?: Amount;
      readonly to: number;
    };

export type Program = readonly Instruction[];

/** What targets there are and what is done. */
export interface CompiledText {
  readonly targets: readonly TargetSpec[];
  readonly program: Program;
}

export interface CompiledAbility extends CompiledText {
  readonly ref: AbilityRef;
  /** What a command calls it: its place in the own text or, if it was granted, a number beyond all of these. */
  readonly number: number;
  readonly ability: Ability;
  /** For activated abilities, keywords included: what it costs and when it may be played. */
  readonly activation: {
    readonly cost: Cost;
    readonly from: 'battlefield' | 'hand' | 'graveyard';
    readonly onlyIf: readonly Condition[];
    readonly timing: 'Sorcery' | null;
    readonly timesEachTurn: number | null;
  } | null;
  readonly trigger: Trigger | null;
  readonly condition: Condition | null;
  /** Whether its text speaks of the event that triggered it; otherwise two of it are alike. */
  readonly readsEvent: boolean;
  /** Who may do it, where it is optional. */
  readonly may: Reference | null;
  /** 6ED 406.1a: puts mana into a pool. */
  readonly isMana: boolean;
}

/** What is always asked of an object: printed, or as effects have made it. */
export interface Characteristics {
  readonly printed: Printed;
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly supertypes: readonly Supertype[];
  readonly colors: readonly Color[];
  readonly power: number;
  readonly toughness: number;
  /** Keywords, landwalk with its land type: `landwalk Island`. */
  readonly keywords: readonly string[];
  readonly abilities: readonly CompiledAbility[];
}

/** A definition read and made ready: characteristics and programs. */
export interface Printed extends Characteristics {
  readonly definition: CardDefinition;
  readonly name: string;
  readonly cost: ManaCost;
  readonly text: readonly TextChange[];
  readonly modes: readonly CompiledText[];
  readonly enchants: Filter | null;
  readonly buyback: Cost | null;
  readonly isPermanentCard: boolean;
  /** Texts inside other texts, such as delayed abilities; no characteristics. */
  readonly inner: readonly CompiledAbility[];
  /** Abilities that this text gives to objects, by how they are written in it. */
  readonly granted: ReadonlyMap<Ability, CompiledAbility>;
}

/** Cards of these types never stay in play. */
const NOT_PERMANENT: readonly CardType[] = ['Instant', 'Interrupt', 'Sorcery'];

const MANA_OF_LAND: Readonly<Record<string, string>> = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
};

/** Inner texts are numbered from here, so that they don't mix with the abilities of a card. */
export const INNER_TEXTS_FROM = 100;

/** Abilities that an object has from elsewhere are numbered from here. */
const GRANTED_FROM = 1_000;

/** Compiles a definition, with words replaced. Pure: the same input gives the same printed characteristics. */
export function printedOf(original: CardDefinition, text: readonly TextChange[]): Printed {
  const definition = text.length === 0 ? original : changeText(original, text);
  const cost = parseManaCost(definition.cost ?? '');
  const inner: CompiledAbility[] = [];
  const granted = new Map<Ability, CompiledAbility>();
  const refOf = (index: number): AbilityRef => ({ of: definition.name, index, text });

  const compileEffects = (effects: Effects): Program => {
    const program: Instruction[] = [];
    for (const effect of effects) {
      if (effect.do === 'if') {
        const rest = compileEffects(effect.effect);
        const from = program.length + 1;
        program.push({ op: 'jumpUnless', condition: effect.condition, to: from + rest.length });
        program.push(...rest.map((step) => moved(step, from)));
      } else if (effect.do === 'unless') {
        const rest = compileEffects(effect.effect);
        const from = program.length + 1;
        const { who, pays, times } = effect;
        const to = from + rest.length;
        program.push({ op: 'offer', who, pays, ...(times === undefined ? {} : { times }), to });
        program.push(...rest.map((step) => moved(step, from)));
      } else {
        if (effect.do === 'atEndOfYourTurn' || effect.do === 'delay') {
          inner.push({
            ...blankAbility(refOf(INNER_TEXTS_FROM + inner.length), {
              kind: 'triggered',
              trigger: UPKEEP,
              effect: effect.effect,
            }),
            program: compileEffects(effect.effect),
          });
        }
        if (effect.do === 'modify') compileGranted(effect.by);
        program.push({ op: 'effect', effect });
      }
    }
    return program;
  };

  /** Inner texts get their place before what stands inside of them. */
  const compileGranted = ({ grants }: Modification): void => {
    for (const ability of grants ?? []) {
      const at = inner.length;
      const ref = refOf(INNER_TEXTS_FROM + at);
      inner.push(blankAbility(ref, ability));
      inner[at] = compile(ability, ref);
      granted.set(ability, inner[at]);
    }
  };

  const compile = (ability: Ability, ref: AbilityRef): CompiledAbility => {
    const blank = blankAbility(ref, ability);
    if (ability.kind === 'activated') {
      return {
        ...blank,
        targets: ability.targets ?? [],
        program: compileEffects(ability.effect),
        activation: {
          cost: ability.cost,
          from: ability.from ?? 'battlefield',
          onlyIf: ability.onlyIf ?? [],
          timing: ability.timing ?? null,
          timesEachTurn: ability.timesEachTurn ?? null,
        },
        isMana: addsMana(ability.effect),
      };
    }
    if (ability.kind === 'triggered') {
      return {
        ...blank,
        targets: ability.targets ?? [],
        program:
          ability.may === undefined
            ? compileEffects(ability.effect)
            : optional(compileEffects(ability.effect)),
        trigger: ability.trigger,
        condition: ability.condition ?? null,
        may: ability.may ?? null,
        readsEvent: readsEvent(ability),
        isMana: ability.trigger.when === 'is tapped for mana' && addsMana(ability.effect),
      };
    }
    if (ability.kind === 'static' && 'replaces' in ability.effect) {
      const { replaces } = ability.effect;
      return { ...blank, program: 'effect' in replaces ? compileEffects(replaces.effect) : [] };
    }
    if (ability.kind === 'static' && 'modifies' in ability.effect)
      compileGranted(ability.effect.by);
    if (ability.kind !== 'keyword') return blank;
    if (ability.keyword === 'echo') {
      return {
        ...blank,
        program: compileEffects([
          {
            do: 'unless',
            who: 'you',
            pays: { mana: definition.cost ?? '0' },
            effect: [{ do: 'sacrifice', what: 'self' }],
          },
        ]),
        trigger: UPKEEP,
        condition: 'came under control since last upkeep',
      };
    }
    if (ability.keyword === 'cumulative upkeep') {
      const counter = 'cumulative upkeep';
      return {
        ...blank,
        program: compileEffects([
          { do: 'putCounters', what: 'self', counter, amount: 1 },
          {
            do: 'unless',
            who: 'you',
            pays: ability.cost,
            times: { counters: counter, on: 'self' },
            effect: [{ do: 'sacrifice', what: 'self' }],
          },
        ]),
        trigger: UPKEEP,
      };
    }
    if (ability.keyword === 'cycling') {
      return {
        ...blank,
        program: compileEffects([{ do: 'draw', who: 'you', amount: 1 }]),
        activation: {
          cost: { ...ability.cost, discard: 'self' },
          from: 'hand',
          onlyIf: [],
          timing: null,
          timesEachTurn: null,
        },
      };
    }
    return blank;
  };
  const abilities: CompiledAbility[] = [];
  const add = (ability: Ability): void => {
    abilities.push(compile(ability, refOf(abilities.length)));
  };
  // 6ED 214.9e: a basic land has the mana ability of its type, whatever its text box says.
  const subtypes = subtypesOf(definition);
  for (const subtype of subtypes) {
    const mana = definition.types.includes('Land') ? MANA_OF_LAND[subtype] : undefined;
    if (mana !== undefined) {
      add({ kind: 'activated', cost: { tap: true }, effect: [{ do: 'addMana', mana }] });
    }
  }
  const written = definition.abilities ?? [];
  written.forEach(add);

  const modes = (definition.spell ?? []).map((mode) => ({
    targets: mode.targets ?? [],
    program: compileEffects(mode.effect),
  }));
  const partial = {
    definition,
    name: definition.name,
    cost,
    text,
    types: definition.types,
    subtypes,
    supertypes: definition.supertypes ?? [],
    colors: definition.colors ?? COLORS.filter((_, i) => (cost.symbols[i] as number) > 0),
    power: definition.power ?? 0,
    toughness: definition.toughness ?? 0,
    keywords: keywordsOf(written),
    abilities,
    modes:
      modes.length > 0
        ? modes
        : [
            {
              targets: definition.enchants === undefined ? [] : [{ what: definition.enchants }],
              program: [],
            },
          ],
    enchants: definition.enchants ?? null,
    buyback: definition.buyback ?? null,
    isPermanentCard: !definition.types.some((type) => NOT_PERMANENT.includes(type)),
    inner,
    granted,
  };
  const printed = partial as typeof partial & { printed: Printed };
  printed.printed = printed;
  return printed;
}

const UPKEEP: Trigger = { when: 'step begins', step: 'upkeep', whose: 'you' };

/** An ability of which nothing is compiled yet. */
function blankAbility(ref: AbilityRef, ability: Ability): CompiledAbility {
  return {
    ref,
    number: ref.index,
    ability,
    targets: [],
    program: [],
    activation: null,
    trigger: null,
    condition: null,
    may: null,
    readsEvent: false,
    isMana: false,
  };
}

function optional(program: Program): Program {
  return [{ op: 'may', to: program.length + 1 }, ...program.map((step) => moved(step, 1))];
}

function readsEvent({ effect, condition, targets, may }: TriggeredAbility): boolean {
  const text = JSON.stringify([effect, condition, targets, may]);
  return text.includes('"event"') || text.includes('"bound"');
}

/** 6ED 214.7b: creature types without number and gender. 6ED 212.2c: a land's type is its own name, beside what it counts as; it isn't told on the type line. */
function subtypesOf({ name, types, subtypes, countsAs = [] }: CardDefinition): readonly string[] {
  if (types.includes('Creature')) return (subtypes ?? []).map(creatureType);
  if (!types.includes('Land')) return subtypes ?? [];
  return [...(subtypes ?? [name]), ...countsAs];
}

/** Abilities with some more that come from elsewhere, each with a number of its own on that object. */
export function granted(
  abilities: readonly CompiledAbility[],
  more: readonly CompiledAbility[],
): readonly CompiledAbility[] {
  let number = GRANTED_FROM + abilities.filter((one) => one.number >= GRANTED_FROM).length;
  return [...abilities, ...more.map((ability) => numbered(ability, number++))];
}

/** The same ability under another number; always the same object, so that it can be recognized. */
function numbered(ability: CompiledAbility, number: number): CompiledAbility {
  let byNumber = NUMBERED.get(ability);
  if (byNumber === undefined)
    NUMBERED.set(ability, (byNumber = new Map<number, CompiledAbility>()));
  let found = byNumber.get(number);
  if (found === undefined) byNumber.set(number, (found = { ...ability, number }));
  return found;
}

const NUMBERED = new WeakMap<CompiledAbility, Map<number, CompiledAbility>>();

function moved(step: Instruction, by: number): Instruction {
  return 'to' in step ? { ...step, to: step.to + by } : step;
}

function addsMana(effects: Effects): boolean {
  return effects.some((effect) => effect.do === 'addMana');
}

export const isKeywordAbility = ({ ability }: CompiledAbility): boolean =>
  ability.kind === 'keyword';

/** The keyword of a compiled keyword ability. */
export function keywordName({ ability }: CompiledAbility): string {
  return keywordsOf([ability])[0] as string;
}

function keywordsOf(abilities: readonly Ability[]): string[] {
  const keywords: string[] = [];
  for (const ability of abilities) {
    if (ability.kind !== 'keyword') continue;
    keywords.push(nameOfKeyword(ability));
  }
  return keywords;
}
