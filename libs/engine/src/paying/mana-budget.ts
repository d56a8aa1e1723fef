import {
  MANA_KINDS,
  NO_COST,
  NO_MANA,
  manaTotal,
  waysToAdd,
  type Color,
  type Cost,
  type Hybrid,
  type Mana,
  type ManaKind,
  type ManaUse,
} from '@arbiter/cards';
import type { Sight } from '../sight/sight.ts';
import { playerRef, type ObjectId, type Seat } from '../state/basics.ts';
import type { CompiledAbility } from '../text/printed.ts';
import { allHold } from '../reading/conditions.ts';
import { owesPhaseCost } from '../sight/phase-costs.ts';
import { isShutOff } from '../sight/shut-off.ts';
import { changeOfCost } from './cost-changes.ts';
import { allSnowIn, fundsOf, snowIn, sumOf, type Funds } from './funds.ts';
import { producedTypes } from './produced-mana.ts';
import { manaMade } from '../sight/mana-instead.ts';
import { makesSnowMana } from '../sight/snow-mana.ts';
import { manaOf } from './mana-costs.ts';
import { amountNow } from '../reading/amounts.ts';
import { tappedForManaTriggersOf } from './tapped-for-mana.ts';
import { forbiddenBy } from '../statics/forbids.ts';
import { isUsedUp } from '../reading/uses.ts';
import { readFrom } from '../reading/reading.ts';
import { referTo } from '../reading/references.ts';

/** A mana ability that could be played now, and what would come of it. */
export interface ManaSource {
  readonly object: ObjectId;
  readonly ability: number;
  readonly yields: Funds;
  /** What it gives beside that for some uses only. */
  readonly limited?: readonly { readonly mana: Funds; readonly only: ManaUse }[];
  /** Damage that it would do to the player, by itself or by what it triggers. */
  readonly harm: number;
  /** Whether its cost sacrifices the permanent. */
  readonly sacrifices: boolean;
  /** Whether some of it is snow mana. */
  readonly snow?: true;
}

/** A cost in mana with X filled in: symbols of each kind, generic mana, and hybrid and snow symbols, if any. */
export interface ManaDue {
  readonly symbols: Mana;
  readonly generic: number;
  readonly hybrid?: readonly Hybrid[];
  readonly snow?: number;
}

/** The costs without hybrid symbols that may be paid for it, each of them once (TSP 104.3f). */
export function withoutHybrids(due: ManaDue): readonly ManaDue[] {
  // As nearly every cost is.
  if (due.hybrid === undefined) return [due];
  const { symbols, hybrid, ...others } = due;
  let all = new Map([[symbols.join(), symbols]]);
  for (const halves of hybrid) {
    const next = new Map<string, Mana>();
    for (const one of all.values()) {
      for (const color of halves) {
        const more = withOneMore(one, color);
        next.set(more.join(), more);
      }
    }
    all = next;
  }
  return [...all.values()].map((one) => ({ symbols: one, ...others }));
}

const withOneMore = (mana: Mana, kind: ManaKind): Mana =>
  mana.map((amount, i) => (MANA_KINDS[i] === kind ? amount + 1 : amount));

/**
 * Mana abilities that a player could play now for what is being paid, in the order of the battlefield: those that are
 * played in one piece. `spare` are permanents that the cost itself taps, so that none of them is tapped for mana.
 */
