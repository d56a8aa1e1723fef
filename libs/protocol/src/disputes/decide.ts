import { isInvolved, type Actor } from './actor.ts';
import type { CaseFile, Dispute, Ruling } from './dispute.ts';
import type {
  DisputeEvent,
  EndedMatch,
  Evidence,
  Judgement,
  Remedy,
  Result,
  Seat,
  Text,
} from './events.ts';

/** What somebody wants done. */
export type DisputeCommand = { readonly dispute: string } & (
  | { readonly type: 'OpenDispute'; readonly event: number; readonly text: Text }
  | { readonly type: 'TakeDispute' | 'ReleaseDispute' | 'CloseDispute' }
  | { readonly type: 'Comment'; readonly text: Text }
  | { readonly type: 'AttachEvidence'; readonly evidence: Evidence }
  | ({ readonly type: 'ProposeRuling' | 'Rule' } & Judgement)
  | { readonly type: 'RecordRemedy'; readonly number: number }
  | { readonly type: 'Appeal'; readonly text: Text }
);

/** What is known of the game that a dispute is about. */
export interface Facts {
  readonly game: string;
  readonly match: string;
  readonly players: readonly [string, string];
  readonly edition: string;
  /** Number of events of the game so far. */
  readonly events: number;
  /** As the match ended; `null` while it goes on. */
  readonly ended: EndedMatch | null;
  /** Whether the game stands still because the rules have failed in it. */
  readonly suspended?: boolean;
  /** Players whom no warning and no ban reaches, with what they are instead. */
  readonly beyond?: Readonly<Record<string, string>>;
  /** What stands against playing a part of the match again; there only for a ruling that wants that. */
  readonly again?: PlayedAgain;
  /** What the server found when it checked the record, null if it has not yet; there only for evidence of that. */
  readonly verification?: string | null;
  /** Disputes about other games of the match by which something counts otherwise; there only for a ruling. */
  readonly elsewhere?: readonly Dispute[];
  /** Whether there is such a rule, with its edition. */
  readonly hasRule: (rule: string) => boolean;
}

/** What is to be known before a game is rewound, or a match replayed. */
export interface PlayedAgain {
  /** Number of the first event after the opening of the game: there is nothing before it to go back to. */
  readonly begins: number;
  /** A game of the match that was begun after it. */
  readonly later: string | null;
  /** Whether everybody may see what was hidden in it. */
  readonly revealed: boolean;
  /** Players of it who were erased. */
  readonly erased: readonly string[];
}

/** Why something is not done. */
export interface Refusal {
  readonly kind: 'unknown' | 'not-allowed' | 'not-now' | 'malformed' | 'key-reused';
  readonly why: string;
}

/** What comes of a command. */
export type Decision =
  | { readonly event: DisputeEvent }
  /** It was done before. */
  | { readonly done: string }
  | { readonly refused: Refusal };

