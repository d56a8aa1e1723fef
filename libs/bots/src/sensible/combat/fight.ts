import type { KeywordView, PermanentView } from '@arbiter/view';
import { hasKeyword, leftOf, powerOf } from '../table.ts';
import { worthOf } from '../worth.ts';

/** A creature in a fight. */
export interface Fighter {
  readonly one: PermanentView;
  readonly power: number;
  /** How much damage destroys it. */
  readonly left: number;
  readonly worth: number;
}

export function fighter(one: PermanentView, more: Size = NO_CHANGE): Fighter {
  return {
    one,
    power: Math.max(0, (one.power ?? 0) + more.power),
    left: leftOf(one) + more.toughness,
    worth: worthOf(one),
  };
}

/** What is added to a creature's size. */
export interface Size {
  readonly power: number;
  readonly toughness: number;
}
const NO_CHANGE: Size = { power: 0, toughness: 0 };

/** What comes of one attacker and those that block it. */
export interface Outcome {
  /** Worth of what dies on each side. */
  readonly attackerLoses: number;
  readonly defenderLoses: number;
  /** Damage to the defending player. */
  readonly through: number;
}

const has = ({ one }: Fighter, keyword: KeywordView['keyword']): boolean =>
  hasKeyword(one, keyword);

/** Combat damage as it will probably be dealt: to the weakest blockers first. */
export function fight(attacker: Fighter, blockers: readonly Fighter[]): Outcome {
  if (blockers.length === 0) {
    return { attackerLoses: 0, defenderLoses: 0, through: attacker.power };
  }
  const first = has(attacker, 'first strike');
  let harm = 0;
  let harmFirst = 0;
  let lethal = 0;
  for (const blocker of blockers) {
    harm += blocker.power;
    if (has(blocker, 'first strike')) harmFirst += blocker.power;
    lethal += Math.max(0, blocker.left);
  }
  // Who strikes first may kill before it is struck.
  const struck = !first && harmFirst >= attacker.left;
  let left = struck ? 0 : attacker.power;
  const through = has(attacker, 'trample') ? Math.max(0, left - lethal) : 0;
  let defenderLoses = 0;
  for (const blocker of blockers.toSorted((a, b) => a.left - b.left)) {
    if (blocker.left > left) break;
    left -= Math.max(0, blocker.left);
    defenderLoses += blocker.worth;
    if (first && !has(blocker, 'first strike')) harm -= blocker.power;
  }
  return { attackerLoses: harm >= attacker.left ? attacker.worth : 0, defenderLoses, through };
}

/** Whether a creature may block another, as far as their keywords say. */
export function mayBlock(
  blocker: PermanentView,
  attacker: PermanentView,
  lands: readonly PermanentView[],
): boolean {
  for (const { keyword, colors = [], ...walks } of attacker.has ?? []) {
    if (keyword === 'flying' && !hasKeyword(blocker, 'flying')) return false;
    if (keyword === 'landwalk' && lands.some((land) => isMeant(walks, land))) return false;
    if (keyword === 'protection' && colors.some((one) => blocker.colors.includes(one))) {
      return false;
    }
  }
  return hasKeyword(attacker, 'shadow') === hasKeyword(blocker, 'shadow');
}

/** Whether a creature with landwalk can walk on a land. */
const isMeant = (
  { land, supertype }: Pick<KeywordView, 'land' | 'supertype'>,
  { subtypes, supertypes }: PermanentView,
): boolean =>
  (land === undefined || subtypes.includes(land)) &&
  (supertype === undefined || supertypes.includes(supertype));

/** What creatures could deal to a player whose blockers stop one each, the strongest first. */
export function pastBlockers(attackers: readonly PermanentView[], blockers: number): number {
  const powers = attackers.map(powerOf).sort((a, b) => b - a);
  return powers.slice(blockers).reduce((sum, power) => sum + power, 0);
}
