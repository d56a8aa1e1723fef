import {
  abilityOfKeyword,
  type Ability,
  type CardDefinition,
  type Cost,
  type Effect,
  type Effects,
  type KeywordName,
  type Modification,
  type Reference,
  type TextChange,
  type Trigger,
  type TriggeredAbility,
} from '@arbiter/cards';
import type { AbilityRef } from '../state/objects.ts';
import type { CompiledAbility, Instruction, Program } from './printed.ts';

/** Inner texts are numbered from here, so that they don't mix with the abilities of a card. */
export const INNER_TEXTS_FROM = 100;

type AbilityOf<K extends Ability['kind']> = Extract<Ability, { readonly kind: K }>;

/** Compiles the texts of one definition, and gathers those that stand inside of others. */
export class TextCompiler {
  readonly inner: CompiledAbility[] = [];
  readonly granted = new Map<Ability, CompiledAbility>();
  readonly #definition: CardDefinition;
  readonly #known: string;
  readonly #text: readonly TextChange[];
  readonly #meaning: KeywordName | null;
  /** How many instructions that ask players stand around what is compiled. */
  #asking = 0;

  /**
   * @param known what the definition is known by
   * @param meaning the keyword whose meaning it is
   */
  constructor(
    definition: CardDefinition,
    known: string,
    text: readonly TextChange[],
    meaning: KeywordName | null = null,
  ) {
    this.#definition = definition;
    this.#known = known;
    this.#text = text;
    this.#meaning = meaning;
  }

  /** The ability at a place of the definition's list. */
  abilityAt(ability: Ability, index: number): CompiledAbility {
    const compiled = this.#ability(ability, this.#refOf(index));
    return this.#meaning === null ? compiled : { ...compiled, keyword: this.#meaning };
  }

  effects(effects: Effects): Program {
    const program: Instruction[] = [];
    for (const effect of effects) append(program, this.#effect(effect));
    return program;
  }

  /** One instruction; what leads to its end leads beyond it. */
  #effect(effect: Effect): Program {
    switch (effect.do) {
      case 'if':
        return eitherOr(
          (to) => ({ op: 'jumpUnless', condition: effect.condition, to }),
          this.effects(effect.effect),
          this.effects(effect.otherwise ?? []),
        );
      case 'pay': {
        const { who, cost: pays, times } = effect;
        return eitherOr(
          (to) => ({ op: 'offer', who, pays, ...(times === undefined ? {} : { times }), to }),
          this.effects(effect.otherwise ?? []),
          this.effects(effect.then ?? []),
        );
      }
      case 'may':
        return this.#may(effect);
      case 'repeat': {
        const { while: condition, may } = effect;
        const program: Instruction[] = [...this.effects(effect.effect)];
        const end =
          program.length + (condition === undefined ? 0 : 1) + (may === undefined ? 0 : 2) + 1;
        if (condition !== undefined) program.push({ op: 'jumpUnless', condition, to: end });
        if (may !== undefined) {
          const turn = `player/${this.#asking}`;
          program.push({ op: 'firstTurn', of: may, turn, to: end }, { op: 'ask', turn, to: end });
        }
        program.push({ op: 'jump', to: 0 });
        return program;
      }
      case 'forEach': {
        const { each, as } = effect;
        const rest = this.effects(effect.effect);
        const program: Instruction[] = [{ op: 'forEach', each, as, to: rest.length + 2 }];
        append(program, rest);
        program.push({ op: 'again', to: 0 });
        return program;
      }
      default:
        if (effect.do === 'delay') this.#later(effect);
        if (effect.do === 'modify') this.#grants(effect.by);
        if (effect.do === 'haveAbilities') this.#grants(effect);
        return [{ op: 'effect', effect }];
    }
  }

