import { LaidGame } from '../page/laid-game.behaviour-spec.ts';

/** The first player attacks; of the second's creatures one is tapped, because it attacked in their turn. */
export function facingAttack(name: string, began?: number): LaidGame {
  const elves = 'Llanowar Elves';
  const deck = { Forest: 20, [elves]: 20 };
  const table = new LaidGame(name, [deck, deck], began === undefined ? {} : { began }).until(
    (now) =>
      now.asks(1, 'attack') &&
      now.permanents(1, elves).length > 1 &&
      now.permanents(0, elves).length > 0,
    [elves],
  );
  const [first] = table.legal();
  const ready = first?.type === 'DeclareAttackers' ? first.space.attackers : [];
  table.send(1, { type: 'DeclareAttackers', attackers: [[ready[0] as never]] });
  table.until((now) => now.asks(0, 'attack'));
  table.send(0, { type: 'DeclareAttackers', attackers: [[table.permanents(0, elves)[0]!]] });
  return table.until((now) => now.asks(1, 'block'));
}

/** The elves of a seat that are tapped. */
export const tappedOf = (table: LaidGame, seat: 0 | 1): number =>
  table.permanents(seat, 'Llanowar Elves').find((id) => table.now.objects[id]!.tapped)!;
