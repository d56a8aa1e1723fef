import { describe, expect, test } from '@jest/globals';
import type { GameEvent } from '@arbiter/engine';
import { paidIn } from './paid.ts';

/** Events of one kind or another, of which all is told that counts here. */
const events = (...told: readonly object[]) => told as readonly GameEvent[];

const played = { type: 'ManaAbilityPlayed', object: 5, ability: 0 };
const added = (mana: string, seat = 0) => ({ type: 'ManaAdded', seat, mana });
const spent = (mana: string, seat = 0) => ({ type: 'ManaSpent', seat, mana });
const settled = (...mana: object[]) => ({ type: 'PaymentSettled', payment: { mana } });

describe('what pays', () => {
  const forest = { object: 5, ability: 0 };

  test('is the land that is tapped for it', () => {
    const paid = events(settled(forest), played, added('G'), spent('G'));
    expect(paidIn(paid, 0)).toEqual({ mana: [forest], pool: '' });
  });

  test('is the land, too, where its mana is made before anything is announced', () => {
    expect(paidIn(events(played, added('G'), settled(), spent('G')), 0)?.mana).toEqual([forest]);
  });

  test('is mana that was in the pool, without what was made for it', () => {
    const paid = events(settled(forest), played, added('G'), spent('RRG'));
    expect(paidIn(paid, 0)).toEqual({ mana: [forest], pool: '{R}{R}' });
  });

  test('is a creature that convokes, though it plays no mana ability', () => {
    const elf = { object: 6, ability: -1 };
    expect(paidIn(events(settled(elf)), 0)).toEqual({ mana: [elf], pool: '' });
  });

  test('is not what was made once all was paid, nor what another player pays', () => {
    const after = { ...played, object: 9 };
    expect(paidIn(events(settled(), spent('R'), after, added('G')), 0)?.mana).toEqual([]);
    expect(paidIn(events(spent('R', 1)), 0)).toBeNull();
  });

  test('is nothing where nothing is to be paid', () => {
    expect(paidIn(events({ type: 'CommandReceived' }), 0)).toBeNull();
  });
});
