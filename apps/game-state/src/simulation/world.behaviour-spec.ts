import { seededRandom, type Random } from '@arbiter/kernel';
import {
  canonicalJson,
  chainRule,
  commandOf,
  isRefusal,
  readCommit,
  type ChainRule,
  type Commit,
  type GameCommand,
  type Head,
  type Verdict,
  type VerdictRequest,
} from '@arbiter/protocol';
import type { Checkpoint, Effect, Fact } from '../owner/facts.ts';
import { Owner } from '../owner/owner.ts';
import type { Sabotage } from './sabotage.behaviour-spec.ts';
import { decideToy, foldToy, OPENING, PINNED, type Version } from './toy-rules.behaviour-spec.ts';

const P = 0;
const GAMES = ['g1', 'g2'];
const PATIENCE = { verdict: 12, again: 2 };

interface CommandRecord {
  readonly at: number;
  readonly command: GameCommand;
}
interface CommitRecord {
  readonly game: string;
  readonly commit: Commit;
}

/** A process that owns the partition, or believes so. */
interface OwnerProcess {
  readonly owner: Owner;
  commands: number;
  events: number;
  /** Its effects that are not carried out yet. Carried out in any order, except within a topic. */
  readonly wants: Effect[];
  /** Appends on their way back. */
  readonly news: Fact[];
  readonly asks: Map<string, VerdictRequest>;
  /** It takes commands in an order of its own, as a faulty build might; such an owner commits no offsets. */
  readonly unordered: boolean;
  readonly swapped: Set<number>;
  /** It decides in its own process, by this version, in the positions that it folds itself; null: it asks evaluators. */
  readonly decides: Reader | null;
}

/** A reader that folds game.events: an evaluator or a gateway. */
interface Reader {
  readonly version: Version;
  events: number;
  heads: Map<string, Head>;
  sums: Map<string, number>;
}

/**
 * A log, and around it owners (zombies too), evaluators of two versions of the rules, gateways and players, driven by
 * a seed: what happens next, what is delayed, lost, sent twice, and who crashes.
 */
export class World {
  readonly #random: Random;
  readonly #sabotage: Sabotage;
  readonly #commands: CommandRecord[] = [];
  readonly #events: CommitRecord[] = [];
  readonly #owners: OwnerProcess[] = [];
  readonly #evaluators: Reader[];
  readonly #gateways: Reader[];
  readonly #requests: VerdictRequest[] = [];
  readonly #verdicts: Verdict[] = [];
  readonly #toSend: GameCommand[] = [];
  /** What each player was told about each command, and by what. */
  readonly #told = new Map<string, string>();
  readonly violations: string[] = [];
  /** What happened, to show that there was something to get wrong. */
  readonly seen = { commits: 0, refusals: 0, skipped: 0, rivals: 0, starts: 0 };
  #stored = 0;
  #checkpoint: Checkpoint | undefined;
  #now = 0;
  #starts = 0;
  #rough = true;

