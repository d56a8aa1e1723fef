import { expect, test } from '@jest/globals';
import { SIXTH_EDITION } from '@arbiter/editions';
import {
  cardPool,
  fold,
  judge,
  type CommandBody,
  type Game,
  type PlayerCommand,
  type Seat,
} from '@arbiter/engine';
import { seededRandom, type Random } from '@arbiter/kernel';
import { quickHash } from '../opening.ts';
import { CARDS } from '@arbiter/sets';
import { playRandomly } from '../random-play.ts';
import { checkCards, differenceOf } from './invariants.ts';
import { randomGame } from './plans.ts';

const rules = judge(SIXTH_EDITION, cardPool(CARDS), quickHash);

const GAMES = 5;
const TRIES = 25;

test('no command breaks a game, whoever sends it and whatever it says', () => {
  for (let seed = 1; seed <= GAMES; seed++) {
    const { decks } = randomGame(seed);
    const random = seededRandom(seed * 7 + 1);
    let left = 4_000;
    playRandomly({ judge: rules, hash: quickHash, decks }, seed, {
      until: (game) => {
        left -= 1;
        if (random.oneIn(6)) bother(game, decks, random, seed);
        return left === 0;
      },
    });
  }
});

/** Tries any commands on a position: each is accepted or refused, and the game goes on. */
function bother(
  start: Game,
  decks: readonly [readonly string[], readonly string[]],
  random: Random,
  seed: number,
): void {
  let game = start;
  for (let tries = 0; tries < TRIES; tries++) {
    const seat =
      game.decision !== null && !random.oneIn(4)
        ? game.decision.seat
        : random.pick([0, 1] as const);
    const body = anyCommand(game, random);
    const tell = (why: unknown): Error =>
      new Error(
        `seed ${seed}, ${JSON.stringify(game.decision)}: ${JSON.stringify(body)}: ${String(why instanceof Error ? why.stack : why)}`,
      );
    try {
      const before = JSON.stringify(game);
      const at = game.clock.settled + random.below(3) - 1;
      const verdict = rules.decide({ id: 'x', seat, at, body }, game);
      if (JSON.stringify(game) !== before) throw new Error('it changed the game that it was given');
      if (!verdict.accepted) continue;
      const difference = differenceOf(fold(game, verdict.events), verdict.game);
      if (difference !== null) throw new Error(`the fold of its events differs at ${difference}`);
      if (verdict.game.objects.length < game.objects.length) throw new Error('ids come again');
      game = verdict.game;
      if (game.outcome === null) checkCards(game, decks);
      if (game.outcome !== null) return;
      const asked = game.decision?.seat;
      if (asked === undefined) throw new Error('nobody is asked any more');
      if (rules.legalCommands(game, asked).length === 0) throw new Error('nothing is left to do');
      for (const { pool } of game.players) {
        if (pool.some((amount) => amount < 0)) throw new Error('less than no mana');
      }
      expect(rules.legalCommands(game, asked === 0 ? 1 : 0)).toEqual([]);
    } catch (error) {
      throw tell(error);
    }
  }
}

