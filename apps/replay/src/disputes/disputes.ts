import type { EventLog } from '@arbiter/event-log';
import {
  caseOf,
  decideDispute,
  disputeCommit,
  makeDisputeCommit,
  makeHeaders,
  sha256,
  SYSTEM,
  systemCommandId,
  topics,
  type Actor,
  type Case,
  type DisputeCommand,
  type DisputeFacts,
  type DisputeRefusal,
} from '@arbiter/protocol';

const TOPIC = topics.disputes.name;

/** How often a command is decided again because another instance came between. */
const TRIES = 8;

/** Readers pass over what has no form that they know: it would be as if it had not been said. */
const UNREADABLE = {
  kind: 'malformed',
  why: 'it is longer than what is kept, or has another form',
} as const;

/** A command with its sender, and with the id that a retry has too. */
export interface Wish {
  readonly id: string;
  readonly digest: string;
  readonly actor: Actor;
  readonly command: DisputeCommand;
}

/** What came of a command. */
export type Outcome =
  { readonly dispute: string; readonly file: Case } | { readonly refused: DisputeRefusal };

/**
 * The disputes on the log. Nothing of them is held: those about a game are few, and are folded from the log each time.
 * Instances don't share them out either: whichever is asked decides, appends, and looks whether the log has it; if
 * another one came between, it decides again on what the log has now.
 */
export class Disputes {
  readonly #log: EventLog;
  readonly #now: () => number;

  constructor(log: EventLog, now: () => number = Date.now) {
    this.#log = log;
    this.#now = now;
  }

  /** The disputes about a game, up to an offset or to the end. */
  async about(game: string, to?: number): Promise<Case> {
    const values: (string | null)[] = [];
    for await (const { value } of this.#log.readKey(TOPIC, game, 0, to)) values.push(value);
    return caseOf(game, values);
  }

  /**
   * Decides a command and writes down what comes of it.
   *
   * @throws what the log throws; then it may have been written all the same, and is not done twice if it is sent again
   */
  async act(facts: DisputeFacts, wish: Wish): Promise<Outcome> {
    const { game } = facts;
    for (let tried = 0; tried < TRIES; tried++) {
      const before = await this.about(game);
      const decision = decideDispute(before.file, facts, { ...wish, at: this.#now() });
      if ('refused' in decision) return decision;
      if ('done' in decision) return { dispute: decision.done, file: before };
      const { id: command, digest } = wish;
      const { event } = decision;
      const commit = makeDisputeCommit(game, before.tip, { command, digest, event });
      if (!disputeCommit.safeParse(commit).success) return { refused: UNREADABLE };
      await this.#log.append([
        {
          topic: TOPIC,
          key: game,
          value: JSON.stringify(commit),
          headers: makeHeaders({
            id: commit.id,
            source: '/replay',
            type: 'arbiter.dispute.event.v1',
            subject: event.dispute,
          }),
        },
      ]);
      const file = await this.about(game);
      if (file.commits.some(({ id }) => id === commit.id)) return { dispute: event.dispute, file };
    }
    return {
      refused: { kind: 'not-now', why: 'others act in this dispute all the time; try again' },
    };
  }

  /**
   * What a ruling wants is done: that is recorded, once, however often this is called.
   *
   * @param counts whether the match counts by it; else players are warned and banned by it, which comes first
   */
  async remedied(game: string, dispute: string, number: number, counts: boolean): Promise<void> {
    const found = (await this.about(game)).file.disputes.get(dispute);
    if (found === undefined) return;
    if (!counts && found.rulings.some((one) => one.number === number && one.changes)) return;
    const { match, players, edition } = found;
    const facts = { game, match, players, edition, events: 0, ended: null, hasRule: () => false };
    await this.act(facts, {
      id: systemCommandId(game, 'RecordRemedy', `${dispute}/${number}`),
      digest: sha256('RecordRemedy'),
      actor: SYSTEM,
      command: { type: 'RecordRemedy', dispute, number },
    });
  }
}
