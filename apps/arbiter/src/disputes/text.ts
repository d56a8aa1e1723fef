import type { Answer } from './door.ts';

/** What the texts here are made of, as the server answers it. */
interface Shown {
  readonly dispute: string;
  readonly game: string;
  readonly match: string;
  readonly edition: string;
  readonly players: readonly string[];
  readonly event: number;
  readonly status: string;
  readonly takenBy: string | null;
  readonly openedBy: string;
  readonly openedAs: string;
  readonly openedAt: number;
  readonly text?: string | null;
  readonly comments?: readonly Said[];
  readonly appeal?: Said | null;
  readonly rulings: readonly Ruled[];
  /** Null for players. */
  readonly evidence?: readonly Evidence[] | null;
  readonly proposals?: readonly Judged[] | null;
}

interface Evidence {
  readonly kind: string;
  readonly by: string;
  readonly at: number;
  readonly from?: number;
  readonly to?: number;
  readonly event?: number;
  readonly state?: string;
  readonly note?: string;
}

interface Said {
  readonly by: string;
  readonly at: number;
  readonly role: string;
  readonly text: string | null;
}

/** What was ruled or proposed. */
export interface Judged {
  readonly by: string;
  readonly at: number;
  readonly remedy: {
    readonly kind: string;
    readonly winner?: 0 | 1 | null;
    readonly event?: number;
    readonly libraries?: string;
  };
  readonly grounds: string;
  readonly rules: readonly string[];
  readonly sanctions: readonly { readonly seat: 0 | 1; readonly until: number | null }[];
}

interface Ruled extends Judged {
  readonly number: number;
  readonly branches: readonly { readonly event: number; readonly note: string }[];
  readonly changes: boolean;
  readonly remedied: boolean;
}

const time = (at: number): string => new Date(at).toISOString();
const ERASED = '(the author of this was erased)';

/** A dispute in a line of a list. */
export function lineOf(answer: Answer): string {
  const { dispute, status, takenBy, game, event, openedBy, openedAt } = answer as unknown as Shown;
  const by = takenBy === null ? status : `${status} by ${takenBy}`;
  return `${dispute}: ${by}, game ${game} at event ${event}, opened ${time(openedAt)} by ${openedBy}`;
}

/** A dispute as lines for people. */
export function disputeText(answer: Answer): string {
  const shown = answer as unknown as Shown;
  const {
    match,
    edition,
    players,
    openedBy,
    openedAs,
    text,
    comments = [],
    appeal,
    rulings,
  } = shown;
  const { evidence, proposals } = shown;
  return [
    lineOf(answer),
    `match ${match} by ${edition}: ${players.join(' against ')}`,
    `${openedBy} (${openedAs}): ${text ?? ERASED}`,
    ...comments.map(saidText),
    ...(evidence ?? []).map(evidenceText),
    ...(proposals ?? []).map(proposalText),
    ...rulings.slice(0, 1).map(ruledText),
    ...(appeal ? [`appeal, ${saidText(appeal)}`] : []),
    ...rulings.slice(1).map(ruledText),
  ].join('\n');
}

const saidText = ({ at, by, role, text }: Said): string =>
  `${time(at)} ${by} (${role}): ${text ?? ERASED}`;

/** What checking the record has found, in words. */
const FOUND: Readonly<Record<string, string>> = {
  verified: 'the record is verified',
  differs: 'the record does not hold',
  'other-build': 'chain and chance of the record hold; its own build is not at hand',
};

/** With its place, by which a ruling shares a branch. */
function evidenceText(
  { at, by, kind, from, to, event, state, note }: Evidence,
  place: number,
): string {
  const what =
    kind === 'events'
      ? `events ${from ?? '?'} to ${to ?? '?'}`
      : kind === 'branch'
        ? `a what-if branch, before event ${event ?? '?'}`
        : (FOUND[state ?? ''] ?? `of the record was found: ${state ?? '?'}`);
  return `${time(at)} evidence ${place} by ${by}: ${what}${note ? `: ${note}` : ''}`;
}

const proposalText = (judged: Judged): string =>
  `${time(judged.at)} proposed by ${judged.by}: ${judgedText(judged)}`;

/** What comes of a case by somebody's word, and why. */
export function judgedText({ remedy, sanctions, rules, grounds }: Judged): string {
  const what = [remedyText(remedy), ...sanctions.map(sanctionText)].join(', ');
  return `${what} (${rules.join(', ')}): ${grounds}`;
}

function ruledText(ruled: Ruled): string {
  const { number, by, at, remedy, grounds, rules, sanctions, changes, remedied } = ruled;
  const done = changes ? 'the match counts by it' : 'the players are told';
  const follows = changes || sanctions.length > 0;
  const counts = !follows ? 'nothing to put right' : remedied ? done : 'not yet put right';
  const what = [remedyText(remedy), ...sanctions.map(sanctionText)].join(', ');
  const shared = ruled.branches.map(
    ({ event, note }) => `\n  what if, before event ${event} (it never happened): ${note}`,
  );
  return `${time(at)} ruling ${number} by ${by}: ${what} (${rules.join(', ')}; ${counts}): ${grounds}${shared.join('')}`;
}

const sanctionText = ({ seat, until }: Ruled['sanctions'][number]): string =>
  until === null ? `seat ${seat} is warned` : `seat ${seat} is banned until ${time(until)}`;

function remedyText({ kind, winner, event, libraries }: Ruled['remedy']): string {
  if (kind === 'noChange') return 'the result stands';
  if (kind === 'gameAnnulled') return 'the game counts for nobody';
  if (kind === 'matchReplayed') return 'the whole match is played again';
  if (kind === 'gameRewound') {
    return `the game is played on from before event ${event ?? '?'}, libraries ${libraries ?? '?'}`;
  }
  return winner === null
    ? 'the game counts as a draw'
    : `the game counts for seat ${winner ?? '?'}`;
}

/** Ties that somebody has declared, a line each. */
export function tiesText({ operator, ties }: Readonly<Record<string, unknown>>): string {
  const all = ties as readonly { readonly player: string; readonly since: number }[];
  if (all.length === 0) return `${String(operator)} has declared no tie\n`;
  return all
    .map(
      ({ player, since }) => `${String(operator)}: ${player}, ${new Date(since).toISOString()}\n`,
    )
    .join('');
}
