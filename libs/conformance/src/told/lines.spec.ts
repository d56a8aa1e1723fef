import { describe, expect, test } from '@jest/globals';
import { SIXTH_EDITION } from '@arbiter/editions';
import { cardPool, judge, type CommandBody, type Game, type GameEvent } from '@arbiter/engine';
import { CARDS } from '@arbiter/sets';
import { eventsFor, worthReading, type Viewer } from '@arbiter/view';
import { tableOf } from '../position-of-scenario.ts';

const rules = judge(SIXTH_EDITION, cardPool(CARDS), (_, bytes) => new Uint8Array(bytes));

/** A table of two players at which commands are sent, and what was told of them. */
class Table {
  game: Game;
  readonly #commits: { readonly before: Game; readonly events: readonly GameEvent[] }[] = [];

  constructor(ann: string, bob: string) {
    this.game = tableOf(
      rules,
      `title: Lines\nedition: 6ED\ntable:\n  active: ann\n  step: precombat main\n  ann: ${ann}\n  bob: ${bob}\nplay:\n  - expect: { asked: ann }\n`,
    );
  }

  /** Whether it was refused stands in what is told. */
  send(body: CommandBody, seat = this.game.decision!.seat): this {
    const { clock } = this.game;
    const command = { id: 'x', seat, at: clock.settled + 61_000, body };
    const verdict = rules.decide(command, this.game);
    this.#commits.push({ before: this.game, events: verdict.events });
    this.game = verdict.game;
    return this;
  }

  pass(): this {
    while (this.game.decision?.kind === 'priority') this.send({ type: 'Pass' });
    return this;
  }

  /** The first object of this name that the seat owns. */
  id(name: string, owner: 0 | 1): number {
    return this.game.objects.findIndex((one) => one?.name === name && one.owner === owner);
  }

  /** All that the viewer was told since the table was laid. */
  told(
    viewer: Viewer,
  ): { readonly version: number; readonly type: string; readonly text: string }[] {
    return this.#commits.flatMap(({ before, events }, version) =>
      eventsFor(rules, before, events, viewer).map((one) => ({ ...one, version })),
    );
  }

  texts(type: string, viewer: Viewer = 'operator'): string[] {
    return this.told(viewer)
      .filter((one) => one.type === type)
      .map(({ text }) => text);
  }
}

const BEARS = '{ battlefield: [Grizzly Bears], hand: [Giant Growth] }';
const SHOCKER = '{ battlefield: [Mountain, Mountain], hand: [Shock, Shock] }';

/** Ann casts Shock, Bob would have Mana Leak counter it, and Ann is asked whether she pays. */
function leaked(): Table {
  const table = new Table(
    '{ hand: [Shock], battlefield: [Mountain x4] }',
    '{ hand: [Mana Leak], battlefield: [Island x2] }',
  );
  table.send({ type: 'CastSpell', object: table.id('Shock', 0), targets: [['p1']] });
  table.send({ type: 'Pass' });
  const [spell = 0] = table.game.stack;
  table.send({ type: 'CastSpell', object: table.id('Mana Leak', 1), targets: [[spell]] });
  return table.pass();
}

describe('a line says whose something is', () => {
  test('where the other player has one of the same name', () => {
    const table = new Table(
      '{ battlefield: [Grizzly Bears, Mountain], hand: [Shock] }',
      '{ battlefield: [Grizzly Bears] }',
    );
    const aimed = [[table.id('Grizzly Bears', 1)]];
    table.send({ type: 'CastSpell', object: table.id('Shock', 0), targets: aimed }).pass();
    expect(table.texts('SpellCast')).toEqual(['Player 1 casts Shock at Grizzly Bears of Player 2']);
    expect(table.texts('DamageDealt')).toEqual([
      'Shock deals 2 damage to Grizzly Bears of Player 2',
    ]);
    expect(table.texts('ObjectMoved')).toContain('Grizzly Bears of Player 2 is destroyed');
  });

  test('and not where there is only one', () => {
    const table = new Table(SHOCKER, BEARS);
    const aimed = [[table.id('Grizzly Bears', 1)]];
    table.send({ type: 'CastSpell', object: table.id('Shock', 0), targets: aimed }).pass();
    expect(table.texts('ObjectMoved')).toContain('Grizzly Bears is destroyed');
  });
});

describe('the line of a decision says what was decided', () => {
  test('that something is not paid, and for what', () => {
    const table = leaked().send({ type: 'Choose', answer: false });
    expect(table.texts('DecisionMade')).toEqual([
      'For Mana Leak, Player 1 decides whether to pay: no',
    ]);
  });

  test('with what it is paid', () => {
    const mana = { object: 0, ability: 0 };
    const table = leaked();
    const lands = table.game.battlefield.filter((id) => {
      const one = table.game.objects[id];
      return one?.name === 'Mountain' && !one.tapped;
    });
    const payment = { mana: lands.map((object) => ({ ...mana, object })) };
    table.send({ type: 'Choose', answer: payment });
    expect(table.texts('DecisionMade')).toEqual([
      'For Mana Leak, Player 1 decides whether to pay: Mountain, Mountain and Mountain',
    ]);
  });

  test('to nobody but who decided and to operators', () => {
    const table = leaked().send({ type: 'Choose', answer: false });
    expect(table.texts('DecisionMade', 0)).toHaveLength(1);
    expect(table.texts('DecisionMade', 1)).toEqual([]);
    expect(table.texts('DecisionMade', 'spectator')).toEqual([]);
  });
});

describe('the line of a command says what somebody would do', () => {
  test('also where it is refused, and is worth reading then', () => {
    const table = new Table('{ hand: [Shock] }', BEARS);
    const aimed = [[table.id('Grizzly Bears', 1)]];
    table.send({ type: 'CastSpell', object: table.id('Shock', 0), targets: aimed });
    expect(worthReading(table.told(0)).map(({ text }) => text)).toEqual([
      'Player 1 wants to cast Shock at Grizzly Bears',
      expect.stringMatching(/^Refused: /u),
    ]);
    expect(table.told(1)).toEqual([]);
  });

  // Whoever sends the number of a card that they may not know must not learn its name from the refusal.
  test('and not what a hidden card is that it names', () => {
    const table = new Table(
      '{ hand: [Shock], battlefield: [Mountain] }',
      '{ hand: [Counterspell], library: [Dragon Blood] }',
    );
    for (const name of ['Counterspell', 'Dragon Blood']) {
      const hidden = table.id(name, 1);
      table.send({ type: 'CastSpell', object: hidden, targets: [[hidden]] });
      table.send({ type: 'DeclareBlockers', blocks: [[hidden, hidden]] });
      table.send({ type: 'Choose', answer: [hidden] });
      table.send({ type: 'Choose', answer: { sacrifice: [hidden] } });
    }
    const told = JSON.stringify(table.told(0));
    expect(told).toContain('wants to cast a card at a card');
    expect(told).not.toMatch(/Counterspell|Dragon Blood/u);
  });
});

test('the line of the clocks says what each player has left', () => {
  const table = new Table(SHOCKER, BEARS).send({ type: 'Pass' });
  expect(table.texts('ClocksAdvanced')).toEqual([
    expect.stringMatching(/^Player 1 has \d+:\d\d left, Player 2 \d+:\d\d$/u),
  ]);
  const [text] = table.texts('ClocksAdvanced', 0);
  const { left } = table.game.clock;
  expect(text).toContain(`Player 1 has ${Math.floor(left[0] / 60_000)}:`);
});
