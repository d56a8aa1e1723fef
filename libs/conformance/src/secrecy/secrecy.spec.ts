import { describe, expect, test } from '@jest/globals';
import { selfPlay, type Played } from '@arbiter/bots';
import { SIXTH_EDITION } from '@arbiter/editions';
import {
  cardPool,
  judge,
  opponentOf,
  type Command,
  type Game,
  type GameEvent,
  type Judge,
  type Seat,
} from '@arbiter/engine';
import { seededRandom } from '@arbiter/kernel';
import { botsAt, openingOf, quickHash } from '../opening.ts';
import { CARDS } from '@arbiter/sets';
import { eventsFor, legalFor, viewOf, type Viewer } from '@arbiter/view';
import { randomGame } from '../random-games/plans.ts';
import { NOTHING_KEPT, numbersIn, twinOf } from './twin.ts';

const rules = judge(SIXTH_EDITION, cardPool(CARDS), quickHash);

function* commitsOf(seed: number): Generator<Played> {
  const { decks, bots } = randomGame(seed);
  yield* selfPlay(
    rules,
    openingOf({ game: `secrecy ${seed}`, edition: '6ED', decks, hash: quickHash }),
    botsAt(bots, seed),
  );
}

/** The top card of a library is shown to all, where it lies, as it is drawn or where it goes: set aside, or milled. */
function showsTopCard(before: Game, events: readonly GameEvent[]): boolean {
  const drawn = events.flatMap((event) =>
    event.type === 'ObjectMoved' && event.from === 'library' ? [event.newId] : [],
  );
  const isOfLibrary = (id: number): boolean =>
    drawn.includes(id) || before.players.some(({ library }) => library.includes(id));
  return events.some((event) =>
    event.type === 'CardRevealed'
      ? event.to === 'all' && isOfLibrary(event.object)
      : event.type === 'ObjectMoved' &&
        event.from === 'library' &&
        (event.to === 'exile' || event.to === 'graveyard'),
  );
}

/** Somebody looks at a card of the seat's library: what may be done with it, which all see, follows from what it is. */
const isLookedAt =
  (before: Game, seat: Seat) =>
  (event: GameEvent): boolean =>
    event.type === 'CardRevealed' && before.players[seat].library.includes(event.object);

/** What a viewer is shown; tests of the test put something else in its place. */
interface Shown {
  readonly view: (judge: Judge, game: Game, viewer: Viewer) => unknown;
  readonly options: (judge: Judge, game: Game, seat: Seat) => unknown;
  readonly events: (
    judge: Judge,
    before: Game,
    events: readonly GameEvent[],
    viewer: Viewer,
  ) => unknown;
}

const honest: Shown = { view: viewOf, options: legalFor, events: eventsFor };

/** Outcomes of chance that all can see follow from the secrets, so those have to stay (and the seat sees what it draws after a shuffle). */
const isPublicChance = ({ type }: GameEvent): boolean =>
  type === 'CardChosenAtRandom' ||
  type === 'CoinFlipped' ||
  type === 'CoinTossed' ||
  type === 'LotDrawn';

/** The first difference between what a seat is shown of a game and of its twins; `null` if there is none. */
function leakIn(shown: Shown, seeds: readonly number[]): { leak: string | null; compared: number } {
  let compared = 0;
  for (const seed of seeds) {
    const random = seededRandom(seed);
    for (const { before, command, verdict } of commitsOf(seed)) {
      if (!random.oneIn(4) && before.turn.number > 0) continue;
      for (const seat of [0, 1] as const) {
        const place = `seed ${seed}, ${command.body.type} of ${command.seat}, seen by ${seat}`;
        const position = twinOf(verdict.game, seat, random);
        for (const what of ['view', 'options'] as const) {
          const [one, other] = [verdict.game, position].map((game) =>
            JSON.stringify(shown[what](rules, game, seat)),
          );
          if (one !== other) return { leak: `${what}: ${place}`, compared };
        }
        // The top card of a library that all come to see is another one in a twin.
        if (before.id === '' || showsTopCard(before, verdict.events)) continue;
        const draws = verdict.events.some(
          (event) =>
            event.type === 'ObjectMoved' &&
            event.from === 'library' &&
            before.objects[event.object]?.owner === seat,
        );
        const twin = twinOf(before, seat, random, {
          ...NOTHING_KEPT,
          objects: numbersIn([
            command,
            before.agenda,
            before.delayed,
            publicly(verdict.events),
            paysAnotherWay(before, command) ? before.players.map(({ hand }) => hand) : [],
          ]),
          ownLibrary: draws || verdict.events.some(isLookedAt(before, seat)),
          theirOrder: verdict.events.some(isLookedAt(before, opponentOf(seat))),
          secrets:
            draws || verdict.events.some(isPublicChance) || command.body.type === 'DiscloseSecret',
          stops: true,
        });
        const again = rules.decide(command, twin);
        const told = shown.events(rules, before, verdict.events, seat);
        const toldAgain = shown.events(rules, twin, again.events, seat);
        if (JSON.stringify(told) !== JSON.stringify(toldAgain)) {
          return { leak: `events: ${place}`, compared };
        }
        compared += 1;
      }
    }
  }
  return { leak: null, compared };
}