export function manaSources(
  sight: Sight,
  seat: Seat,
  spare: readonly ObjectId[] = [],
): ManaSource[] {
  const sources: ManaSource[] = [];
  const look = sight.look();
  const isHindered = look.saying('forbids').length > 0;
  for (const id of sight.game.battlefield) {
    if (sight.object(id).controller !== seat) continue;
    const { abilities, types } = look.of(id);
    if (isShutOff(sight, id, types) || owesPhaseCost(sight, id)) continue;
    for (const ability of abilities) {
      if (!isSimpleManaAbility(sight, id, ability)) continue;
      const { cost, from, onlyIf, timing } = ability.activation;
      // 6ED 409.2: while something is paid for, no sorcery could be played.
      if (timing === 'Sorcery') continue;
      if (from !== 'battlefield' || isUsedUp(sight, id, ability)) continue;
      if (cost.tap === true && (spare.includes(id) || !canBeTappedForCost(sight, id))) continue;
      if (isHindered && forbiddenBy(sight, seat, 'playing abilities', id, ability) !== null) {
        continue;
      }
      if (!allHold(sight, onlyIf, id, seat)) continue;
      sources.push(sourceOf(sight, seat, id, ability));
    }
  }
  return sources;
}

/** A mana ability that is played in one piece. */
type SimpleManaAbility = CompiledAbility & {
  readonly activation: NonNullable<CompiledAbility['activation']>;
};

/**
 * Whether it is a mana ability that is played in one piece: nothing is announced or chosen for it, and it costs nothing but
 * {T} and itself. Another one is played by itself, before there is something to pay.
 */
export function isSimpleManaAbility(
  sight: Sight,
  object: ObjectId,
  ability: CompiledAbility,
): ability is SimpleManaAbility {
  const { isMana, activation, targets } = ability;
  if (!isMana || activation === null || targets.length > 0) return false;
  if (!isPaidWithItself(activation.cost)) return false;
  const { controller } = sight.object(object);
  return changeOfCost(sight, 'abilities', object, controller).more === NO_COST;
}

const paidWithThemselves = new WeakMap<Cost, boolean>();

/** Whether a cost demands nothing but {T} and that its object is sacrificed. */
function isPaidWithItself(cost: Cost): boolean {
  let found = paidWithThemselves.get(cost);
  if (found === undefined) {
    const demands = Object.keys(cost).filter((demand) => demand !== 'tap');
    found =
      demands.every((demand) => demand === 'sacrifice') && (cost.sacrifice ?? 'self') === 'self';
    paidWithThemselves.set(cost, found);
  }
  return found;
}

/** Whether a {T} in a cost could be paid with it: untapped, and no sick creature (6ED 409.3). */
export function canBeTappedForCost(sight: Sight, id: ObjectId): boolean {
  if (sight.object(id).tapped) return false;
  return !sight.isCreature(id) || !sight.isSummoningSick(id);
}

/** Whether it could be untapped to pay: tapped, and no sick creature (newer than TSP, as for {T}). */
export function canBeUntappedForCost(sight: Sight, id: ObjectId): boolean {
  if (!sight.inPlay(id) || !sight.object(id).tapped) return false;
  return !sight.isCreature(id) || !sight.isSummoningSick(id);
}

