import type { Role } from './actor.ts';
import type {
  DisputeEvent,
  EndedMatch,
  Evidence,
  Judgement,
  Recorded,
  Result,
  Text,
} from './events.ts';

/** Where a dispute stands. */
export type Status = 'open' | 'taken' | 'ruled' | 'appealed' | 'closed';

/** Something that somebody wrote into a dispute. */
export interface Comment extends Text {
  readonly by: string;
  readonly role: Role;
  readonly at: number;
}

/** What was ruled. */
export interface Ruling extends Judgement {
  readonly number: number;
  readonly by: string;
  readonly at: number;
  readonly result: Result;
  readonly changes: boolean;
  readonly ended: EndedMatch | null;
  /** Whether the match counts by it, and players are banned or warned by it; at once, where it changes nothing. */
  readonly remedied: boolean;
}

/** One dispute: the fold of its events. */
export interface Dispute {
  readonly dispute: string;
  readonly game: string;
  readonly match: string;
  readonly players: readonly [string, string];
  readonly edition: string;
  readonly event: number;
  readonly text: Text;
  readonly openedBy: string;
  readonly openedAs: Role;
  readonly openedAt: number;
  readonly changedAt: number;
  /** Number of its events so far. */
  readonly version: number;
  readonly status: Status;
  readonly takenBy: string | null;
  readonly comments: readonly Comment[];
  readonly evidence: readonly (Evidence & { readonly by: string; readonly at: number })[];
  readonly proposals: readonly (Judgement & { readonly by: string; readonly at: number })[];
  readonly rulings: readonly Ruling[];
  readonly appeal: Comment | null;
}

/** All disputes about one game: what is decided about one must not contradict what was ruled on another. */
export interface CaseFile {
  readonly disputes: ReadonlyMap<string, Dispute>;
  /** Each command that was answered, with the digest of what it said, and the dispute that it was about. */
  readonly commands: ReadonlyMap<string, { readonly digest: string; readonly dispute: string }>;
}

export const NO_DISPUTES: CaseFile = { disputes: new Map(), commands: new Map() };

/** The file after one more event. */
export function evolve(file: CaseFile, { command, digest, event }: Recorded): CaseFile {
  const { dispute } = event;
  const before = file.disputes.get(dispute);
  const after = event.type === 'DisputeOpened' ? opened(event) : before && advanced(before, event);
  return {
    disputes: after === undefined ? file.disputes : new Map(file.disputes).set(dispute, after),
    commands: new Map(file.commands).set(command, { digest, dispute }),
  };
}

type Opened = Extract<DisputeEvent, { type: 'DisputeOpened' }>;

function opened(event: Opened): Dispute {
  const { dispute, game, match, players, edition, text, by, role, at } = event;
  return {
    ...{ dispute, game, match, players, edition, event: event.event, text },
    ...{ openedBy: by, openedAs: role, openedAt: at, changedAt: at, version: 1 },
    ...{ status: 'open', takenBy: null, comments: [], evidence: [], proposals: [] },
    ...{ rulings: [], appeal: null },
  };
}

function advanced(before: Dispute, event: Exclude<DisputeEvent, Opened>): Dispute {
  const changed = changesOf(before, event);
  return { ...before, ...changed, version: before.version + 1, changedAt: event.at };
}

/** Whether a ruling warns or bans somebody. */
const sanctionsAnybody = ({ sanctions = [] }: Judgement): boolean => sanctions.length > 0;

function changesOf(before: Dispute, event: Exclude<DisputeEvent, Opened>): Partial<Dispute> {
  const { by, role, at } = event;
  switch (event.type) {
    case 'DisputeTaken':
      return { status: 'taken', takenBy: by };
    case 'DisputeReleased':
      return { status: before.appeal === null ? 'open' : 'appealed', takenBy: null };
    case 'DisputeCommented':
      return { comments: [...before.comments, { ...event.text, by, role, at }] };
    case 'EvidenceAttached':
      return { evidence: [...before.evidence, { ...event.evidence, by, at }] };
    case 'RulingProposed': {
      const { remedy, grounds, rules, sanctions = [], branches = [] } = event;
      const proposal = { remedy, grounds, rules, sanctions, branches, by, at };
      return { proposals: [...before.proposals, proposal] };
    }
    case 'DisputeRuled': {
      const { number, remedy, grounds, rules, result, changes, ended } = event;
      const { sanctions = [], branches = [] } = event;
      const ruling: Ruling = {
        ...{ number, remedy, grounds, rules, sanctions, branches, by, at, result, changes, ended },
        remedied: !changes && !sanctionsAnybody(event) && !before.rulings.some(sanctionsAnybody),
      };
      return { status: 'ruled', takenBy: null, rulings: [...before.rulings, ruling] };
    }
    case 'RulingRemedied':
      return {
        rulings: before.rulings.map((one) =>
          one.number === event.number ? { ...one, remedied: true } : one,
        ),
      };
    case 'RulingAppealed':
      return { status: 'appealed', appeal: { ...event.text, by, role, at } };
    case 'DisputeClosed':
      return { status: 'closed' };
    default:
      return event satisfies never;
  }
}
