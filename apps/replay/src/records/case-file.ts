import { canonicalJson, sha256, type SignedTip, type Tip, type WireClock } from '@arbiter/protocol';
import type { View } from '@arbiter/view';
import type { ShownDispute } from '../http/dispute-shapes.ts';
import type { CaseBranch } from './case-branch.ts';
import type { ShownGame, ShownMatch } from '../http/shapes.ts';

/** What a seat saw at a moment that a case is about. */
export interface CaseView {
  readonly event: number;
  readonly seat: 0 | 1;
  readonly view: View;
  readonly clock: WireClock | null;
}

/** A dispute with everything that it is decided by, as one file that can be checked where no server is. */
export interface CaseFile {
  readonly case: 'case.v1';
  readonly exportedBy: string;
  readonly exportedAt: number;
  /** Digest of the build that has shown the views and decided the branches. */
  readonly build: string;
  readonly dispute: ShownDispute;
  readonly match: ShownMatch;
  /** With what checking its record has found. */
  readonly game: ShownGame;
  readonly views: readonly CaseView[];
  /** What comes of the branches among the evidence; undefined: the file is from before it said so. */
  readonly branches?: readonly CaseBranch[];
  /** Line by line. */
  readonly record: readonly string[];
  /** The server's word for all of that. */
  readonly signed: SignedTip;
}

/** What the server signs of a case: as the tip of a game that can't be one, the digest of the rest of the file. */
export function caseTip(rest: Omit<CaseFile, 'signed'>): Tip {
  const { dispute, version } = rest.dispute;
  return { game: `case ${dispute}`, version, tip: sha256(canonicalJson(rest)) };
}

/** At most so many moments are shown; the dispute's own is the first. */
const MOST = 12;

/** The events at which a case shows what both seats saw: that of the dispute, and where its evidence begins and ends. */
export function momentsOf({ event, evidence }: ShownDispute): number[] {
  const named = (evidence ?? []).flatMap((one) => {
    if (one.kind === 'events') return [one.from, one.to];
    return one.kind === 'branch' ? [one.event] : [];
  });
  return [...new Set([event, ...named])].slice(0, MOST);
}
