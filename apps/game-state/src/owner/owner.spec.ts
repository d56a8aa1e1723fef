import { describe, expect, it } from '@jest/globals';
import {
  makeCommit,
  openHead,
  rootId,
  systemCommandId,
  verdictRequest,
  type Commit,
  type GameCommand,
  type GameEvent,
  type Head,
  type Verdict,
} from '@arbiter/protocol';
import { decideToy, OPENING, PINNED, SECRET } from '../simulation/toy-rules.behaviour-spec.ts';
import type { Effect, Fact } from './facts.ts';
import { Owner, type OwnerOptions } from './owner.ts';

const ROOT = rootId('g', PINNED);
const open: GameCommand = { id: 'open', game: 'g', seat: 'system', body: OPENING };
const step = (id: string, by = 1): GameCommand => ({
  id,
  game: 'g',
  seat: 0,
  body: { type: 'Step', step: by },
});

/** An owner of partition 0, with shorthands for the facts that tests need. */
class Table {
  readonly owner: Owner;
  now = 1_000;
  readonly #offsets = { commands: 0, events: 0 };

  constructor(
    options: Partial<OwnerOptions> = {},
    assigned: Partial<Fact & { type: 'PartitionAssigned' }> = {},
  ) {
    this.owner = new Owner({ name: 'one', ...options });
    this.#offsets.commands = assigned.commands ?? 0;
    this.#offsets.events = assigned.events?.from ?? 0;
    this.started = this.tell({
      type: 'PartitionAssigned',
      partition: 0,
      commands: 0,
      events: { from: 0, end: 0 },
      now: this.now,
      ...assigned,
    });
  }
  readonly started: Effect[];

  tell(fact: Fact): Effect[] {
    return this.owner.handle(fact);
  }
  read(command: GameCommand | null): Effect[] {
    const offset = this.#offsets.commands++;
    return this.tell({
      type: 'CommandRead',
      partition: 0,
      offset,
      at: 500 + offset,
      command,
      now: this.now,
    });
  }
  readCommit(commit: Commit | null, game = 'g'): Effect[] {
    const offset = this.#offsets.events++;
    return this.tell({ type: 'CommitRead', partition: 0, offset, game, commit, now: this.now });
  }
  appended(commit: Commit, offset: number): Effect[] {
    return this.tell({
      type: 'CommitAppended',
      partition: 0,
      offset,
      game: 'g',
      commit,
      now: this.now,
    });
  }
  verdict(
    request: Effect | undefined,
    outcome?: Verdict['outcome'],
    build = PINNED.engine,
  ): Effect[] {
    const { game, tip, command, attempt } = requestIn(request);
    const events = decideToy(1, command, command.body.type === 'StartGame' ? -1 : 0);
    const verdict: Verdict = {
      game,
      tip,
      command: command.id,
      attempt,
      build,
      outcome: outcome ?? { kind: 'decided', events },
    };
    return this.tell({ type: 'VerdictRead', partition: 0, verdict, now: this.now });
  }
  tick(millis: number): Effect[] {
    this.now += millis;
    return this.tell({ type: 'Ticked', now: this.now });
  }
  /** Opens the game: one command and one commit further. */
  opened(): this {
    const [request] = this.read(open);
    this.readCommit(commitIn(this.verdict(request)[0]));
    return this;
  }
  head(): Readonly<Head> | undefined {
    return this.owner.head(0, 'g');
  }
}

function requestIn(effect: Effect | undefined) {
  if (effect?.type !== 'RequestVerdict') throw new Error(`no request: ${JSON.stringify(effect)}`);
  return verdictRequest.parse(effect.request);
}
function commitIn(effect: Effect | undefined): Commit {
  if (effect?.type !== 'AppendCommit') throw new Error(`no commit: ${JSON.stringify(effect)}`);
  return effect.commit;
}
const types = (effects: readonly Effect[]) => effects.map(({ type }) => type);
const only = <T extends Effect['type']>(effects: readonly Effect[], type: T) =>
  effects.filter((effect): effect is Effect & { type: T } => effect.type === type);

