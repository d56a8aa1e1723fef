import { judgedText, type Judged } from './text.ts';

/** A match as the server lists it. */
export interface ShownMatch {
  readonly match: string;
  readonly edition: string;
  readonly format: string;
  readonly bestOf: number;
  readonly players: readonly string[];
  readonly status: string;
  readonly score: readonly number[];
  readonly winner: 0 | 1 | null;
  readonly reason: string | null;
  readonly openedAt: number;
  readonly held: boolean;
  readonly continuedIn: string | null;
}

/** A match with its games. */
export interface WholeMatch extends ShownMatch {
  readonly games: readonly {
    readonly game: string;
    readonly winner: 0 | 1 | null;
    readonly suspended: boolean;
    readonly verification: { readonly state: string; readonly event: number | null } | null;
    readonly rulings: readonly (Judged & { readonly dispute: string })[];
  }[];
}

/** A match in a line. @param names of its players, by seat */
export function matchLine(shown: ShownMatch, names: readonly string[]): string {
  const { match, edition, format, bestOf, players, status, score, winner, reason } = shown;
  const won = winner === null ? '' : `, won by ${names[winner] ?? '?'}`;
  const against = players.map((player, seat) => `${names[seat] ?? '?'} (${player})`);
  const ended = status === 'over' ? `over (${reason ?? '?'})` : status;
  const more = [
    ...(shown.held ? ['held back for a dispute'] : []),
    ...(shown.continuedIn === null ? [] : [`played again in ${shown.continuedIn}`]),
  ].map((text) => `, ${text}`);
  return `${match}: ${against.join(' against ')}, ${edition} ${format}, best of ${bestOf}, ${ended}, ${score.join(':')}${won}, opened ${new Date(shown.openedAt).toISOString()}${more.join('')}`;
}

/** A match with its games, as lines for people. */
export function matchText(shown: WholeMatch, names: readonly string[]): string {
  return [matchLine(shown, names), ...shown.games.flatMap(gameLines)].join('\n');
}

function gameLines({
  game,
  winner,
  suspended,
  verification,
  rulings,
}: WholeMatch['games'][number]) {
  const won = winner === null ? 'won by nobody' : `won by seat ${winner}`;
  const at = verification?.event == null ? '' : ` at event ${verification.event}`;
  const record =
    verification === null
      ? 'nothing told of its record yet'
      : `its record: ${verification.state}${at}`;
  return [
    `  ${game}: ${suspended ? 'suspended' : won}, ${record}`,
    ...rulings.map((one) => `    ${one.dispute}: ${judgedText({ ...one, sanctions: [] })}`),
  ];
}
