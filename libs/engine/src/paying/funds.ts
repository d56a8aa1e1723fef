/** What a player can pay with. */
import { MANA_KINDS, type Mana } from '@arbiter/cards';

/**
 * An amount of mana of each kind and, where snow mana is told apart, as many numbers again: how much of each kind snow
 * permanents made (TSP 104.3h). Such amounts are added, and taken from one another, number by number.
 */
export type Funds = readonly number[];

/** So much mana, of which snow permanents made so much. */
export const fundsOf = (mana: Mana, snow?: Mana): Funds =>
  snow === undefined ? mana : [...mana, ...snow];

/** The mana without a word about who made it. */
export const manaIn = (funds: Funds): Mana =>
  funds.length > MANA_KINDS.length ? funds.slice(0, MANA_KINDS.length) : funds;

/** How much of a kind snow permanents made. */
export const snowIn = (funds: Funds, kind: number): number => funds[MANA_KINDS.length + kind] ?? 0;

/** What of it snow permanents made; `undefined` if that is nothing. */
export function allSnowIn(funds: Funds): Mana | undefined {
  const snow = funds.slice(MANA_KINDS.length);
  return snow.some((amount) => amount > 0) ? snow : undefined;
}

/** Two amounts together, or the one without the other. */
export function sumOf(one: Funds, other: Funds, sign: 1 | -1): Funds {
  const longer = one.length < other.length ? other : one;
  return longer.map((_, i) => (one[i] ?? 0) + sign * (other[i] ?? 0));
}

/** Whether the one can be taken from the other. */
export const contain = (funds: Funds, spend: Funds): boolean =>
  MANA_KINDS.every((_, kind) => {
    const snow = snowIn(funds, kind) - snowIn(spend, kind);
    return snow >= 0 && (funds[kind] as number) - (spend[kind] as number) >= snow;
  });
