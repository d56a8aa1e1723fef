import { describe, expect, test } from '@jest/globals';
import { BOT_NAMES, selfPlay, type BotName } from '@arbiter/bots';
import { SIXTH_EDITION } from '@arbiter/editions';
import { cardPool, judge } from '@arbiter/engine';
import { botsAt, openingOf, quickHash } from '../opening.ts';
import { CARDS, cardsOf, SPED_RED, STOMPY } from '@arbiter/sets';

const rules = judge(SIXTH_EDITION, cardPool(CARDS), quickHash);

function play(seed: number, bots: readonly [BotName, BotName]) {
  const sent: string[] = [];
  const game = selfPlay(
    rules,
    openingOf({
      game: `bots ${seed}`,
      edition: '6ED',
      decks: [cardsOf(STOMPY.main), cardsOf(SPED_RED.main)],
      hash: quickHash,
    }),
    botsAt(bots, seed),
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
    expect(won).toBeGreaterThanOrEqual(19);
  });
});
