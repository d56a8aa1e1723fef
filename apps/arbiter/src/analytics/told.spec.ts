import { beforeAll, describe, expect, test } from '@jest/globals';
import { playRandomly, randomGame, readScenario, runScenario } from '@arbiter/conformance';
import { RULEBOOKS } from '@arbiter/editions';
import { EVENT_TYPES, fold, NO_GAME, type Game, type GameEvent } from '@arbiter/engine';
import { NEVER_PUBLIC, publicEvent, shake256 } from '@arbiter/protocol';
import { cardsIn } from '@arbiter/sets';
import { eventsFor, type VisibleEvent } from '@arbiter/view';
import { readScenarioFiles } from '../ledger/sources.ts';
import { judgeOf } from '../records/books.ts';

/*
 * What spectators are told is published to analytics under the schemas of @arbiter/protocol. Neither of the rooms may
 * import the other, so that these tests are what keeps them together.
 */

/** What a commit tells a spectator, each as it goes over the wire. */
function toldOf(before: Game, events: readonly GameEvent[]): string[] {
  const told = eventsFor(judgeOf('6ED')!, before, events, 'spectator');
  return told.map((one) => JSON.stringify(one));
}

/** A schema leaves out what it does not know, so what comes out as it went in has no fact without a description. */
function faultOf(told: VisibleEvent): string | null {
  const parsed = publicEvent.safeParse(told);
  if (!parsed.success) return `${told.type}: ${parsed.error.message}`;
  const unknown = unknownIn(told, parsed.data);
  return unknown === null ? null : `${told.type}: no schema knows ${unknown}`;
}

function unknownIn(told: unknown, known: unknown, path = 'event'): string | null {
  if (typeof told !== 'object' || told === null) return null;
  for (const [name, value] of Object.entries(told)) {
    if (!(name in (known as object))) return `${path}.${name}`;
    const found = unknownIn(value, (known as Record<string, unknown>)[name], `${path}.${name}`);
    if (found !== null) return found;
  }
  return null;
}

/** Events that neither scenarios nor these random games have: they come from outside of the rules. */
const FROM_OUTSIDE = [
  { type: 'DrawOffered', seat: 0 },
  { type: 'DrawOfferWithdrawn', seat: 0 },
  { type: 'ClocksAdvanced', at: 1, spent: [0, 0], grace: [0, 0], lag: [1, 0] },
  { type: 'TimeAdded', seat: 0, millis: 1 },
  { type: 'ConnectionLost', seat: 0 },
  { type: 'ConnectionRestored', seat: 0 },
  { type: 'GameSuspended', trace: 'trace' },
  { type: 'GameResumed' },
  { type: 'GameUpgraded', from: 'a', to: 'b' },
  { type: 'GameWentOn' },
].map((event) => ({ rule: '6ED 100.1', ...event }) as GameEvent);

describe('what a spectator is told is what the public schemas say', () => {
  const seen = new Set<string>();
  const texts = new Set<string>();
  const faults = new Set<string>();
  const look = (before: Game, events: readonly GameEvent[]): void => {
    for (const text of toldOf(before, events)) {
      // What was told before in the same words has the same facts.
      if (texts.has(text)) continue;
      texts.add(text);
      const told = JSON.parse(text) as VisibleEvent;
      seen.add(told.type);
      const fault = faultOf(told);
      if (fault !== null) faults.add(fault);
    }
  };

  beforeAll(() => {
    const judge = judgeOf('6ED')!;
    for (const seed of [0, 2, 3, 9, 10, 12]) {
      const { decks } = randomGame(seed);
      const table = { judge, hash: shake256, decks };
      // Where something costs nothing to do, players who draw what they do do it again and again.
      const until = ({ stack }: Game): boolean => stack.length > 100;
      const { events } = playRandomly(table, seed, { keepEvents: true, until });
      let game = NO_GAME;
      for (const commit of commitsOf(events)) {
        look(game, commit);
        game = fold(game, commit);
      }
    }
    for (const { text } of readScenarioFiles()) {
      const scenario = readScenario(text);
      for (const edition of scenario.editions) {
        let told = 0;
        runScenario(scenario, RULEBOOKS[edition]!, cardsIn(edition), (_, { history }) => {
          for (const { before, events } of history.slice(told)) look(before, events);
          told = history.length;
        });
      }
    }
    for (const event of FROM_OUTSIDE) look(NO_GAME, [event]);
  }, 300_000);

  test('in random games and in every scenario: no fact and no type without a schema', () => {
    expect([...faults]).toEqual([]);
  });

  test('every type of event has been told, or is never public', () => {
    const never: readonly string[] = NEVER_PUBLIC;
    expect(EVENT_TYPES.filter((type) => seen.has(type) && never.includes(type))).toEqual([]);
    expect(EVENT_TYPES.filter((type) => !seen.has(type) && !never.includes(type))).toEqual([]);
  });

  test.each([
    ['a fact that no schema knows', { type: 'LandPlayed', rule: '', text: '', seat: 0, hand: 7 }],
    ['a fact within a fact', { type: 'ChoiceAnnounced', rule: '', text: '', choices: { y: 1 } }],
    ['a type that no schema knows', { type: 'HandSeen', rule: '', text: '' }],
    ['a missing fact', { type: 'LandPlayed', rule: '', text: '' }],
  ])('the test notices %s', (_, told) => {
    expect(faultOf(told as never)).not.toBeNull();
  });
});

/** Each command begins a commit. */
function commitsOf(events: readonly GameEvent[]): GameEvent[][] {
  const commits: GameEvent[][] = [];
  for (const event of events) {
    if (event.type === 'CommandReceived') commits.push([]);
    commits.at(-1)?.push(event);
  }
  return commits;
}
