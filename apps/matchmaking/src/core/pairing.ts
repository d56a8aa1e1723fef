import { botPlayer, type MatchmakingEvent, type Offer } from '@arbiter/protocol';
import { matchId } from './ids.ts';
import type { Lobby, Ticket } from './lobby.ts';

/** The next match between waiting tickets, in order of arrival; undefined if no two fit. */
export function nextPair(
  lobby: Lobby,
  region: string,
  at: number,
): Extract<MatchmakingEvent, { type: 'MatchOpened' }> | undefined {
  const waiting = [...lobby.tickets.values()];
  for (const [i, one] of waiting.entries()) {
    if (one.opponent.kind === 'bot') return againstBot(one, one.opponent, region, at);
    for (const other of waiting.slice(0, i)) {
      const offer = commonOffer(one, other);
      if (offer === undefined || !wants(one, other) || !wants(other, one)) continue;
      const tickets = [other.ticket, one.ticket] as const;
      return {
        type: 'MatchOpened',
        match: matchId(region, tickets),
        region,
        tickets: [...tickets],
        players: [other.player, one.player],
        offer,
        decks: [other.deck, one.deck],
        at,
      };
    }
  }
  return undefined;
}

/** The bot's ticket is opened by the match itself. */
function againstBot(
  one: Ticket,
  { bot, deck = one.deck }: { bot: string; deck?: Ticket['deck'] | undefined },
  region: string,
  at: number,
): Extract<MatchmakingEvent, { type: 'MatchOpened' }> {
  const tickets = [one.ticket, `${one.ticket}/bot`] as const;
  return {
    type: 'MatchOpened',
    match: matchId(region, tickets),
    region,
    tickets: [...tickets],
    players: [one.player, secondName(one.player, botPlayer(bot))],
    offer: one.offers[0] as Offer,
    decks: [one.deck, deck],
    at,
  };
}

/** A bot that plays itself needs two names, so that each seat is somebody. */
const secondName = (first: string, second: string): string =>
  first === second ? `${second}:2` : second;

function wants({ opponent, player }: Ticket, other: Ticket): boolean {
  if (player === other.player) return false;
  return (
    opponent.kind === 'anyone' || (opponent.kind === 'player' && opponent.player === other.player)
  );
}

function commonOffer(one: Ticket, other: Ticket): Offer | undefined {
  return one.offers.find((offer) =>
    other.offers.some(
      ({ edition, format, bestOf }) =>
        edition === offer.edition && format === offer.format && bestOf === offer.bestOf,
    ),
  );
}
