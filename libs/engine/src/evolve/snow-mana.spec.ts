import { NO_MANA, parseMana } from '@arbiter/cards';
import { describe, expect, it } from '@jest/globals';
import type { EventOf, GameEvent } from '../events.ts';
import type { Player } from '../state/game.ts';
import { NO_GAME } from '../state/new-game.ts';
import { evolve } from './evolve.ts';

type Facts<T extends GameEvent['type']> = Omit<EventOf<T>, 'type' | 'rule' | 'seat'>;

const added = (facts: Facts<'ManaAdded'>): GameEvent => ({
  ...{ type: 'ManaAdded', rule: 'TSP 406.1', seat: 0 },
  ...facts,
});
const spent = (facts: Facts<'ManaSpent'>): GameEvent => ({
  ...{ type: 'ManaSpent', rule: 'TSP 409.1h', seat: 0 },
  ...facts,
});
const after = (...events: readonly GameEvent[]): Player =>
  events.reduce(evolve, NO_GAME).players[0];

const CREATURES = { spells: { type: 'Creature' } } as const;

describe('mana that snow permanents made', () => {
  it('is known as such in the pool', () => {
    const { pool, snow } = after(added({ mana: 'G' }), added({ mana: 'GU', snow: true }));
    expect(pool).toEqual(parseMana('GGU'));
    expect(snow).toEqual(parseMana('GU'));
  });

  it('is gone once it is spent, and then nothing is told apart', () => {
    const both = [added({ mana: 'G' }), added({ mana: 'G', snow: true })];
    expect(after(...both, spent({ mana: 'G' })).snow).toEqual(parseMana('G'));
    expect(after(...both, spent({ mana: 'G', snow: 'G' }))).not.toHaveProperty('snow');
  });

  it('is gone as the phase ends', () => {
    const burned: GameEvent = { type: 'ManaBurned', rule: 'TSP 300.3', seat: 0, amount: 1 };
    const player = after(added({ mana: 'G', snow: true }), burned);
    expect(player).not.toHaveProperty('snow');
    expect(player.pool).toEqual(NO_MANA);
  });

  it('may be good for some uses only, apart from other mana that is', () => {
    const both = [
      added({ mana: 'G', only: CREATURES }),
      added({ mana: 'G', only: CREATURES, snow: true }),
    ];
    const limited = [{ mana: 'G', only: CREATURES, snow: true as const }];
    const player = after(...both, spent({ mana: 'G', snow: 'G', limited }));
    expect(player.limited).toEqual([{ mana: 'G', only: CREATURES }]);
  });

  it('is not known in records from before, which fold as they did', () => {
    const player = after(added({ mana: 'GG' }), spent({ mana: 'G' }));
    expect(player.pool).toEqual(parseMana('G'));
    expect(player).not.toHaveProperty('snow');
  });
});
