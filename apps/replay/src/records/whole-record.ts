import {
  canonicalJson,
  commandOf,
  finalLine,
  openingOf,
  type PublicKey,
  type RecordHeader,
  type Tip,
  type TipSigner,
} from '@arbiter/protocol';
import type { Accepted } from '../projections/followed-games.ts';

/**
 * The whole record, line by line and without newlines: header, the accepted commits exactly as stored, the signed
 * final tip. A game without a commit gives nothing.
 */
export async function* wholeRecord(
  commits: AsyncIterable<Accepted>,
  { tips, keys }: { readonly tips: TipSigner; readonly keys: readonly PublicKey[] },
): AsyncGenerator<string> {
  let final: Tip | undefined;
  for await (const { game, commit, head, line } of commits) {
    if (final === undefined) {
      const command = commandOf(commit);
      const opening = command && openingOf(command.body);
      // The digests that the game began with: a later upgrade is an event like any other.
      const { edition, pinned } = opening ?? head;
      yield canonicalJson({
        record: 'record.v1',
        game,
        edition,
        pinned,
        keys,
      } satisfies RecordHeader);
    }
    final = { game, version: head.version, tip: head.tip };
    yield line;
  }
  if (final !== undefined) yield finalLine(tips.sign(final));
}
