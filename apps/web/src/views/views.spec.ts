import { beforeAll, describe, expect, test } from '@jest/globals';
import type { MatchState, Position } from '@arbiter/client';
import { h, type ComponentChildren } from 'preact';
import { actionsThat, childrenOf, textOf, type Node } from '../testing/text-of.behaviour-spec.ts';
import { freshTable } from '../session/match-session.ts';
import { cardView, type Card, type CardLook } from './cards.tsx';
import { chooserForm } from './chooser.tsx';
import { decisionView, question } from './decision.tsx';
import { Log } from './log.tsx';
import type { Fields } from '../play/fields.ts';
import { DEFAULT_ORDERS } from '../play/passing.ts';
import { passingBar } from './passing.tsx';
import { phases } from './phases.tsx';
import { Preview } from './preview.tsx';
import { screens } from '../state/screens.ts';
import { gists } from '../state/gists.ts';
import { problemView } from './problem.tsx';
import { dividedAtFirst, paidObjectFields, spaceFields } from './spaces.tsx';

const NAMES = ['Ann', 'Bob'] as const;

const match = {
  match: 'm1',
  seat: 0,
  players: [
    { player: 'p-1', name: 'Ann' },
    { player: 'p-2', name: 'Bob' },
  ],
} as unknown as MatchState;

// What is loaded as one sits down.
beforeAll(() => {
  screens.value = { chooser: chooserForm };
});

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
      texts: [],
      combat: null,
      decision: null,
      outcome: null,
      suspended: false,
      ...change,
    },
  } as unknown as Position;
}

describe('over the board', () => {
  test('it is told of a subgame how the main game stands, life as the players sit', () => {
    const mainGames = [{ turn: 7, active: 1, life: [20, 13] }];
    const over = (viewer: 0 | 1): string => {
      const { view } = position({ viewer, mainGames });
      return textOf(h(Preview, { view, selected: null }));
    };
    expect(over(0)).toContain('Main game, turn 7: 13 life above, 20 below.');
    expect(over(1)).toContain('Main game, turn 7: 20 life above, 13 below.');
    expect(textOf(h(Preview, { view: position({}).view, selected: null }))).toBe('');
  });
});

describe('the question', () => {
  test('says whom one waits for and why', () => {
    const waiting = position({ decision: { kind: 'block', what: 'blockers', number: 4, seat: 1 } });
    const table = { ...freshTable(match), position: waiting };
    expect(question(table, NAMES)).toBe('Turn 2, upkeep: Waiting for Bob: blockers');
  });

  test('says how the game ended, and by which rule', () => {
    const over = position({ outcome: { winner: 1, reason: 'library', rule: '6ED 102.4' } });
    expect(question({ ...freshTable(match), position: over }, NAMES)).toBe(
      'Bob wins the game drawing from an empty library (6ED 102.4).',
    );
  });
});

const about: NonNullable<NonNullable<Position['options']>['decision']>['about'] = {
  source: 0,
  name: '',
  text: [],
  question: 'Keep 7, or 6?',
  cost: null,
  ifNot: null,
  ends: null,
  rule: 'protocol',
  yes: 'Mulligan to 6',
  no: 'Keep 7',
};

describe('the decision', () => {
  const asked: Position = {
    ...position({ decision: { kind: 'mulligan', number: 4, seat: 0 } }),
    options: {
      decision: { number: 4, kind: 'mulligan', about },
      commands: [
        {
          type: 'Choose',
          kind: 'mulligan',
          label: about.question,
          does: [],
          space: { shape: 'oneOf', options: [true, false] },
        },
      ],
      labels: { true: about.yes, false: about.no },
    },
  };

  test('is answered by buttons with names', () => {
    const sent: unknown[] = [];
    const actions = actionsThat({ send: (body) => sent.push(body) });
    const seen = decisionView({ ...freshTable(match), position: asked }, NAMES, actions);
    expect(textOf(seen)).toBe(
      'Turn 2, upkeep: Keep 7, or 6? [Why am I asked?] [Keep 7] [Mulligan to 6]',
    );
  });

  test('can’t be answered twice', () => {
    const table = { ...freshTable(match), position: asked, sending: true };
    const seen = decisionView(table, NAMES, actionsThat({}));
    expect(textOf(seen)).toBe(
      'Turn 2, upkeep: sent… [Why am I asked?] [Keep 7, disabled] [Mulligan to 6, disabled]',
    );
  });
});

