import { ProblemError, type Position, type SeatOptions } from '@arbiter/client';
import type { RulingOnGame } from '../reports/dispute.ts';
import type { LogLine } from '../state/log.ts';
import type { Read } from '../session/reader.ts';
import type { SeenAs } from '../state/state.ts';

interface Timeline {
  readonly lines: readonly {
    /** Null while the match goes on. */
    readonly number: number | null;
    readonly version: number;
    readonly type: string;
    readonly rule: string;
    readonly text: string;
  }[];
  readonly next: number | null;
  readonly rulings: readonly RulingOnGame[];
}

/** What is told of a game: what happened, and what was ruled about it. */
export interface Told {
  readonly lines: readonly LogLine[];
  readonly rulings: readonly RulingOnGame[];
}

/** The read models run behind the game by a moment. */
const PATIENCE = 10_000;
const PAUSE = 300;

/** Every line of a game that this viewer may see, in order; waits a little for the end of a game. */
export async function readTimeline(
  read: Read,
  game: string,
  as: SeenAs | null,
  patient = false,
): Promise<Told> {
  const end = Date.now() + (patient ? PATIENCE : 0);
  for (;;) {
    const told = await readLines(read, game, { as }).catch((error: unknown) => {
      if (error instanceof ProblemError && error.status === 404 && Date.now() < end) return NOTHING;
      throw error;
    });
    if (told.lines.some(({ type }) => type === 'GameEnded') || Date.now() > end) return told;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

const NOTHING: Told = { lines: [], rulings: [] };

/** @param object the one that is followed; else every line is read */
export async function readLines(
  read: Read,
  game: string,
  { as, object }: { readonly as: SeenAs | null; readonly object?: number },
): Promise<Told> {
  const lines: LogLine[] = [];
  let rulings: Told['rulings'] = [];
  for (let from: number | null = 0; from !== null;) {
    const query = new URLSearchParams({
      from: String(from),
      ...(as !== null && { as }),
      ...(object !== undefined && { object: String(object) }),
    });
    const path = `/v1/games/${encodeURIComponent(game)}/timeline?${query.toString()}`;
    const page: Timeline = await read(path);
    for (const line of page.lines) lines.push({ ...line, key: String(lines.length) });
    ({ next: from, rulings } = page);
  }
  return { lines, rulings };
}

/** The life totals from a commit on, by seat. */
export interface LifePoint {
  readonly version: number;
  readonly life: readonly number[];
}

/** How the life totals went; null where that is not told, or not yet. */
export const readLife = (read: Read, game: string): Promise<readonly LifePoint[] | null> =>
  read<{ readonly points: readonly LifePoint[] }>(
    `/v1/games/${encodeURIComponent(game)}/life`,
  ).then(
    ({ points }) => points,
    () => null,
  );

/** What the player who had to decide could do. */
export interface LegalThen {
  readonly version: number;
  /** Null: nobody had to decide. */
  readonly seat: 0 | 1 | null;
  /** Null: it is not for this viewer. */
  readonly options: SeatOptions | null;
}

/** What was legal after a commit. */
export const readLegal = async (
  read: Read,
  game: string,
  version: number,
  as: SeenAs | null,
): Promise<LegalThen> => {
  const { view, options } = await read<Position>(
    `/v1/games/${encodeURIComponent(game)}/states/${version}${as === null ? '' : `?as=${as}`}`,
  );
  return { version, seat: view.outcome === null ? (view.decision?.seat ?? null) : null, options };
};

/** The game as it was after a line: after its event, or after its commit while events have no numbers. */
export function readPosition(
  read: Read,
  game: string,
  { version, number }: Pick<LogLine, 'version' | 'number'>,
  as: SeenAs | null,
): Promise<Omit<Position, 'options'>> {
  const path = `/v1/games/${encodeURIComponent(game)}`;
  const seen = as === null ? '' : `?as=${as}`;
  const moment = number == null ? `states/${version}` : `events/${number}/state`;
  return read(`${path}/${moment}${seen}`);
}