describe('a command', () => {
  it('is asked about at the tip, appended as decided, and acknowledged when read back', () => {
    const table = new Table();
    const asked = table.read(open);
    expect(requestIn(asked[0])).toEqual({
      game: 'g',
      tip: ROOT,
      command: { id: 'open', seat: 'system', at: 500, body: OPENING },
      build: PINNED.engine,
      attempt: 1,
    });
    const decided = table.verdict(asked[0]);
    const commit = commitIn(decided[0]);
    expect(commit).toMatchObject({
      prev: ROOT,
      first: 0,
      command: 'open',
      partition: 0,
      offset: 0,
    });
    expect(types(decided)).toEqual(['AppendCommit']);
    expect(types(table.readCommit(commit))).toEqual([
      'TellMilestone',
      'CommitAccepted',
      'StoreOffset',
    ]);
    expect(table.head()).toMatchObject({ tip: commit.id, version: 1, next: 2 });
  });

  it('waits for the one before it in its game, and for no other game', () => {
    const table = new Table();
    const [asked] = table.read(open);
    expect(table.read(step('a'))).toEqual([]);
    expect(types(table.read({ ...open, id: 'open-h', game: 'h' }))).toEqual(['RequestVerdict']);
    const commit = commitIn(table.verdict(asked)[0]);
    const after = table.readCommit(commit);
    expect(types(after)).toEqual([
      'TellMilestone',
      'CommitAccepted',
      'RequestVerdict',
      'StoreOffset',
    ]);
    expect(requestIn(after[2])).toMatchObject({ tip: commit.id, command: { id: 'a' } });
  });

  it('that came twice is decided once', () => {
    const table = new Table().opened();
    const [asked] = table.read(step('a'));
    expect(table.read(step('a', 4))).toEqual([]);
    const after = table.readCommit(commitIn(table.verdict(asked)[0]));
    expect(types(after)).toEqual(['CommitAccepted', 'StoreOffset']);
    expect(after[1]).toMatchObject({ offset: 3 });
    expect(table.read(step('a'))).toEqual([{ type: 'StoreOffset', partition: 0, offset: 4 }]);
  });

  it('for an unopened game, or that is no command at all, is skipped', () => {
    const table = new Table();
    expect(types(table.read(step('a')))).toEqual(['CommandDropped', 'StoreOffset']);
    expect(types(table.read(null))).toEqual(['CommandDropped', 'StoreOffset']);
    const [asked] = table.read(open);
    expect(asked?.type).toBe('RequestVerdict');
  });
});

