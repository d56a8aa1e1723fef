import { setTimeout as pause } from 'node:timers/promises';
import { LogUnavailable } from '../errors.ts';
import { isStopped } from '../waiting.ts';
import {
  ASSIGNER,
  decodeClaim,
  decodeShare,
  encodeClaim,
  encodeShare,
  share,
  type Claim,
} from './assignment.ts';
import type { Broker } from './broker.ts';
import { errorText, errorType, mayPass } from './failures.ts';
import type { Link } from './link.ts';

/** Session timeout of a member, in milliseconds. Brokers have to allow it. */
const SESSION = 3_000;
const HEARTBEAT = 500;

/** Rebalance timeout: how long the others wait for a member to revoke what it has to, and to rejoin. */
const REBALANCE = 10_000;

/** Pause before the coordinator is asked again, in milliseconds. */
const AGAIN_AFTER = 100;

/** How long joining waits for partitions that can't be read yet, in milliseconds. */
const JOINED_WITHIN = 1_000;

/** What a member is made of. */
export interface GroupMemberOptions {
  /** For this member alone: joining keeps a connection waiting. */
  readonly link: Link;
  readonly group: string;
  /** By their names in Kafka. */
  readonly topics: readonly string[];
  readonly partitions: number;
  /** We own this partition. Resolves when it is being read, or when the signal says that it goes to another member. */
  readonly start: (partition: number, leaving: AbortSignal) => Promise<void>;
  /** We no longer own it. Resolves when the next owner may start. */
  readonly stop: (partition: number) => Promise<void>;
  /** Called when the coordinator refuses us for good: the group's settings are wrong. */
  readonly onRefused: (error: unknown) => void;
  /** Called after each rebalance, with how many milliseconds ago we heard of it. */
  readonly onRebalanced?: ((millis: number) => void) | undefined;
}

/** What ends a stay in one generation of the group. */
type End = 'rebalance' | 'expelled' | 'left';

/** A partition that we own. */
interface Owned {
  /** Resolves when it is being read. */
  readonly reading: Promise<void>;
  /** Ends the waiting for that. */
  readonly leaving: AbortController;
}

/** Our identity to the coordinator. */
export interface Standing {
  readonly member: string;
  readonly generation: number;
}

/**
 * Membership of a consumer group, by Kafka's own protocol. kafkajs's consumer is not used: it revokes everything at
 * each rebalance without waiting for handlers that are still running, sends heartbeats only between batches, and hangs
 * on a dead broker.
 */
export class GroupMember {
  readonly #options: GroupMemberOptions;
  readonly #leaving = new AbortController();
  readonly #owned = new Map<number, Owned>();
  #standing: Standing = { member: '', generation: -1 };
  #coordinator: Broker | null = null;
  #joined = false;
  #done: Promise<void> | null = null;

  constructor(options: GroupMemberOptions) {
    this.#options = options;
  }

