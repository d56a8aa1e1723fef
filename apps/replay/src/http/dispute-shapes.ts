import {
  evidence,
  remedy,
  sanction,
  type Dispute,
  type DisputeText,
  type Ruling,
} from '@arbiter/protocol';
import { z } from 'zod';
import type { AuditRow, DisputeRow, MatchRow } from '../store/entities.ts';

const seat = z.union([z.literal(0), z.literal(1)]);
const millis = z.int().describe('milliseconds since 1970');
const text = z.string().trim().min(1).max(4_000);
const STATUSES = ['open', 'taken', 'ruled', 'appealed', 'closed'] as const;
export const status = z.enum(STATUSES);

const rules = z
  .array(z.string().min(1).max(64))
  .min(1)
  .max(32)
  .describe('with the edition of the game: `6ED 309.1`');

/** What opens a dispute. */
export const newDispute = z
  .object({
    game: z.string().min(1).max(128),
    event: z.int().nonnegative().optional().describe('number of the event that it is about'),
    version: z
      .int()
      .positive()
      .optional()
      .describe(
        'or the version of its commit, which is what a player knows while the match goes on',
      ),
    text: text.describe('what went wrong'),
  })
  .refine(({ event, version }) => (event === undefined) !== (version === undefined), {
    message: 'name an event or a version, one of them',
  });
export const newText = z.object({ text });
export const newEvidence = evidence;
/** What is ruled, or proposed. */
export const newRuling = z.object({
  remedy,
  grounds: text,
  rules,
  sanctions: z
    .array(sanction)
    .max(2)
    .optional()
    .describe('warnings (`until` null) and bans, one a seat; who is banned gets no new match'),
  branches: z
    .array(z.int().nonnegative())
    .max(8)
    .optional()
    .describe('what-if branches that the players see with it, by their places among the evidence'),
});

const role = z.enum(['player', 'judge', 'operator', 'auditor', 'system']);
const written = z.string().nullable().describe('null: its author was erased');
const comment = z.object({ by: z.string(), role, at: millis, text: written });
const sanctions = z
  .array(sanction)
  .describe('by seat: a ban with its end in milliseconds since 1970; null: a warning');
const judgement = { remedy, grounds: z.string(), rules: z.array(z.string()), sanctions };
const proposed = { ...judgement, branches: z.array(z.int()) };

/** A ruling as all may see it. */
export const shownRuling = z.object({
  number: z.int().describe('1, or 2 on appeal'),
  by: z.string(),
  at: millis,
  ...judgement,
  result: z
    .object({ winner: seat.nullable(), annulled: z.boolean() })
    .describe('how the game counts by it'),
  changes: z.boolean().describe('whether the game counted otherwise before'),
  branches: z
    .array(
      z.object({
        whatIf: z.literal(true).describe('it never happened, and is on no record'),
        event: z.int().describe('it begins before this event'),
        note: z.string(),
        supposed: z.string().nullable().describe('what was supposed, as JSON'),
        by: z.string(),
      }),
    )
    .describe('what-if branches that are shared with it'),
  remedied: z.boolean().describe('whether the match counts, and players are banned, by it already'),
});

/** A ruling beside the game that it is about; whom it warns or bans is between them and us. */
export const rulingOnGame = z.object({
  dispute: z.string(),
  game: z.string(),
  event: z.int().describe('number of the event that it is about'),
  continuedIn: z
    .string()
    .nullable()
    .describe('the match in which something is played again by it; null: nothing, or not yet'),
  ...shownRuling.omit({ sanctions: true, branches: true }).shape,
});
export type RulingOnGame = z.infer<typeof rulingOnGame>;

/** A dispute in a list. */
export const listedDispute = z.object({
  dispute: z.string(),
  game: z.string(),
  match: z.string(),
  players: z.array(z.string()).length(2).describe('by seat'),
  edition: z.string(),
  event: z.int().describe('number of the event that it is about'),
  status,
  takenBy: z.string().nullable(),
  openedBy: z.string(),
  openedAs: role,
  openedAt: millis,
  changedAt: millis,
  version: z.int().describe('number of its events so far'),
  rulings: z.array(shownRuling),
});
export const disputeList = z.object({
  disputes: z.array(listedDispute),
  next: z.string().nullable().describe('`before` of the next page; null on the last one'),
});
export type DisputeList = z.infer<typeof disputeList>;

