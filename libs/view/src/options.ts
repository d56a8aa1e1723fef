import {
  abilityCost,
  isPlayer,
  proposedPayment,
  spellCost,
  abilitiesAt,
  turnUpOf,
  type CompiledAbility,
  type DecisionKind,
  type Game,
  type GameObject,
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
  costKinds,
  filterText,
  spellText,
  symbols,
  type CardDefinition,
  type Cost,
  type CostKind,
  type SpellText,
} from '@arbiter/cards';
import { aboutDecision, alternativeText, type AboutView } from './about.ts';
import { textOfAbility } from './abilities.ts';
import { openCostText } from './cost-text.ts';
import { deedsAsked, deedsOfAbility, deedsOfSpell, effectsOf, type DeedView } from './deeds.ts';
import { distinctNames } from './distinct.ts';
import { recipientName } from './names.ts';
import { burnOf, isPastBlocks, passOf } from './passing.ts';
import { textsOf, type TextView } from './texts.ts';
import { triggerTexts } from './trigger-text.ts';
import { wordTexts } from './word-text.ts';

/** An option space as plain JSON: what only code can test has lost its test. */
export type SpaceView =
  | Exclude<OptionSpace, { shape: 'name' | 'payment' | 'division' }>
  /** `lethal`: of combat damage, how much would be enough for each creature, as things stand (6ED 310.1, 420.5c). */
  | (Extract<OptionSpace, { shape: 'division' }> & {
      readonly lethal?: readonly (readonly [Recipient, number])[];
    })
  /** Any name of a card, `GET /v1/cards` lists those that work; or a word such as `some` of these. */
  | { readonly shape: 'name'; readonly some?: readonly string[] }
  /** `true` lets the server choose; or a `Payment` with these mana abilities, pool letters, objects. */
  | {
      readonly shape: 'payment';
      /** Whether `true` would do: otherwise mana abilities that cost something themselves are to be played first. */
      readonly isPayable: boolean;
      /** `snow`: some of what it gives is snow mana, which alone pays for {S}. */
      readonly sources: readonly {
        readonly object: ObjectId;
        readonly ability: number;
        readonly snow?: true;
      }[];
      readonly pays: PaidObjects | null;
      /** Which of the sources `true` uses, as their places; `null` while something else is to be picked. */
      readonly proposed: readonly number[] | null;
    };

/** One way to announce something, with a label where there are several. */
export type PlanView = Plan & {
  readonly label: string;
  /** What it does, as data; a spell's targets are numbered as in `targets`. */
  readonly does: readonly DeedView[];
  /** All that it costs: `{X}{R}, Sacrifice a creature`. */
  readonly cost: string;
  /** What each of its targets may be, in words, in the order of `targets`. */
  readonly aims: readonly string[];
  /** Life that it costs, X apart. */
  readonly life: number;
};

/** A legal command with a label for people; what is left to choose is in its plans or its space. */
export type CommandOption = { readonly label: string } &
  /** `burns`: life that is lost for mana left in the pool, should both pass. */
  /** `pastBlocks`: the seat is attacked, and as things stand none of its creatures may block any of the attackers. */
  (
    | { readonly type: 'Pass'; readonly burns: number; readonly pastBlocks?: true }
    /** `idle`: as things stand, nothing could attack. `burns`: as for a pass, should the attack begin. */
    | { readonly type: 'AnnounceAttack'; readonly burns: number; readonly idle?: true }
    | { readonly type: 'DiscloseSecret' }
    | { readonly type: 'PlayLand'; readonly object: ObjectId; readonly allowedBy?: ObjectId }
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
    | {
        readonly type: 'Choose';
        readonly kind: DecisionKind;
        readonly space: SpaceView;
        /** What that does which asks. */
        readonly does: readonly DeedView[];
      }
    /** `played`: mana abilities of these objects may be kept; `least`: all but so many, if not all. */
    | { readonly type: 'TakeBack'; readonly played: readonly ObjectId[]; readonly least?: 1 }
  );

/** What is taken back with priority is mana that was made just now. */
const takingBack = ({ decision }: Game): string =>
  decision?.kind === 'priority' ? 'Take back mana' : 'Take it back';

