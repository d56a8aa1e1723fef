import {
  isPlayer,
  type CompiledAbility,
  type DecisionKind,
  type Game,
  type Judge,
  type LegalCommand,
  type ObjectId,
  type OptionSpace,
  type PaidObjects,
  type Plan,
  type Recipient,
  type Seat,
  type Sight,
} from '@arbiter/engine';
import {
  COLOR_WORDS,
  costKinds,
  costText,
  deedsOf,
  spellText,
  symbols,
  type CardDefinition,
  type Color,
  type Cost,
  type CostKind,
  type Deed,
  type Effects,
  type SpellText,
} from '@arbiter/cards';
import { textOfAbility } from './abilities.ts';
import { CHOICES, LABELS } from './decision-labels.ts';
import { recipientName } from './names.ts';

/** An option space as plain JSON: what only code can test has lost its test. */
export type SpaceView =
  | Exclude<OptionSpace, { shape: 'name' | 'payment' }>
  /** Any name of a card, `GET /v1/cards` lists those that work; or a word such as `some` of these. */
  | { readonly shape: 'name'; readonly some?: readonly string[] }
  /** `true` lets the server choose; or a `Payment` with these mana abilities, pool letters, objects. */
  | {
      readonly shape: 'payment';
      readonly sources: readonly { readonly object: ObjectId; readonly ability: number }[];
      readonly pays: PaidObjects | null;
    };

/** One way to announce something, with a label where there are several. */
export type PlanView = Plan & {
  readonly label: string;
  /** What it does, as data; a spell's targets are numbered as in `targets`. */
  readonly does: readonly Deed[];
};

/** A legal command with a label for people; what is left to choose is in its plans or its space. */
export type CommandOption = { readonly label: string } & (
  | { readonly type: 'Pass' | 'AnnounceAttack' | 'DiscloseSecret' }
  | { readonly type: 'PlayLand'; readonly object: ObjectId }
  | { readonly type: 'CastSpell'; readonly object: ObjectId; readonly plans: readonly PlanView[] }
  | {
      readonly type: 'ActivateAbility';
      readonly object: ObjectId;
      readonly ability: number;
      readonly isMana: boolean;
      /** What its cost takes. */
      readonly costs: readonly CostKind[];
      readonly plans: readonly PlanView[];
    }
  | { readonly type: 'DeclareAttackers' | 'DeclareBlockers'; readonly space: SpaceView }
  | { readonly type: 'Choose'; readonly kind: DecisionKind; readonly space: SpaceView }
  /** `played`: mana abilities of these objects may be kept. */
  | { readonly type: 'TakeBack'; readonly played: readonly ObjectId[] }
);

/** What a seat may do now, as plain JSON. */
export interface SeatOptions {
  /** The open decision that these commands answer; `null` if it is not for this seat to decide. */
  readonly decision: { readonly number: number; readonly kind: DecisionKind } | null;
  readonly commands: readonly CommandOption[];
  /** Labels of everything that the spaces and plans name: objects, players, triggers, effects. */
  readonly labels: Readonly<Record<string, string>>;
}

/** What the seat may do about the open decision, with labels; nothing in it that the seat may not know. */
export function legalFor(judge: Judge, game: Game, seat: Seat): SeatOptions {
  const legal = judge.legalCommands(game, seat);
  const { decision } = game;
  if (decision === null || legal.length === 0) return { decision: null, commands: [], labels: {} };
  const labels = new Labels(judge.see(game), seat);
  const commands = legal.map((command) => labels.option(command));
  return {
    decision: { number: decision.number, kind: decision.kind },
    commands,
    labels: labels.found,
  };
}

class Labels {
  readonly found: Record<string, string> = {};
  readonly #sight: Sight;
  readonly #seat: Seat;

  constructor(sight: Sight, seat: Seat) {
    this.#sight = sight;
    this.#seat = seat;
  }