function anyCommand(game: Game, random: Random): PlayerCommand {
  const known = game.players.flatMap(({ hand, graveyard }) => [...hand, ...graveyard]);
  const seat: Seat = game.decision?.seat ?? 0;
  const ids = [
    ...game.battlefield,
    ...game.battlefield,
    ...game.stack,
    ...game.stack,
    ...game.players[seat].hand,
    ...game.players[seat].hand,
    ...known,
    random.below(game.objects.length + 3) + 1,
  ];
  const id = (): number =>
    random.oneIn(20) ? random.pick([0, -1, 1.5, 2 ** 40, NaN]) : random.pick(ids);
  const recipient = (): number | 'p0' | 'p1' =>
    random.oneIn(4) ? random.pick(['p0', 'p1']) : id();
  const few = <T>(one: () => T): T[] =>
    Array.from({ length: random.pick([0, 1, 1, 1, 2, 3]) }, one);
  const small = (): number => random.below(4);
  const junk = (): unknown =>
    random.pick([
      null,
      undefined,
      {},
      [],
      '',
      'p0',
      '__proto__',
      -1,
      1e20,
      true,
      [[]],
      [null],
      { mana: null },
    ]);
  const maybe = (value: unknown): unknown => (random.oneIn(25) ? junk() : value);
  const payment = (): unknown => ({
    ...(random.oneIn(3) ? { mana: few(() => ({ object: id(), ability: random.below(3) })) } : {}),
    ...(random.oneIn(6) ? { pool: random.pick(['R', 'GG', 'x', '', 'CCC']) } : {}),
    ...(random.oneIn(4) ? { sacrifice: few(id) } : {}),
    ...(random.oneIn(4) ? { discard: few(id) } : {}),
    ...(random.oneIn(6) ? { exile: few(id), tap: few(id), return: few(id) } : {}),
  });
  const brought = (): object => ({
    ...(random.oneIn(3) ? { mode: maybe(small()) } : {}),
    ...(random.oneIn(3) ? { x: maybe(small()) } : {}),
    ...(random.oneIn(4) ? {} : { targets: maybe(few(() => few(recipient))) }),
    ...(random.oneIn(4) ? { division: maybe(few(() => few(small))) } : {}),
    ...(random.oneIn(6) ? { alternative: maybe(small()) } : {}),
    ...(random.oneIn(3) ? { buyback: maybe(random.oneIn(2)) } : {}),
    ...(random.oneIn(3) ? { payment: maybe(payment()) } : {}),
  });
  const answer = (): unknown =>
    random.pick<() => unknown>([
      () => random.oneIn(2),
      small,
      () => random.pick(['Island/Swamp', 'Shock', 'p0', 'p1', 'Squirrel', 'effect 1', 'static 3']),
      () => few(recipient),
      () => few(recipient),
      () => few(() => few(id)),
      () => few(() => [recipient(), small()]),
      payment,
      junk,
      () => game.waiting.map((one) => one.id),
    ])();
  const bodies: (() => unknown)[] = [
    () => ({ type: 'Pass' }),
    () => ({ type: 'PlayLand', object: maybe(id()) }),
    () => ({ type: 'CastSpell', object: maybe(id()), ...brought() }),
    () => ({ type: 'CastSpell', object: id(), ...brought() }),
    () => ({
      type: 'ActivateAbility',
      object: id(),
      ability: maybe(random.below(4)),
      ...brought(),
    }),
    () => ({ type: 'ActivateAbility', object: id(), ability: random.below(3) }),
    () => ({
      type: 'Begin',
      object: id(),
      ...(random.oneIn(2) ? { ability: random.below(3) } : {}),
    }),
    () => ({ type: 'TakeBack', keep: maybe(few(id)) }),
    () => ({ type: 'DeclareAttackers', attackers: maybe(few(() => few(id))) }),
    () => ({ type: 'DeclareBlockers', blocks: maybe(few(() => [id(), id()])) }),
    () => ({ type: 'Choose', answer: answer() }),
    () => ({ type: 'Choose', answer: answer() }),
    () => ({ type: 'Choose', answer: answer() }),
    () => ({ type: 'OfferDraw' }),
    () => ({ type: 'WithdrawDraw' }),
    () => ({
      type: 'SetStops',
      stops: maybe({ own: few(() => 'upkeep'), other: few(() => 'draw') }),
    }),
    () => ({ type: 'Yield', to: maybe('draw step'), on: random.oneIn(2) }),
    () => ({ type: 'DiscloseSecret', secret: maybe('ff') }),
    junk,
    () => ({ type: junk() }),
    () => ({ type: 'Continue' }),
  ];
  return random.pick(bodies)() as CommandBody as PlayerCommand;
}