/** A whole dispute. */
export const shownDispute = listedDispute.extend({
  text: written,
  comments: z.array(comment),
  appeal: comment.nullable(),
  evidence: z
    .array(z.intersection(evidence, z.object({ by: z.string(), at: millis })))
    .nullable()
    .describe('for judges, operators and auditors'),
  proposals: z
    .array(z.object({ by: z.string(), at: millis, ...proposed }))
    .nullable()
    .describe('for judges, operators and auditors'),
});
export type ShownDispute = z.infer<typeof shownDispute>;

/** An entry of the audit trail. */
const auditEntry = z.object({
  type: z.string(),
  operator: z.string(),
  role: z.string(),
  subject: z.string(),
  detail: z.string(),
  at: millis,
});
export const auditList = z.object({
  entries: z.array(auditEntry),
  next: z.string().nullable().describe('`before` of the next page; null on the last one'),
});
export type AuditList = z.infer<typeof auditList>;

const openRuling = (
  ruling: Ruling,
): Omit<z.infer<typeof shownRuling>, 'sanctions' | 'branches'> => {
  const { number, by, at, grounds, rules: cited, result, changes, remedied } = ruling;
  return {
    ...{ number, by, at, remedy: ruling.remedy, grounds, rules: [...cited] },
    ...{ result, changes, remedied },
  };
};

const showRuling = (
  ruling: Ruling,
  { evidence: attached }: Dispute,
): z.infer<typeof shownRuling> => ({
  ...openRuling(ruling),
  sanctions: [...(ruling.sanctions ?? [])],
  branches: (ruling.branches ?? []).flatMap((place) => {
    const one = attached[place];
    if (one?.kind !== 'branch') return [];
    const { event, note, supposed = null, by } = one;
    return [{ whatIf: true as const, event, note, supposed, by }];
  }),
});

const PLAYED_AGAIN: ReadonlySet<string> = new Set(['gameRewound', 'matchReplayed']);

/** The rulings that count about a game, one a dispute. */
export function rulingsOn(
  disputes: readonly Dispute[],
  game: string,
  { continuedIn }: Pick<MatchRow, 'continuedIn'>,
): RulingOnGame[] {
  return disputes.flatMap(({ dispute, game: its, event, rulings }) => {
    const last = rulings.at(-1);
    if (last === undefined || its !== game) return [];
    // Also where a ruling on appeal counts instead: nothing is as if it had not been played again.
    const isPlayedAgain = rulings.some(({ remedy: { kind } }) => PLAYED_AGAIN.has(kind));
    const again = isPlayedAgain ? continuedIn : null;
    return [{ dispute, game, event, continuedIn: again, ...openRuling(last) }];
  });
}

/** As those see it for whom it is: what rulings say to the players, whom they warn or ban and which branches they share, too. */
export function listDispute(dispute: Dispute): DisputeList['disputes'][number] {
  const { match, game, players, edition, event, takenBy, version } = dispute;
  const { openedBy, openedAs, openedAt, changedAt, rulings } = dispute;
  return {
    ...{ dispute: dispute.dispute, game, match, players: [...players], edition, event },
    ...{ status: dispute.status, takenBy, openedBy, openedAs, openedAt, changedAt, version },
    rulings: rulings.map((one) => showRuling(one, dispute)),
  };
}

/** @param read a text as people read it @param whole with what is not for players */
export async function showDispute(
  dispute: Dispute,
  read: (text: DisputeText, writer: string) => Promise<string | null>,
  whole: boolean,
): Promise<ShownDispute> {
  const shownComment = async (
    one: Dispute['comments'][number],
  ): Promise<z.infer<typeof comment>> => {
    const { by, at } = one;
    return { by, role: one.role, at, text: await read(one, by) };
  };
  const { text: opening, openedBy, comments, appeal, evidence: attached, proposals } = dispute;
  return {
    ...listDispute(dispute),
    text: await read(opening, openedBy),
    comments: await Promise.all(comments.map(shownComment)),
    appeal: appeal && (await shownComment(appeal)),
    evidence: whole ? [...attached] : null,
    proposals: whole
      ? proposals.map((one) => ({
          ...one,
          rules: [...one.rules],
          sanctions: [...(one.sanctions ?? [])],
          branches: [...(one.branches ?? [])],
        }))
      : null,
  };
}

export function showAudit({
  type,
  operator,
  role: as,
  subject,
  detail,
  at,
}: AuditRow): AuditList['entries'][number] {
  return { type, operator, role: as, subject, detail, at };
}

/** Where the next page of a list begins. */
export const cursorOf = ({ openedAt, dispute }: DisputeRow): string => `${openedAt}.${dispute}`;
