import { describe, expect, it, jest } from '@jest/globals';
import { EDITIONS, recordRules } from '@arbiter/editions';
import { cardPool, judge, type Game, type Judge } from '@arbiter/engine';
import { Evaluator, KEEP_FINISHED, TIP_PATIENCE } from '@arbiter/evaluation';
import {
  commitLine,
  makeCommit,
  makeCommitment,
  makeStoredHead,
  parseHead,
  rootId,
  seededSecret,
  shake256,
  type StoredHead,
  type Verdict,
  type VerdictRequest,
} from '@arbiter/protocol';
import { CARDS, cardsOf, STOMPY } from '@arbiter/sets';

const RULES = judge(EDITIONS['6ED']!, cardPool(CARDS), shake256);
const secret = (whose: string): string => seededSecret('evaluator', whose);
const pinned = { engine: 'e'.repeat(64) };
const ROOT = rootId('g', pinned);
const START = {
  type: 'StartGame',
  game: 'g',
  edition: '6ED',
  decks: [cardsOf(STOMPY.main), cardsOf(STOMPY.main)],
  commitments: {
    seats: [makeCommitment(secret('0')), makeCommitment(secret('1'))],
    server: makeCommitment(secret('server')),
  },
  serverSecret: secret('server'),
  pinned,
  chooser: null,
  time: [1, 1],
  grace: [0, 0],
  stops: [
    { own: [], other: [] },
    { own: [], other: [] },
  ],
};

const request = (tip: string, id: string, seat: 0 | 1 | 'system', body: object): VerdictRequest =>
  ({ game: 'g', tip, command: { id, seat, at: 5, body }, attempt: 1 }) as VerdictRequest;
const opening = request(ROOT, 'start', 'system', START);

function evaluator(of: Judge = RULES): Evaluator<Game> {
  const rules = recordRules((edition) => (edition === '6ED' ? of : undefined));
  return new Evaluator({ build: 'b', rules });
}

/** The stored commit that a verdict leads to. */
function lineOf({ command, tip }: VerdictRequest, { outcome }: Verdict, first: number): string {
  if (outcome.kind !== 'decided') throw new Error(outcome.kind);
  const { events } = outcome;
  const body = { prev: tip, first, command: command.id, partition: 0, offset: first, events };
  return commitLine(makeCommit(body, secret('server')));
}

