import { isIn } from '../viewer.ts';
import { told, type SomeTellers } from './telling.ts';

export const opening = {
  GameStarted(event, { viewer }) {
    const { game, edition, commitments, serverCommitment, chooser, life, time, grace, at } = event;
    const { control, continues } = event;
    const own = <T>(pair: readonly [T, T]): readonly (T | null)[] =>
      ([0, 1] as const).map((seat) => (isIn(viewer, seat) ? pair[seat] : null));
    const begins =
      continues === undefined
        ? 'The game begins'
        : 'By a ruling the game goes on from where it was';
    return told(begins, {
      game,
      edition,
      decks: own(event.decks),
      ...(event.sideboards === undefined ? {} : { sideboards: own(event.sideboards) }),
      ...(event.ante === undefined ? {} : { ante: event.ante }),
      stops: own(event.stops),
      commitments,
      serverCommitment,
      chooser,
      life,
      time,
      grace,
      ...(control !== undefined && { control }),
      ...(continues !== undefined && { continues }),
      at,
    });
  },
  GameWentOn() {
    return told('The game goes on from there');
  },
  SecretDisclosed({ seat }, on) {
    return told(`${on.player(seat)}’s random number for shuffles and coins is revealed`, { seat });
  },
  LotDrawn({ seat }, on) {
    return told(`The lot falls on ${on.player(seat)}`, { seat });
  },
  LibraryShuffled({ seat }, on) {
    return told(`${on.player(seat)}’s library is shuffled`, { seat });
  },
  CardChosenAtRandom() {
    // Which one is told by what happens to it.
    return told('A card is chosen at random');
  },
  CoinFlipped({ seat, won, call }, on) {
    const called = call === undefined ? 'flips a coin' : `calls ${call}, flips a coin`;
    return told(`${on.player(seat)} ${called} and ${won ? 'wins' : 'loses'} the flip`, {
      seat,
      won,
      ...(call === undefined ? {} : { call }),
    });
  },
  CoinTossed({ seat, side }, on) {
    return told(`${on.player(seat)} flips a coin: ${side}`, { seat, side });
  },
  StartingPlayerChosen({ seat }, on) {
    return told(`${on.player(seat)} plays first`, { seat });
  },
  HandKept({ seat }, on) {
    return told(`${on.player(seat)} keeps the hand`, { seat });
  },
  MulliganTaken({ seat }, on) {
    return told(`${on.player(seat)} takes a mulligan`, { seat });
  },
} satisfies SomeTellers;
