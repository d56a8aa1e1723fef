/** The typed client of the gateway. */
export {
  Client,
  newKey,
  type Card,
  type CardPage,
  type CheckedDeck,
  type CardSearch,
  type ClientOptions,
  type DeckForm,
  type KeptDeck,
  type DeckGiven,
  type Edition,
  type Guest,
  type ReadyDeck,
  type Story,
  type TournamentDeck,
  type WantedExhibition,
  type WantedOpponent,
  type WantedTicket,
} from './client.ts';
export {
  GameFollower,
  type GameListener,
  type Position,
  type SeatOptions,
  type View,
  type VisibleEvent,
} from './game-follower.ts';
export { ProblemError } from './problem.ts';
export { Seat, type Asked, type SeatPlan } from './seat.ts';
export { makeCommitment, makeSecret, memorySecrets, type SecretStore } from './secrets.ts';
export { shake256 } from './shake256.ts';
export { uncompressed } from './uncompressed.ts';
export { LiveSocket, type AnySocket, type AnySocketClass, type Following } from './socket.ts';
export type {
  Ack,
  ChatLine,
  CommandBody,
  CommandOutcome,
  CommandTried,
  Deck,
  DeckCheck,
  Emote,
  FormatRules,
  GameState,
  GameUpdate,
  LiveMatch,
  MatchState,
  PlayerNote,
  PlayerSanctioned,
  Saying,
  SignedTip,
  StandingMatch,
  TicketCheck,
  TicketState,
  TimeGiven,
  TournamentState,
  TournamentSummary,
  TimeName,
  ToldCommit,
  WireClock,
  WireBot,
  WireQueue,
  WirePlayer,
  WireRule,
  WireProblem,
} from '@arbiter/protocol';
