import type { ObjectId, Seat } from '../state/basics.ts';
import type { Continues } from '../commands.ts';
import type { OpeningFrame } from '../state/frames.ts';
import type { Clock, Game, Player, TimeControl } from '../state/game.ts';
import { NO_GAME } from '../state/new-game.ts';
import { newObject } from '../state/new-object.ts';
import type { Draft } from './draft.ts';
import type { Appliers } from './appliers.ts';

export const opening: Appliers<
  | 'GameStarted'
  | 'GameWentOn'
  | 'SecretDisclosed'
  | 'LotDrawn'
  | 'LibraryShuffled'
  | 'CardChosenAtRandom'
  | 'CoinFlipped'
  | 'CoinTossed'
  | 'StartingPlayerChosen'
  | 'HandKept'
  | 'MulliganTaken'
> = {
  GameStarted(draft, event) {
    const { definitions } = draft.game;
    const own = {
      ...{ id: event.game, edition: event.edition },
      ...{ serverCommitment: event.serverCommitment, serverSecret: event.serverSecret },
    };
    const clock: Clock = {
      left: event.time,
      grace: event.grace,
      connected: [true, true],
      settled: event.at,
      thought: NO_GAME.clock.thought,
      ...controlOf(event.control),
    };
    if (event.continues !== undefined) {
      goOn(draft, { ...draft.game, ...own, clock }, event.commitments, event.continues);
      return;
    }
    draft.restore({
      ...NO_GAME,
      ...(definitions !== undefined && { definitions }),
      ...own,
      chooser: event.chooser,
      players: [0, 1].map((seat) => ({
        ...NO_GAME.players[0],
        ...(event.ante === true && { ante: [] }),
        life: event.life,
        commitment: event.commitments[seat as Seat],
        stops: event.stops[seat as Seat],
        yields: ['draw step'],
      })) as unknown as [Player, Player],
      clock,
      agenda: [{ kind: 'opening', stage: 'disclose', seat: 0, answer: null }],
    });
    for (const seat of [0, 1] as const) deckBecomesLibrary(draft, seat, event.decks[seat]);
    for (const seat of [0, 1] as const) {
      const sideboard = event.sideboards?.[seat] ?? [];
      if (sideboard.length > 0) draft.player(seat).outside = put(draft, seat, sideboard, 'outside');
    }
  },
  GameWentOn(draft) {
    draft.popFrame();
    draft.game.decision = null;
  },
  SecretDisclosed(draft, { seat, secret }) {
    draft.player(seat).secret = secret;
    draft.game.decision = null;
  },
  LotDrawn(draft, { roll, seat }) {
    draft.game.rolls = roll;
    draft.game.chooser = seat;
  },
  LibraryShuffled(draft, { roll, seat, order }) {
    draft.game.rolls = roll;
    const player = draft.player(seat);
    const before = player.library;
    player.library = order.map((from) => before[from] as ObjectId);
  },
  CardChosenAtRandom(draft, { roll }) {
    draft.game.rolls = roll;
  },
  CoinFlipped(draft, { roll }) {
    draft.game.rolls = roll;
  },
  CoinTossed(draft, { roll }) {
    draft.game.rolls = roll;
  },
  StartingPlayerChosen(draft, { seat }) {
    draft.game.startingPlayer = seat;
  },
  HandKept() {
    // The opening goes on with the next player.
  },
  MulliganTaken(draft, { seat }) {
    draft.player(seat).mulligans += 1;
  },
};

/** From a position that came with the opening: first both disclose what they have promised for this game. */
function goOn(
  draft: Draft,
  from: Game,
  commitments: readonly [string, string],
  { libraries }: Continues,
): void {
  const { decision } = from;
  const frame: OpeningFrame = {
    ...{ kind: 'opening', stage: 'disclose', seat: 0, answer: null },
    goesOn: { libraries, decision },
  };
  // Decisions are numbered in each game from 1.
  draft.restore({ ...from, agenda: [...from.agenda, frame], decision: null, decisions: 0 });
  for (const seat of [0, 1] as const) draft.player(seat).commitment = commitments[seat];
}

/** What a clock keeps of the time control. */
const controlOf = (control: TimeControl | undefined): Pick<Clock, 'control' | 'lag'> =>
  control === undefined
    ? {}
    : { control, ...(control.lag && { lag: [control.lag.all, control.lag.all] }) };

/** 6ED 217.2a. */
function deckBecomesLibrary(draft: Draft, seat: Seat, deck: readonly string[]): void {
  draft.player(seat).library = put(draft, seat, deck, 'library');
}

/** New cards of a player. */
const put = (
  draft: Draft,
  seat: Seat,
  names: readonly string[],
  zone: 'library' | 'outside',
): readonly ObjectId[] =>
  names.map((name) => {
    const id = draft.game.objects.length;
    draft.addObject(newObject(id, 'card', name, seat, seat, zone));
    return id;
  });