function sourceOf(
  sight: Sight,
  seat: Seat,
  object: ObjectId,
  ability: SimpleManaAbility,
): ManaSource {
  const { cost } = ability.activation;
  const plain = plainYieldOf(ability);
  if (plain !== null && givesAsPrinted(sight, object, cost)) {
    const sacrifices = cost.sacrifice !== undefined;
    return { object, ability: ability.number, yields: plain, harm: 0, sacrifices };
  }
  const total = [...NO_MANA];
  const limited: { mana: Funds; only: ManaUse }[] = [];
  let harm = 0;
  const event = playerRef(seat);
  const count = ({ program }: CompiledAbility, source: ObjectId, controller: Seat): void => {
    const isSnowy = makesSnowMana(sight, source);
    const madeOf = (letters: string): Funds => {
      const mana = manaOf(letters);
      return isSnowy ? fundsOf(mana, mana) : mana;
    };
    const text = readFrom(source, controller, { event });
    for (const step of program) {
      if (step.op !== 'effect') continue;
      const { effect } = step;
      if (effect.do === 'addMana') {
        if (!referTo(sight, effect.who ?? 'you', text).includes(event)) continue;
        const times = amountNow(sight, effect.times ?? 1, text);
        const isTapped = source === object && cost.tap === true;
        const [way = '', ...others] = waysToAdd(
          isTapped ? manaMade(sight, object, effect.mana) : effect.mana,
        );
        // Which color of a hybrid symbol it is is chosen as it resolves.
        if (others.length > 0) continue;
        const made = madeOf(way);
        if (effect.only === undefined) add(total, made, times);
        else limited.push({ mana: made.map((much) => much * times), only: effect.only });
      } else if (effect.do === 'addProducedMana') {
        // Which one of several types is chosen as it resolves.
        const types = producedTypes(sight, object, ability);
        const isTheirs = referTo(sight, effect.who, text).includes(event);
        if (isTheirs && types.length === 1) add(total, madeOf(types), 1);
      } else if (effect.do === 'dealDamage') {
        harm += amountNow(sight, effect.amount, text);
      }
    }
  };
  count(ability, object, seat);
  if (cost.tap === true) {
    for (const { source, ability: triggered } of tappedForManaTriggersOf(sight, object)) {
      if (triggered.isMana) count(triggered, source, sight.object(source).controller);
      else harm += 1;
    }
  }
  const sacrifices = cost.sacrifice !== undefined;
  const isSnow = [total, ...limited.map(({ mana }) => mana)].some(
    (funds) => allSnowIn(funds) !== undefined,
  );
  return {
    ...{ object, ability: ability.number, yields: total, harm, sacrifices },
    ...(limited.length === 0 ? {} : { limited }),
    ...(isSnow ? { snow: true } : {}),
  };
}

const plainYields = new WeakMap<CompiledAbility, Mana | null>();

/** The mana that an ability adds for its player and does nothing else, as that of nearly every land; `null` of another one. */
function plainYieldOf(ability: CompiledAbility): Mana | null {
  let found = plainYields.get(ability);
  if (found === undefined) plainYields.set(ability, (found = readPlainYield(ability)));
  return found;
}

function readPlainYield({ program: [step, ...others] }: CompiledAbility): Mana | null {
  if (step?.op !== 'effect' || step.effect.do !== 'addMana' || others.length > 0) return null;
  const { mana, times = 1, who = 'you', only } = step.effect;
  const isPlain = times === 1 && who === 'you' && only === undefined;
  return isPlain && waysToAdd(mana).length === 1 ? manaOf(mana) : null;
}

/** Whether nothing on the table changes, or adds to, the mana that a permanent gives. */
const givesAsPrinted = (sight: Sight, permanent: ObjectId, { tap }: Cost): boolean =>
  !makesSnowMana(sight, permanent) &&
  (tap !== true ||
    (sight.look().saying('manaInstead').length === 0 &&
      tappedForManaTriggersOf(sight, permanent).length === 0));

/** Whether an amount of mana covers what is due. */
export function covers(mana: Funds, due: ManaDue): boolean {
  if (due.hybrid !== undefined) return withoutHybrids(due).some((one) => covers(mana, one));
  const { snow = 0 } = due;
  let spare = 0;
  let spareSnow = 0;
  for (let i = 0; i < MANA_KINDS.length; i++) {
    const left = (mana[i] as number) - (due.symbols[i] as number);
    if (left < 0) return false;
    spare += left;
    // Symbols of a kind are paid with other mana first.
    if (snow > 0) spareSnow += Math.min(left, snowIn(mana, i));
  }
  return spare >= due.generic + snow && spareSnow >= snow;
}

/** What a player could have at once: the pool, and the first mana ability of each permanent. Counted once a call. */
export class ManaBudget {
  readonly pool: Funds;
  readonly sources: readonly ManaSource[];
  readonly total: Funds;
  /** Whether a permanent has several mana abilities, so that the total is only one of several. */
  readonly hasAlternatives: boolean;
  readonly #firstOf = new Map<ObjectId | null, ManaSource>();

