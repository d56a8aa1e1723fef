import type { BoundValue } from '../state/objects.ts';
import type { Happening } from '../state/happening.ts';
import type { FollowedEffect, Instruction } from '../text/printed.ts';

type HappeningOf<T extends Happening['type']> = Extract<Happening, { readonly type: T }>;
type Move = HappeningOf<'ObjectMoved'>;
/** What of all that happened an instruction has done. */
type Result = (happened: readonly Happening[]) => BoundValue;

const ofType =
  <T extends Happening['type']>(type: T) =>
  (happening: Happening): happening is HappeningOf<T> =>
    happening.type === type;

const sumOf =
  (type: 'DamageDealt' | 'LifeGained' | 'LifeLost'): Result =>
  (happened) =>
    happened.filter(ofType(type)).reduce((sum, { amount }) => sum + amount, 0);

/** What left as it last was, or as it is where it went. */
const moved =
  (as: 'object' | 'newId', fits: (move: Move) => boolean): Result =>
  (happened) =>
    happened
      .filter(ofType('ObjectMoved'))
      .filter(fits)
      .map((move) => move[as]);

/** What each effect that can have a name `as` binds to it. */
const RESULTS: Partial<Record<FollowedEffect['do'], Result>> = {
  ante: moved('newId', ({ cause }) => cause === 'ante'),
  counter: moved('object', ({ from, cause }) => from === 'stack' && cause === 'counter'),
  createCopies: (happened) => happened.filter(ofType('TokenCreated')).map(({ object }) => object),
  createTokens: (happened) => happened.filter(ofType('TokenCreated')).map(({ object }) => object),
  dealDamage: sumOf('DamageDealt'),
  destroy: moved('object', ({ cause }) => cause === 'destroy'),
  discard: moved('newId', ({ cause }) => cause === 'discard'),
  discardAtRandom: moved('newId', ({ cause }) => cause === 'discard'),
  discardCards: moved('newId', ({ cause }) => cause === 'discard'),
  gainLife: sumOf('LifeGained'),
  loseLife: sumOf('LifeLost'),
  mill: moved('newId', ({ from, to }) => from === 'library' && to === 'graveyard'),
  /** One by itself, several as a list: wherever they went (6ED 410.10). */
  move(happened) {
    const all = moved('newId', ({ cause }) => cause === 'effect')(happened);
    return Array.isArray(all) && all.length === 1 ? (all[0] as number) : all;
  },
  removeCounters: (happened) =>
    happened.filter(ofType('CountersChanged')).reduce((sum, { by }) => sum + Math.max(0, -by), 0),
  putIntoPlay: moved('newId', ({ to }) => to === 'battlefield'),
  sacrifice: moved('object', ({ cause }) => cause === 'sacrifice'),
};

/** The name under which what this instruction does is remembered, and how it is found out; `null` if it has none. */
function resultOf(
  instruction: Instruction | undefined,
): { readonly as: string; readonly result: Result } | null {
  if (instruction?.op !== 'effect') return null;
  const { effect } = instruction;
  const result = RESULTS[effect.do];
  return result === undefined || !('as' in effect) ? null : { as: effect.as, result };
}

/** Whether what this instruction really does is to have a name. */
export const hasResult = (instruction: Instruction | undefined): boolean =>
  resultOf(instruction) !== null;

/** Gives it the name. */
export function bindResult(
  instruction: Instruction,
  run: { readonly happened: readonly Happening[]; bind(name: string, value: BoundValue): void },
): void {
  const found = resultOf(instruction);
  if (found !== null) run.bind(found.as, found.result(run.happened));
}