describe('confirmation by offset', () => {
  it('treats the acknowledgement as the reading if no other commit came between', () => {
    const table = new Table();
    const commit = commitIn(table.verdict(table.read(open)[0])[0]);
    expect(types(table.appended(commit, 0))).toEqual([
      'TellMilestone',
      'CommitAccepted',
      'StoreOffset',
    ]);
    expect(table.readCommit(commit)).toEqual([]);
    expect(table.head()?.version).toBe(1);
  });

  it('otherwise waits for the gap to be read, and decides again if another commit was accepted', () => {
    const table = new Table().opened();
    const [asked] = table.read(step('a'));
    const ours = commitIn(table.verdict(asked)[0]);
    table.read(step('b'));
    expect(table.appended(ours, 2)).toEqual([]);
    const rival = makeCommit({ ...ours, command: 'b', offset: 2 }, SECRET);
    const after = table.readCommit(rival);
    expect(types(after)).toEqual(['CommitAccepted', 'RequestVerdict']);
    expect(requestIn(after[1])).toMatchObject({ tip: rival.id, command: { id: 'a' } });
    expect(table.head()).toMatchObject({ tip: rival.id, version: 2 });
  });

  it('folds what others appended between, even if it is no commit or of another game', () => {
    const table = new Table().opened();
    const ours = commitIn(table.verdict(table.read(step('a'))[0])[0]);
    table.appended(ours, 3);
    expect(table.readCommit(null)).toEqual([]);
    expect(types(table.readCommit(ours, 'other'))).toEqual(['CommitAccepted', 'StoreOffset']);
  });

  it("accepts another owner's commit for the same command", () => {
    const table = new Table().opened();
    const [asked] = table.read(step('a'));
    const ours = commitIn(table.verdict(asked)[0]);
    const rival = makeCommit({ ...ours, events: [...ours.events, { type: 'Applauded' }] }, SECRET);
    const after = table.readCommit(rival);
    expect(types(after)).toEqual(['CommitAccepted', 'StoreOffset']);
    expect(table.readCommit(ours)).toEqual([]);
    expect(table.head()?.tip).toBe(rival.id);
  });

  it('sends a rejected commit again, until it is read', () => {
    const table = new Table().opened();
    const ours = commitIn(table.verdict(table.read(step('a'))[0])[0]);
    const failed = { type: 'AppendFailed' as const, partition: 0, game: 'g', commit: ours };
    expect(table.tick(10_000)).toEqual([]);
    table.tell({ ...failed, now: table.now });
    expect(commitIn(table.tick(100)[0])).toEqual(ours);
    table.tell({ ...failed, now: table.now });
    expect(types(table.readCommit(ours))).toEqual(['CommitAccepted', 'StoreOffset']);
    expect(table.tick(10_000)).toEqual([]);
  });
});

describe('a commit that the log never accepts', () => {
  /** An owner whose commit was refused, and what it does then. */
  function refused() {
    const table = new Table().opened();
    const ours = commitIn(table.verdict(table.read(step('a'))[0])[0]);
    const refuse = (commit: Commit) =>
      table.tell({
        ...{ type: 'AppendFailed', partition: 0, game: 'g', commit },
        ...{ refused: 'it is too large', now: table.now },
      });
    return { table, ours, refuse, effects: refuse(ours) };
  }

  it('is given up: the game is suspended in its place, and an operator is notified', () => {
    const { table, ours, effects } = refused();
    expect(types(effects)).toEqual(['OperatorAlerted', 'AppendCommit']);
    expect(effects[0]).toMatchObject({ game: 'g', why: 'it is too large' });
    const suspension = commitIn(effects[1]);
    expect(suspension).toMatchObject({ prev: ours.prev, command: 'a' });
    expect(suspension.events.map(({ type }) => type)).toEqual(['CommandReceived', 'GameSuspended']);
    expect(table.tick(10_000)).toEqual([]);
    expect(types(table.readCommit(suspension))).toEqual(['CommitAccepted', 'StoreOffset']);
    expect(table.head()?.tip).toBe(suspension.id);
  });

  it('keeps the game stopped if its suspension is refused too: that is logged once, and retried now and then', () => {
    const { table, refuse, effects } = refused();
    const suspension = commitIn(effects[1]);
    expect(types(refuse(suspension))).toEqual(['OperatorAlerted']);
    for (let i = 0; i < 3; i++) {
      expect(table.tick(4_999)).toEqual([]);
      expect(commitIn(table.tick(1)[0])).toEqual(suspension);
      expect(refuse(suspension)).toEqual([]);
    }
    table.tick(5_000);
    expect(types(table.readCommit(suspension))).toEqual(['CommitAccepted', 'StoreOffset']);
  });
});

