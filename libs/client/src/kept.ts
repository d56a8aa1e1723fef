import type { SignedTip, ToldCommit } from '@arbiter/protocol';

/** What a client kept of a game: the tips that the server signed for it, and what it was told of commits. */
export interface Kept {
  readonly game: string;
  /** Null: a spectator. */
  readonly seat: 0 | 1 | null;
  readonly tips: readonly SignedTip[];
  readonly told: readonly ToldCommit[];
}

/** Why a text is not what a client kept. */
export class NotKept extends Error {
  override readonly name = 'NotKept';
}

/** What a client kept as a file (NDJSON): a header, what it was told with the tip of each, and tips that came alone. */
export function keptText({ game, seat, tips, told }: Kept): string {
  const tipOf = new Map(tips.map((tip) => [tip.version, tip]));
  const updates = told.flatMap(({ version, events }) => {
    const tip = tipOf.get(version);
    return tip === undefined ? [] : [{ type: 'update', game, version, tip, events }];
  });
  const whole = new Set(updates.map(({ tip }) => tip));
  const alone = tips.filter((tip) => !whole.has(tip));
  return [{ record: 'kept.v1', game, seat }, ...alone, ...updates]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
}

/**
 * Reads such a file; or a seat's own record, which has updates in the same form.
 *
 * @throws NotKept
 */
export function parseKept(text: string): Kept {
  const [header, ...lines] = text
    .split('\n')
    .filter((line) => line !== '')
    .map(jsonIn);
  const { record, game, seat } = (header ?? {}) as Readonly<Record<string, unknown>>;
  if ((record !== 'kept.v1' && record !== 'seat.v1') || typeof game !== 'string') {
    throw new NotKept('line 1: this is not what a client kept of a game');
  }
  const tips: SignedTip[] = [];
  const told: ToldCommit[] = [];
  for (const [index, line] of lines.entries()) {
    const { type, tip, events } = (line ?? {}) as Readonly<Record<string, unknown>>;
    const signed = type === 'update' ? tip : line;
    if (!isTip(signed)) throw new NotKept(`line ${index + 2}: neither an update nor a signed tip`);
    if (signed.game !== game) throw new NotKept(`line ${index + 2}: it is about another game`);
    tips.push(signed);
    if (Array.isArray(events)) {
      told.push({ version: signed.version, events: events as ToldCommit['events'] });
    }
  }
  return { game, seat: seat === 0 || seat === 1 ? seat : null, tips, told };
}

/** Where a record is not the history of which the server signed tips. */
export interface Departure {
  readonly kind: 'another game' | 'cut off' | 'another history' | 'two histories';
  /** The tip that proves it. */
  readonly tip: SignedTip;
  /** Up to this commit the record and the tips agree for certain. */
  readonly agrees: number;
  /** What the record has in its place; null: nothing. Of two histories, the other tip. */
  readonly instead: string | null;
}

/**
 * The first place at which a record departs from what the server has signed; null if it holds every tip. A tip vouches for
 * all commits before it, so one that the record holds proves all up to there.
 *
 * @param commits ids of the record's commits, in order
 * @param tips those whose signatures hold
 */
export function departureOf(
  game: string,
  commits: readonly string[],
  tips: readonly SignedTip[],
): Departure | null {
  const inOrder = tips.toSorted((one, other) => one.version - other.version);
  let agrees = 0;
  let last: SignedTip | undefined;
  for (const tip of inOrder) {
    const { version } = tip;
    const instead = commits[version - 1] ?? null;
    const found = { tip, agrees, instead };
    if (tip.game !== game) return { ...found, kind: 'another game', instead: game };
    if (last?.version === version && last.tip !== tip.tip) {
      return { ...found, kind: 'two histories', instead: last.tip };
    }
    if (instead === null) return { ...found, kind: 'cut off' };
    if (instead !== tip.tip) return { ...found, kind: 'another history' };
    agrees = version;
    last = tip;
  }
  return null;
}

/** What a check of a record by what a client kept has found. */
export interface KeptChecked {
  readonly holds: boolean;
  /** For people, without a full stop. */
  readonly said: string;
  /** Null as well where the file itself is no good. */
  readonly departure: Departure | null;
}

/**
 * Checks a record by the tips that a client kept: whatever the record says by now, the server has signed those while the
 * game went on.
 *
 * @param record the text of the record
 * @param text what the client kept
 * @param isSigned whether the server has signed a tip; null: that can't be told here
 */
export async function checkKept(
  record: string,
  text: string,
  isSigned: (tip: SignedTip) => boolean | null | Promise<boolean | null>,
): Promise<KeptChecked> {
  const no = (said: string, departure: Departure | null = null): KeptChecked => ({
    ...{ holds: false, said, departure },
  });
  let kept: Kept;
  try {
    kept = parseKept(text);
  } catch (error) {
    if (!(error instanceof NotKept)) throw error;
    return no(`the file can’t be read: ${error.message}`);
  }
  const { tips } = kept;
  if (tips.length === 0) return no('there is no signed tip in this file, so it proves nothing');
  for (const tip of tips) {
    const signed = await isSigned(tip);
    if (signed === null) return no('this kind of signature can’t be checked here');
    if (!signed) return no(`the server never signed the tip of commit ${tip.version} in this file`);
  }
  const lines = record.split('\n');
  const { game } = (jsonIn(lines[0] ?? '') ?? {}) as { readonly game?: unknown };
  const departure = departureOf(String(game), commitsOf(lines), tips);
  if (departure !== null) return no(departureText(departure), departure);
  const said = `the record holds each of the ${tips.length} tips that the player kept`;
  return { holds: true, said, departure };
}

/** The ids of the commits that stand in a record's lines, whether or not the record holds. */
export function commitsOf(lines: readonly string[]): string[] {
  return lines.flatMap((line) => /^\{"id":"([0-9a-f]{64})",/u.exec(line)?.[1] ?? []);
}

/** A departure in a sentence, for people. */
export function departureText({ kind, tip, agrees, instead }: Departure): string {
  const { version, tip: id, game } = tip;
  const signed = `the server has signed ${id} as commit ${version}`;
  switch (kind) {
    case 'another game':
      return `the tip is that of game ${game}, the record that of ${String(instead)}`;
    case 'cut off':
      return `the record is cut off: ${signed}, and it has no such commit`;
    case 'two histories':
      return `the server has told two histories: ${signed}, and ${String(instead)} as well`;
    case 'another history': {
      const where = agrees + 1 === version ? 'at' : `after commit ${agrees}, and not after`;
      return `the record is forged ${where} commit ${version}: ${signed}, and it has ${String(instead)} there`;
    }
    default:
      return kind satisfies never;
  }
}

function jsonIn(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function isTip(value: unknown): value is SignedTip {
  const { game, version, tip, kid, signature } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return (
    [game, tip, kid, signature].every((one) => typeof one === 'string') &&
    Number.isSafeInteger(version)
  );
}
