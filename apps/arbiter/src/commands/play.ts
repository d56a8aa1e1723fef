import { randomInt } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Judge } from '@arbiter/engine';
import { makeDefinitions } from '@arbiter/protocol';
import { cardsOf, definitionsOf } from '@arbiter/sets';
import { deckFaults, deckFromFile } from '../play/decks.ts';
import { playGame, seedOf, type GameResult } from '../play/game.ts';
import { parsePlay, type PlayOptions } from '../play/options.ts';
import { judgeOf, pinnedNow } from '../records/books.ts';
import type { Command } from './command.ts';

const USAGE = `
arbiter play --edition 6ED --deck FILE --deck FILE [--seed N] [--games N]
             [--bots random|rare|sensible[,…]] [--json] [--record DIR]

Bots play games in this process, on the chain that the services use.

  --deck FILE    a deck list, once for each seat
  --seed N       everything that otherwise comes from outside follows from it; the same seed
                 gives the same game, tip and hash on any machine (without it: any seed)
  --games N      how many games; each prints the seed with which it can be played alone
  --bots A,B     who plays: random, rare or sensible (sensible)
  --json         one line of JSON a game
  --record DIR   writes DIR/<game>.ndjson, which 'arbiter verify' checks

Progress goes to standard error.
`;

/** Bots play games in process. */
export const play: Command = {
  name: 'play',
  summary: 'bots play games in this process',
  usage: USAGE,
  run(args) {
    const options = parsePlay(args);
    if (typeof options === 'string') return fail(options, 2);
    const decks: string[][] = [];
    const sideboards: string[][] = [];
    for (const file of options.decks) {
      const deck = deckFromFile(file, options.edition, 'freeform');
      if (typeof deck === 'string') return fail(deck, 1);
      if (deck.faults.length > 0) return fail(deckFaults(file, deck).join('\narbiter play: '), 1);
      decks.push(cardsOf(deck.deck.main));
      sideboards.push(cardsOf(deck.deck.side));
    }
    if (options.record !== null) {
      try {
        mkdirSync(options.record, { recursive: true });
      } catch {
        return fail(`${options.record} can't be written`, 1);
      }
    }
    playAll(options, decks as [string[], string[]], sideboards as [string[], string[]]);
    return 0;
  },
};

/** Milliseconds between two lines of progress. */
const PROGRESS = 2_000;

function playAll(
  options: PlayOptions,
  decks: [string[], string[]],
  sideboards: [string[], string[]],
): void {
  const { edition, bots, games, json, record } = options;
  const seed = options.seed ?? randomInt(2 ** 47);
  const wins = [0, 0, 0];
  let told = Date.now();
  for (let index = 0; index < games; index++) {
    const plan = {
      edition,
      judge: judgeOf(edition) as Judge,
      decks,
      ...(sideboards.flat().length === 0 ? {} : { sideboards }),
      bots,
      seed: seedOf(seed, index),
      pinned: pinnedNow(),
      definitions: makeDefinitions(definitionsOf(edition, [...decks, ...sideboards].flat())),
      record: record !== null,
    };
    const { result, record: text } = playGame(plan);
    if (record !== null) writeFileSync(join(record, `${result.game}.ndjson`), text);
    const { winner } = result;
    const place = winner ?? 2;
    wins[place] = (wins[place] ?? 0) + 1;
    process.stdout.write(json ? `${JSON.stringify(result)}\n` : lineFor(result));
    if (Date.now() - told > PROGRESS) {
      told = Date.now();
      process.stderr.write(`${index + 1} of ${games} games\n`);
    }
  }
  if (games > 1) {
    process.stderr.write(`won: ${wins[0] ?? 0} to ${wins[1] ?? 0}, drawn: ${wins[2] ?? 0}\n`);
  }
}

function lineFor(result: GameResult): string {
  const { seed, winner, reason, turns, decisions, events, tip, stateHash } = result;
  const end = winner === null ? 'a draw' : `seat ${winner} wins`;
  return (
    `seed ${seed}: ${end} (${reason}) in turn ${turns}; ${decisions} decisions, ${events} events\n` +
    `  tip ${tip}\n  state ${stateHash}\n`
  );
}

function fail(why: string, code: number): number {
  process.stderr.write(`arbiter play: ${why}\n`);
  return code;
}