  constructor(seed: number, sabotage: Sabotage = {}) {
    this.#random = seededRandom(seed);
    this.#sabotage = sabotage;
    this.#evaluators = [newReader(1), newReader(2)];
    this.#gateways = [newReader(1), newReader(1)];
    for (const game of GAMES) {
      this.#toSend.push({ id: `open-${game}`, game, seat: 'system', body: OPENING });
    }
    const count = 3 + this.#random.below(6);
    for (let i = 0; i < count; i++) {
      const seat = this.#random.oneIn(2) ? 0 : 1;
      const body = { type: 'Step', step: 1 + this.#random.below(5) };
      this.#toSend.push({ id: `c${i}`, game: this.#random.pick(GAMES), seat, body });
    }
    this.#startOwner();
    if (this.#random.oneIn(2)) this.#startOwner();
  }

  /** Runs a schedule and the calm after it; says what was violated. */
  run(): readonly string[] {
    const steps = 100 + this.#random.below(400);
    for (let i = 0; i < steps; i++) this.#step();
    this.#calm();
    this.#check();
    return this.violations;
  }

  #step(): void {
    const random = this.#random;
    switch (random.below(12)) {
      case 0:
        this.#sendNext();
        return;
      case 1:
      case 2:
        this.#withOwner((owner) => this.#readCommand(owner));
        return;
      case 3:
      case 4:
        this.#withOwner((owner) => this.#readCommit(owner));
        return;
      case 5:
      case 6:
        this.#withOwner((owner) => this.#doOne(owner));
        return;
      case 7:
        this.#withOwner((owner) => this.#hearOne(owner));
        return;
      case 8:
        this.#evaluate(random.pick(this.#evaluators));
        return;
      case 9:
        this.#deliverVerdict();
        return;
      case 10:
        this.#readAsGateway(random.pick(this.#gateways));
        return;
      default:
        this.#timeGoesBy();
        if (random.oneIn(3)) this.#mishap();
    }
  }

  #mishap(): void {
    const random = this.#random;
    switch (random.below(5)) {
      case 0: // A second owner while the first still lives: one of them is a zombie.
        if (this.#owners.length < 3) this.#startOwner();
        return;
      case 1:
        if (this.#owners.length > 0) this.#crash(random.below(this.#owners.length));
        return;
      case 2:
        restart(random.pick(this.#evaluators));
        return;
      case 3:
        restart(random.pick(this.#gateways));
        return;
      default:
        this.#withOwner(({ owner }) => (this.#checkpoint = owner.checkpoint(P)));
    }
  }

  /** Appends a command; a player who gets no answer in time resends it. */
  #sendNext(): void {
    const command = this.#toSend[0];
    if (command === undefined) return;
    const opening = command.body.type === 'StartGame';
    if (!opening && !this.#commands.some((one) => one.command.game === command.game)) return;
    this.#appendCommand(command);
    if (!this.#rough || !this.#random.oneIn(4)) this.#toSend.shift();
  }

  #appendCommand(command: GameCommand): void {
    this.#commands.push({ at: ++this.#now, command });
  }

  /** Positions as of an offset of game.events. */
  #readTo(offset: number): Reader {
    const reader = newReader(this.#random.oneIn(2) ? 1 : 2);
    while (reader.events < offset) this.#readOn(reader);
    return reader;
  }

  #startOwner(): void {
    const owner = new Owner({
      name: `owner-${++this.#starts}`,
      patience: PATIENCE,
      due: () => null,
      ...(this.#sabotage.owners && { rule: this.#sabotage.owners }),
    });
    const checkpoint = this.#random.oneIn(2) ? this.#checkpoint : undefined;
    const from = checkpoint?.offset ?? 0;
    const process: OwnerProcess = {
      owner,
      commands: this.#stored,
      events: from,
      wants: [],
      news: [],
      asks: new Map(),
      unordered: this.#rough && this.#random.oneIn(4),
      swapped: new Set(),
      decides: this.#random.oneIn(3) ? this.#readTo(from) : null,
    };
    this.#owners.push(process);
    this.#tell(process, {
      type: 'PartitionAssigned',
      partition: P,
      commands: this.#stored,
      events: { from, end: this.#events.length },
      ...(checkpoint && { checkpoint }),
      now: this.#now,
    });
  }

  /** What it had sent may still arrive: a crash takes back nothing. */
  #crash(index: number): void {
    const [gone] = this.#owners.splice(index, 1);
    for (const effect of gone?.wants ?? []) {
      if (effect.type === 'AppendCommit' && this.#random.oneIn(2)) this.#late.push(effect);
    }
  }
  readonly #late: (Effect & { type: 'AppendCommit' })[] = [];

  #withOwner(act: (owner: OwnerProcess) => void): void {
    if (this.#owners.length > 0) act(this.#random.pick(this.#owners));
  }

  #tell(process: OwnerProcess, fact: Fact): void {
    const { owner, wants, asks } = process;
    for (const effect of owner.handle(fact)) {
      if (effect.type === 'RequestVerdict') asks.set(effect.request.game, effect.request);
      if (effect.type === 'CommitAccepted') {
        const { game, commit } = effect;
        const sums = process.decides?.sums;
        sums?.set(game, foldToy(commit.events, sums.get(game) ?? -1));
        if (this.#sabotage.resumesAfterHighest) {
          this.#stored = Math.max(this.#stored, effect.commit.offset + 1);
        }
      } else wants.push(effect);
    }
  }

  #readCommand(process: OwnerProcess): void {
    const offset = process.commands;
    const record = this.#commands[this.#place(process, offset)];
    if (record === undefined) return;
    process.commands += 1;
    const { at, command } = record;
    const id = this.#sabotage.commandsByOffset ? `${command.id}@${offset}` : command.id;
    this.#tell(process, {
      type: 'CommandRead',
      partition: P,
      offset,
      at,
      command: { ...command, id },
      now: this.#now,
    });
  }

  #place({ unordered, swapped }: OwnerProcess, offset: number): number {
    const first = offset - (offset % 2);
    if (unordered && offset === first && first + 1 < this.#commands.length) swapped.add(first);
    return swapped.has(first) ? first + first + 1 - offset : offset;
  }

  #readCommit(process: OwnerProcess): void {
    const record = this.#events[process.events];
    if (record === undefined) return;
    const offset = process.events++;
    this.#tell(process, { type: 'CommitRead', partition: P, offset, ...record, now: this.#now });
  }

