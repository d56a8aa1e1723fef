import { describe, expect, test } from '@jest/globals';
import type { Command, Game } from '@arbiter/engine';
import { tellEach } from '@arbiter/view';
import { doneIn, lengthsOf, proposal } from '@arbiter/web/testing';
import { DEFAULT_EDITION } from '@arbiter/editions';
import { judgeOf } from '../records/books.ts';
import { LaidGame } from './laid-game.behaviour-spec.ts';

const ANN = 0;
const BOB = 1;
/** Has an ability for no mana at all. */
const DRAGON = 'Mist Dragon';
const judge = judgeOf(DEFAULT_EDITION)!;

type Told = Parameters<typeof doneIn>[0][number];

/** Both have a dragon, and Ann is asked in her turn; what each is told from now on. */
class Table {
  now: Game;
  readonly told: readonly [Told[], Told[]] = [[], []];
  readonly #laid: LaidGame;

  constructor() {
    const deck = { Island: 24, [DRAGON]: 16 };
    this.#laid = new LaidGame('loops told', [deck, deck], { began: 0 }).until(
      (table) =>
        table.asks(ANN, 'priority') &&
        table.now.turn.active === ANN &&
        table.now.turn.step === 'precombat main' &&
        table.now.stack.length === 0 &&
        [ANN, BOB].every((seat) => table.permanents(seat as 0 | 1, DRAGON).length > 0),
      [DRAGON],
    );
    this.now = this.#laid.now;
  }

  /** Sends a command as the seat's page would. @throws {Error} if it is refused */
  send(seat: 0 | 1, body: object): this {
    const command = { id: 'x', seat, at: this.now.clock.settled, body } as unknown as Command;
    const verdict = judge.decide(command, this.now);
    if (!verdict.accepted) throw new Error(verdict.refusal.reason);
    for (const viewer of [ANN, BOB] as const) {
      const events = tellEach(this.now, verdict.events, viewer).filter((one) => one !== null);
      this.told[viewer].push(JSON.parse(JSON.stringify({ version: 1, events })) as Told);
    }
    this.now = verdict.game;
    return this;
  }

  /** The seat plays its dragon's ability. */
  flies(seat: 0 | 1): this {
    const [object] = this.#laid.permanents(seat, DRAGON);
    return this.send(seat, { type: 'ActivateAbility', object, ability: 0 });
  }

  /** What the seat's page can propose, from all that it was told. */
  lengths(seat: 0 | 1): readonly number[] {
    return lengthsOf(doneIn(this.told[seat], seat), seat, this.now.turn.active);
  }
}

describe('what the server tells is enough to propose a loop', () => {
  test('6ED 421.2: of one’s own actions', () => {
    const table = new Table().flies(ANN);
    expect(table.lengths(ANN)).toEqual([1]);
    table.send(ANN, proposal(doneIn(table.told[ANN], ANN), 1, 3));
    expect(table.now.decision).toMatchObject({ seat: BOB, kind: 'repetitions' });
  });

  test('6ED 421.3: of the actions of both, by the player whose turn it is', () => {
    const table = new Table().flies(ANN).send(ANN, { type: 'Pass' }).flies(BOB);
    expect(table.lengths(BOB)).toEqual([1]);
    table.send(BOB, { type: 'Pass' });
    expect(table.lengths(ANN)).toEqual([2]);
    while (table.now.stack.length > 0) table.send(table.now.decision!.seat, { type: 'Pass' });
    table.send(ANN, proposal(doneIn(table.told[ANN], ANN), 2, 3));
    expect(table.now.loop).toMatchObject({ by: ANN, steps: [{ seat: ANN }, { seat: BOB }] });
    table.send(BOB, { type: 'Choose', answer: 3 });
    expect(table.now.loop).toBeUndefined();
    expect(table.told[ANN].at(-1)!.events.map(({ type }) => type)).toContain('LoopEnded');
  });
});
