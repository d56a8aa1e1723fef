import type { LogRecord } from '@arbiter/event-log';
import { auditEvent, jsonIn, type Dispute } from '@arbiter/protocol';
import type { Disputes } from '../disputes/disputes.ts';
import type { AuditRow, DisputeRow } from '../store/entities.ts';

/** The rows of all disputes about the games that some records name, as they are after the last of these. */
export async function disputeRows(
  disputes: Disputes,
  records: readonly LogRecord[],
): Promise<DisputeRow[]> {
  const last = new Map(records.map(({ key, offset }) => [key, offset]));
  const rows: DisputeRow[] = [];
  for (const [game, offset] of last) {
    const { file } = await disputes.about(game, offset + 1);
    rows.push(...[...file.disputes.values()].map(rowOf));
  }
  return rows;
}

function rowOf(body: Dispute): DisputeRow {
  const { dispute, game, match, players, status, openedAt, changedAt } = body;
  const [player0, player1] = players;
  return { dispute, game, match, player0, player1, status, openedAt, changedAt, body };
}

/** The row of an entry of the audit trail; none if it is none. */
export function auditRow({ partition, offset, value }: LogRecord): AuditRow[] {
  const read = auditEvent.safeParse(jsonIn(value));
  return read.success ? [{ partition, offset, ...read.data }] : [];
}
