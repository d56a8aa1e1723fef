import type { JudgeOf } from '@arbiter/editions';
import type { EventLog } from '@arbiter/event-log';
import type { KeyRing } from '@arbiter/http';
import type { Pinned } from '@arbiter/protocol';
import { acceptedOf } from '../projections/followed-games.ts';
import { wholeRecord } from '../records/whole-record.ts';
import { verifyGame, type Verified } from './verify-game.ts';

/** Where the record of a game lies: its first commit and its last. */
export interface Place {
  readonly game: string;
  readonly first: number;
  readonly offset: number;
}

/** What records are read and decided again with. */
export interface CheckParts {
  readonly log: EventLog;
  readonly judgeOf: JudgeOf;
  readonly keys: KeyRing;
  /** What games that open now pin; asked for when the first game is checked. */
  readonly pinned: () => Pinned;
  /** As `VerifyGameOptions` has it. */
  readonly giveWay?: () => Promise<void>;
}

/** Reads the record of a finished game, as it would be given out, and checks it with this build. */
export async function checkRecord(
  { game, first, offset }: Place,
  { log, judgeOf, keys, pinned, giveWay }: CheckParts,
): Promise<Verified> {
  const { tips, tipKeys } = keys;
  const record: string[] = [];
  const commits = acceptedOf(log, game, first, offset + 1);
  for await (const line of wholeRecord(commits, { tips, keys: tipKeys })) record.push(line);
  return verifyGame(game, record, {
    ...{ log, judgeOf, build: pinned(), keys: tipKeys },
    ...(giveWay !== undefined && { giveWay }),
  });
}