  option(command: LegalCommand): CommandOption {
    switch (command.type) {
      case 'Pass':
        return { ...command, label: 'Pass' };
      case 'AnnounceAttack':
        return { ...command, label: 'Announce an attack' };
      case 'DiscloseSecret':
        return { ...command, label: 'Disclose the own part of chance' };
      case 'PlayLand':
        return { ...command, label: `Play ${this.#object(command.object)}` };
      case 'CastSpell':
        return {
          ...command,
          plans: command.plans.map((plan) => this.#plan(plan, command.object)),
          label: `Cast ${this.#object(command.object)}`,
        };
      case 'ActivateAbility':
        return { ...command, ...this.#activation(command) };
      case 'DeclareAttackers':
        return { ...command, space: this.#space(command.space), label: 'Attack' };
      case 'DeclareBlockers':
        return { ...command, space: this.#space(command.space), label: 'Block' };
      case 'Choose':
        return { ...command, space: this.#space(command.space), label: this.#choice(command.kind) };
      case 'TakeBack':
        command.played.forEach((id) => this.#object(id));
        return { ...command, label: 'Take it back' };
      default:
        return command satisfies never;
    }
  }

  /** `spell` is 0 for an ability. */
  #plan(plan: Plan, spell: ObjectId): PlanView {
    for (const { from } of plan.targets) for (const one of from) this.#recipient(one);
    if (plan.pays !== null) this.#paidObjects(plan.pays);
    const parts: string[] = [];
    let does: readonly Deed[] = [];
    const { least, most } = plan.x;
    if (least === most && most > 0) parts.push(`X = ${most}`);
    if (spell !== 0) {
      const { definition } = this.#sight.printed(this.#sight.object(spell));
      const mode = (definition.spell ?? []).length > 1 ? definition.spell?.[plan.mode] : undefined;
      if (mode !== undefined) parts.push(this.#spell(mode, definition));
      const instead = definition.alternativeCosts?.[plan.alternative - 1];
      if (instead !== undefined) parts.push(`for: ${this.#costText(instead.cost, definition)}`);
      does = deedsOf(definition.spell?.[plan.mode]?.effect ?? []);
      if (plan.buyback) parts.push('with buyback');
    }
    return { ...plan, label: parts.join(' '), does };
  }

  #activation({ object, ability, plans }: Extract<LegalCommand, { type: 'ActivateAbility' }>): {
    readonly plans: readonly PlanView[];
    readonly label: string;
    readonly costs: readonly CostKind[];
  } {
    const found = this.#sight.abilities(object).find(({ number }) => number === ability);
    const does = found === undefined ? [] : deedsOf(effectsOf(found));
    return {
      plans: plans.map((plan) => ({ ...this.#plan(plan, 0), does })),
      label: this.#ability(object, found),
      costs: costKinds(found?.activation?.cost ?? {}),
    };
  }

  #paidObjects(pays: PaidObjects): void {
    for (const { from } of pays) for (const one of from) this.#object(one);
  }

  #choice(kind: DecisionKind): string {
    const { decision } = this.#sight.game;
    if (decision?.kind === 'choose') return CHOICES[decision.purpose];
    if (decision?.kind === 'word') return `Choose a ${decision.of}`;
    if (decision?.kind === 'mulligan') return `Mulligan to ${decision.cards}?`;
    if (decision?.kind === 'may') {
      const { waiting } = this.#sight.game;
      const { trigger } = decision;
      const found = waiting.find(({ id }) => id === trigger);
      return found === undefined
        ? 'Have it done?'
        : `Have the ability of ${found.ability.of} done?`;
    }
    if (decision?.kind === 'assignDamage') {
      return `Damage of ${this.#object(decision.creature)}`;
    }
    return LABELS[kind];
  }

  #ability(id: ObjectId, found: CompiledAbility | undefined): string {
    const name = this.#object(id);
    if (found === undefined) return name;
    const mana = manaForTapping(found);
    return mana === null
      ? `${name}: ${textOfAbility(this.#sight, name, found)}`
      : `Tap ${name} for ${symbols(mana)}`;
  }

  #spell(mode: SpellText, definition: CardDefinition): string {
    return spellText(mode, definition, this.#sight.rules.cardTerms);
  }

  #costText(cost: Cost, { name }: CardDefinition): string {
    return costText(cost, name, this.#sight.rules.cardTerms);
  }

  #space(space: OptionSpace): SpaceView {
    switch (space.shape) {
      case 'name':
        return this.#sight.game.decision?.kind === 'word'
          ? { shape: 'name', some: space.some }
          : { shape: 'name' };
      case 'payment': {
        const { pays } = space;
        const sources = space.sources.map(({ object, ability }) => ({ object, ability }));
        for (const { object } of sources) this.#object(object);
        if (pays !== null) this.#paidObjects(pays);
        return { shape: 'payment', sources, pays };
      }
      case 'subset': {
        // Cards of a library are listed by id: their order is not for anybody to know.
        const inLibrary = (one: Recipient): boolean =>
          !isPlayer(one) && this.#sight.object(one).zone === 'library';
        const from = space.from.some(inLibrary)
          ? space.from.slice().sort((a, b) => Number(a) - Number(b))
          : space.from;
        for (const one of from) this.#recipient(one);
        return { ...space, from };
      }
      case 'oneOf':
        for (const one of space.options) if (typeof one !== 'boolean') this.#recipient(one);
        return space;
      case 'word':
        for (const one of space.options) this.#word(one);
        return space;
      case 'order':
        for (const one of space.of) {
          if (this.#sight.game.decision?.kind === 'orderTriggers') this.#trigger(one);
          else this.#object(one);
        }
        return space;
      case 'division':
        for (const one of space.among) this.#recipient(one);
        return space;
      case 'attack':
        for (const one of space.attackers) this.#object(one);
        return space;
      case 'block':
        for (const [blocker, may] of space.blockers) {
          this.#object(blocker);
          for (const one of may) this.#object(one);
        }
        return space;
      case 'number':
        return space;
      default:
        return space satisfies never;
    }
  }

  /** The mana cost of what is being announced, or the cost that may be paid rather than it. */
  #cost(alternative: number): string {
    const frame = this.#sight.game.agenda.at(-1);
    const spell = frame?.kind === 'announce' ? frame.object : 0;
    const { definition } = this.#sight.printed(this.#sight.object(spell));
    const instead = definition.alternativeCosts?.[alternative - 1];
    return instead === undefined ? 'The mana cost' : this.#costText(instead.cost, definition);
  }

  #object(id: ObjectId): string {
    return this.#recipient(id);
  }

  #recipient(what: Recipient): string {
    const key = String(what);
    const { game } = this.#sight;
    // Whatever a seat may choose it may know: cards that it searches included. Modes and costs are numbers as well.
    const { decision } = game;
    if (decision?.kind === 'x') return (this.found[key] ??= `X = ${key}`);
    if (decision?.kind === 'mode') return (this.found[key] ??= this.#mode(Number(what)));
    if (decision?.kind === 'alternative') return (this.found[key] ??= this.#cost(Number(what)));
    const object = isPlayer(what) ? null : this.#sight.object(what);
    return (this.found[key] ??=
      object?.zone === 'library' ? object.name : recipientName(game, what, this.#seat));
  }

  /** What the mode of the spell that is being announced does. */
  #mode(index: number): string {
    const { agenda } = this.#sight.game;
    const frame = agenda[agenda.length - 1];
    if (frame?.kind !== 'announce') return '';
    const { definition } = this.#sight.printed(this.#sight.object(frame.object));
    const mode = definition.spell?.[index];
    return mode === undefined ? '' : this.#spell(mode, definition);
  }

  #trigger(id: number): void {
    const trigger = this.#sight.game.waiting.find((one) => one.id === id);
    this.found[String(id)] = trigger === undefined ? '' : `the ability of ${trigger.ability.of}`;
  }

  #word(word: string): void {
    const { decision } = this.#sight.game;
    if (decision?.kind === 'word' && decision.of === 'color') {
      this.found[word] = COLOR_WORDS[word as Color];
      return;
    }
    const [kind, number] = word.split(' ');
    if (word === 'protection') this.found[word] = 'protection';
    else if (kind === 'static') {
      this.found[word] = recipientName(this.#sight.game, Number(number), this.#seat);
    } else if (kind === 'effect') {
      const effect = this.#sight.game.effects.find(({ id }) => id === Number(number));
      this.found[word] = effect === undefined ? word : EFFECTS[effect.kind];
    }
  }
}

/** What the ability of an object does, keywords included. */
const effectsOf = ({ program }: CompiledAbility): Effects =>
  program.flatMap((step) => (step.op === 'effect' ? [step.effect] : []));

/** The mana of an ability that only taps for it; null for every other one. */
function manaForTapping(compiled: CompiledAbility): string | null {
  const { activation } = compiled;
  const [effect, ...others] = effectsOf(compiled);
  if (activation === null || effect?.do !== 'addMana' || others.length > 0) return null;
  const costs = costKinds(activation.cost);
  const isPlain = costs.length === 1 && costs[0] === 'tap' && activation.onlyIf.length === 0;
  return isPlain && effect.times === undefined ? effect.mana : null;
}

const EFFECTS = {
  modification: 'an effect',
  control: 'control',
  regeneration: 'regeneration',
  noRegeneration: 'no regeneration',
  insteadOfGraveyard: 'where it goes instead',
  skip: 'skipping',
  inCombat: 'a rule of combat',
  prevention: 'a shield against that damage',
  noCombatDamage: 'creatures deal no combat damage',
} as const;
