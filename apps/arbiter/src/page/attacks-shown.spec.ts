import { describe, expect, test } from '@jest/globals';
import { legalFor, viewOf } from '@arbiter/view';
import { DEFAULT_ORDERS, passesByItself, showsFirst } from '@arbiter/web/testing';
import { judgeOf } from '../records/books.ts';
import { LaidGame, type Cards } from './laid-game.behaviour-spec.ts';

const ANN = 0;
const BOB = 1;

/** Ann, who holds lands and creatures, is asked as Bob attacks with that creature. */
function attackedBy(
  attacker: string,
  [land, creature]: readonly [string, string],
  edition = '6ED',
) {
  const decks: [Cards, Cards] = [
    { [land]: 30, [creature]: 10 },
    { Island: 20, Forest: 10, [attacker]: 10 },
  ];
  const table = new LaidGame(`${attacker} meets ${creature} in ${edition}`, decks, {
    began: 0,
    edition,
  });
  const isThere = (): boolean => table.permanents(ANN, creature).length > 0;
  // The older rules have an attack announced first.
  const announces = (): boolean =>
    table.legal().some((one) => one.type === 'AnnounceAttack' && one.idle !== true);
  table.until(
    (now) => isThere() && (now.asks(BOB, 'attack') || (now.asks(BOB, 'priority') && announces())),
    [attacker, creature],
  );
  if (announces())
    table.send(BOB, { type: 'AnnounceAttack' }).until((now) => now.asks(BOB, 'attack'));
  table.send(BOB, {
    type: 'DeclareAttackers',
    attackers: [table.permanents(BOB, attacker).slice(0, 1)],
  });
  table.until((now) => now.asks(ANN, 'priority'));
  const judge = judgeOf(edition)!;
  const position = () => ({
    view: viewOf(judge, table.now, ANN),
    options: legalFor(judge, table.now, ANN),
  });
  return { table, position };
}

describe.each(['4ED', '5ED', '6ED', 'TSP'])(
  '%s: an attack on a player who can do nothing but block',
  (edition) => {
    test('is shown before it is passed, if it flies over all that is there', () => {
      const { table, position } = attackedBy('Scryb Sprites', ['Forest', 'Grizzly Bears'], edition);
      expect(passesByItself(position(), ANN, DEFAULT_ORDERS)).toBe(true);
      expect(showsFirst(position(), DEFAULT_ORDERS)).toBe(true);
      table.until(
        ({ now }) => now.combat?.blockersDeclared === true || now.decision?.kind === 'block',
      );
      expect(table.asks(ANN, 'block')).toBe(false);
    });

    test('is passed at once, if one of hers may block it: she sees it as she is asked how', () => {
      const { table, position } = attackedBy('Scryb Sprites', ['Forest', 'Scryb Sprites'], edition);
      expect(passesByItself(position(), ANN, DEFAULT_ORDERS)).toBe(true);
      expect(showsFirst(position(), DEFAULT_ORDERS)).toBe(false);
      table.until(
        ({ now }) => now.combat?.blockersDeclared === true || now.decision?.kind === 'block',
      );
      expect(table.asks(ANN, 'block')).toBe(true);
    });
  },
);