  /** Each of those players is asked, and does it or something else, before the next one is. */
  #may({
    who: of = 'you',
    effect,
    otherwise = [],
  }: Extract<Effect, { readonly do: 'may' }>): Program {
    // What stands inside may ask players on its own.
    const turn = `player/${this.#asking}`;
    this.#asking += 1;
    const asked = eitherOr(
      (to) => ({ op: 'ask', turn, to }),
      this.effects(effect),
      this.effects(otherwise),
    );
    this.#asking -= 1;
    const program: Instruction[] = [{ op: 'firstTurn', of, turn, to: asked.length + 2 }];
    append(program, asked);
    program.push({ op: 'nextTurn', of, turn, to: 1 });
    return program;
  }

  #ability(ability: Ability, ref: AbilityRef): CompiledAbility {
    switch (ability.kind) {
      case 'activated':
        return this.#activated(ability, ref);
      case 'triggered':
        return this.#triggered(ability, ref);
      case 'static':
        return this.#static(ability, ref);
      case 'keyword':
        return this.#keyword(ability, ref);
      case 'enters':
        return blankAbility(ref, ability);
      default:
        return ability satisfies never;
    }
  }

  #activated(ability: AbilityOf<'activated'>, ref: AbilityRef): CompiledAbility {
    return {
      ...blankAbility(ref, ability),
      targets: ability.targets ?? [],
      program: this.effects(ability.effect),
      activation: {
        cost: ability.cost,
        from: ability.from ?? 'battlefield',
        onlyIf: ability.onlyIf ?? [],
        timing: ability.timing ?? null,
        timesEachTurn: ability.timesEachTurn ?? null,
        byAnyone: ability.byAnyone === true,
        byOwner: ability.byOwner === true,
        special: ability.special === true,
      },
      isMana: addsMana(ability.effect),
    };
  }

  #triggered(ability: AbilityOf<'triggered'>, ref: AbilityRef): CompiledAbility {
    const { may } = ability;
    const program = (effect: Effects): Program =>
      may === undefined ? this.effects(effect) : optional(this.effects(effect));
    const modes = ability.modes?.map(({ targets = [], effect }) => ({
      targets,
      program: program(effect),
    }));
    return {
      ...blankAbility(ref, ability),
      targets: ability.targets ?? [],
      program: program(ability.effect),
      ...(modes === undefined ? {} : { modes }),
      ...this.#offered(ability),
      trigger: ability.trigger,
      watchesFrom: ability.from ?? 'battlefield',
      condition: ability.condition ?? null,
      may: may ?? null,
      readsEvent: readsEvent(ability),
      isMana: ability.trigger.when === 'is tapped for mana' && addsMana(ability.effect),
    };
  }

  /** What is done by it, read as the choice of one player: in some editions that player controls it (6ED 410.2). */
  #offered({ effect, may, modes }: TriggeredAbility): Pick<CompiledAbility, 'offered'> {
    const [only] = effect;
    if (effect.length !== 1 || may !== undefined || modes !== undefined) return {};
    if (only?.do === 'may' && only.otherwise === undefined) {
      return offeredTo(only.who ?? 'you', this.effects(only.effect), only.effect);
    }
    if (only?.do === 'pay' && only.otherwise === undefined) {
      const paid: Effect = { ...only, who: { bound: 'player' } };
      return offeredTo(only.who, this.effects([paid]), only.then ?? []);
    }
    return {};
  }

  #static(ability: AbilityOf<'static'>, ref: AbilityRef): CompiledAbility {
    const blank = blankAbility(ref, ability);
    const { effect } = ability;
    if ('modifies' in effect) this.#grants(effect.by);
    const worksFrom = ability.from === undefined ? {} : { watchesFrom: ability.from };
    return 'replaces' in effect && 'effect' in effect.replaces
      ? { ...blank, ...worksFrom, program: this.effects(effect.replaces.effect) }
      : { ...blank, ...worksFrom };
  }

  /** One that stands for an ability of the card is that ability, under the keyword's name. */
  #keyword(ability: AbilityOf<'keyword'>, ref: AbilityRef): CompiledAbility {
    const { name, cost = '0' } = this.#definition;
    const meant = abilityOfKeyword(ability, { name, cost });
    const compiled = meant === null ? blankAbility(ref, ability) : this.#ability(meant, ref);
    return { ...compiled, ability, keyword: ability.keyword };
  }

  /** What happens later is a text of its own; it has its place before what stands inside of it. */
  #later({ effect, until, unless }: Extract<Effect, { readonly do: 'delay' }>): void {
    const waitsFor = 'trigger' in until ? until.trigger : null;
    const ability: Ability = { kind: 'triggered', trigger: waitsFor ?? UPKEEP, effect };
    const at = this.inner.length;
    const blank = { ...blankAbility(this.#nextInner(), ability), trigger: waitsFor };
    this.inner.push(blank);
    this.inner[at] = { ...blank, program: this.effects(effect) };
    if (unless !== undefined) this.#grants({ grants: [stopsIt(unless.pays)] });
  }

  /** Inner texts get their place before what stands inside of them. */
  #grants({ grants }: Pick<Modification, 'grants'>): void {
    for (const ability of grants ?? []) {
      const at = this.inner.length;
      const ref = this.#nextInner();
      this.inner.push(blankAbility(ref, ability));
      this.inner[at] = this.#ability(ability, ref);
      this.granted.set(ability, this.inner[at]);
    }
  }

  #nextInner(): AbilityRef {
    return this.#refOf(INNER_TEXTS_FROM + this.inner.length);
  }

  #refOf(index: number): AbilityRef {
    return { of: this.#known, index, text: this.#text };
  }
}

