import { describe, expect, test } from '@jest/globals';
import { RULEBOOKS, SIXTH_EDITION } from '@arbiter/editions';
import {
  cardPool,
  judge,
  type CommandBody,
  type Judge,
  type Seat,
  type Stops,
} from '@arbiter/engine';
import { CARDS } from '@arbiter/sets';
import { tableOf } from '../position-of-scenario.ts';

const ANN = 0;
const BOB = 1;
const NOWHERE: Stops = { own: [], other: [] };

/** Neither player draws, so none has to discard: with no stop set, nothing is ever left to decide. */
const NOBODY_DRAWS = {
  step: 'upkeep',
  ann: '{ battlefield: [Necropotence] }',
  bob: '{ battlefield: [Necropotence] }',
};

/** A table with these stops, at which commands that are accepted are given. */
class Table {
  readonly rules: Judge;
  game;

  constructor(
    { step, ann, bob }: { step: string; ann: string; bob: string },
    stops: readonly [Stops, Stops],
    edition = SIXTH_EDITION,
  ) {
    this.rules = judge(edition, cardPool(CARDS), (_, bytes) => new Uint8Array(bytes));
    const players = `  ann: ${ann}\n  bob: ${bob}\n`;
    const table = `table:\n  active: ann\n  step: ${step}\n${players}play:\n  - expect: { asked: ann }\n`;
    this.game = tableOf(this.rules, `title: Stops\nedition: ${edition.edition}\n${table}`);
    for (const seat of [ANN, BOB] as const)
      this.send(seat, { type: 'SetStops', stops: stops[seat] });
  }

  send(seat: Seat, body: CommandBody): this {
    const verdict = this.rules.decide(
      { id: 'x', seat, at: this.game.clock.settled, body },
      this.game,
    );
    expect(verdict).toMatchObject({ accepted: true });
    this.game = verdict.game;
    return this;
  }

  /** The player who is asked passes. @returns who is asked then, and where. */
  pass(): string {
    this.send(this.game.decision!.seat, { type: 'Pass' });
    return this.asked;
  }

  get asked(): string {
    const { decision, turn } = this.game;
    return `${decision?.seat === ANN ? 'ann' : 'bob'} in ${turn.active === ANN ? 'ann' : 'bob'}'s ${turn.step}`;
  }

  /** The first object of this name. */
  id(name: string): number {
    return this.game.objects.findIndex((object) => object?.name === name);
  }
}

describe('a player is asked', () => {
  test('in those steps of one’s own turn and of the other’s in which a stop is set', () => {
    const table = new Table(NOBODY_DRAWS, [
      { own: ['upkeep'], other: ['end of turn'] },
      { own: ['postcombat main'], other: [] },
    ]);
    expect([table.pass(), table.pass(), table.pass()]).toEqual([
      "bob in bob's postcombat main",
      "ann in bob's end of turn",
      "ann in ann's upkeep",
    ]);
  });

  test('and for one who is not the server passes, and says so', () => {
    const { game, rules } = new Table(NOBODY_DRAWS, [NOWHERE, NOWHERE]);
    const { seat } = game.decision!;
    const body = { type: 'Pass' } as const;
    const { events } = rules.decide({ id: 'x', seat, at: game.clock.settled, body }, game);
    const passes = events.filter(({ type }) => type === 'PriorityPassed').slice(0, 2);
    const rule = SIXTH_EDITION.cite.passing;
    expect(passes).toMatchObject([
      { seat: ANN, automatic: false, rule },
      { seat: BOB, automatic: true, rule },
    ]);
  });

  test('after two turns in which nobody stopped and nothing was to decide', () => {
    const table = new Table(NOBODY_DRAWS, [NOWHERE, NOWHERE]);
    const asked: (number | string)[] = [];
    for (let passes = 0; passes < 3; passes++) {
      table.pass();
      asked.push(table.game.turn.number, table.game.turn.step);
    }
    const first = table.game.turn.number - 6;
    expect(asked).toEqual([first, 'upkeep', first + 3, 'upkeep', first + 6, 'upkeep']);
  });
});

