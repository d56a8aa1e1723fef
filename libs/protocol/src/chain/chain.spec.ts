import { describe, expect, it } from '@jest/globals';
import { seededSecret } from '../commitment.ts';
import { gameCommit } from '../messages/game.ts';
import { readCommit } from './accept.ts';
import {
  commandOf,
  commitId,
  commitLine,
  isRefusal,
  makeCommit,
  parseCommit,
  parsePast,
  type GameEvent,
} from './commit.ts';
import { makeStoredHead, parseHead, type Head } from './head.ts';
import { makePrivateKey, privateKeyFromSeed, tipSigner, verifyTip } from './signed-tip.ts';
import { secret, signer, toyRecord } from './toy.behaviour-spec.ts';

const { commits } = toyRecord([1, 0, 2, 3]);
const [opening, one, refused, two, three] = commits as [
  (typeof commits)[0],
  (typeof commits)[0],
  (typeof commits)[0],
  (typeof commits)[0],
  (typeof commits)[0],
];

describe('a commit', () => {
  it('is read from its line as it was written, and has the shape of the schema', () => {
    for (const made of commits) {
      // Of another number, so that it was not made here and has to be parsed.
      const body = { ...made, first: made.first + 100 };
      const commit = { ...body, id: commitId(body) };
      expect(parseCommit(commitLine(commit))).toEqual({ commit });
      expect(gameCommit.parse(commit)).toEqual(commit);
    }
  });

  it('that was made here is not parsed again, and is what parsing would give', () => {
    const commit = makeCommit({ ...one, command: 'made here' }, secret);
    const line = commitLine(commit);
    expect(parseCommit(line)).toEqual({ commit });
    expect((parseCommit(line) as { commit: unknown }).commit).toBe(commit);
    expect(JSON.parse(line)).toEqual(commit);
    const broken = makeCommit({ ...one, first: -1 }, secret);
    expect(parseCommit(commitLine(broken))).toEqual({ bad: 'not a commit' });
  });

  it('of the past is read the same, and not kept for the next reader', () => {
    const body = { ...one, first: one.first + 200 };
    const line = commitLine({ ...body, id: commitId(body) });
    const past = parsePast(line);
    expect(past).toEqual({ commit: JSON.parse(line) as unknown });
    expect(parsePast(line)).not.toBe(past);
    // What somebody else has just read is not parsed again.
    const read = parseCommit(line);
    expect(parsePast(line)).toBe(read);
    expect(parsePast(line.replace('"first"', '"fist"'))).toHaveProperty('bad');
  });

  it('has an id that covers every field', () => {
    const changed = [
      { ...one, prev: opening.prev },
      { ...one, first: 1 },
      { ...one, command: 'x' },
      { ...one, partition: 4 },
      { ...one, offset: 9 },
      { ...one, salt: opening.salt },
      { ...one, events: one.events.slice(1) },
    ];
    const ids = changed.map(commitId);
    expect(new Set([...ids, one.id]).size).toBe(8);
    expect(commitId(one)).toBe(one.id);
  });

  it('with a changed byte is none', () => {
    const line = commitLine(one);
    for (let i = 0; i < line.length; i++) {
      const changed = line.slice(0, i) + (line[i] === 'x' ? 'y' : 'x') + line.slice(i + 1);
      expect(parseCommit(changed)).toHaveProperty('bad');
    }
  });

  it('with a good hash but another shape is none', () => {
    const body = { ...one, first: -1 };
    expect(parseCommit(commitLine({ ...body, id: commitId(body) }))).toEqual({
      bad: 'not a commit',
    });
  });

  it('knows the command that it answers, and whether it refused it', () => {
    expect(commandOf(one)).toEqual({
      id: 'c1',
      seat: 1,
      at: 1001,
      body: { type: 'Step', step: 1 },
    });
    expect([one, refused].map(isRefusal)).toEqual([false, true]);
  });

  it('is the same from two owners that decided the same', () => {
    expect(makeCommit(one, secret)).toEqual(one);
    expect(makeCommit(one, seededSecret('8', 'server')).id).not.toBe(one.id);
  });
});