describe('a question of a card', () => {
  const source = {
    ...about,
    source: 5,
    name: 'Moss Ox',
    text: ['Sacrifice Moss Ox unless you pay {G}.'],
    question: 'Do you pay {G} for Moss Ox?',
    cost: '{G}',
    ifNot: 'Sacrifice Moss Ox.',
    rule: '6ED 413.2e',
    yes: 'Pay {G}',
    no: 'Don’t pay',
  };
  const paying: Position = {
    ...position({ decision: { kind: 'pay', number: 4, seat: 0 } }),
    options: {
      decision: { number: 4, kind: 'pay', about: source },
      commands: [
        {
          type: 'Choose',
          kind: 'pay',
          label: source.question,
          does: [],
          space: { shape: 'payment', isPayable: true, sources: [], pays: null, proposed: [] },
        },
      ],
      labels: {},
    },
  };

  test('says who asks, what it costs and what happens if not; why it is asked is a click away', () => {
    const seen = textOf(
      decisionView(
        { ...freshTable(match), position: paying },
        NAMES,
        actionsThat({ showRule: () => undefined }),
      ),
    );
    expect(seen).toBe(
      'Turn 2, upkeep: Do you pay {G} for Moss Ox? Moss Ox: Sacrifice Moss Ox unless you pay {G} . It costs {G} . Otherwise: Sacrifice Moss Ox. [Why am I asked?] [Pay {G}] [Don’t pay]',
    );
  });
});

describe('a card', () => {
  const shock = {
    ...{ id: 7, name: 'Shock', cost: '{R}', types: ['Instant'], colors: ['R'] },
    ...{ supertypes: [], subtypes: [], power: null, toughness: null },
  };
  const look: CardLook = {
    ...{ selected: null, live: new Set(), marks: new Map() },
    select: () => undefined,
  };
  const seen = (some: Partial<CardLook>): string =>
    textOf(cardView(shock as unknown as Card, { ...look, ...some }));

  test('that glows since it can be played says so, too', () => {
    expect(seen({ live: new Set([7]) })).toContain('can be played');
    expect(seen({})).not.toContain('can be');
  });

  test('that can be chosen now says that instead', () => {
    const marks = new Map([[7, { picked: false, note: '' }]]);
    expect(seen({ live: new Set([7]), marks })).toMatch(/can be chosen/u);
    expect(seen({ live: new Set([7]), marks })).not.toMatch(/can be played/u);
  });
});

describe('a pass', () => {
  const passing = (burns: number): Position => ({
    ...position({ decision: { kind: 'priority', number: 4, seat: 0 } }),
    options: {
      decision: { number: 4, kind: 'priority', about: { ...about, question: 'Play, or pass' } },
      commands: [{ type: 'Pass', label: 'to the next turn', burns }],
      labels: {},
    },
  });
  const attacking: Position = {
    ...passing(0),
    options: {
      ...passing(0).options!,
      commands: [{ type: 'AnnounceAttack', label: 'Announce an attack', burns: 1 }],
    },
  };
  const open = { decision: 4, index: 0, plan: 0 };

  test('says where it leads', () => {
    const table = { ...freshTable(match), position: passing(0) };
    expect(textOf(decisionView(table, NAMES, actionsThat({})))).toContain(
      '[Pass to the next turn]',
    );
  });

  test('with mana left over that burns is a question of its own', () => {
    const table = { ...freshTable(match), position: passing(2), open };
    const seen = textOf(decisionView(table, NAMES, actionsThat({})));
    expect(seen).toContain(
      'you lose 2 life. [Keep the mana] [Pass to the next turn, and lose 2 life]',
    );
  });

  test('or an attack that is announced with it (5ED Mana Burn.2)', () => {
    const table = { ...freshTable(match), position: attacking, open };
    const seen = textOf(decisionView(table, NAMES, actionsThat({})));
    expect(seen).toContain(
      'you lose 1 life. [Keep the mana] [Announce an attack, and lose 1 life]',
    );
  });
});

