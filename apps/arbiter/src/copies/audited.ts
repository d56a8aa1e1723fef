import { existsSync } from 'node:fs';
import type { EventLog, NewRecord } from '@arbiter/event-log';
import {
  auditEvent,
  auditKeyOf,
  canonicalJson,
  jsonIn,
  makeHeaders,
  sha256,
  topics,
  type AuditEvent,
} from '@arbiter/protocol';
import {
  auditReadFile,
  BadArchive,
  filesOf,
  monthFile,
  readLines,
  writeLines,
} from './archive-folder.ts';

const TOPIC = topics.audit.name;
/** What the file begins with that says how far was read. */
const READ = 'audit-read.v1';

/** What somebody did or looked at, and the text that is stored. */
interface Audited {
  readonly text: string;
  readonly event: AuditEvent;
}

/** The last record of a partition that was read; null if there was none. */
type LastRead = { readonly offset: number; readonly hash: string } | null;

/** How far a log was read into a folder, by partition, and which months have come of it. */
interface AuditRead {
  readonly partitions: readonly LastRead[];
  readonly months: readonly string[];
}

/**
 * Archives the audit trail, a file a month (in UTC). What the archive has and the log lacks stays in the archive. Read is
 * what the log has got since the last time, and the files of those months alone that something is new of.
 *
 * @throws BadArchive that names the line
 */
export async function archiveAudit(log: EventLog, folder: string): Promise<void> {
  const before = await readBefore(log, folder);
  const { found, partitions } = await auditedOn(log, before?.partitions);
  const months = new Map<string, Audited[]>();
  for (const one of found) {
    const month = monthOf(one);
    months.set(month, [...(months.get(month) ?? []), one]);
  }
  for (const [month, added] of months) {
    const file = monthFile(folder, 'audit', month);
    const there = existsSync(file) ? archivedMonth(file) : [];
    const all = new Map([...there, ...added].map((one) => [one.text, one]));
    if (all.size === there.length) continue;
    const texts = [...all.values()].sort(byTime).map(({ text }) => text);
    writeLines(file, [headerOf(month), ...texts]);
  }
  const known = [...new Set([...(before?.months ?? []), ...months.keys()])].sort();
  const now = canonicalJson({ archive: READ, partitions, months: known });
  if (before === undefined || found.length > 0) writeLines(auditReadFile(folder), [now]);
}

/** How far this log was read into this folder; undefined if that is not known, or files of it are gone: then all is read. */
async function readBefore(log: EventLog, folder: string): Promise<AuditRead | undefined> {
  const file = auditReadFile(folder);
  if (!existsSync(file)) return undefined;
  const value = jsonIn(readLines(file)[0] ?? '') as (AuditRead & { archive: unknown }) | null;
  if (value?.archive !== READ || value.partitions.length !== log.partitions(TOPIC))
    return undefined;
  if (!value.months.every((one) => existsSync(monthFile(folder, 'audit', one)))) return undefined;
  for (const [partition, last] of value.partitions.entries()) {
    if (last === null) continue;
    // Another log may be as long.
    let isSame = false;
    for await (const one of log.read(TOPIC, partition, last.offset, last.offset + 1)) {
      isSame = one.offset === last.offset && sha256(one.value ?? '') === last.hash;
    }
    if (!isSame) return undefined;
  }
  return value;
}

/**
 * What the log lacks of the archived audit trail.
 *
 * @throws BadArchive that names the line
 */
export async function missingAudit(log: EventLog, folder: string): Promise<NewRecord[]> {
  const there = new Set((await auditedOn(log)).found.map(({ text }) => text));
  return (await archivedAudit(folder))
    .filter(({ text }) => !there.has(text))
    .map(({ text: value, event }) => {
      const { subject } = event;
      const type = 'arbiter.audit.event.v1';
      const headers = makeHeaders({ id: sha256(value), source: '/replay', type, subject });
      return { topic: TOPIC, key: auditKeyOf(event), value, headers };
    });
}

/** What is on a log. @param after what was read of it before */
async function auditedOn(
  log: EventLog,
  after: readonly LastRead[] = [],
): Promise<{ readonly found: readonly Audited[]; readonly partitions: readonly LastRead[] }> {
  const found: Audited[] = [];
  const partitions: LastRead[] = [];
  for (const [partition, { first, next }] of (await log.extents(TOPIC)).entries()) {
    let last = after[partition] ?? null;
    const from = last === null ? first : last.offset + 1;
    if (from < next) {
      for await (const { value, offset } of log.read(TOPIC, partition, from, next)) {
        last = { offset, hash: sha256(value ?? '') };
        const event = value === null ? undefined : eventIn(value);
        if (event !== undefined) found.push({ text: value ?? '', event });
      }
    }
    partitions.push(last);
  }
  return { found, partitions };
}

async function archivedAudit(folder: string): Promise<Audited[]> {
  return (await filesOf(folder, 'audit')).flatMap(archivedMonth);
}

/** @throws BadArchive that names the line */
function archivedMonth(file: string): Audited[] {
  const [header = '', ...lines] = readLines(file);
  const month = /(?<month>\d{4}-\d{2})\.ndjson\.gz$/u.exec(file)?.groups?.['month'] ?? '';
  if (header !== headerOf(month)) {
    throw new BadArchive(`${file}, line 1: this is no header of the audit trail of a month`);
  }
  return lines.map((text, i) => {
    const event = eventIn(text);
    if (event === undefined) throw new BadArchive(`${file}, line ${i + 2}: this is no audit event`);
    return { text, event };
  });
}

const headerOf = (month: string): string => canonicalJson({ archive: 'audit.v1', month });

const eventIn = (text: string): AuditEvent | undefined => auditEvent.safeParse(jsonIn(text)).data;

/** As `2026-11`. */
const monthOf = ({ event: { at } }: Audited): string => new Date(at).toISOString().slice(0, 7);

/** As it happened; of the same millisecond, in an order that is always the same. */
const byTime = (one: Audited, other: Audited): number =>
  one.event.at - other.event.at || (one.text < other.text ? -1 : 1);
