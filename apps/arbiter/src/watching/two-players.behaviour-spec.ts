import { freshMemory, sensibleBot, type BotMemory } from '@arbiter/bots';
import { Client, type AnySocketClass, type Asked, type Guest, Seat } from '@arbiter/client';
import { seededRandom } from '@arbiter/kernel';
import type { MatchState, WireProblem } from '@arbiter/protocol';
import { SPED_RED, STOMPY } from '@arbiter/sets';
import { WebSocket } from 'ws';

const SOCKETS = { WebSocket: WebSocket as unknown as AnySocketClass };

/** A guest as a client. */
type Player = Client & { readonly guest: Guest };

/** A match of one game as its players know it. */
export interface PlayedGame {
  readonly match: MatchState;
  readonly clients: readonly Player[];
  /** What each player was asked, in order. */
  readonly asked: readonly (readonly Asked[])[];
  /** What the rules said to a land that is not there, which somebody sent over HTTP. */
  readonly refused: WireProblem;
}

/** Two sensible players and one game, of which both keep what they see. The clients are still there afterwards. */
export async function playOneGame(url: string): Promise<PlayedGame> {
  const clients: Player[] = [];
  const asked: Asked[][] = [[], []];
  let refused: WireProblem | undefined;
  const results = await Promise.all(
    [STOMPY, SPED_RED].map(async ({ main, side }, i) => {
      const client = await Client.guest(url, `Player ${i}`, SOCKETS);
      clients.push(client);
      const { ticket } = await client.openTicket({ bestOf: 1, deck: { main, side } as never });
      const random = seededRandom(i + 1);
      let memory: BotMemory | undefined;
      const choose = async (one: Asked): Promise<never> => {
        asked[i]?.push(one);
        refused ??= await landThatIsNotThere(client, one.game);
        memory ??= freshMemory(one.secret);
        return sensibleBot(one.view, one.options!, random, memory) as never;
      };
      return new Seat(client, { ticket, choose }).result;
    }),
  );
  return { match: results[0]!, clients, asked, refused: refused! };
}

/** The trace that somebody is in who sends a command over HTTP. */
export const OUTER = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };

async function landThatIsNotThere({ url, guest }: Player, game: string): Promise<WireProblem> {
  const answer = await fetch(`${url}/v1/games/${encodeURIComponent(game)}/commands`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${guest.token}`,
      'content-type': 'application/json',
      'idempotency-key': 'no-such-land',
      traceparent: `00-${OUTER.traceId}-${OUTER.spanId}-01`,
    },
    body: JSON.stringify({ type: 'PlayLand', object: 9_999_999 }),
  });
  if (answer.status !== 409) throw new Error(`it was not refused: ${answer.status}`);
  return (await answer.json()) as WireProblem;
}