describe('verdicts', () => {
  it('are requested again when they do not come', () => {
    const table = new Table().opened();
    const [asked] = table.read(step('a'));
    const before = table.now;
    expect(table.tick(2_499)).toEqual([]);
    const [again] = table.tick(1);
    expect(requestIn(again)).toEqual({ ...requestIn(asked), attempt: 2 });
    // It has been waited for since it was asked for first.
    expect([...table.owner.asked()]).toMatchObject([{ build: PINNED.engine, since: before }]);
    expect(types(table.verdict(asked))).toEqual(['AppendCommit']);
  });

  it.each(['stale', 'unknown'] as const)(
    'are requested again soon when the answer is %s',
    (kind) => {
      const table = new Table().opened();
      const [asked] = table.read(step('a'));
      expect(table.verdict(asked, { kind })).toEqual([]);
      const [again] = table.tick(20);
      expect(requestIn(again)).toMatchObject({ attempt: 2 });
      expect(table.verdict(asked, { kind })).toEqual([]);
      expect(table.tick(20)).toEqual([]);
    },
  );

  it('count once, and only for the question that is open', () => {
    const table = new Table().opened();
    const [asked] = table.read(step('a'));
    const { tip, command } = requestIn(asked);
    const other = { type: 'RequestVerdict' as const, partition: 0, offset: 1 };
    expect(
      table.verdict({ ...other, request: { game: 'g', tip: ROOT, command, attempt: 1 } }),
    ).toEqual([]);
    const stranger = { ...command, id: 'z' };
    expect(
      table.verdict({ ...other, request: { game: 'g', tip, command: stranger, attempt: 1 } }),
    ).toEqual([]);
    expect(table.verdict({ ...other, request: { game: 'x', tip, command, attempt: 1 } })).toEqual(
      [],
    );
    expect(types(table.verdict(asked))).toEqual(['AppendCommit']);
    expect(table.verdict(asked)).toEqual([]);
  });
});