  /** Whether there is mana beside it that is good for some uses only. */
  readonly isLimited: boolean;

  constructor(pool: Funds, sources: readonly ManaSource[], isLimited = false) {
    this.pool = pool;
    this.isLimited = isLimited;
    this.sources = sources;
    const total = pool.slice();
    for (const source of sources) {
      if (this.#firstOf.has(source.object)) continue;
      this.#firstOf.set(source.object, source);
      add(total, source.yields, 1);
    }
    this.total = total;
    // Stryker disable next-line ConditionalExpression,EqualityOperator: what has none is only planned in vain
    this.hasAlternatives = this.#firstOf.size < sources.length;
  }

  /** Whether it suffices; `spare` is a permanent that can't give mana because the cost taps it. */
  suffices(due: ManaDue, spare: ObjectId | null): boolean {
    const first = this.#firstOf.get(spare);
    let { total } = this;
    if (first !== undefined) total = sumOf(total, first.yields, -1);
    if (covers(total, due)) return true;
    // Stryker disable next-line ConditionalExpression: quicker; nothing else could be planned
    if (!this.hasAlternatives) return false;
    const left = this.sources.filter(({ object }) => object !== spare);
    return planMana(this.pool, left, due) !== null;
  }
}

function add(total: number[], yields: Funds, times: number): void {
  for (let i = 0; i < yields.length; i++) {
    total[i] = (total[i] ?? 0) + times * (yields[i] as number);
  }
}

/**
 * Which mana abilities to play for what is due beyond the pool: few, harmless ones first. `null` if nothing
 * suffices. Exact as long as no permanent has several mana abilities; of those that have, it tries each
 * ability's mana in the order printed, up to `SEARCH_LIMIT` combinations.
 */
export function planMana(
  pool: Funds,
  sources: readonly ManaSource[],
  due: ManaDue,
): readonly ManaSource[] | null {
  if (covers(pool, due)) return [];
  for (const choice of oneAbilityEach(sources)) {
    const plan = fewest(pool, choice, due);
    if (plan !== null) return plan;
  }
  return null;
}

/** How many combinations of alternative mana abilities are tried. */
export const SEARCH_LIMIT = 256;

function* oneAbilityEach(sources: readonly ManaSource[]): Generator<readonly ManaSource[]> {
  const byObject = new Map<ObjectId, ManaSource[]>();
  for (const source of sources) {
    const others = byObject.get(source.object);
    if (others === undefined) byObject.set(source.object, [source]);
    else others.push(source);
  }
  // As nearly always: no permanent has several.
  if (byObject.size === sources.length) {
    yield sources;
    return;
  }
  const groups = [...byObject.values()];
  const picks = groups.map(() => 0);
  for (let tried = 0; tried < SEARCH_LIMIT; tried++) {
    yield groups.map((group, i) => group[picks[i] as number] as ManaSource);
    let at = groups.length - 1;
    while (at >= 0) {
      picks[at] = (picks[at] as number) + 1;
      if ((picks[at] as number) < (groups[at] as ManaSource[]).length) break;
      picks[at] = 0;
      at -= 1;
    }
    if (at < 0) return;
  }
}

function fewest(
  pool: Funds,
  sources: readonly ManaSource[],
  due: ManaDue,
): readonly ManaSource[] | null {
  let total = sources.reduce((sum, { yields }) => sumOf(sum, yields, 1), pool);
  if (!covers(total, due)) return null;
  // Leave out what is not needed: first what is sacrificed, then the harmful, then what gives most, then snow mana, which is
  // good for more; of equal ones the last, so that permanents are tapped in their order.
  const chosen = new Set(sources);
  const dearFirst = sources
    .toReversed()
    .sort(
      (a, b) =>
        Number(b.sacrifices) - Number(a.sacrifices) ||
        b.harm - a.harm ||
        wasted(b, due) - wasted(a, due) ||
        manaTotal(b.yields) - manaTotal(a.yields) ||
        Number(b.snow ?? false) - Number(a.snow ?? false),
    );
  for (const source of dearFirst) {
    const without = sumOf(total, source.yields, -1);
    if (!covers(without, due)) continue;
    chosen.delete(source);
    total = without;
  }
  return sources.filter((source) => chosen.has(source));
}

/** Coloured mana that is not asked for by colour: better kept for something else. */
function wasted(source: ManaSource, due: ManaDue): number {
  let amount = 0;
  for (let i = 0; i < 5; i++) {
    const isAsked = due.hybrid?.some((halves) => halves.includes(MANA_KINDS[i] as Color)) ?? false;
    if ((due.symbols[i] as number) === 0 && !isAsked) amount += source.yields[i] as number;
  }
  return amount;
}

/** Which mana of the pool pays what is due, hybrid symbols with the first colours that do. `null` if it doesn't suffice. */
export function planSpending(pool: Funds, due: ManaDue, wanted: Funds | null): Funds | null {
  for (const one of withoutHybrids(due)) {
    const spend = spendingOf(pool, one, wanted);
    if (spend !== null) return spend;
  }
  return null;
}

/**
 * Which mana of the pool pays what is due: symbols first, then {S} and generic mana, `wanted` first, then colourless, then
 * what there is most of. Snow mana that nothing asks for is kept. `null` if it doesn't suffice.
 */
function spendingOf(pool: Funds, due: ManaDue, wanted: Funds | null): Funds | null {
  if (!covers(pool, due)) return null;
  const spend = [...due.symbols];
  const left = (kind: number): number => (pool[kind] as number) - (spend[kind] as number);
  const take = (amount: number, there: (kind: number) => number): void => {
    let more = amount;
    const some = (kind: number, most: number): void => {
      const taken = Math.min(most, more, there(kind));
      if (taken <= 0) return;
      spend[kind] = (spend[kind] as number) + taken;
      more -= taken;
    };
    for (let kind = 0; wanted !== null && kind < MANA_KINDS.length; kind++) {
      some(kind, (wanted[kind] as number) - (spend[kind] as number));
    }
    some(5, more);
    while (more > 0) {
      let most = 0;
      for (let kind = 1; kind < 6; kind++) if (there(kind) > there(most)) most = kind;
      some(most, 1);
    }
  };
  const { symbols, generic, snow = 0 } = due;
  const paysSnow = (kind: number): number => (spend[kind] as number) - (symbols[kind] as number);
  take(snow, (kind) => Math.min(left(kind), snowIn(pool, kind) - paysSnow(kind)));
  const inSnow = MANA_KINDS.map((_, kind) => (snow > 0 ? paysSnow(kind) : 0));
  take(generic, left);
  if (MANA_KINDS.some((_, kind) => (wanted?.[kind] ?? 0) > (spend[kind] as number))) return null;
  return withSnow(pool, spend, inSnow, wanted);
}

/** What is spent, with what of it is snow mana: no more than pays for {S}, is wanted, or has to be. */
function withSnow(pool: Funds, spend: Mana, inSnow: Mana, wanted: Funds | null): Funds | null {
  const snow = MANA_KINDS.map((_, kind) => {
    const there = snowIn(pool, kind);
    const other = (pool[kind] as number) - there;
    const paysSnow = inSnow[kind] as number;
    const rest = Math.max(0, (spend[kind] as number) - paysSnow - other);
    return Math.max(paysSnow + rest, wanted === null ? 0 : snowIn(wanted, kind));
  });
  const isThere = snow.every(
    (amount, kind) => amount <= Math.min(snowIn(pool, kind), spend[kind] as number),
  );
  if (!isThere) return null;
  return manaTotal(snow) === 0 ? spend : fundsOf(spend, snow);
}