/** A command with its sender, and with the id that a retry has too. */
export interface Wish {
  readonly id: string;
  readonly digest: string;
  readonly actor: Actor;
  readonly command: DisputeCommand;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What comes of a command in a game's case file. */
export function decide(file: CaseFile, facts: Facts, wish: Wish): Decision {
  const { id, digest, actor, command, at } = wish;
  const answered = file.commands.get(id);
  if (answered?.digest === digest) return { done: answered.dispute };
  if (answered !== undefined) {
    return refused('key-reused', 'the same command was sent before and said something else');
  }
  const common: Common = { dispute: command.dispute, by: actor.id, role: actor.role, at };
  if (command.type === 'OpenDispute') return open(file, facts, actor, command, common);
  const dispute = file.disputes.get(command.dispute);
  if (dispute === undefined) {
    return refused('unknown', `there is no dispute ${command.dispute} about game ${facts.game}`);
  }
  const why = closedTo(dispute, command) ?? whyNot(file, facts, dispute, actor, command, at);
  return why === null
    ? { event: { ...common, ...eventOf(facts, dispute, command) } as DisputeEvent }
    : { refused: why };
}

interface Common {
  readonly dispute: string;
  readonly by: string;
  readonly role: Actor['role'];
  readonly at: number;
}

type Open = Extract<DisputeCommand, { type: 'OpenDispute' }>;
type Later = Exclude<DisputeCommand, Open>;

const refusal = (kind: Refusal['kind'], why: string): Refusal => ({ kind, why });
const refused = (kind: Refusal['kind'], why: string): Decision => ({
  refused: refusal(kind, why),
});

function open(
  file: CaseFile,
  facts: Facts,
  actor: Actor,
  { dispute, event, text }: Open,
  common: Common,
): Decision {
  const { game, match, players, edition, events } = facts;
  const { id, role } = actor;
  if (file.disputes.has(dispute)) return { done: dispute };
  if (role === 'judge' || role === 'auditor') {
    return refused('not-allowed', 'players and operators open disputes; a judge looks at them');
  }
  if (role === 'player' && !players.includes(id)) {
    return refused('not-allowed', `${id} does not play in match ${match}`);
  }
  if (event >= events) {
    return refused(
      'malformed',
      `game ${game} has no event ${event}: its last one is ${events - 1}`,
    );
  }
  const own = [...file.disputes.values()].find(
    (one) => one.openedBy === id && one.event === event && one.status !== 'closed',
  );
  if (own !== undefined) {
    return refused('not-now', `dispute ${own.dispute} is about event ${event} already`);
  }
  const type = 'DisputeOpened';
  return { event: { type, ...common, game, match, players, edition, event, text } };
}

/**
 * What is over stays as it is; a remedy that is on its way is recorded all the same. An appeal opens it again: whoever has
 * ruled could close at once, and nobody else would look at it.
 */
function closedTo(dispute: Dispute, { type }: Later): Refusal | null {
  if (dispute.status !== 'closed' || type === 'RecordRemedy' || type === 'Appeal') return null;
  return refusal('not-now', `dispute ${dispute.dispute} is closed`);
}

function whyNot(
  file: CaseFile,
  facts: Facts,
  dispute: Dispute,
  actor: Actor,
  command: Later,
  at: number,
): Refusal | null {
  switch (command.type) {
    case 'Comment':
      return mayWrite(dispute, actor);
    case 'AttachEvidence':
      return mayHandle(dispute, actor, 'attaches evidence') ?? inGame(facts, command.evidence);
    case 'TakeDispute':
      return mayRule(dispute, actor, 'takes a dispute') ?? mayTake(dispute, actor);
    case 'ReleaseDispute':
      return mayRule(dispute, actor, 'releases a dispute') ?? hasTaken(dispute, actor);
    case 'ProposeRuling':
      return (
        mayHandle(dispute, actor, 'proposes a ruling') ??
        isGrounded(facts, dispute, command) ??
        mayShare(dispute, command) ??
        maySanction(facts, dispute, command, at)
      );
    case 'Rule':
      return (
        mayRule(dispute, actor, 'rules') ??
        hasTaken(dispute, actor) ??
        isGrounded(facts, dispute, command) ??
        mayShare(dispute, command) ??
        maySanction(facts, dispute, command, at) ??
        mayChange(file, facts, dispute, command.remedy)
      );
    case 'RecordRemedy':
      return mayRecord(dispute, actor, command.number);
    case 'Appeal':
      return mayAppeal(dispute, actor);
    case 'CloseDispute':
      return mayRule(dispute, actor, 'closes a dispute') ?? mayClose(dispute);
    default:
      return command satisfies never;
  }
}

function mayWrite({ match, players }: Dispute, actor: Actor): Refusal | null {
  if (actor.role === 'player' && players.includes(actor.id)) return null;
  if (actor.role === 'judge' || actor.role === 'operator') return null;
  return refusal('not-allowed', `${actor.id} has no part in match ${match}`);
}

/** Judges and operators, but not about a match of their own. */
function mayHandle({ match, players }: Dispute, actor: Actor, does: string): Refusal | null {
  if (actor.role !== 'judge' && actor.role !== 'operator') {
    return refusal('not-allowed', `a judge or an operator ${does}; ${actor.id} is neither`);
  }
  return isInvolved(actor, players)
    ? refusal('not-allowed', `${actor.id} plays in match ${match}, or has a tie with who does`)
    : null;
}

/** Operators only, who are persons. */
function mayRule(dispute: Dispute, actor: Actor, does: string): Refusal | null {
  if (actor.role !== 'operator') {
    return refusal('not-allowed', `an operator ${does}; ${actor.id} is a ${actor.role}`);
  }
  if (actor.service) {
    return refusal('not-allowed', `a person ${does}; ${actor.id} is a service account`);
  }
  return mayHandle(dispute, actor, does);
}

function mayTake({ dispute, status, takenBy, rulings }: Dispute, { id }: Actor): Refusal | null {
  if (takenBy !== null) return refusal('not-now', `dispute ${dispute} is taken by ${takenBy}`);
  if (status === 'ruled') {
    return refusal('not-now', `dispute ${dispute} is ruled on, and nobody has appealed`);
  }
  return rulings.some(({ by }) => by === id)
    ? refusal('not-allowed', `${id} has ruled on it; another operator decides the appeal`)
    : null;
}

function hasTaken({ dispute, takenBy }: Dispute, { id }: Actor): Refusal | null {
  if (takenBy === id) return null;
  const why =
    takenBy === null
      ? `take dispute ${dispute} first`
      : `dispute ${dispute} is taken by ${takenBy}`;
  return refusal('not-now', why);
}

function isGrounded(
  { hasRule }: Facts,
  { edition }: Dispute,
  { grounds, rules }: Judgement,
): Refusal | null {
  if (grounds.trim() === '') return refusal('malformed', 'a ruling says why');
  if (rules.length === 0) return refusal('malformed', 'a ruling cites a rule, such as 6ED 309.2a');
  for (const rule of rules) {
    if (!rule.startsWith(`${edition} `)) {
      return refusal('malformed', `the game is played by ${edition}; ${rule} is not a rule of it`);
    }
    if (!hasRule(rule)) return refusal('malformed', `there is no rule ${rule}`);
  }
  return null;
}

/** What is shared with the players is what somebody has supposed, and nothing else that lies in the dispute. */
function mayShare({ evidence }: Dispute, { branches = [] }: Judgement): Refusal | null {
  const other = branches.find((place) => evidence[place]?.kind !== 'branch');
  return other === undefined
    ? null
    : refusal('malformed', `evidence ${other} of the dispute is no branch`);
}

/** A ban ends, and neither that nor a warning is for whom it can't reach. */
function maySanction(
  { beyond = {} }: Facts,
  { players }: Dispute,
  { sanctions = [] }: Judgement,
  at: number,
): Refusal | null {
  if (new Set(sanctions.map(({ seat }) => seat)).size < sanctions.length) {
    return refusal('malformed', 'a ruling warns or bans a player once');
  }
  for (const { seat, until } of sanctions) {
    const player = players[seat];
    const why = beyond[player];
    if (why !== undefined) return refusal('not-now', `${player} ${why}: nobody to warn or ban`);
    if (until !== null && until <= at) {
      return refusal('malformed', 'a ban ends later than it is ruled');
    }
  }
  return null;
}

function mayChange(file: CaseFile, facts: Facts, dispute: Dispute, remedy: Remedy): Refusal | null {
  const { ended, game } = facts;
  const before = dispute.rulings.at(-1);
  const wasAgain = before !== undefined && isAgain(before.remedy);
  if (wasAgain && !before.remedied) {
    return refusal('not-now', `it is played again by ruling ${before.number}: wait for the end`);
  }
  if (wasAgain && (remedy.kind === 'noChange' || isAgain(remedy))) {
    const why =
      'it was played again, which stands: say how the game counts, or that it is annulled';
    return refusal('malformed', why);
  }
  if (remedy.kind === 'noChange') return null;
  if (isAgain(remedy)) {
    return contradicted(file, facts, dispute, remedy) ?? mayPlayAgain(facts, dispute, remedy);
  }
  if (ended === null) {
    // A game that can't go on need not hold up its match.
    if (remedy.kind === 'gameAnnulled' && facts.suspended) {
      return contradicted(file, facts, dispute, remedy);
    }
    return refusal(
      'not-now',
      `match ${dispute.match} goes on: a result is changed when it is over`,
    );
  }
  const played = playedResult(ended, dispute, game);
  if (played === undefined) return refusal('not-now', `game ${game} has no result`);
  if (!wasAgain && remedy.kind === 'resultCorrected' && remedy.winner === played.winner) {
    return refusal('malformed', 'that is the result as it was played; rule that nothing changes');
  }
  return contradicted(file, facts, dispute, remedy);
}

/** Another dispute has changed what the game counts, or what its match does. */
function contradicted(
  { disputes }: CaseFile,
  { elsewhere = [] }: Facts,
  { dispute, match }: Dispute,
  remedy: Remedy,
): Refusal | null {
  for (const other of disputes.values()) {
    if (other.dispute === dispute || !isChanged(other)) continue;
    return refusal('not-now', `dispute ${other.dispute} has changed the result; appeal that`);
  }
  for (const other of elsewhere) {
    const ruling = other.rulings.at(-1);
    if (ruling === undefined || !isChanged(other)) continue;
    const by = `dispute ${other.dispute} about game ${other.game} of match ${match}`;
    if (isAgain(ruling.remedy)) {
      if (!ruling.remedied) {
        return refusal('not-now', `something is played again by ${by}: wait for the end`);
      }
      // Of a match that was replayed no game counts any more; and nothing is played a third time.
      if (ruling.remedy.kind === 'matchReplayed' || isAgain(remedy)) {
        return refusal('not-now', `it was played again by ${by}; appeal that`);
      }
    } else if (remedy.kind === 'matchReplayed') {
      return refusal('not-now', `${by} has changed a result that would not count; appeal that`);
    }
  }
  return null;
}

/** Whether players play by it once more. */
const isAgain = ({ kind }: Remedy): boolean => kind === 'gameRewound' || kind === 'matchReplayed';

function mayPlayAgain(
  { game, events, again }: Facts,
  { match }: Dispute,
  remedy: Remedy,
): Refusal | null {
  const { begins = 0, later = null, revealed = true, erased = [] } = again ?? {};
  const [gone] = erased;
  if (gone !== undefined) return refusal('not-now', `${gone} was erased, and plays no more`);
  if (remedy.kind !== 'gameRewound') return null;
  if (later !== null) {
    const why = `game ${later} of match ${match} was begun after it: only its last game can be rewound`;
    return refusal('not-now', why);
  }
  const { event, libraries } = remedy;
  if (revealed && libraries === 'kept') {
    const why = `how libraries lay in match ${match} is open to all: have them reshuffled`;
    return refusal('not-now', why);
  }
  if (event >= events) {
    const why = `game ${game} has no event ${event}: its last one is ${events - 1}`;
    return refusal('malformed', why);
  }
  if (event < begins) {
    const why = `before event ${begins} game ${game} was being opened: have the match replayed`;
    return refusal('malformed', why);
  }
  return null;
}

/** Whether the ruling that counts has changed the game's result. */
const isChanged = ({ rulings }: Dispute): boolean => {
  const last = rulings.at(-1);
  return last !== undefined && last.remedy.kind !== 'noChange';
};

function mayRecord({ rulings }: Dispute, { role }: Actor, number: number): Refusal | null {
  if (role !== 'system') return refusal('not-allowed', 'the server records remedies itself');
  const ruling = rulings.find((one) => one.number === number);
  if (ruling === undefined) return refusal('unknown', `there is no ruling ${number}`);
  return ruling.remedied ? refusal('not-now', `ruling ${number} is remedied already`) : null;
}

function mayAppeal({ dispute, players, status, appeal }: Dispute, actor: Actor): Refusal | null {
  if (actor.role !== 'player' || !players.includes(actor.id)) {
    return refusal('not-allowed', `a player of the match appeals; ${actor.id} is none`);
  }
  if (appeal !== null) return refusal('not-now', `dispute ${dispute} was appealed once already`);
  return status === 'ruled' || status === 'closed'
    ? null
    : refusal('not-now', `dispute ${dispute} is not ruled on yet`);
}

function mayClose({ dispute, status, rulings }: Dispute): Refusal | null {
  if (status !== 'ruled') return refusal('not-now', `dispute ${dispute} is not ruled on yet`);
  return rulings.every(({ remedied }) => remedied)
    ? null
    : refusal('not-now', `the match does not count by the ruling on ${dispute} yet; try again`);
}

function inGame(facts: Facts, evidence: Evidence): Refusal | null {
  const { game, events } = facts;
  if (evidence.kind === 'verification') return asFound(facts, evidence.state);
  const [from, to] =
    evidence.kind === 'events' ? [evidence.from, evidence.to] : [evidence.event, evidence.event];
  if (from > to) return refusal('malformed', `events ${from} to ${to} are none`);
  return to < events
    ? null
    : refusal('malformed', `game ${game} has no event ${to}: its last one is ${events - 1}`);
}

/** Nobody says of a record what checking it has not found. */
function asFound({ game, verification }: Facts, state: string): Refusal | null {
  if (verification === state || verification === undefined) return null;
  return verification === null
    ? refusal('not-now', `the record of game ${game} has not been checked yet`)
    : refusal('malformed', `the record of game ${game} was found: ${verification}`);
}

type OfDispute<T> = T extends unknown ? Omit<T, keyof Common> : never;

function eventOf(
  facts: Facts,
  dispute: Dispute,
  command: Later,
): OfDispute<Exclude<DisputeEvent, { type: 'DisputeOpened' }>> {
  switch (command.type) {
    case 'TakeDispute':
      return { type: 'DisputeTaken' };
    case 'ReleaseDispute':
      return { type: 'DisputeReleased' };
    case 'CloseDispute':
      return { type: 'DisputeClosed' };
    case 'Comment':
      return { type: 'DisputeCommented', text: command.text };
    case 'AttachEvidence':
      return { type: 'EvidenceAttached', evidence: command.evidence };
    case 'ProposeRuling': {
      const { remedy, grounds, rules } = command;
      return { type: 'RulingProposed', remedy, grounds, rules, ...besideOf(command) };
    }
    case 'Rule':
      return ruledOn(facts, dispute, command);
    case 'RecordRemedy':
      return { type: 'RulingRemedied', number: command.number };
    case 'Appeal':
      return { type: 'RulingAppealed', text: command.text };
    default:
      return command satisfies never;
  }
}

/** What a judgement may leave out. */
const besideOf = ({
  sanctions,
  branches,
}: Judgement): Pick<Judgement, 'sanctions' | 'branches'> => ({
  ...(sanctions && { sanctions }),
  ...(branches && { branches }),
});

function ruledOn(
  { ended, game }: Facts,
  dispute: Dispute,
  judgement: Judgement,
): OfDispute<Extract<DisputeEvent, { type: 'DisputeRuled' }>> {
  const { remedy, grounds, rules } = judgement;
  const played = ended === null ? undefined : playedResult(ended, dispute, game);
  const asPlayed: Result = { winner: played?.winner ?? null, annulled: false };
  const before = dispute.rulings.at(-1)?.result ?? asPlayed;
  const result = resultOf(remedy, asPlayed);
  const last = dispute.rulings.at(-1)?.remedy;
  const changes =
    before.winner !== result.winner ||
    before.annulled !== result.annulled ||
    isAgain(remedy) ||
    (last !== undefined && isAgain(last));
  return {
    type: 'DisputeRuled',
    number: dispute.rulings.length + 1,
    ...{ remedy, grounds, rules, result, changes, ...besideOf(judgement) },
    ended: changes && ended !== null ? withPlayed(ended, game, asPlayed.winner) : null,
  };
}

/** How the game counts by a ruling. */
function resultOf(remedy: Remedy, played: Result): Result {
  switch (remedy.kind) {
    case 'noChange':
      return played;
    case 'resultCorrected':
      return { winner: remedy.winner, annulled: false };
    case 'gameAnnulled':
      return { winner: null, annulled: true };
    case 'gameRewound':
    case 'matchReplayed':
      // How it counts is known when it is played.
      return played;
    default:
      return remedy satisfies never;
  }
}

/** Who won the game as it was played: an earlier ruling of this dispute knows better than the match, which it changed. */
function playedResult(
  ended: EndedMatch,
  { rulings }: Dispute,
  game: string,
): { readonly winner: Seat | null } | undefined {
  const earlier = rulings.map((one: Ruling) => one.ended).find((one) => one !== null);
  return (earlier ?? ended).games.find((one) => one.game === game);
}

const withPlayed = (ended: EndedMatch, game: string, winner: Seat | null): EndedMatch => ({
  ...ended,
  games: ended.games.map((one) => (one.game === game ? { game, winner } : one)),
});