describe('the chain rule', () => {
  const read = (...list: typeof commits) => {
    const heads = new Map<string, Head>();
    return {
      answers: list.map((commit) => readCommit(heads, 'toy', commit)),
      head: heads.get('toy'),
    };
  };

  it('accepts what follows the tip, refusals too', () => {
    const { answers, head } = read(...commits);
    expect(answers).toEqual(Array(5).fill('accepted'));
    expect(head).toMatchObject({ tip: three.id, version: 5, next: 14, phase: 'live' });
    expect(head?.awaiting).toEqual({ seat: 1, kind: 'step', number: 3 });
  });

  it('skips what comes twice', () => {
    expect(read(opening, one, one, opening, refused).answers).toEqual([
      'accepted',
      'accepted',
      'another came first',
      'another came first',
      'accepted',
    ]);
  });

  it('skips the second of two that follow the same tip, and what follows that one', () => {
    const rival = makeCommit({ ...one, command: 'rival' }, secret);
    const heir = makeCommit({ ...one, prev: rival.id, first: 5, command: 'heir' }, secret);
    expect(read(opening, one, rival, heir, refused).answers).toEqual([
      'accepted',
      'accepted',
      'another came first',
      'another came first',
      'accepted',
    ]);
  });

  it('skips an answered command at the tip, even a refused one', () => {
    const again = makeCommit({ ...two, prev: refused.id, command: refused.command }, secret);
    expect(read(opening, one, refused, again, two).answers).toEqual([
      'accepted',
      'accepted',
      'accepted',
      'its command is answered',
      'accepted',
    ]);
  });

  it('reads no game that it did not see open, nor one whose root is not its own', () => {
    expect(read(one).answers).toEqual(['opens no game']);
    expect(readCommit(new Map(), 'other', opening)).toBe('another came first');
  });

  it('follows suspension, resumption and the end', () => {
    const heads = new Map<string, Head>();
    const phases = commits.map((commit, i) => {
      const type =
        ['GameOpened', 'GameSuspended', 'GameResumed', 'GameEnded', 'GameResumed'][i] ?? '';
      const head = heads.get('toy');
      const { prev } = commit;
      const events = [...commit.events.slice(0, 1), { type }];
      readCommit(heads, 'toy', makeCommit({ ...commit, prev: head?.tip ?? prev, events }, secret));
      return heads.get('toy')?.phase;
    });
    expect(phases).toEqual(['live', 'suspended', 'live', 'over', 'over']);
  });

  it('follows the clocks, and the build that decides', () => {
    const heads = new Map<string, Head>();
    const read = (...events: GameEvent[]) => {
      const head = heads.get('toy');
      const commit = commits[head?.version ?? 0]!;
      const all = [...commit.events.slice(0, 1), ...events];
      readCommit(
        heads,
        'toy',
        makeCommit({ ...commit, prev: head?.tip ?? commit.prev, events: all }, secret),
      );
      return heads.get('toy')!;
    };
    read({ type: 'GameStarted', time: [900, 800], grace: [60, 50], at: 1000 });
    expect(
      read({ type: 'ClocksAdvanced', spent: [100, 0], grace: [0, 0], at: 1100 }).clock,
    ).toEqual({
      left: [800, 800],
      grace: [60, 50],
      connected: [true, true],
      settled: 1100,
      thought: { decision: 0, spent: 100 },
    });
    read({ type: 'ConnectionLost', seat: 1 }, { type: 'DecisionMade', seat: 1, answer: 0 });
    const head = read(
      { type: 'ClocksAdvanced', spent: [0, 1], grace: [0, 9], at: 1200 },
      { type: 'GameUpgraded', from: 'toy-1', to: 'toy-2' },
    );
    expect(head.clock).toMatchObject({
      left: [800, 799],
      grace: [60, 41],
      connected: [true, false],
    });
    expect(head.awaiting).toBeNull();
    expect(head.pinned).toEqual({ engine: 'toy-2' });
  });

  it('a head survives a snapshot', () => {
    const { head } = read(...commits);
    const stored: unknown = JSON.parse(JSON.stringify(makeStoredHead(head!)));
    expect(parseHead(stored as ReturnType<typeof makeStoredHead>)).toEqual(head);
  });
});

describe('signed tips', () => {
  const tip = { game: 'g', version: 3, tip: 'abc' };

  it('hold for the key that signed them, and for nothing else', () => {
    const other = tipSigner(makePrivateKey());
    const signed = signer.sign(tip);
    expect(verifyTip(signed, [other.key, signer.key])).toBe(true);
    expect(verifyTip(signed, [other.key])).toBe(false);
    expect(verifyTip({ ...signed, version: 4 }, [signer.key])).toBe(false);
    expect(verifyTip({ ...signed, kid: other.key.kid }, [other.key])).toBe(false);
    expect(verifyTip(signed, [{ ...other.key, kid: signer.key.kid }])).toBe(false);
  });

  it('RFC 8032 7.1, RFC 8037 A: the key and the thumbprint of the examples', () => {
    const seed = Buffer.from(
      '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
      'hex',
    );
    const key = privateKeyFromSeed(seed);
    expect(key.x).toBe('11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo');
    expect(key.kid).toBe('kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k');
  });
});