/** Who pays another cost than the mana cost holds what can be paid with: all can see that. */
function paysAnotherWay(before: Game, { body }: Command): boolean {
  const announced = body.type === 'CastSpell' && (body.alternative ?? 0) > 0;
  return announced || before.decision?.kind === 'alternative';
}

/** Moves after which all can see what the card is: it has to be the same in a twin. */
function publicly(events: readonly GameEvent[]): GameEvent[] {
  return events.filter(
    (event) =>
      event.type === 'CardRevealed' ||
      event.type === 'CardChosenAtRandom' ||
      (event.type === 'ObjectMoved' && event.to !== 'hand' && event.to !== 'library'),
  );
}

describe('what a seat may not know changes no byte of what it is shown', () => {
  test('views, options and events of real games and their twins', () => {
    const { leak, compared } = leakIn(honest, [0, 1, 2, 3, 8, 10]);
    expect(leak).toBeNull();
    expect(compared).toBeGreaterThan(500);
  });

  const other = (viewer: Viewer): Seat => (viewer === 0 ? 1 : 0);
  const leaks: readonly [string, Partial<Shown>][] = [
    [
      'the top card of one’s own library',
      {
        view: (_, game, viewer) =>
          game.objects[game.players[viewer as Seat].library.at(-1) ?? 0]?.name ?? null,
      },
    ],
    [
      'the number of lands in the other hand',
      {
        view: (_, game, viewer) =>
          game.players[other(viewer)].hand.filter((id) => game.objects[id]?.name === 'Forest')
            .length,
      },
    ],
    ['the other’s stops', { view: (_, game, viewer) => game.players[other(viewer)].stops }],
    ['the server’s secret', { options: (_, game) => game.serverSecret }],
    ['cards face down', { view: (judge, game) => viewOf(judge, game, 'operator') }],
    ['the events as they are', { events: (_, __, events) => events }],
    [
      'the ids of cards that are drawn',
      {
        events: (_, __, events) =>
          events.flatMap((event) => (event.type === 'ObjectMoved' ? [event.object] : [])),
      },
    ],
    [
      'what the other draws',
      { events: (judge, before, events) => eventsFor(judge, before, events, 'operator') },
    ],
  ];
  test.each(leaks)('the test notices who is told: %s', (_, leaky) => {
    expect(leakIn({ ...honest, ...leaky }, [0, 1, 2, 3]).leak).not.toBeNull();
  });
});

describe('a refusal is told to its own seat alone', () => {
  test('the other seat and spectators are told of nothing', () => {
    const played = [...commitsOf(1)].find(({ before }) => before.turn.number === 2)!;
    const { before } = played;
    const seat = before.decision!.seat;
    const command = { id: 'x', seat, at: 1, body: { type: 'PlayLand', object: 1 } } as const;
    const { accepted, events } = rules.decide(command, before);
    expect(accepted).toBe(false);
    expect(eventsFor(rules, before, events, seat).map(({ type }) => type)).toEqual([
      'CommandReceived',
      'CommandRefused',
    ]);
    for (const viewer of [other(seat), 'spectator'] as const) {
      expect(eventsFor(rules, before, events, viewer)).toEqual([]);
    }
  });

  test('an id that a seat may not know is refused alike whether it exists or not', () => {
    for (const { before } of commitsOf(2)) {
      if (before.decision?.kind !== 'priority') continue;
      const { seat } = before.decision;
      const refusals = [...before.players[other(seat)].hand, 99_999].flatMap((object) =>
        (['PlayLand', 'CastSpell', 'Begin'] as const).map((type) => {
          const verdict = rules.decide({ id: 'x', seat, at: 1, body: { type, object } }, before);
          return verdict.accepted ? 'accepted' : { ...verdict.refusal, objects: [] };
        }),
      );
      expect(new Set(refusals.map((one) => JSON.stringify(one))).size).toBe(1);
      if (before.turn.number > 4) break;
    }
  });

  const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);
});