describe('builds that run side by side', () => {
  const [OLD, NEW] = [PINNED.engine, 'newer'];
  const moves = { to: NEW, from: new Set([OLD]) };
  const upgradeOf = ({ game, tip }: Readonly<Head>): GameCommand => ({
    id: systemCommandId(game, 'UpgradeGame', `${tip}/${OLD}`),
    ...{ game, seat: 'system', body: { type: 'UpgradeGame', from: OLD, to: NEW } },
  });
  const decided = (request: Effect | undefined): Verdict['outcome'] => ({
    kind: 'decided',
    events: decideToy(1, requestIn(request).command, 0),
  });
  const sent = (effects: readonly Effect[]): GameCommand[] =>
    effects.flatMap((effect) =>
      effect.type === 'SendCommand' && effect.command.body.type === 'UpgradeGame'
        ? [effect.command]
        : [],
    );
  /** Heads of games that were opened before, and are taken over now. */
  function taken(games: readonly string[], options: Partial<OwnerOptions>): Table {
    const heads = games.map((game) => {
      const before = new Table();
      const [opening] = before.read({ ...open, game });
      before.readCommit(commitIn(before.verdict(opening)[0]), game);
      return before.owner.checkpoint(0)!.heads[0]!;
    });
    return new Table(options, {
      ...{ events: { from: 1, end: 1 }, commands: 1 },
      checkpoint: { offset: 1, heads, closed: [] },
    });
  }

  it('are asked for the games that pin them, from the opening on, and no other', () => {
    const table = new Table();
    const [opening] = table.read(open);
    expect(requestIn(opening).build).toBe(OLD);
    table.readCommit(commitIn(table.verdict(opening)[0]));
    expect(requestIn(table.read(step('a'))[0]).build).toBe(OLD);
  });

  it('are not listened to by games that pin another, whatever they say: that one is asked again', () => {
    const table = new Table().opened();
    const [asked] = table.read(step('a'));
    const outcomes: Verdict['outcome'][] = [
      decided(asked),
      { kind: 'failed', why: 'a fault of that build', trace: 'abc' },
      { kind: 'begun' },
    ];
    for (const outcome of outcomes) {
      const ignored = { type: 'VerdictIgnored', game: 'g', build: 'other' };
      expect(table.verdict(asked, outcome, 'other')).toEqual([ignored]);
    }
    const [again] = table.tick(2_500);
    expect(requestIn(again)).toMatchObject({ attempt: 2, build: OLD });
    expect(types(table.verdict(again, decided(again), OLD))).toEqual(['AppendCommit']);
  });

  it('keep their games at a takeover, of whichever build the new owner is', () => {
    for (const options of [{}, { moves: { to: NEW, from: new Set(['an older one']) } }]) {
      const table = taken(['g'], options);
      expect(sent(table.started)).toEqual([]);
      expect(sent(table.tick(60_000))).toEqual([]);
      expect(requestIn(table.read(step('a'))[0]).build).toBe(OLD);
    }
  });

  it('hand over their games where an owner is told so, one after the other', () => {
    const table = taken(['g', 'h', 'i'], { moves });
    expect(sent(table.started)).toEqual([]);
    const told = [0, 50, 50, 50, 50, 1_000].map((millis) => sent(table.tick(millis)).length);
    expect(told).toEqual([1, 0, 1, 0, 1, 0]);
  });

  it('hand over a game at once when somebody waits for it, and then it is decided by the new one', () => {
    const table = taken(['g'], { moves });
    const effects = table.read(step('a'));
    const upgrade = upgradeOf(table.head()!);
    expect(effects).toEqual([{ type: 'SendCommand', partition: 0, command: upgrade }]);
    const [asked] = table.read(upgrade);
    // No build is named: the old one may be broken, so any build may answer.
    expect(requestIn(asked).build).toBeUndefined();
    const commit = commitIn(table.verdict(asked, upgraded(asked), 'any')[0]);
    const [next] = table.readCommit(commit).filter(({ type }) => type === 'RequestVerdict');
    expect(requestIn(next)).toMatchObject({ build: NEW, command: { id: 'a' } });
    expect(sent(table.tick(1_000))).toEqual([]);
  });

  it('never get a game back by themselves: the older one names none that replaces it', () => {
    const table = new Table({ moves: { to: OLD, from: new Set(['an older one']) } });
    const [opening] = table.read(open);
    table.readCommit(commitIn(table.verdict(opening)[0]));
    const [asked] = table.read(upgradeOf(table.head()!));
    table.readCommit(commitIn(table.verdict(asked, upgraded(asked))[0]));
    expect(table.head()?.pinned).toEqual({ engine: NEW });
    expect(sent(table.tick(60_000))).toEqual([]);
    expect(requestIn(table.read(step('a'))[0]).build).toBe(NEW);
  });

  /** That a game goes over, as an evaluator says it. */
  function upgraded(request: Effect | undefined): Verdict['outcome'] {
    const { id, at, body } = requestIn(request).command;
    const received = { type: 'CommandReceived', id, seat: 'system', at, command: body };
    const { from, to } = body as { from?: unknown; to?: unknown };
    return {
      kind: 'decided',
      events: [received, { type: 'GameUpgraded', rule: 'protocol', from, to }] as GameEvent[],
    };
  }
});

