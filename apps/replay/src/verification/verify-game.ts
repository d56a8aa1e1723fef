import type { JudgeOf } from '@arbiter/editions';
import type { EventLog } from '@arbiter/event-log';
import {
  canonicalJson,
  commandOf,
  gameCommand,
  jsonIn,
  parseCommit,
  topics,
  verifySteps,
  type Commit,
  type Fault,
  type GameEvent,
  type Pinned,
  type PublicKey,
} from '@arbiter/protocol';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import { beginningFault, beginningIn } from './beginning.ts';
import { EngineRedecider } from './redecider.ts';

/**
 * What checking the record of a finished game has found.
 *
 * - `verified`: nothing is wrong, and the build that the game pins decides each command as it is recorded
 * - `differs`: something is wrong from an event on
 * - `other-build`: nothing is wrong with the chain and with chance, but the build that the game pins is not at hand; where
 *   this one would decide otherwise is said
 */
export const VERIFICATION_STATES = ['verified', 'differs', 'other-build'] as const;
export type VerificationState = (typeof VERIFICATION_STATES)[number];

/** What was checked, and what came of it. */
export interface Verified {
  readonly state: VerificationState;
  /** Digest of the build that decided the commands again. */
  readonly build: string;
  /** Number of the first event that is wrong, or that this build would decide otherwise; null if none. */
  readonly event: number | null;
  readonly why: string | null;
  /** The event on record there, and the one that deciding again gives; null where there is none. */
  readonly recorded: GameEvent | null;
  readonly decided: GameEvent | null;
  readonly tip: string;
  readonly commits: number;
  readonly events: number;
  /** Commands that were decided again, refused ones among them. */
  readonly commands: number;
  readonly shuffles: number;
  /** Lots, coins and cards chosen at random. */
  readonly otherChance: number;
  /** Commits whose command was compared with what lies at its place on game.commands; that topic keeps a week. */
  readonly sources: number;
  /** Hash of the final position; null where this build does not play the edition. */
  readonly position: string | null;
}

/** What a check is made with. */
export interface VerifyGameOptions {
  readonly log: EventLog;
  readonly judgeOf: JudgeOf;
  /** What games that open now pin. */
  readonly build: Pinned;
  /** Keys whose signatures count. */
  readonly keys: readonly PublicKey[];
  /** Called between two commits: resolves when the next one may be checked. Others' turn alone is waited for if left out. */
  readonly giveWay?: () => Promise<void>;
}

/**
 * Checks the whole record of a game: chain, salts, where its commands stood, chance against what was promised, each command
 * decided again, and the signed tip. Others have their turn between its commits.
 *
 * @param record the lines of the record
 */
export async function verifyGame(
  game: string,
  record: readonly string[],
  { log, judgeOf, build, keys, giveWay = yieldToEventLoop }: VerifyGameOptions,
): Promise<Verified> {
  let redecider: EngineRedecider | undefined;
  let edition = '';
  const steps = verifySteps(record, {
    keys,
    redecider: (header) => {
      ({ edition } = header);
      const judge = judgeOf(edition);
      if (judge === undefined) return NO_JUDGE;
      return (redecider = new EngineRedecider(judge, build, header.pinned));
    },
  });
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) await giveWay();
  const { fault, otherwise, tip, version, events, ...counts } = step.value;
  const sources = await compareSources(log, game, record);
  const wrong = earlier(earlier(fault, sources.fault), await compareBeginning(log, record));
  const strange = redecider === undefined || counts.decidedByOtherBuild > 0;
  const found = wrong ?? (redecider === undefined ? null : otherwise);
  return {
    state: wrong !== null ? 'differs' : strange ? 'other-build' : 'verified',
    build: build['engine'] ?? '',
    event: found?.event ?? null,
    why: found?.why ?? (redecider === undefined ? `this build does not play ${edition}` : null),
    recorded: found?.differs?.recorded ?? null,
    decided: found?.differs?.decided ?? null,
    ...{ tip, commits: version, events, sources: sources.compared },
    commands: redecider === undefined ? 0 : counts.decidedAgain,
    shuffles: redecider?.recomputed.shuffles ?? 0,
    otherChance: redecider?.recomputed.others ?? 0,
    position: redecider?.stateHash() ?? null,
  };
}

/** For an edition that this build does not play: the chain alone is checked. */
const NO_JUDGE = { isPinned: () => false, decide: () => [], fold: () => undefined };

const earlier = (one: Fault | null, other: Fault | null): Fault | null =>
  one === null || (other !== null && other.event < one.event) ? other : one;

/** Compares where a game goes on with the record of the one that was rewound. */
async function compareBeginning(log: EventLog, record: readonly string[]): Promise<Fault | null> {
  const [[opening, line] = []] = commitsIn(record.slice(0, 2));
  const beginning = beginningIn(opening);
  if (beginning === undefined || opening === undefined || line === undefined) return null;
  const parent = async function* (): AsyncGenerator<Commit> {
    for await (const { value } of log.readKey(topics.gameEvents.name, beginning.game, 0)) {
      const read = parseCommit(value ?? '');
      if ('commit' in read) yield read.commit;
    }
  };
  const why = await beginningFault(beginning, parent());
  return why === undefined ? null : { line, commit: opening.id, event: 0, why };
}

/** Compares each commit with the command that lies where it says, as long as game.commands keeps that. */
async function compareSources(
  log: EventLog,
  game: string,
  record: readonly string[],
): Promise<{ readonly compared: number; readonly fault: Fault | null }> {
  const commits = commitsIn(record);
  if (commits.length === 0) return { compared: 0, fault: null };
  const places = commits.map(([commit]) => commit.offset);
  const [from, to] = [Math.min(...places), Math.max(...places) + 1];
  const sent = new Map<string, string>();
  // No further: to look through all that was ever sent since would take longer with each game that is played.
  for await (const one of log.readKey(topics.gameCommands.name, game, from, to)) {
    const read = gameCommand.safeParse(jsonIn(one.value));
    if (!read.success) continue;
    const { id, seat, body } = read.data;
    sent.set(placeOf(one), canonicalJson({ id, seat, at: one.time, body }));
  }
  let compared = 0;
  for (const [commit, line] of commits) {
    const text = sent.get(placeOf(commit));
    const command = commandOf(commit);
    if (text === undefined || command === undefined) continue;
    compared += 1;
    const { id, seat, at, body } = command;
    if (canonicalJson({ id, seat, at, body }) === text) continue;
    const why = `another command lies at offset ${commit.offset} of game.commands`;
    return { compared, fault: { line, commit: commit.id, event: commit.first, why } };
  }
  return { compared, fault: null };
}

const placeOf = (one: { readonly partition: number; readonly offset: number }): string =>
  `${one.partition}/${one.offset}`;

function commitsIn(record: readonly string[]): (readonly [commit: Commit, line: number])[] {
  return record.flatMap((text, index) => {
    const read = parseCommit(text);
    return 'commit' in read ? [[read.commit, index + 1] as const] : [];
  });
}
