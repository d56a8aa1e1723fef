import type { ActivatedAbility, Amount, Filter, NamedCost, TargetSpec } from '@arbiter/cards';
import { budgetOf, isPayable, largestX, leastX, type TotalCost } from '../paying/total-cost.ts';
import { abilityCost, isPlayedByEffect, spellCost } from '../paying/announced-cost.ts';
import { isFaceDownCost, isPlayedFromGraveyard } from '../sight/named-costs.ts';
import { mayBeFaceDown, playableElsewhere } from '../sight/may-play.ts';
import { landsLeft } from '../statics/additional-lands.ts';
import { forbiddenBy } from '../statics/forbids.ts';
import { splitSecond } from '../statics/split-second.ts';
import { turnUpOf } from '../sight/face-down.ts';
import { playersAbilities } from '../sight/players-abilities.ts';
import { FACE_DOWN } from '../state/face-down.ts';
import { alternativesFor } from '../paying/ways-to-pay.ts';
import { amountNow } from '../reading/amounts.ts';
import { readFrom } from '../reading/reading.ts';
import { dependsOnX } from '../decisions/targets.ts';
import { costsForTargets, mostPaidFor } from '../paying/for-each-target.ts';
import { manaCostOf, sumOfCosts } from '../paying/mana-costs.ts';
import { candidatesFor, givesUpItself, paidObjects } from '../paying/picks.ts';
import { sparedTogether } from './spared.ts';
import { isSimpleManaAbility, type ManaBudget } from '../paying/mana-budget.ts';
import { attackSpace } from '../decisions/attack.ts';
import { blockSpace } from '../decisions/block.ts';
import { speaksOfX } from '../sight/filters.ts';
import { mentions } from '../sight/mentions.ts';
import {
  dependsOnTargets,
  rangeOfTargets,
  spacesOfTargets,
  targetsFor,
  togetherIn,
  type TargetSpace,
} from '../sight/targets.ts';
import { dutiesOf, owedInPhase } from './duties.ts';
import type { Sight } from '../sight/sight.ts';
import { isSorceryTime } from '../sight/sorcery-time.ts';
import { isPlayer, type ObjectId, type Recipient, type Seat, type Zone } from '../state/basics.ts';
import { playerAsked, type DecisionKind } from '../state/decisions.ts';
import type { CompiledAbility, CompiledText, Printed } from '../text/printed.ts';
import { openCost } from '../paying/open-payment.ts';
import { isConvoked } from '../paying/convoke.ts';
import { manaToAnnounce } from './mana-to-announce.ts';
import { optionsOf } from '../decisions/index.ts';
import {
  abilityIllegality,
  attackIllegality,
  landIllegality,
  spellIllegality,
} from './playable.ts';
import { countOf, countWithin, type OptionSpace, type PaidObjects } from '../spaces/index.ts';

/** One way to announce something: what is fixed, and the spaces that are left to fill. */
export interface Plan {
  readonly mode: number;
  /** Which alternative cost is paid rather than the mana cost, counted from 1; 0 for none. */
  readonly alternative: number;
  readonly buyback: boolean;
  /** Values of X that can be paid. */
  readonly x: { readonly least: number; readonly most: number };
  /** For each use of the word "target". */
  readonly targets: readonly Extract<OptionSpace, { shape: 'subset' }>[];
  /** Which of them an amount is divided among, and the amount. */
  readonly division: { readonly spec: number; readonly total: number } | null;
  /** What its cost may be paid with, mana apart. */
  readonly pays: PaidObjects | null;
}