  /** One of the things that an owner wants is done, lost or done twice, as far as that may happen to it. */
  #doOne(process: OwnerProcess): void {
    const { wants } = process;
    const index = this.#rough ? this.#random.below(Math.min(3, wants.length)) : 0;
    const [effect] = wants.splice(index, 1);
    if (effect === undefined) return;
    const lost = this.#rough && this.#random.oneIn(6);
    const twice = this.#rough && this.#random.oneIn(6);
    switch (effect.type) {
      case 'RequestVerdict':
        if (process.decides !== null) {
          this.#decideInProcess(process, process.decides, effect.request);
          return;
        }
        if (!lost) this.#requests.push(effect.request);
        if (twice) this.#requests.push(effect.request);
        return;
      case 'AppendCommit':
        this.#append(process, effect, lost);
        if (twice) this.#late.push(effect);
        return;
      case 'SendCommand':
        this.#appendCommand(effect.command);
        return;
      case 'StoreOffset':
        if (this.#sabotage.resumesAfterHighest || process.unordered || lost) return;
        this.#stored = effect.offset;
        return;
      default:
        return;
    }
  }

  #append(
    process: OwnerProcess,
    { game, commit }: Effect & { type: 'AppendCommit' },
    lost: boolean,
  ): void {
    const now = this.#now;
    if (lost) {
      // Rejected; it may have arrived all the same, now or later.
      if (this.#random.oneIn(2))
        this.#late.push({ type: 'AppendCommit', partition: P, game, commit });
      process.news.push({ type: 'AppendFailed', partition: P, game, commit, now });
      return;
    }
    const offset = this.#events.push({ game, commit }) - 1;
    if (this.#sabotage.tellsWhenAppended) this.#tellPlayer(commit);
    process.news.push({ type: 'CommitAppended', partition: P, offset, game, commit, now });
  }

  #decideInProcess(process: OwnerProcess, decides: Reader, request: VerdictRequest): void {
    const { game, tip, command, attempt } = request;
    const { version, sums } = decides;
    // By now it may have read on.
    const outcome: Verdict['outcome'] =
      process.asks.get(game)?.tip === tip
        ? { kind: 'decided', events: decideToy(version, command, sums.get(game) ?? -1) }
        : { kind: 'stale' };
    const verdict = { game, tip, command: command.id, attempt, build: PINNED.engine, outcome };
    this.#tell(process, { type: 'VerdictRead', partition: P, verdict, now: this.#now });
  }

  #hearOne(process: OwnerProcess): void {
    const [fact] = process.news.splice(this.#random.below(Math.max(1, process.news.length)), 1);
    if (fact === undefined) return;
    if (this.#sabotage.trustsAcknowledgement && fact.type === 'CommitAppended') {
      const offset = process.owner.checkpoint(P)?.offset ?? fact.offset;
      this.#tell(process, { ...fact, offset });
      process.events = Math.max(process.events, offset + 1);
    } else this.#tell(process, fact);
  }

  #evaluate(evaluator: Reader): void {
    if (!this.#random.oneIn(3)) this.#readOn(evaluator);
    const index = this.#random.below(Math.max(1, this.#requests.length));
    const request = this.#requests[index];
    if (request === undefined) return;
    this.#requests.splice(index, 1);
    const { game, tip, command, attempt } = request;
    const head = evaluator.heads.get(game);
    const at = head?.tip;
    const sum = evaluator.sums.get(game) ?? -1;
    const answer = (outcome: Verdict['outcome']) => {
      const verdict = {
        game,
        tip,
        command: command.id,
        attempt,
        build: PINNED.engine,
        outcome,
      };
      if (!this.#rough || !this.#random.oneIn(6)) this.#verdicts.push(verdict);
      if (this.#rough && this.#random.oneIn(6)) this.#verdicts.push(verdict);
    };
    const opens = head === undefined && command.body.type === 'StartGame';
    if (at === tip || opens)
      answer({ kind: 'decided', events: decideToy(evaluator.version, command, sum) });
    else
      answer({ kind: this.#events.some(({ commit }) => commit.id === tip) ? 'stale' : 'unknown' });
  }

  #deliverVerdict(): void {
    const index = this.#random.below(Math.max(1, this.#verdicts.length));
    const [verdict] = this.#verdicts.splice(index, 1);
    if (verdict === undefined) return;
    // All owners read all verdicts of their partition.
    for (const process of this.#owners) {
      const asked = process.asks.get(verdict.game);
      const tip = this.#sabotage.takesStaleVerdicts && asked ? asked.tip : verdict.tip;
      this.#tell(process, {
        type: 'VerdictRead',
        partition: P,
        verdict: { ...verdict, tip },
        now: this.#now,
      });
    }
  }

  #readAsGateway(gateway: Reader): void {
    const commit = this.#readOn(gateway);
    if (commit !== undefined && !this.#sabotage.tellsWhenAppended) this.#tellPlayer(commit);
  }

  /** Reads one commit; gives it back if it is accepted. */
  #readOn(reader: Reader): Commit | undefined {
    const record = this.#events[reader.events];
    if (record === undefined) return undefined;
    reader.events += 1;
    const { game, commit } = record;
    if (readCommit(reader.heads, game, commit, this.#rule) !== 'accepted') return undefined;
    reader.sums.set(game, foldToy(commit.events, reader.sums.get(game) ?? -1));
    return commit;
  }

  get #rule(): ChainRule {
    return this.#sabotage.readers ?? chainRule;
  }

  #tellPlayer(commit: Commit): void {
    const command = nameOf(commit);
    const now = canonicalJson(commit.events);
    const before = this.#told.get(command);
    if (before !== undefined && before !== now) this.#violated(`${command} was told two ways`);
    this.#told.set(command, now);
  }

  #timeGoesBy(): void {
    this.#now += 1 + this.#random.below(6);
    const [late] = this.#late.splice(this.#random.below(Math.max(1, this.#late.length)), 1);
    if (late !== undefined) this.#events.push({ game: late.game, commit: late.commit });
    for (const process of this.#owners) this.#tell(process, { type: 'Ticked', now: this.#now });
  }

  /** No more faults: everything in flight arrives, and everything sent is decided. */
  #calm(): void {
    this.#rough = false;
    const orderly = this.#random.oneIn(2) ? [] : this.#owners.filter(({ unordered }) => !unordered);
    this.#owners.splice(0, this.#owners.length, ...orderly);
    if (this.#owners.length === 0) this.#startOwner();
    for (let round = 0; round < 400; round++) {
      this.#sendNext();
      for (const process of this.#owners) {
        this.#readCommand(process);
        this.#readCommit(process);
        while (process.wants.length > 0) this.#doOne(process);
        while (process.news.length > 0) this.#hearOne(process);
      }
      for (const evaluator of this.#evaluators) {
        while (evaluator.events < this.#events.length) this.#readOn(evaluator);
        this.#evaluate(evaluator);
      }
      this.#deliverVerdict();
      this.#timeGoesBy();
      for (const gateway of this.#gateways) this.#readAsGateway(gateway);
      if (this.#isQuiet()) return;
    }
  }

  #isQuiet(): boolean {
    return (
      this.#toSend.length === 0 &&
      this.#late.length === 0 &&
      this.#gateways.every(({ events }) => events === this.#events.length) &&
      this.#owners.every(
        ({ commands, events, wants, news, owner }) =>
          commands === this.#commands.length &&
          events >= this.#events.length &&
          wants.length + news.length === 0 &&
          owner.isIdle(P),
      )
    );
  }

  #check(): void {
    const reader = newReader(1);
    const answered = new Map<string, number>();
    this.#count();
    while (reader.events < this.#events.length) {
      const game = this.#events[reader.events]?.game ?? '';
      const sum = reader.sums.get(game) ?? -1;
      const commit = this.#readOn(reader);
      if (commit === undefined) continue;
      const name = nameOf(commit);
      answered.set(name, (answered.get(name) ?? 0) + 1);
      this.#checkDecision(commit, sum);
    }
    for (const { command } of this.#commands) {
      const times = answered.get(command.id) ?? 0;
      if (times === 0) this.#violated(`${command.id} is lost`);
      if (times > 1) this.#violated(`${command.id} is answered ${times} times`);
    }
    for (const command of this.#told.keys()) {
      if (!answered.has(command)) this.#violated(`${command} was told and is not in the record`);
    }
    this.#checkReaders(reader);
  }

  #count(): void {
    const { seen } = this;
    const ids = new Set(this.#events.map(({ commit }) => commit.id));
    seen.commits = ids.size;
    seen.refusals = this.#events.filter(({ commit }) => isRefusal(commit)).length;
    seen.rivals = ids.size - new Set(this.#events.map(({ commit }) => commit.prev)).size;
    seen.skipped =
      this.#events.length - new Set(this.#events.map(({ commit }) => commit.command)).size;
    seen.starts = this.#starts;
  }

  /** Each accepted commit is what some version decides in the position that the commits before it lead to. */
  #checkDecision(commit: Commit, sum: number): void {
    const command = commandOf(commit);
    const text = canonicalJson(commit.events);
    const possible = ([1, 2] as const).some(
      (version) =>
        command !== undefined && canonicalJson(decideToy(version, command, sum)) === text,
    );
    if (!possible) this.#violated(`${commit.command} was decided in another position`);
  }

  #checkReaders(reader: Reader): void {
    for (const game of GAMES) {
      const tip = reader.heads.get(game)?.tip;
      for (const gateway of this.#gateways) {
        if (gateway.heads.get(game)?.tip !== tip) this.#violated(`gateways differ about ${game}`);
      }
      for (const { owner } of this.#owners) {
        if (owner.head(P, game)?.tip !== tip) this.#violated(`an owner differs about ${game}`);
      }
    }
  }

  #violated(what: string): void {
    this.violations.push(what);
  }
}

/** The command that a commit answers, as its player knows it. */
const nameOf = (commit: Commit): string => commit.command.split('@')[0] ?? '';

const newReader = (version: Version): Reader => ({
  version,
  events: 0,
  heads: new Map(),
  sums: new Map(),
});

/** A crash: all that was in memory is gone, and is read again from the log. */
function restart(reader: Reader): void {
  Object.assign(reader, newReader(reader.version));
}
