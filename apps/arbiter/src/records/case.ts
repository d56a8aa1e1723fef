import { fold, NO_GAME, type Game, type GameEvent } from '@arbiter/engine';
import {
  canonicalJson,
  headerIn,
  isJsonObject,
  isSignedTip,
  parseCommit,
  verifyTip,
  type PublicKey,
} from '@arbiter/protocol';
import { caseTip, type CaseFile } from '@arbiter/replay';
import { viewOf } from '@arbiter/view';
import { judgeOf, pinnedNow } from './books.ts';
import { decideBranches, type DecidedBranches } from './case-branches.ts';
import { verifyLines } from './verify.ts';

/** The case in a text; undefined if it is something else, and why it can't be read if it is none that is whole. */
export function caseIn(text: string): CaseFile | { readonly unreadable: string } | undefined {
  if (!text.startsWith('{"case":')) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) && value['case'] === 'case.v1' && Array.isArray(value['record'])
      ? (value as unknown as CaseFile)
      : { unreadable: 'it is a case of a kind that this build does not know' };
  } catch {
    return { unreadable: 'the case is cut off, or was changed: it is not JSON any more' };
  }
}

/**
 * Checks a case: that the server has signed the file as it is, the record in it, that what is said of the record follows
 * from it, what both seats saw, and each what-if branch, decided again from its event.
 *
 * @param keys whose signatures count; null: those that the record names, which a forger could have chosen
 */
export function verifyCase(
  file: CaseFile,
  keys: readonly PublicKey[] | null,
): { readonly ok: boolean; readonly lines: readonly string[] } {
  const { signed, ...rest } = file;
  const { dispute, game, views, record, build } = rest;
  const checked = verifyLines(record);
  const { tip, verified } = checked.verification;
  const lines = checked.lines.map((line) => `record: ${line}`);
  const wrong: string[] = [];
  if (!isSigned(signed, rest, keys ?? headerIn(record[0])?.keys ?? [])) {
    wrong.push('the file is not as the server has signed it');
  }
  if (checked.verification.game !== dispute.game) wrong.push('the record is that of another game');
  const { verification } = game;
  if (verification !== null && verification.tip !== tip) {
    wrong.push('what is said of the record is said of another one');
  }
  const says = verification?.state ?? 'not checked';
  lines.push(`the server says of the record: ${says}`);
  if (verified && says === 'differs') lines.push('this build finds nothing wrong with it');
  if (build === pinnedNow()['engine']) {
    const otherwise = viewSeenOtherwise(file);
    if (otherwise !== null) wrong.push(otherwise);
    else lines.push(`${views.length} views of both seats follow from the record`);
  } else if (views.length > 0) {
    lines.push(`${views.length} views of both seats were shown by another build, and not compared`);
  }
  // A record that does not hold leads to no position to branch from.
  if (checked.ok) {
    const decided = decideBranches(file);
    lines.push(...decided.unsaid);
    const isOurs = build === pinnedNow()['engine'];
    if (isOurs) wrong.push(...decided.otherwise);
    lines.push(...branchLines(decided, isOurs ? null : build));
  }
  const { rulings, evidence, status } = dispute;
  const kept = `evidence: ${(evidence ?? []).length}, rulings: ${rulings.length}`;
  const ok = checked.ok && wrong.length === 0;
  const first = `case ${dispute.dispute} about game ${dispute.game}, ${status}: ${kept}`;
  return {
    ok,
    lines: [first, ...lines, ...(ok ? ['the case holds'] : wrong.map((one) => `case: ${one}`))],
  };
}

/** @param build the other build by which the branches were decided; null: this one */
function branchLines(
  { all, unsaid, otherwise }: DecidedBranches,
  build: string | null,
): readonly string[] {
  const compared = all - unsaid.length;
  if (compared === 0) return [];
  const what = `${compared} what-if ${compared === 1 ? 'branch' : 'branches'}`;
  if (build === null) return otherwise.length === 0 ? [`${what} decided again: the same`] : [];
  const by = `${what} of build ${build.slice(0, 16)} decided again by this one`;
  return otherwise.length === 0
    ? [`${by}: the same`]
    : [`${by}: not the same`, ...otherwise.map((one) => `this build decides otherwise: ${one}`)];
}

/** The first view that is not what the record shows a seat; null if there is none. */
function viewSeenOtherwise({ record, views }: CaseFile): string | null {
  let position: Game = NO_GAME;
  const judge = judgeOf(headerIn(record[0])?.edition ?? '');
  const left = [...views].sort((one, other) => one.event - other.event);
  for (const line of record) {
    const read = parseCommit(line);
    if (!('commit' in read)) continue;
    const { first, events } = read.commit;
    for (const [index, event] of events.entries()) {
      position = fold(position, [event as unknown as GameEvent]);
      while (left[0]?.event === first + index) {
        const [{ seat, view, event: at }] = left.splice(0, 1) as [(typeof left)[0]];
        const sees: unknown = judge && JSON.parse(JSON.stringify(viewOf(judge, position, seat)));
        if (sees === undefined || canonicalJson(sees) !== canonicalJson(view)) {
          return `seat ${seat} did not see that after event ${at}`;
        }
      }
    }
  }
  return left[0] === undefined ? null : `the record has no event ${left[0].event}`;
}

function isSigned(
  signed: unknown,
  rest: Omit<CaseFile, 'signed'>,
  keys: readonly PublicKey[],
): boolean {
  if (!isSignedTip(signed) || !verifyTip(signed, keys)) return false;
  const { game, version, tip } = caseTip(rest);
  return signed.game === game && signed.version === version && signed.tip === tip;
}