/** An inner text waits for a moment that its effect tells; as an ability it needs some trigger. */
const UPKEEP: Trigger = { when: 'step begins', step: 'upkeep', whose: 'you' };

/** TSP 408.2i: what is done later is stopped by a special action. */
const stopsIt = (cost: Cost): Ability => ({
  kind: 'activated',
  special: true,
  cost,
  effect: [{ do: 'endEffect' }],
});

/** An ability of which nothing is compiled yet. */
function blankAbility(ref: AbilityRef, ability: Ability): CompiledAbility {
  return {
    ref,
    number: ref.index,
    ability,
    keyword: null,
    targets: [],
    program: [],
    activation: null,
    trigger: null,
    watchesFrom: 'battlefield',
    condition: null,
    may: null,
    readsEvent: false,
    isMana: false,
  };
}

/**
 * One of two texts: the first where the step goes on, the second where it leads to.
 * @param step made with the place of the second text
 */
function eitherOr(step: (to: number) => Instruction, first: Program, second: Program): Program {
  const jump: Program = second.length === 0 ? [] : [{ op: 'jump', to: second.length + 1 }];
  const program: Instruction[] = [step(1 + first.length + jump.length)];
  append(program, first);
  append(program, jump);
  append(program, second);
  return program;
}

/** Adds steps, whose places are counted from their own beginning. */
function append(program: Instruction[], steps: Program): void {
  const from = program.length;
  program.push(...steps.map((step) => moved(step, from)));
}

/** What is done must mean the same whoever controls it: it speaks of nobody from its controller's side. */
function offeredTo(
  may: Reference,
  program: Program,
  done: Effects,
): Pick<CompiledAbility, 'offered'> {
  const depends = may !== 'you' && /"(?:you|opponent)"/.test(JSON.stringify(done));
  return depends ? {} : { offered: { may, program: optional(program) } };
}

function optional(program: Program): Program {
  return [{ op: 'may', to: program.length + 1 }, ...program.map((step) => moved(step, 1))];
}

function moved(step: Instruction, by: number): Instruction {
  return 'to' in step ? { ...step, to: step.to + by } : step;
}

function readsEvent({ effect, condition, targets, may, modes }: TriggeredAbility): boolean {
  const text = JSON.stringify([effect, condition, targets, may, modes]);
  return text.includes('"event"') || text.includes('"bound"');
}

function addsMana(effects: Effects): boolean {
  return effects.some(({ do: what }) => what === 'addMana' || what === 'addProducedMana');
}
