/** What it is worth to me that something is done to something: by what is done, never by a card's name. */
import type { Recipient } from '@arbiter/engine';
import type { DeedView, PermanentView } from '@arbiter/view';
import { gainInCombat, incoming, isInDanger } from './combat/now.ts';
import { hasKeyword, isCreature, isLand, leftOf, powerOf, type Table } from './table.ts';
import { DEATH, lifeChange, manaValueOf, worthOf, worthOfCard } from './worth.ts';

/** A deed and what it is done to. */
interface Done {
  readonly table: Table;
  readonly deed: DeedView;
  readonly on: Recipient;
  /** Whether that is mine, and 1 or -1 by it. */
  readonly mine: boolean;
  readonly side: 1 | -1;
  /** What it is in play; undefined for players, spells and cards elsewhere. */
  readonly one: PermanentView | undefined;
  /** `amount` of the deed; what is not known counts as little. */
  readonly amount: number;
  readonly x: number;
}

type Judgement = (done: Done) => number;

/** Something that is not known yet is probably not much. */
const UNKNOWN = 2;

export function numberOf(amount: DeedView['amount'], x: number): number {
  if (amount === 'X') return x;
  return amount === 'all' ? Infinity : (amount ?? UNKNOWN);
}

/**
 * In points, seen from me; 0 for a word that it has never heard of.
 *
 * @param x the value of X that is announced
 */
export function worthOfDeed(table: Table, deed: DeedView, on: Recipient, x: number): number {
  const mine = table.isMine(on);
  const one = table.permanent(on);
  const amount = numberOf(deed.amount, x);
  const done: Done = { table, deed, on, mine, side: mine ? 1 : -1, one, amount, x };
  if (deed.power !== undefined || deed.toughness !== undefined) return worthOfSize(done);
  return JUDGEMENTS[deed.do]?.(done) ?? 0;
}

/** Out of play, for so large a part of its worth. */
const removed =
  (part: number): Judgement =>
  ({ one, side }) =>
    one === undefined ? 0 : -side * worthOf(one) * part;

const JUDGEMENTS: Readonly<Partial<Record<DeedView['do'], Judgement>>> = {
  dealDamage: worthOfDamage,
  destroy: (done) => (isSaved(done) ? 0 : removed(1)(done)),
  sacrifice: removed(1),
  move: worthOfMove,
  phaseOut: removed(0.3),
  putIntoPlay: ({ table, on }) => {
    const card = table.cardOfMine(on);
    return card === undefined ? 0 : worthOfCard(card);
  },
  gainControl: ({ one, mine, deed }) =>
    one === undefined || mine ? -1 : worthOf(one) * (deed.lasts === true ? 1.8 : 0.5),
  counter: ({ table, on, side }) => {
    const spell = typeof on === 'string' ? undefined : table.onStack(on);
    return spell === undefined ? 0 : -side * (1.5 + manaValueOf(spell));
  },
  copySpell: ({ mine }) => (mine ? 3 : 2),
  changeTarget: ({ table, on, mine }) => {
    const spell = typeof on === 'string' ? undefined : table.onStack(on);
    const atMe = spell?.targets.flat().some((target) => table.isMine(target)) === true;
    return !mine && atMe ? 4 : -1;
  },
  draw: worthOfDraw,
  mill: worthOfMill,
  discard: worthOfDiscard,
  discardAtRandom: worthOfDiscard,
  discardCards: ({ table, mine, side }) =>
    (mine ? table.me : table.them).handCount === 0 ? 0 : -side * 2.4,
  gainLife: ({ table, mine, amount }) => lifeChange(table, mine, amount),
  loseLife: ({ table, mine, amount }) => lifeChange(table, mine, -amount),
  endGame: ({ deed, side }) => (deed.favor === 'good' ? side : -side) * DEATH,
  extraTurn: ({ side }) => 8 * side,
  skip: ({ side }) => -3 * side,
  modify: worthOfChange,
  inCombat: worthOfRule,
  tap: worthOfTapping,
  untap: ({ one, side }) =>
    one?.tapped === true ? side * (isCreature(one) ? 0.5 + powerOf(one) / 2 : 1) : 0,
  regenerate: ({ table, one, mine }) =>
    one !== undefined && mine && isInDanger(table, one) && !table.isAboutToAct(one.id)
      ? worthOf(one)
      : 0,
  preventDamage: worthOfShield,
  preventNextDamage: worthOfShield,
  redirectDamage: worthOfShield,
  removeFromCombat: ({ table, one }) =>
    one === undefined ? 0 : gainInCombat(table, one, { power: -1_000, toughness: 1_000 }),
  becomeBlocked: ({ table, one }) =>
    one === undefined ? 0 : gainInCombat(table, one, { power: -1_000, toughness: 0 }),
  shuffle: ({ table, mine, side }) => {
    const { libraryCount } = mine ? table.me : table.them;
    return libraryCount <= 5 ? side * 20 : 0;
  },
  lookAtTop: () => 0.5,
  orderTop: () => 1,
  removeCounters: () => 0,
};

