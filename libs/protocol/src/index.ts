export { advanceMaintenance, type Maintenance } from './maintenance.ts';
export {
  aclsOf,
  evaluationGroup,
  shortBuild,
  STORED,
  GROUPS,
  type Acl,
  type OperatorCommand,
  type Principal,
} from './acl.ts';
export { canonicalJson } from './canonical.ts';
export { changeOf, type Change, type ChangedPart } from './change.ts';
export { accept, chainRule, readCommit, type ChainRule, type Skipped } from './chain/accept.ts';
export {
  COMMIT_LIMIT_BYTES,
  commandOf,
  commitId,
  commitLine,
  isCommit,
  isRefusal,
  makeCommit,
  parseCommit,
  parsePast,
  type BadCommit,
  type CommandBody,
  type Commit,
  type GameEvent,
  type PlacedCommand,
  type Seat,
} from './chain/commit.ts';
export { clockOf } from './chain/clock.ts';
export { caseOf, makeDisputeCommit, type Case } from './chain/dispute-chain.ts';
export { Follower, type Followed, type FollowerOptions, type Step } from './chain/follower.ts';
export { beyondLimit, GAME_LIMITS, OWNER_LIMITS, type GameLimits } from './chain/game-limits.ts';
export {
  advance,
  headBefore,
  makeStoredHead,
  openHead,
  parseHead,
  type Awaiting,
  type Head,
  type HeadClock,
  type StoredHead,
} from './chain/head.ts';
export {
  differ,
  OUTCOMES,
  reportIn,
  type Outcome,
  type ReportHeader,
  type Reverified,
  type Said,
} from './chain/reverified.ts';
export { milestoneOf } from './chain/milestone.ts';
export { isPinned, openingOf, type Opening } from './chain/opening.ts';
export {
  finalLine,
  headerIn,
  isHeader,
  linesOf,
  recordLines,
  recordText,
  type RecordHeader,
} from './chain/record.ts';
export {
  isSignedTip,
  makePrivateKey,
  privateKeyFromSeed,
  thumbprint,
  tipSigner,
  verifyTip,
  type PrivateKey,
  type PublicKey,
  type SignedTip,
  type Tip,
  type TipSigner,
} from './chain/signed-tip.ts';
export {
  BadEvent,
  firstDifference,
  verifyChain,
  verifySteps,
  type Fault,
  type Redecider,
  type Verification,
  type VerifyOptions,
} from './chain/verify.ts';
export { definitionsDigest, makeDefinitions, type Named } from './definitions.ts';
export {
  makeHeaders,
  parseHeaders,
  TRACEPARENT,
  type CloudEvent,
  type Headers,
} from './cloud-events.ts';
export {
  isSecret,
  makeCommitment,
  makeSecret,
  opensCommitment,
  SECRET_BYTES,
  seededSecret,
} from './commitment.ts';
export { isInvolved, SYSTEM, type Actor, type Role } from './disputes/actor.ts';
export {
  decide as decideDispute,
  type Decision as DisputeDecision,
  type DisputeCommand,
  type Facts as DisputeFacts,
  type PlayedAgain,
  type Refusal as DisputeRefusal,
} from './disputes/decide.ts';
export {
  evolve as evolveDisputes,
  NO_DISPUTES,
  type CaseFile,
  type Dispute,
  type Ruling,
} from './disputes/dispute.ts';
export type {
  DisputeEvent,
  EndedMatch,
  Evidence,
  Judgement,
  Remedy,
  Sanction as DisputeSanction,
  Text as DisputeText,
} from './disputes/events.ts';
export {
  CALLED_MS,
  COMMIT_MS,
  GAMES_AHEAD,
  MOST_TERMS,
  READY_MS,
  SIDEBOARDING_MS,
  TOURNAMENT_COMMIT_MS,
} from './limits.ts';
export { hmacSha256, sha256, shake256, shortSha256 } from './digest.ts';
export { resumption } from './resumption.ts';
export { commandId, rootId, saltOf, startCommandId, systemCommandId, type Pinned } from './ids.ts';
export { isJsonObject, jsonIn, type Json, type JsonObject } from './json.ts';
export { expectedOffset, matchmakingEventIn } from './matchmaking-event-in.ts';
export {
  chatLine,
  chatReport,
  EMOTES,
  LINES_KEPT,
  saying,
  type ChatLine,
  type ChatReport,
  type Emote,
  type Saying,
} from './messages/chat.ts';
export { deck, type Deck } from './messages/common.ts';
export {
  gameCommand,
  gameCommit,
  gameMilestone,
  verdict,
  verdictRequest,
  type GameCommand,
  type GameMilestone,
  type Verdict,
  type VerdictRequest,
} from './messages/game.ts';
export {
  botOf,
  botPlayer,
  matchCommand,
  matchmakingCommand,
  matchmakingEvent,
  MOST_TICKETS,
  opponent,
  REGION,
  subjectOf,
  type MatchCommand,
  type MatchmakingCommand,
  type MatchmakingEvent,
  type Opponent,
  type Rating,
  type RatingChange,
} from './messages/matchmaking.ts';
export { offer, type Offer } from './messages/offer.ts';
export {
  FEWEST_ENTRANTS,
  MOST_ENTRANTS,
  TOURNAMENT_OPEN_MS,
  tournamentKind,
  type TablePlace,
  type TournamentKind,
} from './messages/tournaments.ts';
export {
  leaverOf,
  refusalIn,
  type TournamentCommand,
  type TournamentRefusal,
} from './tournaments/refusal.ts';
export { BOTS, MEETINGS, strengthOf, strengthsOf, type Meeting } from './bots.ts';
export { leaderOf, pointsIn, standingsOf, type Standing } from './tournaments/standings.ts';
export {
  advanceTournament,
  entrantOf,
  entrantOfPlayer,
  goesOn,
  isRoundOver,
  isRoundSettled,
  matchCorrectedIn,
  matchEndedIn,
  matchOpenedIn,
  nextNumber,
  openTournament,
  winsNeeded,
  type Entrant,
  type Table,
  type TableResult,
  type Tournament,
  type TournamentEvent,
} from './tournaments/tournament.ts';
export {
  auditEvent,
  auditKeyOf,
  disputeCommit,
  LONGEST_SUPPOSITION,
  evidence,
  remedy,
  sanction,
  snapshotMark,
  type AuditEvent,
  type DisputeCommit,
  type SnapshotMark,
  type SnapshotRun,
} from './messages/operations.ts';
export {
  keptDeck,
  keptDecks,
  MOST_BLOCKED,
  MOST_DECKS,
  player,
  type KeptDeck,
  type KeptDecks,
  type Player,
} from './messages/players.ts';
export {
  PUBLIC_SOURCE,
  PUBLIC_TYPES,
  publicEventId,
  publicGameEvent,
  publicMatchEvent,
  type PublicGameEvent,
  type PublicMatchEvent,
} from './messages/public.ts';
export { partitionOf } from './partition.ts';
export { NEVER_PUBLIC, publicEvent, type PublicEvent } from './public/game-event.ts';
export { asyncApi, jsonSchemas } from './public/published.ts';
export { matchEvent, type MatchEvent } from './public/match-event.ts';
export {
  allTopics,
  gameTopics,
  PARTITIONS,
  PARTITIONS_ON_KAFKA,
  REPORTS_KEPT,
  topics,
  type Service,
  type Topic,
} from './topics.ts';
export { upcaster, type Upcast, type Upcasts } from './upcast.ts';
export type {
  Ack,
  ChatHeard,
  ClientMessage,
  CommandOutcome,
  CommandTried,
  GameOfMatch,
  GameState,
  GameUpdate,
  LiveMatch,
  StandingMatch,
  MatchState,
  MatchUpdate,
  MaintenanceStatus,
  PlayerNote,
  PlayerSanctioned,
  Ruled,
  ServerMessage,
  SocketProblem,
  Subject,
  TicketCheck,
  TicketState,
  TicketUpdate,
  TournamentState,
  TournamentSummary,
  TournamentUpdate,
  ToldCommit,
  WireClock,
  WireMaintenance,
  WireQueue,
  WireBot,
  WirePlayer,
  WirePictures,
  WireRule,
  WireProblem,
} from './socket.ts';
export type { DeckCheck, DeckFault, Form, FormatRules } from '@arbiter/sets';
export { isProvisional, newRating, poolOf, ratingAt } from './ratings.ts';
export {
  isOfferedToAnyone,
  keyOfTime,
  LAG,
  timeForGame,
  timeGiven,
  timeOf,
  TIMES,
  timeWanted,
  type GameTime,
  type TimeGiven,
  type TimeName,
  type TimeWanted,
  readTimesByFormat,
  timeOfFormat,
  type TimesByFormat,
} from './time-controls.ts';
