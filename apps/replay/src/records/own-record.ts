import type { Judge, Seat } from '@arbiter/engine';
import {
  canonicalJson,
  clockOf,
  type GameUpdate,
  type PublicKey,
  type RecordHeader,
  type TipSigner,
} from '@arbiter/protocol';
import { eventsFor } from '@arbiter/view';
import type { Accepted } from '../projections/followed-games.ts';
import { eventsOf } from '../projections/lines.projection.ts';

/** First line of a seat's own record. */
export interface OwnRecordHeader extends Pick<RecordHeader, 'game' | 'edition' | 'keys'> {
  readonly record: 'seat.v1';
  readonly seat: Seat;
}

/** What a seat's own record is made with. */
export interface OwnRecordOptions {
  readonly game: string;
  readonly seat: Seat;
  readonly judgeOf: (edition: string) => Judge | undefined;
  readonly tips: TipSigner;
  readonly keys: readonly PublicKey[];
}

/**
 * A seat's own record, line by line and without newlines: a header, then each update that the seat was sent, recreated.
 * Signatures are Ed25519, so the same tip has the same one.
 */
export async function* ownRecord(
  commits: AsyncIterable<Accepted>,
  { game, seat, judgeOf, tips, keys }: OwnRecordOptions,
): AsyncGenerator<string> {
  let begun = false;
  for await (const { commit, head, before } of commits) {
    const { version, tip, edition } = head;
    if (!begun) {
      begun = true;
      const header: OwnRecordHeader = { record: 'seat.v1', game, seat, edition, keys };
      yield canonicalJson(header);
    }
    const judge = judgeOf(edition);
    const update: GameUpdate = {
      type: 'update',
      game,
      version,
      tip: tips.sign({ game, version, tip }),
      events: judge === undefined ? [] : eventsFor(judge, before, eventsOf(commit), seat),
      clock: clockOf(head),
    };
    yield JSON.stringify(update);
  }
}