/** What is done to nothing that could be chosen, for me. */
const PLAIN: Readonly<Partial<Record<DeedView['do'], (table: Table, amount: number) => number>>> = {
  createTokens: (_, amount) => 2.5 * Math.min(amount, 20),
  search: () => 2.5,
  extraPhases: ({ mine, beforeMyAttack, myTurn }) =>
    myTurn && !beforeMyAttack ? mine.filter(isCreature).length : 0,
  creaturesDealNoCombatDamage: (table) => worthOfFog(table),
  preventDamage: (table) => worthOfFog(table),
};

/** A deed without an object. */
export function worthOfPlainDeed(table: Table, deed: DeedView, x: number): number {
  return PLAIN[deed.do]?.(table, numberOf(deed.amount, x)) ?? 0;
}

function worthOfDamage({ table, mine, side, one, amount, on }: Done): number {
  if (typeof on === 'string') return lifeChange(table, mine, -amount);
  if (one === undefined || !isCreature(one)) return 0;
  const left = leftOf(one);
  if (left <= 0) return 0;
  if (amount < left) return -side * 0.1 * amount;
  return isSavedFromDeath(table, one) ? 0 : -side * worthOf(one);
}

const isSaved = ({ table, one }: Done): boolean =>
  one !== undefined && isSavedFromDeath(table, one);

const isSavedFromDeath = ({ view }: Table, { id }: PermanentView): boolean =>
  view.effects.some(({ kind, objects }) => kind === 'regeneration' && objects.includes(id));

function worthOfMove(done: Done): number {
  const { table, on, one, deed, mine, side } = done;
  if (one !== undefined) {
    const back = deed.to === 'hand' && !one.token;
    if (back && mine && isInDanger(table, one)) return worthOf(one) * 0.4;
    return removed(back ? 0.5 : deed.to === 'library' ? 0.8 : 1)(done);
  }
  if (typeof on === 'string') return 0;
  const card = table.cardOfMine(on);
  if (card === undefined) return deed.to === 'exile' ? 0.2 : -0.5;
  return side * (deed.to === 'hand' ? 3 : deed.to === 'library' ? 1 : -1);
}

const CARD = 2.4;

/** Cards are good, until the library runs out: then each is a turn less to live. */
function worthOfDraw({ table, mine, side, amount }: Done): number {
  const left = (mine ? table.me : table.them).libraryCount - amount;
  if (left < 0) return (-side * DEATH) / 2;
  const plenty = Math.max(-0.5, Math.min(1, (left - FEW_CARDS) / FEW_CARDS));
  return side * CARD * amount * plenty;
}

/** Of a library with no more than that many cards the end is in sight. */
const FEW_CARDS = 8;

function worthOfMill({ table, mine, side, amount }: Done): number {
  const left = (mine ? table.me : table.them).libraryCount - amount;
  if (left <= 0) return (-side * DEATH) / 2;
  return -side * amount * (left <= 2 * FEW_CARDS ? 1 : 0.4);
}

function worthOfDiscard({ table, mine, side, amount }: Done): number {
  const { handCount } = mine ? table.me : table.them;
  return -side * CARD * Math.min(amount, handCount);
}

/** A creature that gets larger or smaller, by counters or otherwise. */
function worthOfSize(done: Done): number {
  const { deed, one, side, x } = done;
  if (one === undefined || !isCreature(one)) return 0;
  const power = numberOf(deed.power ?? 0, x);
  const toughness = numberOf(deed.toughness ?? 0, x);
  if (toughness < 0 && leftOf(one) + toughness <= 0) return -side * worthOf(one);
  if (deed.lasts !== true) return worthForNow(done, power, toughness);
  // Better on what is there to stay, and can strike at once.
  const bearer = worthOf(one) * 0.05 + (one.tapped || one.summoningSick ? 0 : 0.2);
  const change = power + toughness / 2 + favorPoints(deed);
  return side * (change + Math.sign(change) * bearer);
}

