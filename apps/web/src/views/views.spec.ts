import { describe, expect, test } from '@jest/globals';
import type { MatchState, Position } from '@arbiter/client';
import { textOf } from '../testing/text-of.behaviour-spec.ts';
import { freshTable } from '../session/match-session.ts';
import { decisionView, question } from './decision.ts';
import { logView } from './log.ts';
import { problemView } from './problem.ts';
import { dividedAtFirst, paidObjectFields, spaceFields } from './spaces.ts';
import { actionsThat } from '../testing/text-of.behaviour-spec.ts';

const NAMES = ['Ann', 'Bob'] as const;

const match = {
  match: 'm1',
  seat: 0,
  players: [
    { player: 'p-1', name: 'Ann' },
    { player: 'p-2', name: 'Bob' },
  ],
} as unknown as MatchState;

function position(change: object): Position {
  return {
    version: 7,
    clock: null,
    options: null,
    view: {
      viewer: 0,
      turn: { number: 2, active: 0, step: 'upkeep', phase: 'beginning' },
      players: [
        { hand: [], graveyard: [], exile: [] },
        { hand: null, graveyard: [], exile: [] },
      ],
      permanents: [],
      stack: [],
      combat: null,
      decision: null,
      outcome: null,
      suspended: false,
      ...change,
    },
  } as unknown as Position;
}

describe('the question', () => {
  test('says whom one waits for and why', () => {
    const waiting = position({ decision: { kind: 'block', number: 4, seat: 1 } });
    const table = { ...freshTable(match), position: waiting };
    expect(question(table, NAMES)).toBe('Turn 2, upkeep: Waiting for Bob: declare blockers');
  });

  test('says how the game ended, and by which rule', () => {
    const over = position({ outcome: { winner: 1, reason: 'library', rule: '6ED 102.4' } });
    expect(question({ ...freshTable(match), position: over }, NAMES)).toBe(
      'Bob wins the game drawing from an empty library (6ED 102.4).',
    );
  });
});

describe('the decision', () => {
  const asked: Position = {
    ...position({ decision: { kind: 'mulligan', number: 4, seat: 0 } }),
    options: {
      decision: { number: 4, kind: 'mulligan' },
      commands: [
        {
          type: 'Choose',
          kind: 'mulligan',
          label: 'Mulligan to 6?',
          space: { shape: 'oneOf', options: [true, false] },
        },
      ],
      labels: {},
    },
  };

  test('is answered by buttons with names', () => {
    const sent: unknown[] = [];
    const actions = actionsThat({ send: (body) => sent.push(body) });
    const seen = decisionView({ ...freshTable(match), position: asked }, NAMES, actions);
    expect(textOf(seen)).toBe('Turn 2, upkeep: Mulligan to 6? [Yes] [No]');
  });

  test('can’t be answered twice', () => {
    const table = { ...freshTable(match), position: asked, sending: true };
    const seen = decisionView(table, NAMES, actionsThat({}));
    expect(textOf(seen)).toBe('Turn 2, upkeep: sent… [Yes, disabled] [No, disabled]');
  });
});

describe('a refusal', () => {
  test('is shown with reason, rule and edition', () => {
    const refusal = {
      type: 'refused',
      title: 'Refused',
      status: 409,
      edition: '6ED',
      rule: '6ED 409.1c',
      reason: 'there is no legal target',
    };
    expect(textOf(problemView(refusal, () => undefined))).toBe(
      'There is no legal target Rule 6ED 409.1c Refused under 6ED; nothing has changed. [Dismiss]',
    );
  });
});

describe('the log', () => {
  test('has the newest line first, names in place of seats, the rule beside each line', () => {
    const lines = [
      { key: '1', version: 1, type: 'TurnBegan', text: 'Turn 1: Player 2', rule: '6ED 300.1' },
      { key: '2', version: 1, type: 'ClocksAdvanced', text: 'Clocks go on', rule: 'protocol' },
      { key: '3', version: 2, type: 'LifeLost', text: 'Player 1 loses 2', rule: '6ED 418' },
    ];
    const few = textOf(logView(lines, NAMES, false, () => undefined));
    expect(few).toBe('What happened all lines Ann loses 2 6ED 418 Turn 1: Bob 6ED 300.1');
    expect(textOf(logView(lines, NAMES, true, () => undefined))).toContain('Clocks go on protocol');
  });
});

describe('a division', () => {
  test('begins with what is lethal to each blocker, the rest for the player', () => {
    const given = dividedAtFirst({
      shape: 'division',
      total: 5,
      among: [10, 11, 'p1'],
      least: 0,
      all: false,
      onlyAfter: {
        player: 'p1',
        lethal: [
          [10, 2],
          [11, 1],
        ],
      },
    });
    expect(given).toEqual([2, 1, 2]);
  });

  test('gives everybody the least and the first one the rest', () => {
    const space = { shape: 'division', total: 4, among: [10, 11], least: 1, all: true } as const;
    expect(dividedAtFirst(space)).toEqual([3, 1]);
  });
});

describe('fields', () => {
  test('a creature may block one of several, or none', () => {
    const space = { shape: 'block', blockers: [[5, [8, 9]]] } as const;
    const seen = spaceFields(space, (what) => `#${what}`)
      .map(textOf)
      .join('');
    expect(seen).toBe('#5 does not block blocks #8 blocks #9');
  });
});

describe('what is paid besides mana', () => {
  /** The kinds of its fields, as a form would have them. */
  const kindsOf = (pays: Parameters<typeof paidObjectFields>[0]): string[] =>
    JSON.stringify(paidObjectFields(pays, String)).match(/"(?:radio|checkbox)"/gu) ?? [];

  test('two parts that are paid in one way are picked apart: one choice does not undo the other', () => {
    const creature = { pay: 'sacrifice', from: [1, 2], count: 1 } as const;
    const land = { pay: 'sacrifice', from: [3, 4], count: 1 } as const;
    expect(kindsOf([creature])).toEqual(['"radio"', '"radio"']);
    expect(kindsOf([creature, { ...land, pay: 'tap' }])).toEqual(Array(4).fill('"radio"'));
    expect(kindsOf([creature, land])).toEqual(Array(4).fill('"checkbox"'));
  });
});
