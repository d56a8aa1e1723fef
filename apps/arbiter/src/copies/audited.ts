import type { EventLog, NewRecord } from '@arbiter/platform';
import {
  auditEvent,
  canonicalJson,
  makeHeaders,
  sha256,
  topics,
  type AuditEvent,
} from '@arbiter/protocol';
import { BadArchive, filesOf, monthFile, readLines, writeLines } from './archive-folder.ts';

const TOPIC = topics.audit.name;

/** What somebody did or looked at, and the text that is stored. */
interface Audited {
  readonly text: string;
  readonly event: AuditEvent;
}

/**
 * Archives the audit trail, a file a month (in UTC). What the archive has and the log lacks stays in the archive.
 *
 * @throws BadArchive that names the line
 */
export async function archiveAudit(log: EventLog, folder: string): Promise<void> {
  const all = new Map((await archivedAudit(folder)).map((one) => [one.text, one]));
  const changed = new Set<string>();
  for (const one of await auditedOn(log)) {
    if (all.has(one.text)) continue;
    all.set(one.text, one);
    changed.add(monthOf(one));
  }
  for (const month of changed) {
    const inMonth = [...all.values()].filter((one) => monthOf(one) === month).sort(byTime);
    const texts = inMonth.map(({ text }) => text);
    writeLines(monthFile(folder, 'audit', month), [headerOf(month), ...texts]);
  }
}

/**
 * What the log lacks of the archived audit trail.
 *
 * @throws BadArchive that names the line
 */
export async function missingAudit(log: EventLog, folder: string): Promise<NewRecord[]> {
  const there = new Set((await auditedOn(log)).map(({ text }) => text));
  return (await archivedAudit(folder))
    .filter(({ text }) => !there.has(text))
    .map(({ text: value, event: { operator: key, subject } }) => {
      const type = 'arbiter.audit.event.v1';
      const headers = makeHeaders({ id: sha256(value), source: '/replay', type, subject });
      return { topic: TOPIC, key, value, headers };
    });
}

async function auditedOn(log: EventLog): Promise<Audited[]> {
  const found: Audited[] = [];
  for (const [partition, { first, next }] of (await log.extents(TOPIC)).entries()) {
    for await (const { value } of log.read(TOPIC, partition, first, next)) {
      const event = value === null ? undefined : eventIn(value);
      if (event !== undefined) found.push({ text: value ?? '', event });
    }
  }
  return found;
}

async function archivedAudit(folder: string): Promise<Audited[]> {
  return (await filesOf(folder, 'audit')).flatMap((file) => {
    const [header = '', ...lines] = readLines(file);
    const month = /(?<month>\d{4}-\d{2})\.ndjson\.gz$/u.exec(file)?.groups?.['month'] ?? '';
    if (header !== headerOf(month)) {
      throw new BadArchive(`${file}, line 1: this is no header of the audit trail of a month`);
    }
    return lines.map((text, i) => {
      const event = eventIn(text);
      if (event === undefined)
        throw new BadArchive(`${file}, line ${i + 2}: this is no audit event`);
      return { text, event };
    });
  });
}

const headerOf = (month: string): string => canonicalJson({ archive: 'audit.v1', month });

function eventIn(text: string): AuditEvent | undefined {
  try {
    return auditEvent.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** As `2026-11`. */
const monthOf = ({ event: { at } }: Audited): string => new Date(at).toISOString().slice(0, 7);

/** As it happened; of the same millisecond, in an order that is always the same. */
const byTime = (one: Audited, other: Audited): number =>
  one.event.at - other.event.at || (one.text < other.text ? -1 : 1);
