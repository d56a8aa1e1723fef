import {
  botOf,
  GAMES_AHEAD,
  isOfferedToAnyone,
  MOST_TICKETS,
  REGION,
  type Deck,
  type MatchCommand,
  type MatchmakingCommand,
  type MatchmakingEvent,
  type Offer,
  type Opponent,
} from '@arbiter/protocol';
import { EDITION_FACTS } from '@arbiter/editions';
import { leastCards, parseFormat } from '@arbiter/sets';
import { announced, calledOff, underMaintenance } from './maintenance.ts';
import { decideTournament } from './tournaments/decide.ts';
import { declines, saysReady } from './ready-checks.ts';
import { banned } from './sanctions.ts';
import type { Lobby } from './lobby.ts';
import { runningGame, type Match } from './match.ts';

/** What decks and offers are checked against. */
export interface Books {
  readonly plays: (edition: string) => boolean;
  readonly hasCard: (name: string) => boolean;
  /** The definitions of cards in an edition, as a game is opened with them. */
  readonly definitionsOf: (edition: string, names: readonly string[]) => readonly string[];
}

/**
 * What comes of a command. Repeated and late ones give nothing.
 *
 * @param at append time of the command, in milliseconds
 * @param region whose lobby it is
 */
export function decide(
  lobby: Lobby,
  books: Books,
  command: MatchmakingCommand | MatchCommand,
  at: number,
  region: string = REGION,
): MatchmakingEvent[] {
  if ('tournament' in command) return decideTournament(lobby, books, region, command, at);
  switch (command.type) {
    case 'OpenTicket':
      return openTicket(lobby, books, command, at);
    case 'WithdrawTicket': {
      const { ticket, player } = command;
      if (lobby.tickets.get(ticket)?.player !== player) return [];
      if (lobby.checkOf(ticket) !== undefined) return declines(lobby, ticket, player, at);
      return [{ type: 'TicketWithdrawn', ticket, player, at }];
    }
    case 'ConfirmReady':
      return saysReady(lobby, command.ticket, command.player, at);
    case 'AnnounceMaintenance':
      return announced(lobby, region, command, at);
    case 'CallOffMaintenance':
      return calledOff(lobby, region, command, at);
    default: {
      const match = lobby.matches.get(command.match);
      const seat = match?.players.indexOf(command.player);
      if (match === undefined || (seat !== 0 && seat !== 1)) return [];
      return ofMatch(match, seat, command, at);
    }
  }
}

function openTicket(
  lobby: Lobby,
  books: Books,
  command: Extract<MatchmakingCommand, { type: 'OpenTicket' }>,
  at: number,
): MatchmakingEvent[] {
  const { ticket, player, offers, deck, opponent, commitments, avoids = [] } = command;
  if (lobby.knows(ticket)) return [];
  const closed = banned(lobby, player, at) ?? underMaintenance(lobby);
  if (closed !== null) return [{ type: 'TicketRefused', ticket, player, ...closed, at }];
  const decks = opponent.kind === 'bot' && opponent.deck ? [deck, opponent.deck] : [deck];
  const plays = lobby.tournamentOf(player)?.status === 'running';
  const why = plays
    ? 'you play in a tournament: leave it, or play it to its end'
    : hasMostTickets(lobby, player)
      ? `you have ${MOST_TICKETS} tickets open, as many as there may be: withdraw one first`
      : (whyNot(books, offers, decks) ?? whyNotAgainst(opponent, player, offers));
  if (why !== null) return [{ type: 'TicketRefused', ticket, player, why, at }];
  const again = opponent.kind === 'anyone' ? lobby.waitOf(player, at) : null;
  if (again !== null) {
    const missed = `you missed ready checks or left matches ${lobby.missesOf(player, at)} times lately: invite somebody or play a bot meanwhile`;
    return [{ type: 'TicketRefused', ticket, player, why: missed, again, at }];
  }
  const more = {
    ...(commitments && { commitments }),
    ...(avoids.length > 0 && { avoids }),
    ...(opponent.kind === 'anyone' && lobby.missesOf(player, at) > 0 && { warning: WARNING }),
  };
  return [{ type: 'TicketOpened', ticket, player, offers, deck, opponent, ...more, at }];
}

