import type { EventLog } from '@arbiter/event-log';
import {
  caseOf,
  makeDisputeCommit,
  sha256,
  topics,
  type AuditEvent,
  type DisputeEvent,
} from '@arbiter/protocol';

/** What happened in the dispute about a game: it was opened, and taken. */
const HAPPENED: readonly DisputeEvent[] = [
  {
    ...{ type: 'DisputeOpened', dispute: 'd-1', by: 'p-1-0', role: 'player', at: 1 },
    ...{ game: 'g', match: 'm', players: ['p-1-0', 'p-1-1'], edition: '6ED', event: 3 },
    text: { text: 'sealed', sealed: true },
  },
  { type: 'DisputeTaken', dispute: 'd-1', by: 'olga', role: 'operator', at: 2 },
  { type: 'DisputeCommented', dispute: 'd-1', by: 'olga', role: 'operator', at: 3, text: said(1) },
];
/** Another history of it. */
const OTHERWISE: readonly DisputeEvent[] = HAPPENED.with(2, {
  ...{ type: 'DisputeCommented', dispute: 'd-1', by: 'olga', role: 'operator', at: 3 },
  text: said(2),
});

function said(number: number): { readonly text: string; readonly sealed: boolean } {
  return { text: `comment ${number}`, sealed: false };
}

/** Puts a dispute about a game onto a log, as much of it as is said, and each event twice: it counts once. */
export async function dispute(
  log: EventLog,
  game: string,
  { events = HAPPENED.length, otherwise = false } = {},
): Promise<void> {
  const values = await disputesOn(log, game);
  for (const event of (otherwise ? OTHERWISE : HAPPENED).slice(values.length, events)) {
    const { tip } = caseOf(game, await disputesOn(log, game));
    const recorded = { command: `${game}/${event.at}`, digest: sha256('d'), event };
    const value = JSON.stringify(makeDisputeCommit(game, tip, recorded));
    const record = { topic: topics.disputes.name, key: game, value };
    await log.append([record, record]);
  }
}

/** The events of disputes about a game that count, as they are stored. */
export async function disputesOn(log: EventLog, game: string): Promise<readonly string[]> {
  const values: string[] = [];
  for await (const { value } of log.readKey(topics.disputes.name, game, 0))
    values.push(value ?? '');
  const counted = new Set(caseOf(game, values).commits.map(({ id }) => id));
  return [...new Set(values)].filter((one) => counted.has((JSON.parse(one) as { id: string }).id));
}

/** Somebody looks at a game. @param at in milliseconds since 1970 */
export async function lookedAt(log: EventLog, subject: string, at: number): Promise<void> {
  const [operator, role, detail] = ['olga', 'operator', 'timeline'];
  const event: AuditEvent = { type: 'LookedAtGame', operator, role, subject, detail, at };
  const value = JSON.stringify(event);
  await log.append([{ topic: topics.audit.name, key: operator, value }]);
}

/** At which games somebody has looked, in the order in which the log has it. */
export async function looksOn(log: EventLog): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const { value } of log.readKey(topics.audit.name, 'olga', 0)) {
    found.push((JSON.parse(value ?? '') as AuditEvent).subject);
  }
  return found;
}
