import type { JudgeOf } from '@arbiter/editions';
import {
  linesOf,
  verifyChain,
  type Fault,
  type Pinned,
  type Verification,
} from '@arbiter/protocol';
import { judgeOf, pinnedNow } from './books.ts';
import { EngineRedecider } from '@arbiter/replay';

/** What a check of a record said, as lines for people. */
export interface VerifiedRecord {
  readonly ok: boolean;
  readonly lines: readonly string[];
  readonly verification: Verification;
}

/**
 * Checks the text of a record: chain, signature, chance, and every command decided again by this build.
 *
 * @param build the digests of this build
 * @param judges those of this build, by edition
 */
export function verifyRecord(
  text: string,
  build: Pinned = pinnedNow(),
  judges: JudgeOf = judgeOf,
): VerifiedRecord {
  return verifyLines(linesOf(text), build, judges);
}

/** As `verifyRecord`, for the lines of a record. */
export function verifyLines(
  record: readonly string[],
  build: Pinned = pinnedNow(),
  judges: JudgeOf = judgeOf,
): VerifiedRecord {
  let redecider: EngineRedecider | undefined;
  let pinned = '';
  let edition = '';
  const verification = verifyChain(record, {
    redecider: (header) => {
      edition = header.edition;
      pinned = header.pinned['engine'] ?? '';
      const judge = judges(header.edition);
      if (judge === undefined) return UNKNOWN_EDITION;
      return (redecider = new EngineRedecider(judge, build, header.pinned));
    },
  });
  const { fault, tip, version, events, decidedAgain, decidedByOtherBuild } = verification;
  if (fault !== null) return { ok: false, lines: [faultText(fault)], verification };
  const lines: string[] = [];
  if (redecider === undefined) {
    lines.push(`verified the chain alone: this build does not play ${edition}`, `tip ${tip}`);
    return { ok: true, lines, verification };
  }
  const { shuffles, others } = redecider.recomputed;
  lines.push(
    'verified',
    `tip ${tip}`,
    `state ${redecider.stateHash()}`,
    `${version} commits, ${events} events; ${decidedAgain} commands decided again; ` +
      `${shuffles} shuffles and ${others} other random outcomes recomputed`,
  );
  if (decidedByOtherBuild > 0) lines.push(otherBuildText(verification, pinned, build));
  return { ok: true, lines, verification };
}

/** Where a record is wrong, and why. */
function faultText({ line, commit, event, why }: Fault): string {
  const at = commit === null ? '' : `, commit ${commit}, event ${event}`;
  return `line ${line}${at}: ${why}`;
}

function otherBuildText(
  { decidedByOtherBuild, otherwise }: Verification,
  pinned: string,
  build: Pinned,
): string {
  const builds = `decided again by build ${shown(build['engine'])} instead of ${shown(pinned)}`;
  const chain = 'chain and shuffles verified';
  if (otherwise === null) return `${chain}; ${decidedByOtherBuild} commands ${builds}: the same`;
  return `${chain}; ${builds}: not the same from ${faultText(otherwise)}`;
}

const shown = (digest: string | undefined): string => (digest ?? 'unknown').slice(0, 16);

const UNKNOWN_EDITION = {
  isPinned: () => false,
  decide: () => [],
  fold: () => undefined,
};
