import type { CardDefinition } from '@arbiter/cards';
import { cardNamed } from '@arbiter/sets';
import { LaidGame } from '../page/laid-game.behaviour-spec.ts';

/** The card as it should be. */
export const ELVES = cardNamed('Llanowar Elves')!;
/** As somebody has put it into the card data. */
const FAULTY: CardDefinition = { ...ELVES, power: 20 };

/** The first player attacks with elves of which one would do, and the second is asked whether they block. */
export function deadlyAttack(name: string): LaidGame {
  const elves = 'Llanowar Elves';
  const deck = { Forest: 20, [elves]: 20 };
  const table = new LaidGame(name, [deck, deck], { faulty: [FAULTY] }).until(
    (now) =>
      now.asks(0, 'attack') &&
      now.permanents(0, elves).length > 0 &&
      now.permanents(1, elves).length > 0,
    [elves],
  );
  const [first] = table.legal();
  const ready = first?.type === 'DeclareAttackers' ? first.space.attackers : [];
  table.send(0, { type: 'DeclareAttackers', attackers: [[ready[0] as never]] });
  return table.until((now) => now.asks(1, 'block'));
}