describe('a game that breaks', () => {
  const suspended = (effects: readonly Effect[]) => {
    expect(types(effects)).toEqual(['OperatorAlerted', 'AppendCommit']);
    return commitIn(effects[1]).events;
  };

  it('is suspended when the engine throws or runs too long, and continues when resumed', () => {
    const table = new Table().opened();
    const [asked] = table.read(step('a'));
    const broken = table.verdict(asked, { kind: 'failed', why: 'out of steps', trace: 'abc' });
    expect(suspended(broken)).toMatchObject([
      { type: 'CommandReceived', id: 'a', seat: 0, at: 501, command: { type: 'Step' } },
      { type: 'GameSuspended', trace: 'abc' },
    ]);
    expect(broken[0]).toMatchObject({ game: 'g', trace: 'abc', why: 'out of steps' });
    const after = table.readCommit(commitIn(broken[1]));
    expect(types(after)).toEqual(['CommitAccepted', 'StoreOffset']);
    expect(table.head()?.phase).toBe('suspended');
    expect(types(table.read({ ...step('r'), body: { type: 'ResumeGame' } }))).toEqual([
      'RequestVerdict',
    ]);
  });

  it('is suspended when two evaluators started its command and never finished it', () => {
    const table = new Table().opened();
    table.read(step('a'));
    for (let attempt = 2; attempt <= 3; attempt++) {
      const [again] = table.tick(2_500);
      expect(requestIn(again).attempt).toBe(attempt);
      table.verdict(again, { kind: 'begun' });
    }
    expect(suspended(table.tick(2_500))[1]).toEqual({
      type: 'GameSuspended',
      rule: 'protocol',
      trace: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it('does not include one whose evaluators are only away', () => {
    const table = new Table().opened();
    table.read(step('a'));
    for (let i = 0; i < 20; i++) expect(types(table.tick(2_500))).toEqual(['RequestVerdict']);
  });

  it('is suspended when the verdict is for something else', () => {
    const table = new Table().opened();
    const [asked] = table.read(step('a'));
    const events = decideToy(1, { ...requestIn(asked).command, id: 'z' }, 0);
    suspended(table.verdict(asked, { kind: 'decided', events }));
  });
});

describe('a game that has reached a limit', () => {
  /** Refuses a command of the seat. */
  function refused(table: Table, id: string): void {
    const [asked] = table.read(step(id));
    const { command } = requestIn(asked);
    const [received] = decideToy(1, command, 0);
    const events = [received!, { type: 'CommandRefused' }];
    table.readCommit(commitIn(table.verdict(asked, { kind: 'decided', events })[0]));
  }

  it('accepts no more commands of a player after too many refusals, and says why', () => {
    const table = new Table({ limits: { commits: 99, refusals: 2 } }).opened();
    refused(table, 'a');
    refused(table, 'b');
    expect(table.read(step('c'))).toEqual([
      expect.objectContaining({
        type: 'CommandDropped',
        why: 'game g has reached its limit of refusals',
      }),
      expect.objectContaining({ type: 'StoreOffset', offset: 4 }),
    ]);
    expect(requestIn(table.read({ ...step('d'), seat: 1 })[0])).toMatchObject({
      command: { id: 'd' },
    });
  });

  it('accepts only commands of the system once there are too many commits', () => {
    const table = new Table({ limits: { commits: 1, refusals: 9 } }).opened();
    expect(types(table.read(step('a')))).toEqual(['CommandDropped', 'StoreOffset']);
    expect(requestIn(table.read({ ...step('b'), seat: 'system' })[0])).toMatchObject({
      command: { id: 'b' },
    });
  });
});

describe('a new owner', () => {
  /** A record of a game that is under way, and its commands. */
  function underWay(): { commits: Commit[]; table: Table } {
    const table = new Table();
    const first = commitIn(table.verdict(table.read(open)[0])[0]);
    table.readCommit(first);
    const second = commitIn(table.verdict(table.read(step('a'))[0])[0]);
    table.readCommit(second);
    return { commits: [first, second], table };
  }

  it('decides nothing before it has read all existing commits, and skips the commands that they answer', () => {
    const { commits } = underWay();
    const table = new Table({ name: 'two' }, { events: { from: 0, end: 2 } });
    expect(table.started).toEqual([]);
    expect(table.read(open)).toEqual([]);
    expect(table.read(step('a'))).toEqual([]);
    expect(table.read(step('b'))).toEqual([]);
    expect(types(table.readCommit(commits[0]!))).toEqual([
      'TellMilestone',
      'CommitAccepted',
      'StoreOffset',
    ]);
    const caughtUp = table.readCommit(commits[1]!);
    expect(types(caughtUp)).toEqual([
      'CommitAccepted',
      'SendCommand',
      'RequestVerdict',
      'StoreOffset',
    ]);
    expect(requestIn(caughtUp[2])).toMatchObject({ tip: commits[1]!.id, command: { id: 'b' } });
    expect(caughtUp[3]).toMatchObject({ offset: 2 });
  });

  it('first of all pauses the clocks of each live game, once per takeover', () => {
    const { commits } = underWay();
    const sent = (name: string) => {
      const table = new Table({ name }, { events: { from: 0, end: 2 } });
      const effects = commits.flatMap((commit) => table.readCommit(commit));
      const again = table.tell({ type: 'PartitionRevoked', partition: 0 });
      const checkpoint = new Table({ name }).owner.checkpoint(0);
      expect([again, checkpoint?.heads]).toEqual([[], []]);
      return only(effects, 'SendCommand').map(({ command }) => command);
    };
    const [one, two] = [sent('two'), sent('three')];
    expect(one).toMatchObject([{ game: 'g', seat: 'system', body: { type: 'PauseClocks' } }]);
    expect(one[0]?.id).not.toBe(two[0]?.id);
  });

  it('pauses game after game in turn, but at once where a player sends a command', () => {
    // given three games that the new owner has to pause
    const old = new Table();
    const heads = ['g', 'h', 'i'].map((game) => {
      old.readCommit(
        commitIn(old.verdict(old.read({ ...open, id: `open-${game}`, game })[0])[0]),
        game,
      );
      return game;
    });
    const checkpoint: unknown = JSON.parse(JSON.stringify(old.owner.checkpoint(0)));
    const from = { commands: 3, events: { from: 3, end: 3 } };
    const table = new Table({ name: 'two' }, { ...from, checkpoint: checkpoint as never });
    const sent = only(table.started, 'SendCommand').map(({ command }) => command);
    expect(sent.map(({ game }) => game)).toEqual(heads);
    // when it does, it has the first one decided
    const asked = sent.flatMap((command) => only(table.read(command), 'RequestVerdict'));
    expect(asked.map(({ request }) => request.game)).toEqual(['g']);
    // and that of the third when its player sends something
    const wanted = only(table.read({ ...step('b'), game: 'i' }), 'RequestVerdict');
    expect(wanted.map(({ request }) => request.command.id)).toEqual([sent[2]?.id]);
    const after = table.readCommit(commitIn(table.verdict(wanted[0])[0]), 'i');
    expect(only(after, 'RequestVerdict').map(({ request }) => request.command.id)).toEqual(['b']);
    // then the second one's in its turn, and not before
    expect(only(table.readCommit(commitIn(table.verdict(asked[0])[0])), 'RequestVerdict')).toEqual(
      [],
    );
    expect(table.tick(99)).toEqual([]);
    const next = only(table.tick(1), 'RequestVerdict');
    expect(next.map(({ request }) => request.game)).toEqual(['h']);
    table.readCommit(commitIn(table.verdict(next[0])[0]), 'h');
    expect([...table.owner.heads()].map(({ version }) => version)).toEqual([2, 2, 2]);
  });

  it('begins from a checkpoint', () => {
    const { table: old, commits } = underWay();
    const checkpoint: unknown = JSON.parse(JSON.stringify(old.owner.checkpoint(0)));
    const table = new Table(
      { name: 'two' },
      { commands: 2, events: { from: 2, end: 2 }, checkpoint: checkpoint as never },
    );
    expect(types(table.started)).toEqual(['SendCommand']);
    expect(table.head()).toEqual(old.head());
    expect(requestIn(table.read(step('b'))[0])).toMatchObject({ tip: commits[1]!.id });
  });

  it('relies on its predecessor to commit the lowest undecided offset', () => {
    const table = new Table();
    const [g] = table.read(open);
    const [h] = table.read({ ...open, id: 'open-h', game: 'h' });
    const later = table.readCommit(commitIn(table.verdict(h)[0]), 'h');
    expect(types(later)).toEqual(['TellMilestone', 'CommitAccepted']);
    const all = table.readCommit(commitIn(table.verdict(g)[0]));
    expect(only(all, 'StoreOffset')).toEqual([{ type: 'StoreOffset', partition: 0, offset: 2 }]);
  });
});

describe('what the owner sends by itself', () => {
  const due = (head: Head) => ({
    at: 5_000,
    body: { type: 'ExpireClock', decision: 1 },
    cause: `d1/${head.game}`,
  });

  it('is the expiry of a clock, when it is due, and again if it has no effect', () => {
    const table = new Table({ due }).opened();
    expect(table.tick(3_999)).toEqual([]);
    const [sent] = table.tick(1);
    const id = systemCommandId('g', 'ExpireClock', 'd1/g');
    expect(sent).toMatchObject({
      type: 'SendCommand',
      command: { id, seat: 'system', body: { type: 'ExpireClock' } },
    });
    expect(table.tick(4_999)).toEqual([]);
    expect(table.tick(1)).toEqual([sent]);
  });

  it('costs nothing until it is due: a game is checked when its time comes, or when it changed', () => {
    let looks = 0;
    const counted = (head: Head) => {
      looks += 1;
      return due(head);
    };
    const table = new Table({ due: counted }).opened();
    const ticks = (): void => {
      for (let i = 0; i < 50; i++) table.tick(20);
    };
    ticks();
    expect(looks).toBe(1);
    const [asked] = table.read(step('a'));
    table.readCommit(commitIn(table.verdict(asked)[0]));
    ticks();
    expect(looks).toBe(2);
    expect(types(table.tick(2_000))).toEqual(['SendCommand']);
    expect(looks).toBe(3);
  });

  it('is Continue after a commit that stopped in the middle, and only then', () => {
    const table = new Table().opened();
    const [asked] = table.read(step('a'));
    const { command } = requestIn(asked);
    const events: GameEvent[] = [...decideToy(1, command, 0), { type: 'AgendaPaused' }];
    const commit = commitIn(table.verdict(asked, { kind: 'decided', events })[0]);
    const [sent] = only(table.readCommit(commit), 'SendCommand');
    expect(sent?.command).toEqual({
      id: systemCommandId('g', 'Continue', commit.id),
      game: 'g',
      seat: 'system',
      body: { type: 'Continue' },
    });
    const [goesOn] = table.read(sent!.command);
    const done = decideToy(1, requestIn(goesOn).command, 0);
    const after = table.readCommit(
      commitIn(table.verdict(goesOn, { kind: 'decided', events: done })[0]),
    );
    expect(only(after, 'SendCommand')).toEqual([]);
  });
});

describe('a finished game', () => {
  it('is kept for retries for a while, then by its id alone', () => {
    const table = new Table().opened();
    const [asked] = table.read({ ...step('c'), body: { type: 'Concede' } });
    const { command } = requestIn(asked);
    const events = [...decideToy(1, command, 0), { type: 'GameEnded', winner: 1 }];
    table.readCommit(commitIn(table.verdict(asked, { kind: 'decided', events })[0]));
    expect(table.head()?.phase).toBe('over');
    table.tick(600_000);
    expect(types(table.read(step('c')))).toEqual(['StoreOffset']);
    table.tick(3_600_000);
    expect(table.head()).toBeUndefined();
    expect(types(table.read(open))).toEqual(['CommandDropped', 'StoreOffset']);
    expect(table.owner.checkpoint(0)).toMatchObject({ heads: [], closed: [['g', 501]] });
  });
});

it('an opened head has the root as its tip', () => {
  expect(openHead('g', { pinned: PINNED, secret: SECRET, edition: '6ED' }).tip).toBe(ROOT);
});
