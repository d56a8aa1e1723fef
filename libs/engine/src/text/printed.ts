import {
  changeText,
  parseManaCost,
  type Ability,
  type CardDefinition,
  type CardType,
  type Color,
  COLORS,
  type Condition,
  type Cost,
  type Effect,
  type Effects,
  type Filter,
  type ManaCost,
  type Reference,
  type Supertype,
  type TargetSpec,
  type TextChange,
  type Trigger,
  type TriggeredAbility,
} from '@arbiter/cards';
import type { AbilityRef } from '../state/objects.ts';

/** One step of a compiled text: an effect, or a place to go on. */
export type Instruction =
  /** Combat damage that waited on the stack is dealt. */
  | { readonly op: 'combatDamage' }
  | { readonly op: 'effect'; readonly effect: Effect }
  | { readonly op: 'jumpUnless'; readonly condition: Condition; readonly to: number }
  /** Whoever may have it done says so here, in editions where that is chosen on resolution. */
  | { readonly op: 'may'; readonly to: number }
  /** The player may pay; who does goes on at `to`. */
  | { readonly op: 'offer'; readonly who: Reference; readonly pays: Cost; readonly to: number };

export type Program = readonly Instruction[];

/** What targets there are and what is done. */
export interface CompiledText {
  readonly targets: readonly TargetSpec[];
  readonly program: Program;
}

export interface CompiledAbility extends CompiledText {
  readonly ref: AbilityRef;
  readonly ability: Ability;
  /** For activated abilities, keywords included: what it costs and when it may be played. */
  readonly activation: {
    readonly cost: Cost;
    readonly from: 'battlefield' | 'hand' | 'graveyard';
    readonly onlyIf: readonly Condition[];
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
}

const MANA_OF_LAND: Readonly<Record<string, string>> = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
};

/** Inner texts are numbered from here, so that they don't mix with the abilities of a card. */
export const INNER_TEXTS_FROM = 100;

/** Compiles a definition, with words replaced. Pure: the same input gives the same printed characteristics. */
export function printedOf(original: CardDefinition, text: readonly TextChange[]): Printed {
  const definition = text.length === 0 ? original : changeText(original, text);
  const cost = parseManaCost(definition.cost ?? '0');
  const inner: CompiledAbility[] = [];
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
        program.push({ op: 'offer', who: effect.who, pays: effect.pays, to: from + rest.length });
        program.push(...rest.map((step) => moved(step, from)));
      } else {
        if (effect.do === 'atEndOfYourTurn') {
          inner.push({
            ...blankAbility(refOf(INNER_TEXTS_FROM + inner.length)),
            ability: { kind: 'triggered', trigger: UPKEEP, effect: effect.effect },
            program: compileEffects(effect.effect),
          });
        }
        program.push({ op: 'effect', effect });
      }
    }
    return program;
  };

  const abilities: CompiledAbility[] = [];
  const add = (ability: Ability): void => {
    const blank = { ...blankAbility(refOf(abilities.length)), ability };
    if (ability.kind === 'activated') {
      abilities.push({
        ...blank,
        targets: ability.targets ?? [],
        program: compileEffects(ability.effect),
        activation: {
          cost: ability.cost,
          from: ability.from ?? 'battlefield',
          onlyIf: ability.onlyIf ?? [],
        },
        isMana: addsMana(ability.effect),
      });
    } else if (ability.kind === 'triggered') {
      abilities.push({
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
      });
    } else if (ability.kind === 'keyword' && ability.keyword === 'echo') {
      abilities.push({
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
      });
    } else if (ability.kind === 'keyword' && ability.keyword === 'cycling') {
      abilities.push({
        ...blank,
        program: compileEffects([{ do: 'draw', who: 'you', amount: 1 }]),
        activation: { cost: { ...ability.cost, discard: 'self' }, from: 'hand', onlyIf: [] },
      });
    } else {
      abilities.push(blank);
    }
  };
  // 6ED 214.9e: a basic land has the mana ability of its type, whatever its text box says.
  for (const subtype of definition.subtypes ?? []) {
    const mana = definition.types.includes('Land') ? MANA_OF_LAND[subtype] : undefined;
    if (mana !== undefined) {
      add({ kind: 'activated', cost: { tap: true }, effect: [{ do: 'addMana', mana }] });
    }
  }
  for (const ability of definition.abilities ?? []) add(ability);

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
    subtypes: definition.subtypes ?? [],
    supertypes: definition.supertypes ?? [],
    colors: definition.colors ?? COLORS.filter((_, i) => (cost.symbols[i] as number) > 0),
    power: definition.power ?? 0,
    toughness: definition.toughness ?? 0,
    keywords: keywordsOf(definition.abilities ?? []),
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
    isPermanentCard: !definition.types.some((type) => type === 'Instant' || type === 'Sorcery'),
    inner,
  };
  const printed = partial as typeof partial & { printed: Printed };
  printed.printed = printed;
  return printed;
}

const UPKEEP: Trigger = { when: 'step begins', step: 'upkeep', whose: 'you' };

function blankAbility(ref: AbilityRef): Omit<CompiledAbility, 'ability'> & { ability: Ability } {
  return {
    ref,
    ability: { kind: 'enters' },
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

function moved(step: Instruction, by: number): Instruction {
  return 'to' in step ? { ...step, to: step.to + by } : step;
}

function addsMana(effects: Effects): boolean {
  return effects.some((effect) => effect.do === 'addMana');
}

function keywordsOf(abilities: readonly Ability[]): string[] {
  const keywords: string[] = [];
  for (const ability of abilities) {
    if (ability.kind !== 'keyword') continue;
    keywords.push(ability.keyword === 'landwalk' ? `landwalk ${ability.land}` : ability.keyword);
  }
  return keywords;
}
