import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { runScenario } from '@arbiter/conformance';
import { RULEBOOKS } from '@arbiter/editions';
import type { Game, GameEvent, Judge } from '@arbiter/engine';
import { cardsIn } from '@arbiter/sets';
import { eventsFor, legalFor, viewOf } from '@arbiter/view';
import { GERMAN } from '@arbiter/web/testing';
import { readScenario } from '@arbiter/conformance';
import { readScenarioFiles } from '../ledger/sources.ts';

/*
 * The server tells in English, and the page says it in its own language by the sentences that it knows. Neither of the rooms may import
 * the other, so that this test is what keeps them together.
 */

/** One scenario of so many is played: enough for nearly every sentence, and quick. */
const EVERY = 4;
/** Drawn by file name: adding a scenario leaves the rest of the sample as it is. */
const isDrawn = (file: string): boolean =>
  createHash('sha256').update(file.split('/').slice(-3).join('/')).digest().readUInt32BE() %
    EVERY ===
  0;

/** Words that no German text has; what a card says stays English and is quoted, or stands behind a colon of its own. */
const ENGLISH =
  /\b(?:the|is|are|were|has|have|which|what|with|from|your|you|and|be|been|can|damage|library|graveyard|turn|pays?|plays?|casts?|of|to|for|card|until)\b/u;

/** What of a text is the page's: without names, what is quoted, and symbols. */
function own(text: string, names: readonly string[]): string {
  return names
    .reduce((left, name) => left.replaceAll(name, '·'), text)
    .replace(/„[^“]*“/gu, '')
    .replace(/\{[^}]*\}/gu, '');
}

describe('what the server tells is told in German', () => {
  /** Texts that stayed as they were, or in part, by what they are. */
  const left = new Map<string, string>();
  let count = 0;

  const look = (text: string, names: readonly string[]): void => {
    count += 1;
    const said = GERMAN.told(text);
    const rest = own(said, names);
    if (ENGLISH.test(rest)) left.set(own(text, names), said);
  };

  /** The names of all cards and tokens of a game, the longest first. */
  const namesIn = ({ objects }: Game): string[] =>
    [
      ...new Set(
        objects.flatMap((one) =>
          one === null ? [] : [one.name, one.card, one.stack?.ability?.of ?? ''],
        ),
      ),
    ]
      .filter((name) => name !== '')
      .sort((a, b) => b.length - a.length);

  const lookAtEvents = (
    judge: Judge,
    before: Game,
    events: readonly GameEvent[],
    after: Game,
  ): void => {
    const names = namesIn(after);
    for (const { text, kind } of eventsFor(judge, before, events, 'operator')) {
      if (kind !== 'standing') look(text, names);
    }
  };

  const lookAtPosition = (judge: Judge, game: Game): void => {
    const names = namesIn(game);
    for (const { text, kind } of viewOf(judge, game, 'operator').effects) {
      // It is what a card says, word by word.
      if (kind !== 'standing') look(text, names);
    }
    const { decision } = game;
    if (decision === null || game.outcome !== null) return;
    const { decision: asked, commands, labels } = legalFor(judge, game, decision.seat);
    if (asked === null) return;
    const { question, ends, yes, no } = asked.about;
    for (const text of [question, ends?.first, ends?.last, no]) look(text ?? '', names);
    // What is done for a cost but to pay mana is what the card says.
    if (asked.kind !== 'pay' || yes.startsWith('Pay {')) look(yes, names);
    for (const option of commands) {
      // An ability’s label is what the card says.
      if (!option.label.includes(': ')) look(option.label, names);
    }
    if (
      asked.kind !== 'orderTriggers' &&
      asked.kind !== 'replacement' &&
      asked.kind !== 'mode' &&
      asked.kind !== 'pay'
    )
      for (const label of Object.values(labels)) look(label, names);
  };

  beforeAll(() => {
    for (const { file, text } of readScenarioFiles()) {
      if (!isDrawn(file)) continue;
      const scenario = readScenario(text);
      for (const edition of scenario.editions) {
        let told = 0;
        runScenario(
          scenario,
          RULEBOOKS[edition]!,
          cardsIn(edition),
          (_, { judge, game, history }) => {
            for (const { before, events } of history.slice(told))
              lookAtEvents(judge, before, events, game);
            told = history.length;
            lookAtPosition(judge, game);
          },
        );
      }
    }
  }, 300_000);

  test('in scenarios of every edition: questions, buttons, names, effects and what happened', () => {
    expect(count).toBeGreaterThan(10_000);
    expect([...left].map(([text, said]) => `${text} → ${said}`)).toEqual([]);
  });
});