/** What a seat may do now, as plain JSON. */
export interface SeatOptions {
  /** The open decision that these commands answer; `null` if it is not for this seat to decide. */
  readonly decision: {
    readonly number: number;
    readonly kind: DecisionKind;
    readonly about: AboutView;
  } | null;
  readonly commands: readonly CommandOption[];
  /** Labels of everything that the spaces and plans name: objects, players, triggers, effects. */
  readonly labels: Readonly<Record<string, string>>;
  /** What cards of a library say that the spaces name; what else they name the view tells. */
  readonly texts?: readonly TextView[];
}

/** What the seat may do about the open decision, with labels; nothing in it that the seat may not know. */
export function legalFor(judge: Judge, game: Game, seat: Seat): SeatOptions {
  const legal = judge.legalCommands(game, seat);
  const { decision } = game;
  if (decision === null || legal.length === 0) return { decision: null, commands: [], labels: {} };
  const sight = judge.see(game);
  const about = aboutDecision(sight, decision);
  const labels = new Labels(sight, seat, about);
  const commands = legal.map((command) => labels.option(command));
  const texts = textsOf(sight, labels.inLibrary());
  return {
    decision: { number: decision.number, kind: decision.kind, about },
    commands,
    labels: labels.all(),
    ...(texts.length > 0 && { texts }),
  };
}

class Labels {
  readonly #found: Record<string, string> = {};
  readonly #objects = new Map<ObjectId, string>();
  readonly #sight: Sight;
  readonly #seat: Seat;
  readonly #about: AboutView;

  constructor(sight: Sight, seat: Seat, about: AboutView) {
    this.#sight = sight;
    this.#seat = seat;
    this.#about = about;
  }