describe('passing by itself', () => {
  const on = { until: 'myTurn', game: 'g', turn: 2, attacked: false, stack: [] } as const;
  const { view } = position({});
  const bar = (orders: object, passing = false, change: object = {}): string =>
    textOf(
      passingBar(
        { match, orders: { ...DEFAULT_ORDERS, ...orders }, passing, holding: false },
        { ...view, ...change },
        actionsThat({}),
      ),
    );

  test('says until when, and what stops it', () => {
    expect(bar({ on })).toBe('Passing until your turn. Esc stops it. [Stop] [Full control]');
  });

  test('says who attacks, where it passes the attack', () => {
    const combat = { attackers: [{ object: 7 }], blockersDeclared: false };
    const permanents = [{ id: 7, name: 'Moss Ox' }];
    const turn = { ...view.turn, active: 1 };
    const seen = bar({}, true, { combat, permanents, turn });
    expect(seen).toMatch(/^You are attacked by Moss Ox\. Passing by itself; Esc stops it\./u);
  });

  test('says that it is about to', () => {
    expect(bar({}, true)).toMatch(/^Passing by itself. Esc stops it. \[Stop\]/u);
  });

  test('is ordered until the next turn or the end of this one', () => {
    expect(bar({})).toBe('Pass until [your turn] [the end of the turn] [Full control]');
  });

  test('offers no choices of a decision meanwhile', () => {
    const asked: Position = {
      ...position({ decision: { kind: 'priority', number: 4, seat: 0 } }),
      options: {
        decision: { number: 4, kind: 'priority', about },
        commands: [{ type: 'Pass', label: 'to the next turn', burns: 0 }],
        labels: {},
      },
    };
    const table = { ...freshTable(match), position: asked, passing: true };
    expect(textOf(decisionView(table, NAMES, actionsThat({})))).toBe('Turn 2, upkeep: passing…');
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
    const seen = problemView(
      refusal,
      () => undefined,
      () => undefined,
    );
    expect(textOf(seen)).toBe(
      'There is no legal target § 6ED 409.1c … 6ED 409.1c in the ledger: what proves it ' +
        'Refused under 6ED; nothing has changed. [Dismiss]',
    );
  });
});

