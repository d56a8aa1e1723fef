import type {
  CommandBody,
  CompiledAbility,
  Game,
  GameObject,
  Judge,
  ObjectId,
  Recipient,
  Seat,
} from '@arbiter/engine';
import { everyAnswer } from './every-answer.ts';
import { groupingsOf, productOf, subsetsOf, amountsOf } from './lists.ts';

/** A text, as far as it says how many targets there are. */
type Targeting = Pick<CompiledAbility, 'targets'>;

/** Values of X beyond what small tables can pay. */
const LARGEST_X = 9;
/** Attackers are grouped into bands in every way only on tables with so few permanents. */
const FEW = 5;

type AnnouncedChoices = Omit<Extract<CommandBody, { type: 'CastSpell' }>, 'type' | 'object'>;

/**
 * Every well-typed command that could mean anything on this table, legal or not, with all answers in it: slow,
 * and made without the code that works out options. Conceding, offers, stops, yields, secrets and announcing step
 * by step are left out, and so are payments.
 */
export function* everyCommand(judge: Judge, game: Game, seat: Seat): Generator<CommandBody> {
  yield { type: 'Pass' };
  const present = game.objects.filter(
    (object): object is GameObject => object !== null && isWorthTrying(game, object),
  );
  for (const { id } of present) {
    yield { type: 'PlayLand', object: id };
    for (const allowedBy of game.battlefield) yield { type: 'PlayLand', object: id, allowedBy };
  }
  for (const object of present) {
    yield* everyCast(judge, game, object);
    yield* everyActivation(judge, game, object);
  }
  yield* everyAttack(game);
  yield* everyBlock(game);
  yield* everyAnswer(game, seat);
}

/** One card of each library stands for all of it. */
function isWorthTrying({ players }: Game, { id, zone, owner }: GameObject): boolean {
  return zone !== 'library' || players[owner].library.at(-1) === id;
}

/** Everything that a command may name as a target, fitting or not. */
function everythingAt({ objects, players }: Game): Recipient[] {
  const named: Recipient[] = ['p0', 'p1'];
  for (const object of objects) {
    if (object === null) continue;
    const { id, zone, owner } = object;
    if (zone === 'battlefield' || zone === 'stack') named.push(id);
    else if (zone === 'graveyard' && players[owner].graveyard.at(-1) === id) named.push(id);
    else if (zone === 'hand' && players[owner].hand[0] === id) named.push(id);
  }
  return named;
}

function* everyCast(judge: Judge, game: Game, object: GameObject): Generator<CommandBody> {
  if (object.kind !== 'card' && object.kind !== 'token') return;
  const printed = judge.see(game).printed(object);
  for (const [mode, text] of [...printed.modes, printed.modes[0]!].entries()) {
    const alternatives = (printed.definition.alternativeCosts ?? []).length;
    for (const [alternative, buyback] of waysToPay(alternatives)) {
      for (const brought of everyChoice(game, text, printed.cost.x > 0)) {
        const how = { mode, alternative, buyback, ...brought };
        yield { type: 'CastSpell', object: object.id, ...how };
      }
    }
  }
}

/** Each alternative cost and one too many, with and without buyback. */
function waysToPay(alternatives: number): (readonly [alternative: number, buyback: boolean])[] {
  return Array.from({ length: alternatives + 2 }, (_, i) => i).flatMap((alternative) =>
    [false, true].map((buyback) => [alternative, buyback] as const),
  );
}

function* everyActivation(judge: Judge, game: Game, object: GameObject): Generator<CommandBody> {
  if (object.kind !== 'card' && object.kind !== 'token') return;
  const { abilities } = judge.see(game).printed(object);
  const nothing: Targeting = { targets: [] };
  for (const [ability, text] of [...abilities, nothing].entries()) {
    for (const brought of everyChoice(game, text, false)) {
      const command = { type: 'ActivateAbility', object: object.id, ability } as const;
      yield { ...command, mode: 0, alternative: 0, buyback: false, ...brought };
    }
  }
}

/** Every X and every choice of targets, one too many and one too few among them. */
function* everyChoice(game: Game, text: Targeting, hasX: boolean): Generator<AnnouncedChoices> {
  const values = Array.from({ length: hasX ? LARGEST_X + 1 : 2 }, (_, x) => x);
  const all = everythingAt(game);
  const groups = text.targets.map(({ divided }) =>
    typeof divided === 'number' ? [...everyDivision(all, divided)] : [...everyGroup(all)],
  );
  for (const x of values) {
    for (const chosen of productOf(groups)) {
      yield {
        x,
        targets: chosen.map(({ targets }) => targets),
        division: chosen.map(({ amounts }) => amounts),
      };
    }
    yield { x, targets: [...text.targets.map(() => ['p0'] as const), ['p0']], division: [] };
  }
}

interface Group {
  readonly targets: readonly Recipient[];
  readonly amounts: readonly number[];
}

function* everyGroup(all: readonly Recipient[]): Generator<Group> {
  for (const one of all) yield { targets: [one], amounts: [] };
  yield { targets: [], amounts: [] };
  yield { targets: ['p0', 'p1'], amounts: [] };
}

function* everyDivision(all: readonly Recipient[], total: number): Generator<Group> {
  for (const targets of subsetsOf(all, total)) {
    if (targets.length === 0) continue;
    for (const amounts of amountsOf(targets.length, total)) {
      // One too many and one too few show enough of the wrong sums.
      const sum = amounts.reduce((one, other) => one + other, 0);
      if (Math.abs(sum - total) <= 1) yield { targets, amounts };
    }
  }
  yield { targets: ['p0', 'p0'], amounts: [1, total - 1] };
}

function* everyAttack({ battlefield }: Game): Generator<CommandBody> {
  for (const attackers of subsetsOf(battlefield)) {
    const ways = attackers.length <= FEW ? groupingsOf(attackers) : [attackers.map((id) => [id])];
    for (const bands of ways) yield { type: 'DeclareAttackers', attackers: bands };
  }
  const [first] = battlefield;
  if (first !== undefined) yield { type: 'DeclareAttackers', attackers: [[first], [first]] };
}

function* everyBlock({ battlefield, combat }: Game): Generator<CommandBody> {
  const attackers = combat?.attackers.map(({ object }) => object) ?? [];
  const other = battlefield.filter((id) => !attackers.includes(id));
  const targets: (ObjectId | null)[] = [null, ...attackers, ...other.slice(0, 1)];
  if (targets.length ** other.length > 20_000) return;
  for (const blocks of productOf(other.map(() => targets))) {
    yield {
      type: 'DeclareBlockers',
      blocks: blocks.flatMap((attacker, i): [ObjectId, ObjectId][] =>
        attacker === null ? [] : [[other[i]!, attacker]],
      ),
    };
  }
}
