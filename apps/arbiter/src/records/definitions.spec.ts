import { evolve, NO_GAME, type Command, type Game, type GameEvent } from '@arbiter/engine';
import { judgesOf, type JudgeOf } from '@arbiter/editions';
import { canonicalJson, linesOf, makeDefinitions, parseCommit, shake256 } from '@arbiter/protocol';
import { cardsOf, definitionsOf, LIBRARY, SPED_RED, STOMPY } from '@arbiter/sets';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { playGame } from '../play/game.ts';
import { verifyRecord } from './verify.ts';

const EDITION = '6ED';
const BUILD = { engine: 'e'.repeat(64) };
const DECKS = [cardsOf(STOMPY.main), cardsOf(SPED_RED.main)] as const;
const DEFINITIONS = makeDefinitions(definitionsOf(EDITION, DECKS.flat()));

type Cards = ReturnType<typeof LIBRARY.cardsIn>;

/** The judges of a build whose cards are others, and nothing else. */
const judgesWith = (change: (cards: Cards) => Cards): JudgeOf =>
  judgesOf({ ...LIBRARY, cardsIn: (edition) => change(LIBRARY.cardsIn(edition)) }, shake256);

const today = judgesWith((cards) => cards);
const oneMore = judgesWith((cards) => [...cards, { name: 'Test Newcomer', types: ['Creature'] }]);
/** Mountains give nothing any more, and creatures are huge: anyone who went by these would decide otherwise at once. */
const mended = judgesWith((cards) =>
  cards.map((card) =>
    card.name === 'Mountain'
      ? { name: card.name, types: ['Artifact'] }
      : card.power === undefined
        ? card
        : { ...card, power: 9 },
  ),
);

let record: string;

beforeAll(() => {
  ({ record } = playGame({
    ...{ edition: EDITION, judge: today(EDITION)!, decks: DECKS, bots: ['sensible', 'sensible'] },
    ...{ seed: 5, pinned: BUILD, definitions: DEFINITIONS, record: true },
  }));
});

/** The commands of the record, and what each of them gave. */
function decided(): { readonly command: Command; readonly events: readonly GameEvent[] }[] {
  return linesOf(record)
    .slice(1, -1)
    .map((line) => {
      const read = parseCommit(line);
      if (!('commit' in read)) throw new Error(read.bad);
      const events = read.commit.events as unknown as GameEvent[];
      const [received] = events;
      if (received?.type !== 'CommandReceived') throw new Error('no command');
      const { id, seat, at, command: body } = received;
      return { command: { id, seat, at, body }, events };
    });
}

describe.each([
  ['a card is added', oneMore],
  ['cards are mended', mended],
])('when %s', (_, judges) => {
  test('the record of an earlier game is decided again to the same', () => {
    const { lines, verification } = verifyRecord(record, BUILD, judges);
    expect(lines[0]).toBe('verified');
    expect(verification).toMatchObject({ otherwise: null, decidedByOtherBuild: 0 });
  });

  test('a game in play goes on by the definitions that it began with', () => {
    const all = decided();
    const half = Math.floor(all.length / 2);
    let game: Game = NO_GAME;
    for (const { events } of all.slice(0, half)) {
      for (const event of events) game = evolve(game, event);
    }
    // As another process has it, from a snapshot.
    game = JSON.parse(JSON.stringify(game)) as Game;
    const judge = judges(EDITION)!;
    for (const { command, events } of all.slice(half)) {
      const verdict = judge.decide(command, game);
      expect(canonicalJson(verdict.events)).toBe(canonicalJson(events));
      game = verdict.game;
    }
  });
});

describe('a game without definitions, as earlier versions opened them', () => {
  test('goes by the cards of the build that decides it', () => {
    const { command } = decided()[0]!;
    const { definitions, ...body } = command.body as typeof command.body & { definitions: unknown };
    expect(definitions).toEqual(DEFINITIONS);
    const opened = (judges: JudgeOf): Game =>
      judges(EDITION)!.decide({ ...command, body }, NO_GAME).game;
    const sees = (judges: JudgeOf): unknown =>
      judges(EDITION)!.see(opened(judges)).cards.printed('Mountain', []).abilities.length;
    expect([sees(today), sees(mended)]).toEqual([1, 0]);
  });
});
