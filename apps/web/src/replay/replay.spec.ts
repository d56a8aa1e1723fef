import { describe, expect, test } from '@jest/globals';
import type { Position } from '@arbiter/client';
import type { Actions } from '../session/actions.ts';
import type { ReplayState } from '../state/state.ts';
import { textOf } from '../testing/text-of.behaviour-spec.ts';
import { replayView } from './replay.tsx';

const player = (seat: 0 | 1, life = 20): object => ({
  ...{ seat, life, counters: {}, pool: [0, 0, 0, 0, 0, 0], handCount: 7, libraryCount: 53 },
  ...{ hand: null, library: null, graveyard: [], exile: [], landsPlayed: 0, mulligans: 0 },
  ...{ offersDraw: false, connected: true, stops: null, yields: null },
});

const view = (life: number): Position['view'] =>
  ({
    ...{ viewer: 'operator', game: 'g', edition: '6ED', startingPlayer: 0, effects: [], texts: [] },
    turn: { number: 3, active: 0, step: 'precombat main', phase: 'precombat main' },
    ...{ players: [player(0, life), player(1)], permanents: [], phasedOut: [], stack: [] },
    ...{ combat: null, priority: null, decision: null, suspended: false, outcome: null },
  }) as unknown as Position['view'];

const LINE = { key: '0', version: 1, type: 'LifeLost', text: 'Player 1 loses 3 life', rule: '' };

const shown = (change: Partial<ReplayState>, number: number | null = 7): string => {
  const lines = [{ ...LINE, number }];
  const state: ReplayState = {
    ...{ game: 'g', match: null, every: lines, lines, all: false, at: 0, as: 'operator' },
    ...{ playing: false, speed: 1, told: null, check: null, problem: null, selected: 4 },
    ...{
      position: { view: view(17), clock: null } as never,
      jump: 'turn',
      following: null,
      held: null,
      rulings: [],
    },
    ...{ clip: null, begins: null, life: null, legal: null, showsLegal: false },
    ...change,
  };
  return textOf(replayView(state, {} as Actions));
};

describe('a stored game', () => {
  test('offers to follow the card that is selected, once events have numbers', () => {
    expect(shown({})).toContain('Follow this card through the game');
    expect(shown({ selected: null })).not.toContain('Follow this card');
    expect(shown({}, null)).not.toContain('Follow this card');
  });

  test('says which card is followed', () => {
    expect(shown({ following: 'Llanowar Elves' })).toContain(
      'Only what Llanowar Elves has a part in.',
    );
  });

  test('lists what is otherwise than at the moment that was kept', () => {
    expect(shown({})).toContain('Compare with this moment');
    const compared = shown({ held: { text: 'Player 2 attacks', view: view(20) } });
    expect(compared).toContain('Life');
    expect(compared).toContain('20 → 17');
    expect(compared).toContain('Compare no more');
  });

  const RULING = {
    ...{ dispute: 'd-1', event: 6, number: 1, by: 'olga', at: 0, rules: ['6ED 309.1'] },
    ...{ remedy: { kind: 'gameAnnulled' }, grounds: 'A card was wrong.', continuedIn: null },
    ...{ changes: true, remedied: true },
  };

  test('has what was ruled about it at its head, and at the line that it is about', () => {
    expect(shown({})).not.toContain('Ruling');
    const ruled = shown({ rulings: [RULING] });
    expect(ruled.split('Ruling: The game counts for nobody.')).toHaveLength(3);
    expect(ruled).toContain('A card was wrong.');
    expect(ruled).toContain('6ED 309.1');
    expect(ruled).toContain('To event 6, which it is about');
    expect(ruled).not.toContain('Where it is played again');
  });

  test('leads from a ruling to where it is played again; where no line is shown of what it is about, to none', () => {
    const remedy = { kind: 'gameRewound', event: 5, libraries: 'kept' };
    const ruled = shown({ rulings: [{ ...RULING, event: 8, remedy, continuedIn: 'm-2' }] });
    expect(ruled).toContain('Where it is played again');
    expect(ruled).not.toContain('To event 8');
    expect(ruled.split('The game is played on from before event 5')).toHaveLength(2);
  });
});
