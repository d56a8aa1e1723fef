import { drawCommand, tableOf } from '@arbiter/conformance';
import type { Game } from '@arbiter/engine';
import { seededRandom } from '@arbiter/kernel';
import { quantile, timed, type Figure } from './measure.ts';
import { judgeOfScenario } from './table.ts';

export const SIZES = [20, 60, 120, 240] as const;

/** The board for which the yardstick is stated. */
const STATED = 120;
const MOST_MILLIS = 5;

const PLAYS = 12;
const DECISIONS = 60;

/** A dozen static effects, on sizes, colours, types and costs. */
const EFFECTS = [
  'Crusade x6',
  'Gloom x2',
  'Sphere of Resistance x2',
  'Opalescence',
  'Furnace of Rath',
];
const EFFECT_COUNT = 12;

/**
 * How long a decision takes on boards of several sizes with a dozen continuous effects: the command and all that comes of
 * it, and then what is legal for the player who decides next. Commands are drawn by seed.
 */
export function boardFigures(): Figure[] {
  const times = new Map(SIZES.map((size) => [size, timesOn(size)]));
  const [smallest] = SIZES;
  const perPermanent = (size: (typeof SIZES)[number]): number =>
    quantile(times.get(size) ?? [], 0.5) / size;
  return SIZES.map((size) => {
    const millis = times.get(size) ?? [];
    const p99 = quantile(millis, 0.99);
    const stated = size === STATED;
    return {
      bench: 'engine',
      what: `a decision with ${String(size)} permanents and ${String(EFFECT_COUNT)} continuous effects`,
      value: p99,
      unit: 'ms at p99',
      yardstick: stated ? `${String(MOST_MILLIS)} or less` : 'stated at 120',
      holds: !stated || p99 <= MOST_MILLIS,
      details: {
        'p50 ms': quantile(millis, 0.5),
        [`p50 a permanent beside ${String(smallest)}`]: perPermanent(size) / perPermanent(smallest),
        decisions: millis.length,
      },
    };
  });
}

/** Milliseconds of each decision. */
function timesOn(size: number): number[] {
  const judge = judgeOfScenario(boardOf(size));
  const start = tableOf(judge, boardOf(size));
  const millis: number[] = [];
  for (let seed = 0; seed < PLAYS; seed++) {
    const random = seededRandom(seed);
    let game: Game = start;
    for (let i = 0; i < DECISIONS && game.outcome === null; i++) {
      const { decision } = game;
      if (decision === null) break;
      const body = drawCommand(judge.legalCommands(game, decision.seat), game, random, '');
      const at = game.clock.settled + 1;
      const spent = timed(() => {
        const verdict = judge.decide(
          { id: `${String(seed)} ${String(i)}`, seat: decision.seat, at, body },
          game,
        );
        game = verdict.game;
        const next = game.decision;
        if (next !== null) judge.legalCommands(game, next.seat);
      });
      // The first play warms up.
      if (seed > 0) millis.push(spent);
    }
  }
  return millis;
}

/** Half of what is not effects are lands, a quarter creatures of each of two colours; evenly shared. */
export function boardOf(size: number): string {
  const each = Math.floor((size - EFFECT_COUNT) / 4);
  const creatures = Math.floor(each / 2);
  return `
edition: 6ED
title: ${String(size)} permanents
table:
  ann:
    hand: [Giant Growth, Shock, Rancor, Forest, Hurricane, Llanowar Elves]
    library: [Forest x30]
    battlefield: [${EFFECTS.join(', ')}, Forest x${String(each)}, Llanowar Elves x${String(creatures)}, Benalish Hero x${String(each - creatures)}]
  bob:
    hand: [Shock, Mogg Fanatic, Mountain]
    library: [Mountain x30]
    battlefield: [Mountain x${String(each)}, Mogg Fanatic x${String(creatures)}, Benalish Hero x${String(each - creatures)}]
play:
  - ann: pass
`;
}