  /** All that was named, each so that it can be told from the others. */
  all(): Readonly<Record<string, string>> {
    const names = distinctNames(this.#sight.game, this.#seat, this.#objects);
    return { ...this.#found, ...Object.fromEntries(names) };
  }

  /** Cards that were named and lie in a library: the view doesn't show them. */
  inLibrary(): readonly GameObject[] {
    const all = [...this.#objects.keys()].map((id) => this.#sight.game.objects[id] ?? null);
    return all.filter((object) => object !== null).filter(({ zone }) => zone === 'library');
  }

  option(command: LegalCommand): CommandOption {
    switch (command.type) {
      case 'Pass':
        return {
          ...command,
          ...passOf(this.#sight, this.#seat),
          ...(isPastBlocks(this.#sight, this.#seat) && { pastBlocks: true }),
        };
      case 'AnnounceAttack':
        // What the attack begins with is the end of a phase (5ED Mana Burn.2).
        return {
          ...command,
          label: 'Announce an attack',
          burns: burnOf(this.#sight, this.#seat),
        };
      case 'DiscloseSecret':
        return { ...command, label: 'Disclose your secret' };
      case 'PlayLand': {
        const { object, allowedBy } = command;
        const by = allowedBy === undefined ? '' : `, as ${this.#object(allowedBy)} allows`;
        return { ...command, label: `Play ${this.#object(object)}${by}` };
      }
      case 'CastSpell':
        return {
          ...command,
          plans: command.plans.map((plan) => this.#plan(plan, command.object)),
          label: `Cast ${this.#object(command.object)}`,
        };
      case 'ActivateAbility':
        return this.#activation(command);
      case 'DeclareAttackers':
        return { ...command, space: this.#space(command.space), label: 'Attack' };
      case 'DeclareBlockers':
        return { ...command, space: this.#space(command.space), label: 'Block' };
      case 'Choose':
        return {
          ...command,
          space: this.#space(command.space),
          does: deedsAsked(this.#sight),
          label: this.#about.question,
        };
      case 'TakeBack':
        command.played.forEach((id) => this.#object(id));
        return { ...command, label: takingBack(this.#sight.game) };
      default:
        return command satisfies never;
    }
  }

  #plan(plan: Plan, spell: ObjectId): PlanView {
    this.#named(plan);
    const { definition, modes } = this.#sight.printed(this.#sight.object(spell));
    const { least, most } = plan.x;
    const several = (definition.spell ?? []).length > 1;
    const mode = several ? definition.spell?.[plan.mode] : undefined;
    const cost = this.#cost(spell, plan);
    const other = definition.alternativeCosts?.[plan.alternative - 1];
    const costs = [
      definition.additionalCost,
      other?.cost,
      plan.buyback ? definition.buyback : undefined,
    ];
    const parts = [
      least === most && most > 0 ? `X = ${most}` : '',
      mode === undefined ? '' : this.#spell(mode, definition),
      other === undefined
        ? ''
        : `${other.keyword === undefined ? 'for' : `with ${other.keyword}`}: ${cost}`,
      plan.buyback ? 'with buyback' : '',
    ];
    return {
      ...plan,
      label: parts.filter((part) => part !== '').join(' '),
      does: deedsOfSpell(this.#sight, spell, plan.mode, this.#seat),
      life: costs.reduce((sum, one) => sum + lifeOf(one), 0),
      cost,
      aims: (modes[plan.mode]?.targets ?? []).map(({ what }) => filterText(what)),
    };
  }

  #named(plan: Plan): void {
    for (const { from } of plan.targets) for (const one of from) this.#recipient(one);
    if (plan.pays !== null) this.#paidObjects(plan.pays);
  }

  /** What a plan for a spell costs. */
  #cost(spell: ObjectId, { mode, x, buyback, alternative }: Plan): string {
    const value = x.least === x.most ? x.most : 0;
    const due = spellCost(this.#sight, spell, this.#seat, {
      mode,
      x: value,
      buyback,
      alternative,
    });
    return openCostText(this.#sight, due, this.#sight.object(spell).name);
  }

  #activation({
    object,
    ability,
    isMana,
    plans,
  }: Extract<LegalCommand, { type: 'ActivateAbility' }>): CommandOption {
    const found = [...abilitiesAt(this.#sight, object), ...turnUpOf(this.#sight, object)].find(
      ({ number }) => number === ability,
    );
    const does = found === undefined ? [] : deedsOfAbility(this.#sight, object, found, this.#seat);
    const said = found === undefined ? UNSAID : saidOf(found);
    const { aims, life } = said;
    const { name } = this.#sight.object(object);
    return {
      type: 'ActivateAbility',
      object,
      ability,
      isMana,
      plans: plans.map((plan): PlanView => {
        this.#named(plan);
        // Field by field: a spread here makes every command of a game a twentieth dearer.
        const { mode, alternative, buyback, x, targets, division, pays } = plan;
        const value = x.least === x.most ? x.most : 0;
        const due = abilityCost(this.#sight, said.cost, object, this.#seat, value);
        return {
          mode,
          alternative,
          buyback,
          x,
          targets,
          division,
          pays,
          label: value > 0 ? `X = ${value}` : '',
          does,
          cost: openCostText(this.#sight, due, name),
          aims,
          life,
        };
      }),
      label: this.#ability(object, found),
      costs: said.kinds,
    };
  }

  #paidObjects(pays: PaidObjects): void {
    for (const { from } of pays) for (const one of from) this.#object(one);
  }

  #ability(id: ObjectId, found: CompiledAbility | undefined): string {
    const name = this.#object(id);
    if (found === undefined) return name;
    const { mana } = saidOf(found);
    return mana === null
      ? `${name}: ${textOfAbility(this.#sight, name, found)}`
      : `Tap ${name} for ${mana}`;
  }

  #spell(mode: SpellText, definition: CardDefinition): string {
    return spellText(mode, definition, this.#sight.rules.cardTerms);
  }

  #space(space: OptionSpace): SpaceView {
    switch (space.shape) {
      case 'name':
        return this.#sight.game.decision?.kind === 'word'
          ? { shape: 'name', some: space.some }
          : { shape: 'name' };
      case 'payment': {
        const { pays } = space;
        const sources = space.sources.map(({ object, ability, snow }) => ({
          ...{ object, ability },
          ...(snow === true ? { snow } : {}),
        }));
        for (const { object } of sources) this.#object(object);
        if (pays !== null) this.#paidObjects(pays);
        const isPayable = space.test({});
        return { shape: 'payment', isPayable, sources, pays, proposed: this.#proposed(sources) };
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
        for (const one of space.options) {
          if (typeof one !== 'boolean') this.#recipient(one);
          else this.#found[String(one)] = one ? this.#about.yes : this.#about.no;
        }
        return space;
      case 'word':
        this.#put(wordTexts(this.#sight, space.options, this.#seat));
        return space;
      case 'order':
        if (this.#sight.game.decision?.kind === 'orderTriggers') {
          this.#put(triggerTexts(this.#sight, space.of, this.#seat));
        } else for (const one of space.of) this.#object(one);
        return space;
      case 'division':
        for (const one of space.among) this.#recipient(one);
        return this.#sight.game.decision?.kind === 'assignDamage'
          ? { ...space, lethal: this.#lethal(space) }
          : space;
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

  /** What trample counts as lethal is that; otherwise what is left of a creature's toughness. */
  #lethal({
    among,
    onlyAfter,
  }: Extract<OptionSpace, { shape: 'division' }>): readonly (readonly [Recipient, number])[] {
    return (
      onlyAfter?.lethal ??
      among.flatMap((one) => {
        if (isPlayer(one)) return [];
        const { toughness } = this.#sight.characteristics(one);
        return [[one, Math.max(0, toughness - this.#sight.object(one).damage)] as const];
      })
    );
  }

  /** The places of those sources that pay if nothing is said. */
  #proposed(
    sources: readonly { readonly object: ObjectId; readonly ability: number }[],
  ): readonly number[] | null {
    const payment = proposedPayment(this.#sight);
    return (
      payment?.mana.map(({ object, ability }) =>
        sources.findIndex((one) => one.object === object && one.ability === ability),
      ) ?? null
    );
  }

  #object(id: ObjectId): string {
    return this.#recipient(id);
  }

  #recipient(what: Recipient): string {
    const { game } = this.#sight;
    const { decision } = game;
    const key = String(what);
    // Modes and costs are numbers as well.
    if (decision?.kind === 'x') return (this.#found[key] = `X = ${key}`);
    if (decision?.kind === 'mode') return (this.#found[key] = this.#mode(Number(what)));
    if (decision?.kind === 'alternative') {
      return (this.#found[key] = alternativeText(this.#sight, Number(what)));
    }
    if (isPlayer(what)) return (this.#found[key] = recipientName(game, what, this.#seat));
    const known = this.#objects.get(what);
    if (known !== undefined) return known;
    const object = this.#sight.object(what);
    // Whatever a seat may choose it may know: cards that it searches included.
    const name = object.zone === 'library' ? object.name : recipientName(game, what, this.#seat);
    this.#objects.set(what, name);
    return name;
  }

  /** What the mode of the spell or triggered ability that is being announced does. */
  #mode(index: number): string {
    const { agenda } = this.#sight.game;
    const frame = agenda[agenda.length - 1];
    if (frame?.kind !== 'announce') return '';
    if (frame.ability !== null) {
      const { ability } = this.#sight.cards.ability(frame.ability);
      const { definition } = this.#sight.cards.printed(frame.ability.of, frame.ability.text);
      const one = ability.kind === 'triggered' ? ability.modes?.[index] : undefined;
      return one === undefined ? '' : this.#spell(one, definition);
    }
    const { definition } = this.#sight.printed(this.#sight.object(frame.object));
    const mode = definition.spell?.[index];
    return mode === undefined ? '' : this.#spell(mode, definition);
  }

  #put(texts: ReadonlyMap<number | string, string>): void {
    for (const [key, text] of texts) this.#found[String(key)] = text;
  }
}

const lifeOf = (cost: Cost | undefined): number => (typeof cost?.life === 'number' ? cost.life : 0);

/** What is told of an activated ability wherever it is offered. */
interface Said {
  readonly cost: Cost;
  readonly kinds: readonly CostKind[];
  readonly aims: readonly string[];
  readonly life: number;
  /** The mana of one that only taps for it, as symbols; null for every other one. */
  readonly mana: string | null;
}

const UNSAID: Said = { cost: {}, kinds: [], aims: [], life: 0, mana: null };

/** Made once for an ability, and not for each decision that offers it. */
const SAID = new WeakMap<CompiledAbility, Said>();

function saidOf(compiled: CompiledAbility): Said {
  let said = SAID.get(compiled);
  if (said === undefined) {
    const cost = compiled.activation?.cost ?? {};
    const mana = manaForTapping(compiled);
    said = {
      cost,
      kinds: costKinds(cost),
      aims: compiled.targets.map(({ what }) => filterText(what)),
      life: lifeOf(cost),
      mana: mana === null ? null : symbols(mana),
    };
    SAID.set(compiled, said);
  }
  return said;
}

function manaForTapping(compiled: CompiledAbility): string | null {
  const { activation } = compiled;
  const [effect, ...others] = effectsOf(compiled);
  if (activation === null || effect?.do !== 'addMana' || others.length > 0) return null;
  const costs = costKinds(activation.cost);
  const isPlain = costs.length === 1 && costs[0] === 'tap' && activation.onlyIf.length === 0;
  return isPlain && effect.times === undefined ? effect.mana : null;
}