describe('an evaluator', () => {
  it('decides the opening of a game that it does not know', () => {
    const one = evaluator();
    expect(one.ask(opening, 0)).toBe('ready');
    expect(one.decide(opening).outcome.kind).toBe('decided');
  });

  it('lets a request wait for its tip, and retries it when the tip is folded', () => {
    const one = evaluator();
    const line = lineOf(opening, one.decide(opening), 0);
    const tip = (JSON.parse(line) as { id: string }).id;
    const disclose = { type: 'DiscloseSecret', secret: secret('0') };
    const next = request(tip, 'c', 0, disclose);
    expect(one.ask(next, 100)).toBeUndefined();
    expect(one.read('g', line)).toEqual([next]);
    expect(one.ask(next, 101)).toBe('ready');
    expect(one.decide(next).outcome.kind).toBe('decided');
  });

  it('says unknown of a tip that does not come', () => {
    const one = evaluator();
    one.ask(request('f'.repeat(64), 'c', 0, { type: 'Pass' }), 100);
    expect(one.tick(99 + TIP_PATIENCE)).toEqual([]);
    expect(one.tick(100 + TIP_PATIENCE)).toMatchObject([
      { command: 'c', outcome: { kind: 'unknown' } },
    ]);
    expect(one.tick(9_999_999)).toEqual([]);
  });

  it('says stale of a tip that was passed, and of a command that was answered', () => {
    const one = evaluator();
    one.read('g', lineOf(opening, one.decide(opening), 0));
    expect(one.ask(opening, 0)).toMatchObject({ outcome: { kind: 'stale' } });
    expect(one.ask(request(ROOT, 'other', 0, { type: 'Pass' }), 0)).toMatchObject({
      outcome: { kind: 'stale' },
    });
    expect(one.decide(opening).outcome.kind).toBe('stale');
  });

  it('answers what the engine throws with a trace id', () => {
    const broken: Judge = {
      ...RULES,
      decide: () => {
        throw new Error('no end after 20000 steps');
      },
    };
    const { outcome } = evaluator(broken).decide(opening);
    expect(outcome).toMatchObject({ kind: 'failed', why: expect.stringContaining('no end') });
    expect(outcome).toMatchObject({ trace: expect.stringMatching(/^[0-9a-f]{32}$/u) });
  });

  describe('of a game from a snapshot', () => {
    const before = evaluator();
    const first = lineOf(opening, before.decide(opening), 0);
    before.read('g', first);
    const { head, state } = before.game('g')!;
    const snapshot = JSON.stringify({ head: makeStoredHead(head), state });
    const concede = request(head.tip, 'c', 0, { type: 'Concede' });
    const last = lineOf(concede, before.decide(concede), head.next);
    /** Before anybody asks, or reads it. */
    const kept = (overAt: number | null = null) => {
      const one = evaluator();
      const read = jest.fn(() => {
        const stored = JSON.parse(snapshot) as { head: StoredHead; state: Game };
        return { head: parseHead(stored.head), state: stored.state };
      });
      one.keep({ game: 'g', offset: 0, since: 0, overAt, read });
      return { one, read };
    };

    it('reads it when it is asked about, once', () => {
      const { one, read } = kept();
      expect(one.has('g')).toBe(true);
      expect(read).not.toHaveBeenCalled();
      expect(one.ask(concede, 0)).toBe('ready');
      expect(one.decide(concede).outcome.kind).toBe('decided');
      expect(read).toHaveBeenCalledTimes(1);
    });

    it('folds what was read of it meanwhile before it answers', () => {
      const { one, read } = kept();
      expect(one.read('g', last)).toEqual([]);
      expect(read).not.toHaveBeenCalled();
      expect(one.ask(concede, 0)).toMatchObject({ outcome: { kind: 'stale' } });
      expect(one.game('g')).toMatchObject({ head: { phase: 'over' } });
    });

    it('reads it if more and more commits of it are read', () => {
      const { one, read } = kept();
      for (let i = 0; i < 100; i++) one.read('g', first);
      expect(read).toHaveBeenCalledTimes(1);
    });

    it('goes on to have all of it where it could not be read', () => {
      const { one, read } = kept();
      one.read('g', last);
      read.mockImplementationOnce(() => {
        throw new Error('torn');
      });
      expect(() => one.ask(concede, 0)).toThrow('torn');
      expect(one.game('g')).toMatchObject({ head: { phase: 'over' } });
    });

    it('drops it unread if it ended long ago', () => {
      const { one, read } = kept(5);
      expect(one.putAway(KEEP_FINISHED)).toEqual([]);
      expect(one.putAway(KEEP_FINISHED + 6)).toEqual(['g']);
      expect(one.has('g')).toBe(false);
      expect(one.read('g', first)).toEqual([]);
      expect(kept().one.putAway(KEEP_FINISHED + 6)).toEqual([]);
      expect(read).not.toHaveBeenCalled();
    });

    it('drops it unread if its partition is released', () => {
      const { one } = kept();
      one.release('g');
      expect(one.has('g')).toBe(false);
    });
  });

  describe('of a game that nobody asks about', () => {
    const other = evaluator();
    const first = lineOf(opening, other.decide(opening), 0);
    other.read('g', first);
    const { tip, next } = other.game('g')!.head;
    const concede = request(tip, 'c', 0, { type: 'Concede' });
    const last = lineOf(concede, other.decide(concede), next);

    it.each([
      ['as soon as it reads that it ended long ago', KEEP_FINISHED + 6, false],
      ['not while its owner may ask about it', KEEP_FINISHED, true],
    ])('drops it %s', (_title, now, isHeld) => {
      const one = evaluator();
      one.read('g', first, now);
      one.read('g', last, now);
      expect(one.has('g')).toBe(isHeld);
    });

    it('drops it later, when it has ended long ago', () => {
      const one = evaluator();
      one.read('g', first, 5);
      one.read('g', last, 5);
      expect(one.putAway(KEEP_FINISHED)).toEqual([]);
      expect(one.putAway(KEEP_FINISHED + 6)).toEqual(['g']);
      expect(one.has('g')).toBe(false);
    });

    it('holds nothing of one whose beginning it has not read', () => {
      const one = evaluator();
      one.read('g', last);
      expect(one.has('g')).toBe(false);
    });
  });

  it('drops a finished game, later than its owner asks about it', () => {
    const one = evaluator();
    const line = lineOf(opening, one.decide(opening), 0);
    one.read('g', line);
    const tip = (JSON.parse(line) as { id: string }).id;
    const concede = request(tip, 'c', 0, { type: 'Concede' });
    one.read('g', lineOf(concede, one.decide(concede), 100));
    expect(one.putAway(KEEP_FINISHED)).toEqual([]);
    expect(one.putAway(KEEP_FINISHED + 6)).toEqual(['g']);
    expect(one.read('g', line)).toEqual([]);
    expect(one.game('g')).toBeUndefined();
  });
});

it('a request for another build is not for this one; one that names none is for any', () => {
  const decides = (build?: string) =>
    evaluator().decides({ ...opening, ...(build !== undefined && { build }) });
  expect([decides('b'), decides('another'), decides()]).toEqual([true, false, true]);
});
