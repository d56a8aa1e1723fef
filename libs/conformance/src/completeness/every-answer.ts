import { BASIC_LAND_TYPES, COLORS } from '@arbiter/cards';
import {
  keyOfReplacement,
  type Answer,
  type CommandBody,
  type Game,
  type ObjectId,
  type Recipient,
  type Seat,
} from '@arbiter/engine';
import { amountsOf, ordersOf, subsetsOf } from './lists.ts';

/** More answers than this to one decision are not tried. */
const ENOUGH = 30_000;

/** Every well-typed answer to the open decision, made from the kind of the decision and the table alone. */
export function* everyAnswer(game: Game, seat: Seat): Generator<CommandBody> {
  let count = 0;
  for (const answer of answersTo(game, seat)) {
    yield { type: 'Choose', answer };
    if (++count > ENOUGH) return;
  }
}

function* answersTo(game: Game, seat: Seat): Generator<Answer> {
  yield true;
  yield false;
  yield* ['p0', 'p1'];
  for (let number = -1; number < game.objects.length + 2; number++) yield number;
  const { decision } = game;
  switch (decision?.kind) {
    case 'targets':
    case 'choose': {
      const ids = game.objects.flatMap((object) => (object === null ? [] : [object.id]));
      const named: Recipient[] = ['p0', 'p1', ...ids];
      for (const one of named) yield [one];
      yield ['p0', 'p1'];
      yield* subsetsOf(game.players[seat].hand, 3);
      break;
    }
    case 'orderTriggers': {
      const ids = game.waiting.map(({ id }) => id);
      for (const some of subsetsOf(ids)) yield* ordersOf(some);
      break;
    }
    case 'assignDamage':
    case 'division':
      yield* divisionsAt(game);
      break;
    case 'landWords':
      for (const from of BASIC_LAND_TYPES) {
        for (const to of BASIC_LAND_TYPES) yield `${from}/${to}`;
      }
      break;
    case 'colorWords':
      for (const from of COLORS) for (const to of COLORS) yield `${from}/${to}`;
      break;
    case 'word':
      yield* [...COLORS, ...BASIC_LAND_TYPES, 'Elf', 'Goblin', 'opponent', 'Basic'];
      break;
    case 'order':
    case 'topCards':
      for (const some of subsetsOf(
        game.objects.flatMap((object) => (object === null ? [] : [object.id])),
        3,
      ))
        yield* ordersOf(some);
      break;
    case 'replacement':
      for (const id of game.battlefield) {
        for (let index = 0; index < 4; index++) {
          yield keyOfReplacement({ by: 'static', source: id, index });
        }
      }
      for (const { id } of game.effects) yield keyOfReplacement({ by: 'lasting', effect: id });
      for (const source of game.players.flatMap(({ graveyard }) => graveyard)) {
        yield keyOfReplacement({ by: 'static', source, index: 0 });
      }
      yield 'none';
      break;
    default:
  }
}

/** Damage for everything in combat and the players, up to more than the creature has. */
function* divisionsAt(game: Game): Generator<(readonly [Recipient, number])[]> {
  const { combat } = game;
  const fighting: ObjectId[] = (combat?.attackers ?? []).flatMap(({ object, blockers }) => [
    object,
    ...blockers,
  ]);
  const all: Recipient[] = [...new Set(fighting), 'p0', 'p1'];
  for (const among of subsetsOf(all, 3)) {
    for (const amounts of amountsOf(among.length, 8)) {
      yield among.map((one, i) => [one, amounts[i]! + 1] as const);
    }
  }
}
