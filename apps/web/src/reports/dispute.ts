import { locale, say, tell, type Plain } from '../words/say.ts';
/** What puts a wrong right. */
export type Remedy = {
  readonly kind: string;
  readonly winner?: 0 | 1 | null;
  readonly event?: number;
  readonly libraries?: string;
  /** Cards as they should have been, each as JSON. */
  readonly definitions?: readonly string[];
};

/** A warning (`until` is null), or a ban with its end. */
export interface Sanction {
  readonly seat: 0 | 1;
  readonly until: number | null;
}

/** What would have come of something else, as it is shared with a ruling. */
export interface Shared {
  readonly event: number;
  readonly note: string;
  readonly by: string;
}

/** What somebody has proposed to rule. */
export interface Proposal {
  readonly by: string;
  readonly at: number;
  readonly remedy: Remedy;
  readonly grounds: string;
  readonly rules: readonly string[];
  readonly sanctions: readonly Sanction[];
}

/** A ruling as the server shows it. */
export interface Ruling extends Proposal {
  readonly number: number;
  readonly branches: readonly Shared[];
  readonly changes: boolean;
  readonly remedied: boolean;
}

/** A ruling beside the game that it is about: whom it warns or bans nobody else is told. */
export interface RulingOnGame extends Pick<
  Ruling,
  'number' | 'by' | 'at' | 'remedy' | 'grounds' | 'rules' | 'changes' | 'remedied'
> {
  readonly dispute: string;
  /** The number of the event that it is about. */
  readonly event: number;
  /** The match in which something is played again by it. */
  readonly continuedIn: string | null;
}

interface Written {
  readonly by: string;
  readonly role: string;
  readonly at: number;
  /** Null: its author was erased. */
  readonly text: string | null;
}

/** A dispute in a list. */
export interface ListedDispute {
  readonly dispute: string;
  readonly game: string;
  readonly match: string;
  readonly players: readonly [string, string];
  readonly edition: string;
  readonly event: number;
  readonly status: 'open' | 'taken' | 'ruled' | 'appealed' | 'closed';
  readonly takenBy: string | null;
  readonly openedBy: string;
  readonly openedAs: string;
  readonly openedAt: number;
  readonly rulings: readonly Ruling[];
}

/** A whole dispute. */
export interface Dispute extends ListedDispute {
  readonly text: string | null;
  readonly comments: readonly Written[];
  readonly appeal: Written | null;
  readonly evidence:
    | readonly {
        readonly kind: string;
        readonly by: string;
        readonly note: string;
        readonly [name: string]: unknown;
      }[]
    | null;
  /** What judges would have ruled; null for players. */
  readonly proposals: readonly Proposal[] | null;
}

export interface DisputeList {
  readonly disputes: readonly ListedDispute[];
  readonly next: string | null;
}

const STATUS: Readonly<Record<ListedDispute['status'], Plain>> = {
  open: 'Nobody has taken it yet.',
  taken: 'An operator looks at it.',
  ruled: 'It is ruled on.',
  appealed: 'The ruling was appealed; another operator decides.',
  closed: 'It is closed.',
};

/** Where a dispute stands, as people say it. */
export const statusOf = ({ status }: ListedDispute): string => say(STATUS[status]);

/** What a remedy does, in words. @param names of the players, by seat */
export function remedyText(
  { kind, winner, event, libraries }: Remedy,
  names: readonly [string, string],
): string {
  switch (kind) {
    case 'noChange':
      return say('The result stands.');
    case 'resultCorrected':
      return winner == null
        ? say('The game counts as a draw.')
        : say('The game counts for {name}.', { name: names[winner] });
    case 'gameAnnulled':
      return say('The game counts for nobody.');
    case 'gameRewound':
      return say(
        'The game is played on from before event {event}, in a match of its own; libraries are {libraries}.',
        { event: String(event), libraries: tell(String(libraries)) },
      );
    case 'matchReplayed':
      return say('The whole match is played again.');
    default:
      return kind;
  }
}

/** What was ruled, in words. */
export function rulingText(
  { number, remedy }: Pick<Ruling, 'number' | 'remedy'>,
  names: readonly [string, string],
): string {
  const told = { remedy: remedyText(remedy, names) };
  return number > 1 ? say('Ruling on appeal: {remedy}', told) : say('Ruling: {remedy}', told);
}

/** Whom a ruling warns or bans, in words. */
export function sanctionText({ seat, until }: Sanction, names: readonly [string, string]): string {
  return until === null
    ? say('{name} is warned.', { name: names[seat] })
    : say('{name} is banned until {day}.', { name: names[seat], day: timeOf(until) });
}

/** A time as this machine writes it. */
export const timeOf = (millis: number): string => new Date(millis).toLocaleString(locale());
