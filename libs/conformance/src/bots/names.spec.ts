import { expect, test } from '@jest/globals';
import { AskedBot } from './asked.ts';

test.each(['random', 'sensible'] as const)(
  '%s names a card in play where it has none in hand',
  (name) => {
    const table =
      '{ ann: { battlefield: [Cursed Scroll, Mountain x3], library: [Mountain x40] }, bob: { library: [Mountain x40] } }';
    const bot = new AskedBot([], table, name);
    const named = new Set<unknown>();
    for (let i = 0; i < 60 && named.size === 0; i++) {
      const asks = bot.game.decision?.kind === 'name';
      const command = bot.decides();
      if (asks && command.type === 'Choose') named.add(command.answer);
    }
    expect(named.size).toBe(1);
    expect(['Cursed Scroll', 'Mountain']).toContain([...named][0]);
  },
);