/** A command that is legal now, with what is left to choose. */
export type LegalCommand =
  | { readonly type: 'Pass' }
  | { readonly type: 'PlayLand'; readonly object: ObjectId; readonly allowedBy?: ObjectId }
  | { readonly type: 'CastSpell'; readonly object: ObjectId; readonly plans: readonly Plan[] }
  | {
      readonly type: 'ActivateAbility';
      readonly object: ObjectId;
      readonly ability: number;
      readonly isMana: boolean;
      readonly plans: readonly Plan[];
    }
  /** `idle`: no creature could attack as things stand, though the attack itself may begin and end. */
  | { readonly type: 'AnnounceAttack'; readonly idle?: true }
  | {
      readonly type: 'DeclareAttackers';
      readonly space: Extract<OptionSpace, { shape: 'attack' }>;
    }
  | { readonly type: 'DeclareBlockers'; readonly space: Extract<OptionSpace, { shape: 'block' }> }
  | { readonly type: 'Choose'; readonly kind: DecisionKind; readonly space: OptionSpace }
  /** An announcement can be taken back; these mana abilities may be kept. */
  /** `least`: so many of these mana abilities are taken back, if not any number. */
  | { readonly type: 'TakeBack'; readonly played: readonly ObjectId[]; readonly least?: 1 }
  | { readonly type: 'DiscloseSecret' };

/** Everything that the seat may do about the open decision, with option spaces. */
export function legalCommandsOf(sight: Sight, by: Seat): LegalCommand[] {
  const { decision, suspended } = sight.game;
  if (decision === null || decision.seat !== by || suspended) return [];
  const seat = playerAsked(decision);
  switch (decision.kind) {
    case 'priority': {
      const commands = commandsWithPriority(sight, seat);
      const made = sight.game.madeJustNow?.mana ?? [];
      if (made.length > 0) {
        commands.push({ type: 'TakeBack', played: made.map(({ object }) => object), least: 1 });
      }
      return commands;
    }
    case 'disclose':
      return [{ type: 'DiscloseSecret' }];
    case 'attack':
      return [{ type: 'DeclareAttackers', space: attackSpace(sight) }];
    case 'block':
      return [{ type: 'DeclareBlockers', space: blockSpace(sight) }];
    default: {
      const space = optionsOf(sight, decision, seat);
      const commands: LegalCommand[] = [];
      // A payment that can't be made any more is a dead end: only taking back is left.
      if (space.shape !== 'payment' || decision.kind === 'pay' || space.test({})) {
        commands.push({ type: 'Choose', kind: decision.kind, space });
      }
      const isRefused =
        decision.kind === 'payment' && sight.rules.manaWhilePlaying.refused !== null;
      if (space.shape === 'payment' && !isRefused) {
        // What is tapped for convoke plays no ability: the payment alone names it.
        const played = space.sources.filter((one) => !isConvoked(one));
        commands.push(...played.map(manaAbility));
        const cost = openCost(sight);
        const others = cost === null ? [] : manaToAnnounce(sight, cost);
        const offers = new Offers(sight, seat);
        for (const { object, ability } of others) offers.addAbility(commands, object, ability);
      }
      const frame = sight.game.agenda[sight.game.agenda.length - 1];
      if (
        frame?.kind === 'announce' &&
        frame.start !== null &&
        !isPlayedByEffect(frame) &&
        frame.seat === seat
      ) {
        commands.push({ type: 'TakeBack', played: frame.played.map(({ object }) => object) });
      }
      return commands;
    }
  }
}

