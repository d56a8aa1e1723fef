import { beforeEach, describe, expect, test } from '@jest/globals';
import { RULEBOOKS } from '@arbiter/editions';
import { cardPool, judge, type CommandBody, type Game } from '@arbiter/engine';
import { CARDS } from '@arbiter/sets';
import { eventsFor, viewOf, worthReading, type Viewer } from '@arbiter/view';
import { tableOf } from '../position-of-scenario.ts';

const rules = judge(RULEBOOKS.TSP!, cardPool(CARDS), (_, bytes) => new Uint8Array(bytes));

/** Ann splices both cards of her hand onto a spell, the one named first before the other (TSP 502.40b). */
describe('who splices cards onto a spell shows them', () => {
  let game: Game;
  let told: (viewer: Viewer) => string[];

  beforeEach(() => {
    game = tableOf(
      rules,
      `title: Splice\nedition: TSP\ntable:\n  active: ann\n  step: precombat main\n  ann: { hand: [Desperate Ritual, Glacial Ray, Reach Through Mists], battlefield: [Island x3, Mountain x4] }\n  bob: {}\nplay:\n  - expect: { asked: ann }\n`,
    );
    const id = (name: string) => game.objects.findIndex((one) => one?.name === name);
    const lines: { viewer: Viewer; texts: string[] }[] = ([1, 'spectator'] as const).map(
      (viewer) => ({ viewer, texts: [] }),
    );
    const send = (body: CommandBody) => {
      const { decision, clock } = game;
      const command = { id: 'x', seat: decision!.seat, at: clock.settled, body };
      const verdict = rules.decide(command, game);
      expect(verdict).toMatchObject({ accepted: true });
      for (const { viewer, texts } of lines) {
        const all = eventsFor(rules, game, verdict.events, viewer);
        texts.push(
          ...worthReading(all.map((one) => ({ ...one, version: 0 }))).map((one) => one.text),
        );
      }
      game = verdict.game;
    };
    send({ type: 'Begin', object: id('Reach Through Mists') });
    send({ type: 'Choose', answer: [id('Glacial Ray'), id('Desperate Ritual')] });
    told = (viewer) => lines.find((one) => one.viewer === viewer)!.texts;
  });

  test.each(['the other player', 'a spectator'])('to %s, as they are played', (who) => {
    expect(told(who === 'a spectator' ? 'spectator' : 1)).toEqual(
      expect.arrayContaining([
        'Player 1 shows Glacial Ray',
        'Player 1 shows Desperate Ritual',
        'Announced: spliced onto it: Glacial Ray, Desperate Ritual',
      ]),
    );
  });

  test.each([1, 'spectator'] as const)('and viewer %s sees them beside the spell', (viewer) => {
    expect(viewOf(rules, game, viewer).stack).toMatchObject([
      { name: 'Reach Through Mists', spliced: ['Glacial Ray', 'Desperate Ritual'] },
    ]);
  });
});
