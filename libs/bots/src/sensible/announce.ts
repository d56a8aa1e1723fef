import type { ObjectId, PaidWith, Payment, PlayerCommand, Recipient } from '@arbiter/engine';
import type { CardView, PermanentView, PlanView } from '@arbiter/view';
import { completed, type Announcement } from '../answers.ts';
import { bestAim, type Aimed } from './aim.ts';
import { damageIsComing, isInDanger } from './combat/now.ts';
import { isCreature, powerOf, type Table } from './table.ts';
import { lifeChange, missed, worthOf, worthOfACard, worthOfCard } from './worth.ts';

/** Something that could be done, and how much the bot wants it; 0 or less: not now. */
export interface Idea {
  readonly score: number;
  readonly command: PlayerCommand;
}

/** How much the bot wants to play a card or an ability now, in this way; null if it can't be filled in. */
export function ideaFor(table: Table, option: Announcement, plan: PlanView): Idea | null {
  const aimed = bestAim(table, plan, option.object);
  if (aimed === null) return null;
  const score =
    option.type === 'CastSpell'
      ? scoreOfSpell(table, option.object, plan, aimed)
      : scoreOfAbility(table, option, plan, aimed);
  return { score, command: commandFor(table, option, plan, aimed) };
}

function commandFor(
  table: Table,
  option: Announcement,
  plan: PlanView,
  { x, targets, amounts }: Aimed,
): PlayerCommand {
  const payment = cheapest(table, plan, targets.flat());
  return completed(option, plan, {
    x,
    targets,
    divide: (count, total) => (amounts === null ? evenly(count, total) : [...amounts]),
    ...(payment === null ? {} : { payment }),
  });
}

function evenly(count: number, total: number): number[] {
  return Array.from({ length: count }, (_, i) => (i === 0 ? 1 + total - count : 1));
}

function scoreOfSpell(table: Table, object: ObjectId, plan: PlanView, aimed: Aimed): number {
  const card = table.cardOfMine(object);
  if (card === undefined) return 0;
  const gain = aimed.value - priceOf(table, plan);
  if (!isPermanentCard(card)) {
    return gain - (plan.buyback ? BUYBACK : worthOfACard(table));
  }
  if (isSuperfluous(table, card)) return 0;
  if (card.types.includes('Creature')) return gain + worthOfCard(card);
  // One whose deeds are all known is for them; another one does something while it is there.
  const isForItsDeeds =
    plan.does.length > 0 && card.abilities.every(({ kind }) => kind === 'static');
  return gain + (isForItsDeeds ? -0.5 : worthOfCard(card) / 2);
}

/** Mana for a buyback is not there for anything else. */
const BUYBACK = 1;

const NOT_PERMANENT: readonly string[] = ['Instant', 'Interrupt', 'Mana Source', 'Sorcery'];

const isPermanentCard = ({ types }: CardView): boolean =>
  !types.some((type) => NOT_PERMANENT.includes(type));

/** A second legendary permanent of a name would only be lost. */
export function isSuperfluous({ mine }: Table, { supertypes, name }: CardView): boolean {
  return supertypes.includes('Legendary') && mine.some((one) => one.name === name);
}

function scoreOfAbility(
  table: Table,
  option: Extract<Announcement, { type: 'ActivateAbility' }>,
  plan: PlanView,
  aimed: Aimed,
): number {
  if (option.isMana) return 0;
  const source = table.permanent(option.object);
  const value = aimed.value - priceOf(table, plan) - priceOfItself(table, option, plan, source);
  if (value <= 0) return 0;
  if (isUrgent(table, value) || isFreeNow(table, option, source)) return value;
  return 0;
}

/** Something worth a creature, or what only counts now. */
const isUrgent = (table: Table, value: number): boolean =>
  value >= 3 || damageIsComing(table) || (table.beforeMyAttack && value >= 2);

/** When nothing else will need it: at the end of their turn; what is no creature, after one's own attack too. */
function isFreeNow(
  table: Table,
  { costs }: Extract<Announcement, { type: 'ActivateAbility' }>,
  source: PermanentView | undefined,
): boolean {
  if (table.atTheirEnd) return true;
  const tapsCreature = costs.includes('tap') && source !== undefined && isCreature(source);
  return table.myTurn && table.step === 'postcombat main' && !tapsCreature;
}

/** What a plan costs beside mana: life, and what is picked to pay with. */
function priceOf(table: Table, { life, pays }: PlanView): number {
  let price = life === 0 ? 0 : -lifeChange(table, true, -life);
  for (const { pay, from, count } of pays ?? []) {
    const prices = from.map((id) => priceOfPaying(table, pay, id)).sort((a, b) => a - b);
    for (const one of prices.slice(0, count)) price += one;
  }
  return price;
}

/** What it costs to pay with this. */
function priceOfPaying(table: Table, way: string, id: ObjectId): number {
  const one = table.permanent(id);
  if (one !== undefined) {
    if (way === 'tap') return isCreature(one) ? 0.2 + powerOf(one) * 0.3 : 0.3;
    if (isInDanger(table, one)) return 0;
    return worthOf(one) * (way === 'return' ? 0.5 : 1);
  }
  const card = table.hand.find((other) => other.id === id);
  return card === undefined ? 0.2 : Math.max(0.5, missed(table, card) * 0.6);
}

/** What an ability costs of the object that it is of. */
function priceOfItself(
  table: Table,
  { costs, object }: Extract<Announcement, { type: 'ActivateAbility' }>,
  { pays }: PlanView,
  source: PermanentView | undefined,
): number {
  let price = costs.includes('mana') ? 0.2 : 0.05;
  const picked = (way: string): boolean => pays?.some(({ pay }) => pay === way) === true;
  if (source === undefined) {
    // A card in the hand that is given for it.
    const card = table.hand.find(({ id }) => id === object);
    return card !== undefined && costs.includes('discard') && !picked('discard')
      ? price + 1.5
      : price;
  }
  const goes = (['sacrifice', 'exile'] as const).some((way) => costs.includes(way) && !picked(way));
  if (goes && !isInDanger(table, source)) price += worthOf(source);
  if (costs.includes('discard') && !picked('discard')) price += 2.4;
  return price;
}

/**
 * Pays with what is worth least, and gives up nothing that it aims at, which would be no target any more; null where the
 * server is to choose: where nothing is picked, where parts might want the same, or where the mana of what is picked might
 * be needed.
 */
function cheapest(
  table: Table,
  { pays, x }: PlanView,
  targets: readonly Recipient[],
): Payment | null {
  if (pays === null || x.most > 0) return null;
  const payment: Partial<Record<PaidWith['pay'], ObjectId[]>> = {};
  const taken = new Set<ObjectId>();
  for (const { pay, from, count } of pays) {
    const chosen = from
      .filter((id) => !taken.has(id) && !givesMana(table, id))
      .filter((id) => pay === 'tap' || !targets.includes(id))
      .sort((a, b) => priceOfPaying(table, pay, a) - priceOfPaying(table, pay, b))
      .slice(0, count);
    if (chosen.length < count) return null;
    for (const id of chosen) taken.add(id);
    payment[pay] = [...(payment[pay] ?? []), ...chosen];
  }
  return payment;
}

const givesMana = (table: Table, id: ObjectId): boolean =>
  table.permanent(id)?.abilities.some(({ mana }) => mana) === true;
