import { describe, expect, test } from '@jest/globals';
import { BOTS, BOT_NAMES, BOT_STOPS, seated, selfPlay, type BotName } from '@arbiter/bots';
import { SIXTH_EDITION } from '@arbiter/editions';
import { cardPool, commitmentTo, judge } from '@arbiter/engine';
import { seededRandom, type ExtendableHash } from '@arbiter/kernel';
import { CARDS, cardsOf, SPED_RED, STOMPY } from '@arbiter/sets';

/** A hash that is none: any bytes that follow from the text will do here. */
const hash: ExtendableHash = (message, bytes) => {
  let seed = 7;
  for (let i = 0; i < message.length; i++) seed = (Math.imul(seed, 31) + message.charCodeAt(i)) | 0;
  const random = seededRandom(seed);
  return Uint8Array.from({ length: bytes }, () => random.below(256));
};
const rules = judge(SIXTH_EDITION, cardPool(CARDS), hash);
const secretOf = (whose: number): string => whose.toString(16).padStart(128, '0');

function play(seed: number, bots: readonly [BotName, BotName]) {
  const promise = (whose: number): string => commitmentTo(hash, secretOf(whose));
  const sent: string[] = [];
  const game = selfPlay(
    rules,
    {
      type: 'StartGame',
      game: `bots ${seed}`,
      edition: '6ED',
      decks: [cardsOf(STOMPY.main), cardsOf(SPED_RED.main)],
      commitments: { seats: [promise(0), promise(1)], server: promise(2) },
      serverSecret: secretOf(2),
      pinned: {},
      chooser: null,
      time: [1_000_000, 1_000_000],
      grace: [0, 0],
      stops: [BOT_STOPS, BOT_STOPS],
    },
    [
      seated(BOTS[bots[0]], seededRandom(seed), secretOf(0)),
      seated(BOTS[bots[1]], seededRandom(seed + 1), secretOf(1)),
    ],
  );
  for (;;) {
    const next = game.next();
    if (next.done === true) return { sent, outcome: next.value.outcome };
    sent.push(next.value.command.body.type);
  }
}

describe('bots', () => {
  test.each(BOT_NAMES)('%s plays to the end, never concedes and never offers a draw', (name) => {
    for (let seed = 0; seed < 5; seed++) {
      const { sent, outcome } = play(seed, [name, name]);
      expect(['life', 'library']).toContain(outcome?.reason);
      expect(sent).not.toContain('Concede');
      expect(sent).not.toContain('OfferDraw');
    }
  });

  test('random and rare announce step by step now and then, and take back', () => {
    for (const name of ['random', 'rare'] as const) {
      const sent = [0, 1, 2, 3, 4, 5].flatMap((seed) => play(seed, [name, name]).sent);
      expect(sent).toContain('Begin');
      expect(sent).toContain('TakeBack');
    }
  });

  test('sensible wins nearly always against random, with either deck', () => {
    let won = 0;
    for (let seed = 0; seed < 20; seed++) {
      const seat = seed % 2;
      const bots =
        seat === 0 ? (['sensible', 'random'] as const) : (['random', 'sensible'] as const);
      if (play(seed, bots).outcome?.winner === seat) won += 1;
    }
    expect(won).toBeGreaterThanOrEqual(18);
  });
});