/** What a player who has priority may do, passing first. */
export function commandsWithPriority(sight: Sight, seat: Seat): LegalCommand[] {
  const commands: LegalCommand[] = owedInPhase(sight, seat) === null ? [{ type: 'Pass' }] : [];
  for (const { source: object, ability } of dutiesOf(sight, seat)) {
    const { number } = sight.cards.ability(ability);
    if (commands.some((one) => 'ability' in one && one.object === object && one.ability === number))
      continue;
    commands.push({
      type: 'ActivateAbility',
      object,
      ability: number,
      isMana: false,
      plans: PLAIN,
    });
  }
  if (attackIllegality(sight, seat) === null) {
    const idle = attackSpace(sight).attackers.length === 0;
    commands.push({ type: 'AnnounceAttack', ...(idle && { idle }) });
  }
  const offers = new Offers(sight, seat);
  const { hand, graveyard, exile } = sight.game.players[seat];
  const allowing = isSorceryTime(sight, seat) ? landsLeft(sight, seat).allowedBy : [];
  for (const object of hand) {
    const printed = sight.printed(sight.object(object));
    if (printed.types.includes('Land')) {
      if (landIllegality(sight, seat, object) === null) commands.push({ type: 'PlayLand', object });
      for (const allowedBy of allowing) {
        if (landIllegality(sight, seat, object, allowedBy) === null)
          commands.push({ type: 'PlayLand', object, allowedBy });
      }
      offers.addFaceDown(commands, object, printed);
    } else {
      offers.addSpell(commands, object, printed);
    }
    offers.addAbilities(commands, object, printed.abilities, 'hand');
  }
  const elsewhere = playableElsewhere(sight, seat);
  for (const object of elsewhere) {
    const printed = sight.printed(sight.object(object));
    if (!printed.types.includes('Land')) offers.addSpell(commands, object, printed);
    else if (landIllegality(sight, seat, object) === null)
      commands.push({ type: 'PlayLand', object });
  }
  for (const object of graveyard) {
    const printed = sight.printed(sight.object(object));
    if (isPlayedFromGraveyard(printed.definition) && !elsewhere.includes(object))
      offers.addSpell(commands, object, printed);
    offers.addAbilities(commands, object, printed.abilities, 'graveyard');
  }
  for (const object of exile) {
    // What a suspended card says may be played while it is that (TSP 402.8, 502.59).
    const { abilities } = sight.printed(sight.object(object));
    offers.addAbilities(commands, object, abilities, 'exile');
  }
  const look = sight.look();
  for (const object of sight.game.battlefield) {
    const { abilities } = look.of(object);
    if (sight.object(object).controller === seat) {
      offers.addAbilities(commands, object, abilities, 'battlefield');
      offers.addAbilities(commands, object, turnUpOf(sight, object), 'battlefield');
    } else {
      // Others' abilities are hindered, but for those that anybody may play: this spares looking at them.
      for (const ability of abilities) {
        if (isAnybodys(ability)) offers.addAbility(commands, object, ability);
      }
    }
  }
  for (const { seat: whose, source, ability } of playersAbilities(sight)) {
    if (whose === seat) offers.addAbility(commands, source, ability);
  }
  return commands;
}

const isAnybodys = ({ activation }: CompiledAbility): boolean =>
  activation !== null && (activation.byAnyone || activation.byOwner);

/** A mana ability that may be played while mana is being paid (6ED 411.2). */
function manaAbility({ object, ability }: PaymentSource): LegalCommand {
  return { type: 'ActivateAbility', object, ability, isMana: true, plans: PLAIN };
}

type PaymentSource = Extract<OptionSpace, { shape: 'payment' }>['sources'][number];

/** Nothing is left to choose. */
const PLAIN: readonly Plan[] = [
  {
    mode: 0,
    alternative: 0,
    buyback: false,
    x: { least: 0, most: 0 },
    targets: [],
    division: null,
    pays: null,
  },
];

const NO_PLANS: readonly Plan[] = [];
const AS_IT_IS = { mode: 0, alternative: 0, buyback: false };
const WITHOUT_BUYBACK = [false] as const;
const WITH_OR_WITHOUT_BUYBACK = [false, true] as const;

/** What one seat could announce now: mana is counted once, and each list of targets made once, for all of it. */
class Offers {
  readonly #sight: Sight;
  readonly #seat: Seat;
  readonly #budget: ManaBudget;
  readonly #targets = new Map<Filter, readonly Recipient[]>();
  readonly #bySource: boolean;
  /** Whether costs are paid before targets are chosen (5ED Playing Spells and Abilities.2). */
  readonly #paysFirst: boolean;

  constructor(sight: Sight, seat: Seat) {
    this.#sight = sight;
    this.#seat = seat;
    this.#budget = budgetOf(sight, seat);
    this.#bySource = sight.look().anyProtection;
    const { announcement } = sight.rules;
    this.#paysFirst = announcement.indexOf('picks') < announcement.indexOf('targets');
  }

  /** Those that are played from where the object is: of what lies elsewhere most are not. */
  addAbilities(
    commands: LegalCommand[],
    object: ObjectId,
    abilities: readonly CompiledAbility[],
    from: Zone,
  ): void {
    for (const ability of abilities) {
      if (ability.activation?.from === from) this.addAbility(commands, object, ability);
    }
  }

