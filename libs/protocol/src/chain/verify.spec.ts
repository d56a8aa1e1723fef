import { describe, expect, it } from '@jest/globals';
import { advance, openHead } from './head.ts';
import { makeCommit, type GameEvent } from './commit.ts';
import { linesOf, recordLines, recordText } from './record.ts';
import { makePrivateKey, tipSigner } from './signed-tip.ts';
import { pinned, secret, signer, toyRecord, toyRedecider } from './toy.behaviour-spec.ts';
import { verifyChain } from './verify.ts';

const { lines, commits } = toyRecord([1, 0, 2, 3, 0, 1]);
const redecider = toyRedecider();
const verify = (changed: readonly string[]) => verifyChain(changed, { redecider });
const idAt = (line: number) => commits[line - 2]!.id;

describe('verifying a record', () => {
  it('finds a good one good', () => {
    const { game, tip, version, events, ...rest } = verify(lines);
    expect({ game, tip, version, events }).toEqual({
      game: 'toy',
      tip: commits.at(-1)!.id,
      version: 7,
      events: 19,
    });
    expect(rest).toEqual({
      verified: true,
      fault: null,
      otherwise: null,
      decidedAgain: 7,
      decidedByOtherBuild: 0,
    });
  });

  it('reads back the file that was written', () => {
    expect(linesOf(recordText(lines))).toEqual(lines);
  });

  it('finds any changed byte, and says on which line', () => {
    for (const [i, line] of lines.entries()) {
      for (let at = 0; at < line.length; at++) {
        for (const byte of ['0', '}', ' ']) {
          if (line[at] === byte) continue;
          const changed = lines.with(i, line.slice(0, at) + byte + line.slice(at + 1));
          const { verified, fault } = verify(changed);
          const where = `line ${i + 1}, byte ${at}: ${line.slice(0, at)}>${byte}<`;
          expect({ where, verified }).toEqual({ where, verified: false });
          // A changed game or build in the header shows where the first commit does not follow from it, a changed
          // key where it was used.
          const told = i === 0 ? [1, 2, lines.length] : [i + 1];
          expect({ where, told: told.includes(fault!.line) }).toEqual({ where, told: true });
        }
      }
    }
  });

  it('names the commit and the first event that differs', () => {
    const changed = lines.with(5, lines[5]!.replace('"sum":6', '"sum":7'));
    expect(verify(changed).fault).toEqual({
      line: 6,
      commit: idAt(6),
      event: commits[4]!.first + 2,
      why: 'a byte was changed: the id is not the hash of the line',
    });
  });

  it('names the commit by its true id where the written one was changed', () => {
    const line = lines[3]!;
    const id = idAt(4);
    const other = id.startsWith('0') ? `1${id.slice(1)}` : `0${id.slice(1)}`;
    expect(verify(lines.with(3, line.replace(id, other))).fault).toMatchObject({
      line: 4,
      commit: id,
    });
  });

  it.each(commits.map((_, i) => i + 2))('finds line %d missing', (line) => {
    const { fault } = verify(lines.toSpliced(line - 1, 1));
    if (line === lines.length - 1) {
      expect(fault).toMatchObject({ line, why: '1 lines are missing at the end' });
    } else {
      expect(fault).toEqual({
        line,
        commit: idAt(line + 1),
        event: commits[line - 2]!.first,
        why: `the line of commit ${idAt(line)} is missing before this one`,
      });
    }
  });

  it('finds the last line missing, and all of them', () => {
    expect(verify(lines.slice(0, -1)).fault).toMatchObject({
      line: lines.length,
      commit: commits.at(-1)!.id,
      why: 'the signed final tip is missing',
    });
    expect(verify([lines[0]!, lines.at(-1)!]).fault).toMatchObject({ line: 2 });
    expect(verify([]).fault).toMatchObject({ line: 1 });
    expect(verify([lines[0]!]).verified).toBe(false);
  });

  it.each(commits.map((_, i) => i + 2))('finds line %d doubled', (line) => {
    expect(verify(lines.toSpliced(line, 0, lines[line - 1]!)).fault).toMatchObject({
      line: line + 1,
      commit: idAt(line),
      why: `line ${line} stands here once more`,
    });
  });

  it.each(commits.slice(1).map((_, i) => i + 2))('finds line %d behind its successor', (line) => {
    const swapped = lines.with(line - 1, lines[line]!).with(line, lines[line - 1]!);
    expect(verify(swapped).fault).toEqual({
      line,
      commit: idAt(line + 1),
      event: commits[line - 2]!.first,
      why: `lines are out of order: line ${line + 1} belongs here`,
    });
  });

  it('finds what was forged with all hashes recomputed, at the command that gives something else', () => {
    const forged = again((events) =>
      events.map((event) => (event.type === 'Thrice' ? { ...event, sum: 99 } : event)),
    );
    const chainOnly = verifyChain(forged, {});
    expect(chainOnly.verified).toBe(true);
    expect(verify(forged).fault).toMatchObject({
      line: 6,
      event: commits[4]!.first + 2,
      why: 'decided again, the command gives another Thrice',
    });
  });

  it('finds a salt that does not follow from the secret', () => {
    const forged = again((events) => events, 'f'.repeat(128));
    expect(verify(forged).fault).toMatchObject({ line: 2, why: expect.stringContaining('salt') });
  });

  it('trusts given keys more than those in the file', () => {
    const stranger = tipSigner(makePrivateKey());
    expect(verifyChain(lines, { keys: [signer.key] }).verified).toBe(true);
    expect(verifyChain(lines, { keys: [stranger.key] }).fault).toMatchObject({
      line: lines.length,
      why: 'the signature of the final tip does not hold',
    });
  });

  it('says where another build decides otherwise, and that the record is good all the same', () => {
    const twist = (events: GameEvent[]) => events.filter(({ type }) => type !== 'Thrice');
    const other = verifyChain(lines, { redecider: toyRedecider('toy-2', twist) });
    expect(other).toMatchObject({ verified: true, decidedByOtherBuild: 7 });
    expect(other.otherwise).toMatchObject({
      line: 6,
      event: commits[4]!.first + 2,
      why: 'decided again, the command gives DecisionRequested where Thrice is recorded',
    });
    const same = verifyChain(lines, { redecider: toyRedecider('toy-2') });
    expect(same).toMatchObject({ verified: true, otherwise: null, decidedByOtherBuild: 7 });
  });

  it('does not ask the engine about a command that it could not answer', () => {
    const suspended = again((events, i) =>
      i === 6
        ? [...events.slice(0, 1), { type: 'GameSuspended', trace: 't', why: 'steps' }]
        : events,
    );
    // A redecider that was asked would say that this build counts.
    const checked = verifyChain(suspended, { redecider: toyRedecider() });
    expect(checked).toMatchObject({ verified: true, decidedAgain: 6 });
  });

  it('tells a record of a game that is still going on from a cut one by its tip', () => {
    const tip = signer.sign({ game: 'toy', version: 3, tip: commits[2]!.id });
    const header = { game: 'toy', edition: '6ED', pinned, keys: [signer.key] };
    expect(verify([...recordLines(header, commits.slice(0, 3), tip)]).verified).toBe(true);
    expect(verify([...recordLines(header, commits.slice(0, 4), tip)]).verified).toBe(false);
  });
});

/** The same game with other events, made by someone who holds the server's key: every id, salt and signature fits. */
function again(
  change: (events: readonly GameEvent[], i: number) => readonly GameEvent[],
  salts = secret,
): string[] {
  const head = openHead('toy', { edition: '6ED', pinned, secret });
  const forged = commits.map((commit, i) => {
    const events = change(commit.events, i);
    const made = makeCommit({ ...commit, prev: head.tip, first: head.next, events }, salts);
    advance(head, made);
    return made;
  });
  const { game, version, tip } = head;
  const header = { game, edition: '6ED', pinned, keys: [signer.key] };
  return [...recordLines(header, forged, signer.sign({ game, version, tip }))];
}
