import { BOTS, BOT_STOPS, seated, type BotName, type Player } from '@arbiter/bots';
import { commitmentTo, type StartGame } from '@arbiter/engine';
import { seededRandom, type ExtendableHash } from '@arbiter/kernel';

/**
 * A hash that is quick and by no means safe: shuffles of test games are to be the same each time, and nobody looks for
 * their cards.
 */
export const quickHash: ExtendableHash = (message, bytes) => {
  let seed = 7;
  for (let i = 0; i < message.length; i++) seed = (Math.imul(seed, 31) + message.charCodeAt(i)) | 0;
  const random = seededRandom(seed);
  return Uint8Array.from({ length: bytes }, () => random.below(256));
};

/**
 * 64 bytes that follow from a seed, as hexadecimal: no secret at all.
 *
 * @param whose a seat, or 2 for the server
 */
export function secretOf(seed: number, whose: number): string {
  return (seed * 4 + whose).toString(16).padStart(128, '0');
}

/** What differs between the openings of test games. */
export interface Opening extends Pick<StartGame, 'game' | 'decks'> {
  readonly edition: string;
  readonly hash: ExtendableHash;
  /** Of the secrets; 0 if left out. */
  readonly seed?: number;
  readonly stops?: StartGame['stops'];
}

/** The command that begins a test game without clocks, with the secrets of `secretOf` and a bot's stops. */
export function openingOf({ game, edition, decks, hash, seed = 0, stops }: Opening): StartGame {
  const promise = (whose: number): string => commitmentTo(hash, secretOf(seed, whose));
  return {
    type: 'StartGame',
    game,
    edition,
    decks,
    commitments: { seats: [promise(0), promise(1)], server: promise(2) },
    serverSecret: secretOf(seed, 2),
    pinned: {},
    chooser: null,
    time: [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    grace: [0, 0],
    stops: stops ?? [BOT_STOPS, BOT_STOPS],
  };
}

/** Bots at both seats of a test game whose secrets are those of seed 0; `seed` is that of their choices. */
export function botsAt(bots: readonly [BotName, BotName], seed: number): [Player, Player] {
  return [
    seated(BOTS[bots[0]], seededRandom(seed), secretOf(0, 0)),
    seated(BOTS[bots[1]], seededRandom(seed + 1), secretOf(0, 1)),
  ];
}