  /**
   * Resolves when the first partitions are being read, of which there may be none; those that can't be read yet are not
   * waited for. Rejects if the coordinator refuses us.
   */
  join(): Promise<void> {
    return new Promise((joined, refused) => {
      this.#done = this.#run(() => {
        this.#joined = true;
        joined();
      }).then(joined, refused);
    });
  }

  /** The partition numbers that we own now. */
  owned(): readonly number[] {
    return [...this.#owned.keys()].sort((a, b) => a - b);
  }

  /** Who we are now: a commit that names another generation is refused. */
  standing(): Standing {
    return this.#standing;
  }

  /** Revokes everything and leaves the group. */
  async leave(): Promise<void> {
    const { link, group } = this.#options;
    this.#leaving.abort();
    // A join may be waiting for the others for long.
    this.#coordinator?.end();
    await this.#done;
    const { member } = this.#standing;
    await this.#whileAlive(() => Promise.all(this.owned().map((one) => this.#letGo(one))));
    if (member !== '') {
      // If nobody receives it, the session times out.
      await link
        .retrying(SESSION, async () => {
          const coordinator = await link.coordinatorOf(group);
          await coordinator.ask((requests) =>
            requests.leaveGroup({ groupId: group, memberId: member }),
          );
        })
        .catch(() => undefined);
    }
    link.close();
  }

  async #run(joined: () => void): Promise<void> {
    let heard = performance.now();
    while (!this.#leaving.signal.aborted) {
      const assigned = await this.#enter();
      if (assigned === null) continue;
      const beating = new AbortController();
      const end = this.#beat(AbortSignal.any([beating.signal, this.#leaving.signal]));
      const lost = this.owned().filter((partition) => !assigned.includes(partition));
      await Promise.all(lost.map((partition) => this.#letGo(partition)));
      for (const partition of assigned) {
        if (!this.#owned.has(partition)) this.#begin(partition);
      }
      if (lost.length > 0) {
        // Their next owners wait for us to say so.
        beating.abort();
        await end;
        continue;
      }
      this.#options.onRebalanced?.(performance.now() - heard);
      const reading = Promise.all([...this.#owned.values()].map((one) => one.reading));
      void Promise.race([reading, pause(JOINED_WITHIN, undefined, { ref: false })]).then(joined);
      const ended = await end;
      heard = performance.now();
      if (ended === 'expelled') await this.#loseAll();
    }
  }

  /** Joins a generation of the group. Gives our share, or null if it has to be tried again. */
  async #enter(): Promise<readonly number[] | null> {
    const { group, topics, partitions } = this.#options;
    try {
      const coordinator = await this.#findCoordinator();
      const claim: Claim = { owned: this.owned(), generation: this.#standing.generation };
      const { generationId, memberId, leaderId, members } = await coordinator.ask((requests) =>
        requests.joinGroup({
          groupId: group,
          sessionTimeout: SESSION,
          rebalanceTimeout: REBALANCE,
          memberId: this.#standing.member,
          protocolType: 'consumer',
          groupProtocols: [{ name: ASSIGNER, metadata: encodeClaim(topics, claim) }],
        }),
      );
      this.#standing = { member: memberId, generation: generationId };
      const claims = new Map(members.map((one) => [one.memberId, decodeClaim(one.memberMetadata)]));
      const shares =
        leaderId === memberId ? share(partitions, claims) : new Map<string, number[]>();
      const { memberAssignment } = await coordinator.ask((requests) =>
        requests.syncGroup({
          groupId: group,
          generationId,
          memberId,
          groupAssignment: [...shares].map(([member, numbers]) => ({
            memberId: member,
            memberAssignment: encodeShare(topics, numbers),
          })),
        }),
      );
      return decodeShare(memberAssignment);
    } catch (error) {
      if (this.#leaving.signal.aborted) return null;
      const end = endOf(error);
      if (end === 'expelled') await this.#loseAll();
      else if (end === null) {
        if (!mayPass(error)) this.#refused(error);
        await this.#failed();
      }
      return null;
    }
  }

  /** Sends heartbeats until the group changes, or the signal aborts. */
  async #beat(signal: AbortSignal): Promise<End> {
    const { generation, member } = this.#standing;
    for (;;) {
      await pause(HEARTBEAT, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return 'left';
      try {
        const coordinator = await this.#findCoordinator();
        await coordinator.ask((requests) =>
          requests.heartbeat({
            groupId: this.#options.group,
            groupGenerationId: generation,
            memberId: member,
          }),
        );
      } catch (error) {
        if (isStopped(signal)) return 'left';
        const end = endOf(error);
        if (end !== null) return end;
        await this.#failed();
      }
    }
  }

  async #findCoordinator(): Promise<Broker> {
    const { link, group } = this.#options;
    if (this.#coordinator === null || this.#coordinator.isBroken) {
      this.#coordinator = await link.coordinatorOf(group);
    }
    return this.#coordinator;
  }

  /** Runs while our heartbeats reach the group. */
  async #whileAlive(work: () => Promise<unknown>): Promise<void> {
    const done = new AbortController();
    const beating = (async () => {
      while (!done.signal.aborted) {
        if ((await this.#beat(done.signal)) === 'expelled') return;
      }
    })();
    await work();
    done.abort();
    await beating;
  }

  /** Retrying won't help; a pending join rejects, and later the reader is told. */
  #refused(error: unknown): void {
    const { group, onRefused } = this.#options;
    const hint =
      errorType(error) === 'INVALID_SESSION_TIMEOUT'
        ? `; the brokers have to have group.min.session.timeout.ms=${SESSION} or less`
        : '';
    const clear = new LogUnavailable(`group ${group}: ${errorText(error)}${hint}`, {
      cause: error,
    });
    if (!this.#joined) throw clear;
    onRefused(clear);
  }

  /** The coordinator is gone, or another broker is it now. The group stands as it was. */
  async #failed(): Promise<void> {
    this.#coordinator = null;
    await pause(AGAIN_AFTER, undefined, { signal: this.#leaving.signal }).catch(() => undefined);
  }

  /** The group moved on without us: our partitions have other owners. */
  async #loseAll(): Promise<void> {
    this.#standing = { member: '', generation: -1 };
    await Promise.all(this.owned().map((partition) => this.#letGo(partition)));
  }

  #begin(partition: number): void {
    const leaving = new AbortController();
    const reading = this.#options.start(partition, leaving.signal);
    this.#owned.set(partition, { reading, leaving });
  }

  async #letGo(partition: number): Promise<void> {
    const owned = this.#owned.get(partition);
    owned?.leaving.abort();
    await owned?.reading;
    await this.#options.stop(partition);
    this.#owned.delete(partition);
  }
}

/** What an error of the coordinator means for our stay; null: nothing, it could not be asked. */
function endOf(error: unknown): End | null {
  switch (errorType(error)) {
    case 'REBALANCE_IN_PROGRESS':
      return 'rebalance';
    case 'UNKNOWN_MEMBER_ID':
    case 'ILLEGAL_GENERATION':
      return 'expelled';
    default:
      return null;
  }
}
