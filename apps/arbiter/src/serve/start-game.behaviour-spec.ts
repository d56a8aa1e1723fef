import { makeCommitment, seededSecret, systemCommandId } from '@arbiter/protocol';
import { cardsOf, SPED_RED, STOMPY } from '@arbiter/sets';

/** The build that games are begun by. */
export const BUILD = 'b'.repeat(64);
/** The secrets of both seats. */
export const secrets = [seededSecret('thread', '0'), seededSecret('thread', '1')] as const;
const serverSecret = seededSecret('thread', 'server');

/** The command that begins a game of two decks. */
export function startOf(game: string): never {
  const body = {
    type: 'StartGame',
    game,
    edition: '6ED',
    decks: [cardsOf(STOMPY.main), cardsOf(SPED_RED.main)],
    commitments: {
      seats: [makeCommitment(secrets[0]), makeCommitment(secrets[1])],
      server: makeCommitment(serverSecret),
    },
    serverSecret,
    pinned: { engine: BUILD },
    chooser: null,
    time: [1_500_000, 1_500_000],
    grace: [180_000, 180_000],
    stops: [
      { own: ['precombat main'], other: [] },
      { own: ['precombat main'], other: [] },
    ],
  };
  return { id: systemCommandId(game, 'StartGame', 'test'), game, seat: 'system', body } as never;
}
