import { SENTENCES } from '@arbiter/editions/sentences';
import type { EventLog } from '@arbiter/event-log';
import { Problem, unauthorized, type Caller } from '@arbiter/http';
import {
  botOf,
  canonicalJson,
  commandId,
  sha256,
  type Actor,
  type Dispute,
  type DisputeCommand,
  type DisputeFacts,
  type DisputeRefusal,
  type DisputeText,
  type Json,
  type PlayedAgain,
  type Remedy,
} from '@arbiter/protocol';
import { unknown } from '../http/access.ts';
import { isRevealed } from '../store/entities.ts';
import type { KnownGame, ReplayQueries } from '../store/replay.queries.ts';
import type { AuditTrail } from './audit-trail.ts';
import { checkDefinitions, definitionsOf } from './case-cards.ts';
import type { Disputes, Outcome } from './disputes.ts';
import { seal, type SealedTexts } from './sealed-texts.ts';

/** A command whose texts are as they were typed. */
export type Act = DisputeCommand extends infer C
  ? C extends { readonly text: DisputeText }
    ? Omit<C, 'text'> & { readonly text: string }
    : C
  : never;

/** What people do in disputes: finds the facts, seals what players write, decides, and leaves the trace. */
export class CaseWork {
  readonly #queries: ReplayQueries;
  readonly #disputes: Disputes;
  readonly #texts: SealedTexts;
  readonly #audit: AuditTrail;
  readonly #log: EventLog;

  constructor(parts: {
    readonly queries: ReplayQueries;
    readonly disputes: Disputes;
    readonly texts: SealedTexts;
    readonly audit: AuditTrail;
    readonly log: EventLog;
  }) {
    this.#queries = parts.queries;
    this.#disputes = parts.disputes;
    this.#texts = parts.texts;
    this.#audit = parts.audit;
    this.#log = parts.log;
  }

  /** A text of somebody as people read it; null if its writer was erased. */
  read(text: DisputeText, writer: string): Promise<string | null> {
    return this.#texts.read(text, writer);
  }