const hasMostTickets = (lobby: Lobby, player: string): boolean =>
  botOf(player) === undefined && lobby.tickets.countOf(player) >= MOST_TICKETS;

const WARNING =
  'you missed a ready check or left a match lately: if you do so again, you wait before you may ask for anyone';

function whyNotAgainst(
  opponent: Opponent,
  player: string,
  offers: readonly Offer[],
): string | null {
  if (opponent.kind === 'player' && opponent.player === player) return 'nobody plays themselves';
  const rated = offers.some((offer) => offer.rated === true);
  if (opponent.kind === 'bot' && rated) return 'a match against a bot is never rated';
  if (offers.some((offer) => offer.rated === true && offer.ante === true)) {
    return 'a rated match is never played for ante';
  }
  if (opponent.kind === 'anyone' && !offers.every(({ time }) => isOfferedToAnyone(time))) {
    return 'with a time of one’s own one invites somebody, or plays a bot';
  }
  return null;
}

/** The gateway checks more, and first; this keeps a game that can't start from being opened. */
export function whyNot(
  books: Books,
  offers: readonly { edition: string; format: string }[],
  decks: readonly Deck[],
): string | null {
  const edition = offers.find((offer) => !books.plays(offer.edition))?.edition;
  if (edition !== undefined) return `${edition} is not played here`;
  const format = offers.find((offer) => parseFormat(offer.format) === undefined)?.format;
  if (format !== undefined) return `there is no format ${format}`;
  const least = Math.max(...offers.map(leastOf));
  for (const { main, side } of decks) {
    const card = [...main, ...side].find(({ name }) => !books.hasCard(name));
    if (card !== undefined) return `the card '${card.name}' does not work here`;
    if (countOf(main) < least) return `a deck has ${least} cards or more`;
  }
  return null;
}

function ofMatch(match: Match, seat: 0 | 1, command: MatchCommand, at: number): MatchmakingEvent[] {
  switch (command.type) {
    case 'CommitSecret': {
      const { game: number, commitment } = command;
      const opened = match.games.length;
      if (number <= opened || number > opened + GAMES_AHEAD) return [];
      if (match.commitments[number]?.[seat] != null) return [];
      return [{ type: 'SecretCommitted', match: match.match, seat, number, commitment, at }];
    }
    case 'SubmitSideboard': {
      const { game, deck } = command;
      const { sideboarding, registered } = match;
      if (runningGame(match) !== undefined || sideboarding?.number !== game) return [];
      if (!isSharedOut(registered[seat], deck, leastOf(match.offer))) {
        const why = 'these are not the cards of the deck that was registered, or too few to play';
        return [{ type: 'SideboardRefused', match: match.match, seat, why, at }];
      }
      return [{ type: 'SideboardSubmitted', match: match.match, seat, deck, at }];
    }
    case 'ConcedeMatch':
      if (match.conceded !== null) return [];
      return [{ type: 'MatchConceded', match: match.match, seat, at }];
    default:
      return command satisfies never;
  }
}

/** Whether a deck holds the very cards of another, however they are shared out between main deck and sideboard. */
function isSharedOut(registered: Deck, deck: Deck, least: number): boolean {
  if (countOf(deck.main) < least) return false;
  const counts = new Map<string, number>();
  const count = (list: Deck['main'], by: 1 | -1): void => {
    for (const one of list) counts.set(one.name, (counts.get(one.name) ?? 0) + by * one.count);
  };
  count(registered.main, 1);
  count(registered.side, 1);
  count(deck.main, -1);
  count(deck.side, -1);
  return [...counts.values()].every((left) => left === 0);
}

/** Fewest cards in a main deck of what is offered. */
function leastOf({ edition, format }: { edition: string; format: string }): number {
  const rules = parseFormat(format)?.rules;
  const day = EDITION_FACTS.find(({ code }) => code === edition)?.date;
  return rules === undefined ? 0 : leastCards(rules, day);
}

const countOf = (list: Deck['main']): number => list.reduce((sum, { count }) => sum + count, 0);
