/** Cards and permanents that an instruction moves: what they are from then on is what a text points at. */
import type { Effect, Reference } from '@arbiter/cards';
import { Nonsense, type Scope } from '../scope.ts';

type Move = Extract<Effect, { do: 'move' }>;
type PutIntoPlay = Extract<Effect, { do: 'putIntoPlay' }>;

/** Moves what is in play or lies somewhere; a spell on the stack is countered or resolves. */
export function moving(what: Reference, to: Move['to'], scope: Scope): Move {
  if (scope.realmOf(what) === 'stack' || scope.realmOf(what) === 'player') throw new Nonsense();
  if (scope.isMany(what)) {
    scope.move(what);
    return { do: 'move', what, to };
  }
  const as = scope.result();
  scope.move(what, { reference: { bound: as }, realm: 'card' });
  return { do: 'move', what, to, as };
}

/** Puts cards into play: only cards that are not there. */
export function intoPlay(
  what: Reference,
  more: Omit<PutIntoPlay, 'do' | 'what' | 'as'>,
  scope: Scope,
): PutIntoPlay {
  if (scope.realmOf(what) !== 'card') throw new Nonsense();
  const as = scope.result();
  scope.move(what, { reference: { bound: as }, realm: 'play' });
  return { do: 'putIntoPlay', what, ...more, as };
}