  /** Whether somebody plays under this id, and was not erased. */
  async isPerson(player: string): Promise<boolean> {
    return (await this.#texts.keyOf(player)) !== undefined;
  }

  /** The first event of a commit. @throws Problem 404 */
  async firstEventOf(game: string, version: number): Promise<number> {
    const commit = await this.#queries.commit(game, { version });
    if (commit !== null) return commit.first;
    if ((await this.#queries.game(game)) === null)
      throw unknown('game', `there is no game ${game}`);
    throw unknown('moment of this game', `game ${game} has no commit ${version} yet`);
  }

  /** Opens a dispute. Its id follows from who opens it and with which key. */
  open(game: string, caller: Caller, key: string, act: (dispute: string) => Act): Promise<Dispute> {
    return this.act(game, caller, key, act(`d-${commandId(caller.id, game, key)}`));
  }

  /** @throws Problem 401, 403, 404, 409, 422, 503 */
  async act(game: string, caller: Caller, key: string, act: Act): Promise<Dispute> {
    // Whoever reports what has just happened names an event that may not be projected yet.
    const known = await this.#queries.gameSoFar(game);
    if (known === null) throw unknown('game');
    const actor: Actor = caller;
    const { command, secret } = await this.#sealed(act, caller);
    const wish = {
      id: commandId(caller.id, game, key),
      // With the writer's key, so that nobody finds out what stood there by trying texts.
      digest: sha256(canonicalJson({ act: act as unknown as Json, secret })),
      ...{ actor, command },
    };
    // Before it is done: what an operator does leaves a trace, whatever comes between.
    if (caller.role !== 'player') {
      await this.#audit.record(caller, 'ActedInDispute', act.dispute, act.type);
    }
    const facts = await this.#facts(known);
    if (act.type === 'AttachEvidence' && act.evidence.kind === 'verification') {
      const verification = (await this.#queries.verifications([game])).get(game)?.state ?? null;
      return done(await this.#disputes.act({ ...facts, verification }, wish));
    }
    if (act.type !== 'Rule' && act.type !== 'ProposeRuling') {
      return done(await this.#disputes.act(facts, wish));
    }
    const beyond = await this.#beyond(known);
    const { remedy } = act;
    const again =
      act.type === 'Rule' && isAgain(remedy)
        ? { again: await this.#playedAgain(known, remedy) }
        : {};
    const elsewhere = act.type === 'Rule' ? { elsewhere: await this.#elsewhere(known) } : {};
    return done(await this.#disputes.act({ ...facts, beyond, ...again, ...elsewhere }, wish));
  }

  /** Disputes about other games of the match, as the log has them now. */
  async #elsewhere({ game, match }: KnownGame): Promise<Dispute[]> {
    const { games = [] } = (await this.#queries.match(match.match)) ?? {};
    const found: Dispute[] = [];
    for (const other of games) {
      if (other.game === game.game) continue;
      const { file } = await this.#disputes.about(other.game);
      found.push(...file.disputes.values());
    }
    return found;
  }

  /** Players of a game whom nothing reaches. */
  async #beyond({ match: { player0, player1 } }: KnownGame): Promise<Record<string, string>> {
    const beyond: Record<string, string> = {};
    for (const player of [player0, player1]) {
      if (botOf(player) !== undefined) beyond[player] = 'is a bot';
      else if ((await this.#texts.keyOf(player)) === undefined) beyond[player] = 'was erased';
    }
    return beyond;
  }

  /** What stands against playing again. @throws Problem 422 where nobody can read a card, or the game has none such */
  async #playedAgain({ game, match, record }: KnownGame, remedy: Remedy): Promise<PlayedAgain> {
    if (remedy.kind === 'gameRewound' && remedy.definitions.length > 0) {
      const { first = game.from } = record ?? {};
      const ofGame = await definitionsOf(this.#log, game.game, first);
      checkDefinitions(remedy.definitions, 'remedy.definitions', ofGame);
    }
    const found = await this.#queries.match(match.match);
    const later = found?.games.find(({ number }) => number > game.number);
    const second = await this.#queries.commit(game.game, { version: 2 });
    const erased: string[] = [];
    for (const player of [match.player0, match.player1]) {
      if (botOf(player) !== undefined) continue;
      if ((await this.#texts.keyOf(player)) === undefined) erased.push(player);
    }
    return {
      begins: second?.first ?? Infinity,
      ...{ later: later?.game ?? null, revealed: isRevealed(match), erased },
    };
  }

  async #facts({ game, match, record }: KnownGame): Promise<DisputeFacts> {
    const over = match.status === 'over' ? await this.#queries.match(match.match) : null;
    return {
      game: game.game,
      match: match.match,
      players: [match.player0, match.player1],
      edition: match.edition,
      events: record?.events ?? 0,
      suspended: record?.phase === 'suspended',
      ended: over && {
        match: match.match,
        bestOf: match.bestOf,
        winner: match.winner,
        reason: match.reason ?? '',
        games: over.games.map((one) => ({ game: one.game, winner: one.winner })),
      },
      hasRule: (rule) => rule in SENTENCES,
    };
  }

  /** Players are persons, and may be erased: what they write is sealed. @throws Problem 401 */
  async #sealed(
    act: Act,
    { id, role }: Caller,
  ): Promise<{ readonly command: DisputeCommand; readonly secret: string }> {
    if (!('text' in act)) return { command: act, secret: '' };
    const { text, ...rest } = act;
    if (role !== 'player')
      return { command: { ...rest, text: { text, sealed: false } }, secret: '' };
    const key = await this.#texts.keyOf(id);
    if (key === undefined) throw unauthorized(`${id} is not known here, or was erased`);
    return { command: { ...rest, text: seal(text, key) }, secret: key };
  }
}

/** A ruling by which something is played again. */
const isAgain = ({ kind }: Remedy): boolean => kind === 'gameRewound' || kind === 'matchReplayed';

function done(outcome: Outcome): Dispute {
  if ('refused' in outcome) throw problemOf(outcome.refused);
  const dispute = outcome.file.file.disputes.get(outcome.dispute);
  if (dispute === undefined) throw unknown('dispute');
  return dispute;
}

const STATUS = {
  unknown: [404, 'There is no such dispute'],
  'not-allowed': [403, 'You may not do this'],
  'not-now': [409, 'This can’t be done now'],
  malformed: [422, 'This is no ruling, or no evidence'],
  'key-reused': [422, 'This Idempotency-Key was used for another command'],
} as const;

function problemOf({ kind, why }: DisputeRefusal): Problem {
  const [status, title] = STATUS[kind];
  return new Problem(status, { kind, title, detail: why });
}