describe('without a stop a player is asked', () => {
  const MAIN = {
    step: 'precombat main',
    ann: '{ hand: [Shock], battlefield: [Mountain, Mogg Fanatic, Albino Troll] }',
    bob: '{ hand: [Shock], battlefield: [Mountain] }',
  };
  const ANN_IN_MAIN: Stops = { own: ['precombat main'], other: [] };
  const ASKED = "bob in ann's precombat main";
  const PASSED = "ann in ann's precombat main";

  /** The player who is asked once Ann has played this and passes. */
  function afterAnnPlays(
    body: (table: Table) => CommandBody,
    ...before: readonly (readonly [Seat, CommandBody])[]
  ): string {
    const table = new Table(MAIN, [ANN_IN_MAIN, NOWHERE]);
    for (const [seat, command] of before) table.send(seat, command);
    return table.send(ANN, body(table)).pass();
  }

  const shock = (table: Table): CommandBody => ({
    type: 'CastSpell',
    object: table.id('Shock'),
    targets: [['p1']],
  });
  const fanatic = (table: Table): CommandBody => ({
    type: 'ActivateAbility',
    object: table.id('Mogg Fanatic'),
    ability: 0,
    targets: [['p1']],
  });
  const yieldTo = (to: string, on = true): CommandBody => ({ type: 'Yield', to, on });

  test('about the other player’s spells and abilities', () => {
    expect(afterAnnPlays(shock)).toBe(ASKED);
    expect(afterAnnPlays(fanatic)).toBe(ASKED);
  });

  test.each([
    ['a spell by its name', shock, 'Shock'],
    ['an ability by its card and number', fanatic, 'Mogg Fanatic#0'],
  ])('but not about %s, once yielded to', (_, play, to) => {
    expect(afterAnnPlays(play, [BOB, yieldTo(to)])).toBe(PASSED);
    expect(afterAnnPlays(play, [BOB, yieldTo('Stone Rain')])).toBe(ASKED);
    expect(afterAnnPlays(play, [BOB, yieldTo(to)], [BOB, yieldTo(to, false)])).toBe(ASKED);
    expect(afterAnnPlays(play, [ANN, yieldTo(to)])).toBe(ASKED);
  });

  test('not about one’s own spell, but about the other’s below it', () => {
    const table = new Table(MAIN, [NOWHERE, NOWHERE]);
    expect(table.send(ANN, shock(table)).asked).toBe(ASKED);
    const [object] = table.game.players[BOB].hand;
    table.send(BOB, { type: 'CastSpell', object: object!, targets: [['p0']] });
    expect(table.asked).toBe(ASKED);
  });

  test('not about combat damage on the stack', () => {
    const table = new Table(MAIN, [NOWHERE, NOWHERE]);
    expect(table.pass()).toBe("ann in ann's declare attackers");
    table.send(ANN, { type: 'DeclareAttackers', attackers: [[table.id('Albino Troll')]] });
    expect(table.game.players[BOB].life).toBe(17);
    expect(table.asked).not.toContain("ann's");
  });

  test.each([
    [
      'about damage to a creature in 4ED, which may be prevented',
      'Shock',
      'Mountain',
      ['prevention'],
    ],
    ['not about its burial in 4ED, which nothing prevents', 'Terror', 'Swamp x2', []],
  ])('%s', (_, spell, lands, asked) => {
    const players = {
      ann: `{ hand: [${spell}], battlefield: [${lands}] }`,
      bob: '{ hand: [Forest], battlefield: [Grizzly Bears] }',
    };
    const table = new Table({ step: 'main', ...players }, [NOWHERE, NOWHERE], RULEBOOKS['4ED']);
    const [object, bears] = [table.id(spell), table.id('Grizzly Bears')];
    table.send(ANN, { type: 'CastSpell', object, targets: [[bears]] });
    const windows: string[] = [];
    while (table.game.objects[bears]?.zone === 'battlefield') {
      const frame = table.game.agenda.at(-1);
      if (frame?.kind === 'priority' && table.game.decision?.seat === BOB)
        windows.push(frame.window?.for ?? 'batch');
      table.pass();
    }
    expect(windows.filter((one) => one === 'prevention')).toEqual(asked);
  });

  test('about the draw, which is on the stack, unless that is yielded to', () => {
    const upkeep = { step: 'upkeep', ann: '{ hand: [] }', bob: '{ hand: [] }' };
    const table = new Table(upkeep, [NOWHERE, NOWHERE]);
    expect(table.pass()).toBe("bob in ann's draw");
    const quiet = new Table(upkeep, [NOWHERE, NOWHERE]);
    quiet.send(BOB, yieldTo('draw step'));
    expect(quiet.pass()).toBe("ann in bob's draw");
  });
});