/** Until the turn ends: counts in combat, or where damage is about to kill it. */
function worthForNow({ table, one, deed, side }: Done, power: number, toughness: number): number {
  if (one === undefined) return 0;
  const gain = gainInCombat(table, one, { power, toughness });
  if (gain !== 0) return gain;
  const coming = table.view.stack
    .flatMap(({ damage }) => damage)
    .reduce((sum, [, to, amount]) => (to === one.id ? sum + amount : sum), 0);
  const left = leftOf(one);
  if (side === 1 && coming >= left && coming < left + toughness) return worthOf(one);
  // For many at once, before an attack: Each counts for what it may do in it.
  const strikes = side === 1 && table.beforeMyAttack && !one.tapped && !one.summoningSick;
  return strikes && 'every' in aimOf(deed) ? power * 0.8 : 0;
}

const aimOf = ({ at }: DeedView): object => (typeof at === 'object' && at !== null ? at : {});

const favorPoints = ({ favor }: DeedView): number =>
  favor === undefined ? 0 : favor === 'good' ? 1 : -2;

/** Types and abilities, without a change of size. */
function worthOfChange({ table, deed, one, side, mine }: Done): number {
  if (one === undefined) return 0;
  if (deed.becomes?.includes('Creature') === true && !isCreature(one)) {
    return mine ? worthOfWaking(table, deed, one) : 0;
  }
  return deed.lasts === true ? side * favorPoints(deed) : 0;
}

/** Something of mine that becomes a creature: for good, to attack past what could kill it, or to block and survive. */
function worthOfWaking(table: Table, deed: DeedView, one: PermanentView): number {
  if (table.isAboutToAct(one.id)) return 0;
  const power = numberOf(deed.newPower, 0);
  const toughness = numberOf(deed.newToughness, 0);
  if (deed.lasts === true) return 2 + power + toughness / 2;
  if (one.tapped) return 0;
  const survives = (other: PermanentView): boolean => powerOf(other) < toughness;
  if (table.beforeMyAttack && !one.summoningSick) {
    const open = table.theirs.every(
      (other) => !isCreature(other) || other.tapped || survives(other),
    );
    return open ? 1.5 + power / 2 : 0;
  }
  if (table.myTurn || table.step !== 'declare attackers') return 0;
  const attacking = (table.view.combat?.attackers ?? []).flatMap(
    ({ object }) => table.permanent(object) ?? [],
  );
  const stops = (other: PermanentView): boolean =>
    survives(other) && !hasKeyword(other, 'flying') && powerOf(other) > 0;
  return attacking.some(stops) ? 3.5 : 0;
}

function worthOfRule({ table, deed, one, side }: Done): number {
  if (one === undefined || !isCreature(one) || deed.favor === undefined) return 0;
  const good = deed.favor === 'good' ? 1 : -1;
  if (deed.lasts === true) return good * side * (good === 1 ? 1 : worthOf(one) * 0.5);
  const counts = table.beforeMyAttack && !one.tapped && (good === 1) === (side === 1);
  return counts ? good * side * powerOf(one) * 0.5 : 0;
}

function worthOfTapping({ table, deed, one, side }: Done): number {
  if (one === undefined) return 0;
  if (deed.lasts === true) return -side * worthOf(one) * 0.6;
  if (one.tapped) return 0;
  if (!isCreature(one)) return -side * (isLand(one) ? 0.2 : 0);
  const attacking = table.beforeMyAttack && table.mine.some(isReady);
  return side === 1 ? -powerOf(one) * 0.5 - 0.5 : attacking ? powerOf(one) * 0.5 + 0.5 : 0;
}

const isReady = (one: PermanentView): boolean =>
  isCreature(one) && !one.tapped && !one.summoningSick && powerOf(one) > 0;

/** Damage that does not happen, to me or to something of mine. */
function worthOfShield({ table, one, mine, on, amount }: Done): number {
  if (!mine) return 0;
  if (typeof on === 'string') {
    const damage = incoming(table) + threatened(table);
    return damage === 0 ? 0 : -lifeChange(table, true, -Math.min(damage, amount));
  }
  return one !== undefined && isInDanger(table, one) ? worthOf(one) * 0.8 : 0;
}

/** Combat damage on the stack that is for me. */
function threatened({ view, myFace }: Table): number {
  return view.stack
    .flatMap(({ damage }) => damage)
    .reduce((sum, [, to, amount]) => (to === myFace ? sum + amount : sum), 0);
}

function worthOfFog(table: Table): number {
  const damage = incoming(table);
  return damage === 0 ? 0 : -lifeChange(table, true, -damage) - (damage >= table.me.life ? 0 : 1);
}