  addAbility(commands: LegalCommand[], object: ObjectId, ability: CompiledAbility): void {
    const { activation } = ability;
    if (activation === null) return;
    if (abilityIllegality(this.#sight, this.#seat, object, ability) !== null) return;
    // Most abilities that may be played are lands': of these nothing is left to ask.
    const isPlain =
      activation.from === 'battlefield' && isSimpleManaAbility(this.#sight, object, ability);
    const plans = isPlain ? PLAIN : this.#plansForAbility(object, ability, activation.cost);
    if (plans.length === 0) return;
    const { number, isMana } = ability;
    commands.push({ type: 'ActivateAbility', object, ability: number, isMana, plans });
  }

  addSpell(commands: LegalCommand[], object: ObjectId, printed: Printed): void {
    const isLegal = spellIllegality(this.#sight, this.#seat, object, printed) === null;
    const plans = isLegal ? this.#plansForSpell(object, printed) : [];
    for (const plan of this.#plansFaceDown(object, printed)) plans.push(plan);
    if (plans.length > 0) commands.push({ type: 'CastSpell', object, plans });
  }

  /** A land is played as a spell only face down (TSP 502.26b). */
  addFaceDown(commands: LegalCommand[], object: ObjectId, printed: Printed): void {
    const plans = this.#plansFaceDown(object, printed);
    if (plans.length > 0) commands.push({ type: 'CastSpell', object, plans });
  }

  #plansFaceDown(object: ObjectId, { definition }: Printed): readonly Plan[] {
    const { alternativeCosts } = definition;
    const at = alternativeCosts?.findIndex(isFaceDownCost) ?? -1;
    if (at < 0 || !mayBeFaceDown(this.#sight, this.#seat, object)) return NO_PLANS;
    const faceDown = this.#sight.cards.printed(FACE_DOWN.name, []);
    if (spellIllegality(this.#sight, this.#seat, object, faceDown) !== null) return [];
    const how = { mode: 0, alternative: at + 1, buyback: false };
    const cost = spellCost(this.#sight, object, this.#seat, { ...how, x: 0 });
    if (!isPayable(this.#sight, cost, this.#budget)) return [];
    return this.#plans(object, [], how, cost);
  }

  /** Whether a card in the hand can be played face down, and in no other way. */
  canOnlyBeFaceDown(card: ObjectId): boolean {
    const printed = this.#sight.printed(this.#sight.object(card));
    if (this.#plansFaceDown(card, printed).length === 0) return false;
    if (printed.types.includes('Land')) return true;
    const isLegal = spellIllegality(this.#sight, this.#seat, card, printed) === null;
    return !isLegal || this.#plansForSpell(card, printed).length === 0;
  }

  /** Whether a card can be played for the cost that the keyword names, whatever time it is. */
  canBePlayedFor(card: ObjectId, keyword: NamedCost | 'nothing'): boolean {
    const printed = this.#sight.printed(this.#sight.object(card));
    const { alternativeCosts = [] } = printed.definition;
    return (
      (keyword === 'nothing' || alternativeCosts.some((cost) => cost.keyword === keyword)) &&
      !printed.types.includes('Land') &&
      splitSecond(this.#sight) === null &&
      forbiddenBy(this.#sight, this.#seat, 'playing spells', card) === null &&
      this.#plansForSpell(card, printed).length > 0
    );
  }

  #plansForSpell(object: ObjectId, printed: Printed): Plan[] {
    const plans: Plan[] = [];
    const optional = printed.buyback === null ? WITHOUT_BUYBACK : WITH_OR_WITHOUT_BUYBACK;
    const { alternativeCosts } = printed.definition;
    for (const alternative of alternativesFor(this.#sight, object, this.#seat)) {
      const other = alternativeCosts?.[alternative - 1];
      if (other !== undefined && isFaceDownCost(other)) continue;
      for (const buyback of optional) {
        for (let mode = 0; mode < printed.modes.length; mode++) {
          const how = { mode, alternative, buyback, x: 0 };
          const cost = spellCost(this.#sight, object, this.#seat, how);
          if (!isPayable(this.#sight, cost, this.#budget)) continue;
          const text = printed.modes[mode] as CompiledText;
          const { targets } = text;
          // 5ED Interrupts.9, Damage Prevention.14: each way of using it has its own time.
          const untimely = this.#sight.rules.timing.notNow(
            this.#sight,
            object,
            [text],
            printed.types,
          );
          if (untimely !== null) continue;
          for (const plan of this.#plans(object, targets, { mode, alternative, buyback }, cost)) {
            plans.push(plan);
          }
        }
      }
    }
    return printed.definition.modeChosenBy === 'opponent' ? beforeTheMode(plans) : plans;
  }

  #plansForAbility(
    object: ObjectId,
    { targets }: CompiledAbility,
    whole: ActivatedAbility['cost'],
  ): readonly Plan[] {
    const cost = abilityCost(this.#sight, whole, object, this.#seat, 0);
    if (!isPayable(this.#sight, cost, this.#budget)) return [];
    return this.#plans(object, targets, AS_IT_IS, cost);
  }

  /** One plan; or one for each X, where the targets depend on it. */
  #plans(
    source: ObjectId,
    specs: readonly TargetSpec[],
    how: Pick<Plan, 'mode' | 'alternative' | 'buyback'>,
    cost: TotalCost,
  ): readonly Plan[] {
    const least = leastX(cost);
    const most = largestX(this.#sight, cost, this.#budget);
    if (most < least) return [];
    if (specs.length === 0) {
      const pays = paidObjects(this.#sight, cost);
      // As nearly every ability that makes mana.
      if (most === 0 && pays === null && how === AS_IT_IS) return PLAIN;
      const { mode, alternative, buyback } = how;
      const x = { least, most };
      return [{ mode, alternative, buyback, x, targets: [], division: null, pays }];
    }
    const hangsOnX =
      specs.some((spec) => dependsOnX(spec) || spec.costsMore !== undefined) ||
      (most > least && this.#givenUpFor({ ...cost, x: most }).length > 0);
    if (!hangsOnX) {
      const whole = least === cost.x ? cost : { ...cost, x: least };
      return this.#plansWithX(source, specs, how, whole, { least, most });
    }
    return Array.from({ length: most + 1 - least }, (_, i) => least + i).flatMap((x) =>
      this.#plansWithX(source, specs, how, { ...cost, x }, { least: x, most: x }),
    );
  }

  /**
   * One plan or, where a use of "target" depends on another, one for each choice of that: as each does where what pays
   * for it can't spare all that they could be aimed at.
   */
  #plansWithX(
    source: ObjectId,
    specs: readonly TargetSpec[],
    how: Pick<Plan, 'mode' | 'alternative' | 'buyback'>,
    cost: TotalCost,
    x: Plan['x'],
  ): Plan[] {
    const now = (amount: Amount): number => this.#amount(amount, source, x.least, how);
    const givenUp = this.#givenUpFor(cost);
    const goesFirst = this.#paysFirst && cost.parts.some(givesUpItself);
    const spaceOf = (spec: TargetSpec, earlier: readonly (readonly Recipient[])[]): TargetSpace => {
      const there = this.#targetsFor(spec, source, x.least, earlier);
      const all = goesFirst ? there.filter(isnt(source)) : there;
      if (givenUp.length === 0) {
        const range = rangeOfTargets(spec, all.length, now);
        const most = this.#mostPaidFor(spec, range.most, cost);
        const { least } = range;
        return { shape: 'subset', from: all, least, most, ...togetherIn(this.#sight, spec, all) };
      }
      const isOne = rangeOfTargets(spec, all.length, now).most <= 1;
      const lists = this.#leftBy(cost, givenUp, all, earlier, isOne);
      const from = all.filter((one) => lists.some((list) => list.includes(one)));
      const range = rangeOfTargets(spec, Math.max(...lists.map(({ length }) => length)), now);
      const most = this.#mostPaidFor(spec, range.most, cost);
      const { groups } = togetherIn(this.#sight, spec, from);
      const whole: TargetSpace = { shape: 'subset', from, least: range.least, most };
      if (lists.length === 1) return groups === undefined ? whole : { ...whole, groups };
      return { ...whole, groups: groups === undefined ? lists : overlaps(lists, groups) };
    };
    const ways = spacesOfTargets(specs, spaceOf, givenUp.length > 0 ? specs.length - 1 : undefined);
    const pays = paidObjects(this.#sight, cost);
    const divided = specs.findLastIndex((spec) => spec.divided !== undefined && isOwn(spec));
    const total = specs[divided]?.divided;
    const division = total === undefined ? null : { spec: divided, total: now(total) };
    const { mode, alternative, buyback } = how;
    return ownPart(specs, ways).map((targets) => ({
      mode,
      alternative,
      buyback,
      x,
      targets,
      division,
      pays,
    }));
  }

  /**
   * What may be given up to pay a cost, where that comes before targets are chosen and some of it has to be; else nothing.
   */
  #givenUpFor(cost: TotalCost): readonly ObjectId[] {
    if (!this.#paysFirst) return NOTHING;
    const picks = cost.picks.filter(({ pay }) => pay !== 'tap');
    const mayGo = [
      ...this.#budget.sources.filter(({ sacrifices }) => sacrifices).map(({ object }) => object),
      ...picks.flatMap((pick) => candidatesFor(this.#sight, cost, pick)),
    ];
    return mayGo.length === 0 || this.#canSpare(cost, mayGo) ? NOTHING : [...new Set(mayGo)];
  }

  /** Whether a cost can be paid without giving up any of these. */
  #canSpare(cost: TotalCost, some: readonly Recipient[]): boolean {
    const spares = some.filter((one) => !isPlayer(one));
    return isPayable(this.#sight, { ...cost, spares }, this.#budget);
  }

  /** Which targets are left together once the cost is paid; one of them alone, if no more is aimed at. */
  #leftBy(
    cost: TotalCost,
    mayGo: readonly ObjectId[],
    targets: readonly Recipient[],
    earlier: readonly (readonly Recipient[])[],
    isOne: boolean,
  ): readonly (readonly Recipient[])[] {
    const canSpare = (some: readonly Recipient[]): boolean =>
      this.#canSpare(cost, [...earlier.flat(), ...some]);
    return isOne
      ? [targets.filter((one) => canSpare([one]))]
      : sparedTogether(targets, mayGo, canSpare);
  }

  /** An amount of the text, with that value of X. */
  #amount(
    amount: Amount,
    source: ObjectId,
    x: number,
    { alternative }: Pick<Plan, 'alternative'>,
  ): number {
    if (typeof amount === 'number') return amount;
    const text = readFrom(source, this.#seat);
    return amountNow(this.#sight, amount, {
      ...text,
      choices: { ...text.choices, x, alternative },
    });
  }

  /** How many targets of a use can be paid for, where each beyond the first costs more. */
  #mostPaidFor({ costsMore }: TargetSpec, most: number, cost: TotalCost): number {
    if (costsMore === undefined) return most;
    return mostPaidFor(most, (number) => {
      const more = costsForTargets(
        [{ what: { all: [] }, costsMore }],
        [Array<Recipient>(number).fill('p0')],
      );
      const mana = more.reduce((sum, part) => sumOfCosts(sum, manaCostOf(part.mana)), cost.mana);
      return isPayable(this.#sight, { ...cost, mana }, this.#budget);
    });
  }

  /** Targets of a kind; what is announced is not yet on the stack, so it can't be among them. */
  #targetsFor(
    spec: TargetSpec,
    source: ObjectId,
    x: number,
    earlier: readonly (readonly Recipient[])[],
  ): readonly Recipient[] {
    let found = this.#targets.get(spec.what);
    // Stryker disable next-line ConditionalExpression: a list that is made again is the same
    if (found === undefined || spec.in !== undefined || dependsOnTargets(spec)) {
      const choices = { x, targets: earlier };
      found = targetsFor(this.#sight, spec, { source, controller: this.#seat, choices });
      if (spec.in !== undefined && this.#isSpell(source)) found = found.filter(isnt(source));
      if (!this.#bySource && isShared(spec)) this.#targets.set(spec.what, found);
    }
    return found;
  }

  /** Whether the card has no abilities that could target: what it targets, it targets as a spell. */
  #isSpell(source: ObjectId): boolean {
    return this.#sight.printed(this.#sight.object(source)).modes.length > 0;
  }
}

const NOTHING: readonly ObjectId[] = [];

/** What lies both in a list of the ones and in one of the others. */
const overlaps = (
  some: readonly (readonly Recipient[])[],
  others: readonly (readonly Recipient[])[],
): readonly (readonly Recipient[])[] =>
  some.flatMap((list) => others.map((other) => list.filter((one) => other.includes(one))));

const isOwn = ({ chosenBy }: TargetSpec): boolean => chosenBy === undefined;

const NOT_OWN: Plan['targets'][number] = { shape: 'subset', from: [], least: 0, most: 0 };

/** Of ways to have targets what the player who plays it says: nothing where the opponent chooses (6ED 409.1c). */
function ownPart(
  specs: readonly TargetSpec[],
  ways: readonly Plan['targets'][],
): readonly Plan['targets'][] {
  if (specs.every(isOwn)) return ways;
  const own = ways.map((spaces) =>
    spaces.map((space, i) => (isOwn(specs[i] as TargetSpec) ? space : NOT_OWN)),
  );
  return [...new Map(own.map((spaces) => [JSON.stringify(spaces), spaces])).values()];
}

/** While the opponent has not chosen the mode, only how it is paid can be said (6ED 409.1b). */
function beforeTheMode(plans: readonly Plan[]): Plan[] {
  const ways = new Map<string, Plan>();
  for (const { alternative, buyback, pays } of plans) {
    const plan = { ...(PLAIN[0] as Plan), alternative, buyback, pays };
    ways.set(
      JSON.stringify([alternative, buyback]),
      ways.get(JSON.stringify([alternative, buyback])) ?? plan,
    );
  }
  return [...ways.values()];
}

const isnt =
  (one: ObjectId) =>
  (other: Recipient): boolean =>
    other !== one;

const SHARED = new WeakMap<TargetSpec, boolean>();

/** Whether the list is the same whatever the source, and can be shared; found out once for each. */
function isShared(spec: TargetSpec): boolean {
  let shared = SHARED.get(spec);
  if (shared === undefined) {
    shared =
      spec.in === undefined &&
      !dependsOnTargets(spec) &&
      !mentionsItself(spec.what) &&
      !speaksOfX(spec.what);
    SHARED.set(spec, shared);
  }
  return shared;
}

/** Whether the filter speaks of its own source, so that its list can't be shared. */
function mentionsItself(filter: Filter): boolean {
  if ('all' in filter) return filter.all.some(mentionsItself);
  if ('any' in filter) return filter.any.some(mentionsItself);
  if ('not' in filter) return mentionsItself(filter.not);
  return mentions(filter, OF_ITS_SOURCE);
}

const OF_ITS_SOURCE: ReadonlySet<unknown> = new Set([
  'self',
  'enchanted',
  'event',
  'bound',
  'chosen',
  'blocking this',
  'blocked by this',
  'assigned to block this',
  'its mana value',
]);

/** Whether the seat could play a card of its hand face down, and in no other way (TSP 502.26b). */
export const canOnlyBeFaceDown = (sight: Sight, seat: Seat, card: ObjectId): boolean =>
  new Offers(sight, seat).canOnlyBeFaceDown(card);

/** Whether the seat could play a card for the cost that a keyword names, or for nothing, as an effect lets it. */
export const canBePlayedFor = (
  sight: Sight,
  seat: Seat,
  card: ObjectId,
  keyword: NamedCost | 'nothing',
): boolean => new Offers(sight, seat).canBePlayedFor(card, keyword);

/** In how many ways a legal command can be completed; payments are not distinguished. */
export function waysOf(command: LegalCommand): number {
  if ('plans' in command) return command.plans.reduce((sum, plan) => sum + waysOfPlan(plan), 0);
  if (command.type === 'TakeBack') return 0;
  if (!('space' in command)) return 1;
  // Paying on resolution may be declined.
  const declined = command.type === 'Choose' && command.kind === 'pay' ? 1 : 0;
  return countOf(command.space) + declined;
}

function waysOfPlan({ x, targets, division }: Plan): number {
  let ways = x.most - x.least + 1;
  targets.forEach((space, spec) => {
    ways *=
      division?.spec === spec
        ? countWithin(space.groups ?? [space.from], (among) =>
            countOf({ shape: 'division', total: division.total, among, least: 1, all: false }),
          )
        : countOf(space);
  });
  return ways;
}