describe('a refusal that was only asked about', () => {
  test('says that nothing was sent, and what its rule says once that is known', () => {
    gists.value = { '6ED 305.2': 'only then' };
    const refusal = {
      ...{ type: 'explanation', status: 200, title: 'not now' },
      ...{ edition: '6ED', rule: '6ED 305.2', reason: 'not now' },
    };
    const seen = problemView(
      refusal,
      () => undefined,
      () => undefined,
    );
    expect(textOf(seen)).toBe(
      'Not now § 6ED 305.2 only then 6ED 305.2 in the ledger: what proves it ' +
        'It would be refused under 6ED; nothing was sent. [Dismiss]',
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
    const log = (all: boolean): string =>
      textOf(
        h(Log, {
          ...{ lines, match, all, reportIn: null },
          ...{ showAll: () => undefined, show: () => undefined },
        }),
      );
    expect(log(false)).toBe(
      'What happened all lines Ann loses 2 [6ED 418] Turn 1: Bob [6ED 300.1]',
    );
    expect(log(true)).toContain('Clocks go on protocol');
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

  test('says what is lethal to each creature, trample or not, and begins with it', () => {
    const space = {
      ...({ shape: 'division', total: 4, among: [10, 11], least: 0, all: false } as const),
      lethal: [
        [10, 1],
        [11, 3],
      ] as const,
    };
    expect(dividedAtFirst(space)).toEqual([1, 3]);
    const seen = (fields: Fields): string =>
      textOf(
        spaceFields(
          space,
          (what) => `card ${what}`,
          () => undefined,
          null,
          {
            fields,
            fill: () => undefined,
          },
        ),
      );
    expect(seen({ 'amount 10': ['1'], 'amount 11': ['2'] })).toMatch(
      /card 10 lethal .*card 11 3 would be lethal/u,
    );
  });

  test('gives everybody the least and the first one the rest', () => {
    const space = { shape: 'division', total: 4, among: [10, 11], least: 1, all: true } as const;
    expect(dividedAtFirst(space)).toEqual([3, 1]);
  });
});

describe('fields', () => {
  test('a creature may block one of several, or none', () => {
    const space = { shape: 'block', blockers: [[5, [8, 9]]] } as const;
    const seen = spaceFields(
      space,
      (what) => `#${what}`,
      () => undefined,
    )
      .map(textOf)
      .join('');
    expect(seen).toBe('#5 does not block blocks #8 blocks #9');
  });
});

describe('a payment', () => {
  const space = {
    shape: 'payment',
    isPayable: true,
    pays: null,
    sources: [
      { object: 1, ability: 0 },
      { object: 2, ability: 0 },
    ],
  } as const;
  const fields = (proposed: number[] | null): ComponentChildren[] => [
    ...spaceFields(
      { ...space, proposed },
      (what) => `Forest ${what}`,
      () => undefined,
    ),
  ];

  test('is shown before it is made, ticked so that a click swaps it', () => {
    const [seen] = fields([1]);
    expect(textOf(seen)).toBe('Paid with Forest 2: choose others Forest 1 Forest 2');
    const ticked = JSON.stringify(seen).match(/"defaultChecked":(?:true|false)/gu);
    expect(ticked).toEqual(['"defaultChecked":false', '"defaultChecked":true']);
  });

  test('that is not known yet is left to the server', () => {
    expect(fields(null).map(textOf).join()).toMatch(/^Choose what pays \(else the server does\)/u);
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

describe('the steps of the turn', () => {
  const stopsAt = (active: 0 | 1, sent: unknown[] = []) => {
    const stops = { own: ['upkeep'], other: [] };
    const { view } = position({
      turn: { number: 2, active, step: 'upkeep', phase: 'beginning' },
      players: [{ stops }, { stops: null }],
    });
    return phases(view, 0, ['upkeep', 'end of turn'], (body) => sent.push(body));
  };
  /** The buttons of the steps. */
  const buttons = (seen: ComponentChildren): Node[] =>
    childrenOf(seen).flatMap((one) => {
      if (typeof one === 'string') return [];
      return one.type === 'button' ? [one] : buttons(one.props['children']);
    });
  const pressed = (seen: ComponentChildren): unknown[] =>
    buttons(seen).map(({ props }) => props['aria-pressed']);

  test('show where one is asked in turns of the player whose turn it is', () => {
    expect(textOf(stopsAt(0))).toBe('[upkeep] [turn ends]');
    expect(pressed(stopsAt(0))).toEqual(['true', 'false']);
    expect(pressed(stopsAt(1))).toEqual(['false', 'false']);
  });

  test('set a stop, or take it back, at a click', () => {
    const sent: unknown[] = [];
    const click = (active: 0 | 1, at: number): void => {
      const step = buttons(stopsAt(active, sent))[at];
      (step!.props['onClick'] as () => void)();
    };
    click(0, 0);
    click(1, 1);
    expect(sent).toEqual([
      { type: 'SetStops', stops: { own: [], other: [] } },
      { type: 'SetStops', stops: { own: ['upkeep'], other: ['end of turn'] } },
    ]);
  });
});
