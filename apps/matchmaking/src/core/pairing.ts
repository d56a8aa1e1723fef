import { botPlayer, type MatchmakingEvent, type Offer } from '@arbiter/protocol';
import { closestPairs } from './closest-pairs.ts';
import { matchId } from './ids.ts';
import type { Lobby, Ticket } from './lobby.ts';
import { poolsOf } from './pools.ts';
import { readyCheck } from './ready-checks.ts';
import { between, toleranceOf, WIDENING, type WideningRules } from './widening.ts';

type ReadyCheckBegan = Extract<MatchmakingEvent, { type: 'ReadyCheckBegan' }>;
type MatchOpened = Extract<MatchmakingEvent, { type: 'MatchOpened' }>;

/**
 * One round of pairing: the matches between those who wait, each ticket in one at most. First those who ask for a bot
 * and those who invited each other, in order of arrival; then those who ask for anyone, the closest in rating first, as
 * far as the rules allow it after what both have waited; then those for whom a bot stands in, as they asked. Anyone who asked
 * for anyone may have gone away meanwhile, so these are asked whether they are ready.
 *
 * @param at when the round is, in milliseconds since 1970
 */
export function nextPairs(
  lobby: Lobby,
  region: string,
  at: number,
  rules: WideningRules = WIDENING,
): (MatchOpened | ReadyCheckBegan)[] {
  const waiting = [...lobby.tickets.values()].filter((one) => mayBePaired(lobby, one, at));
  const bots: MatchOpened[] = [];
  for (const one of waiting) {
    if (one.opponent.kind === 'bot') bots.push(againstBot(one, one.opponent, region, at));
  }
  const invited = invitedPairs(waiting, region, at);
  const anyone = pairsOfAnyone(lobby, waiting, region, at, rules);
  const due = waiting.filter((one) => standInOf(one, at) !== undefined);
  const paired = new Set(due.length === 0 ? [] : anyone.flatMap(({ tickets }) => tickets));
  const standIns = due.flatMap((one) => {
    const standIn = standInOf(one, at);
    if (standIn === undefined || paired.has(one.ticket)) return [];
    const { tickets, players, offer } = againstBot(one, standIn, region, at);
    return readyCheck({ check: matchId(region, tickets), region, tickets, players, offer, at });
  });
  return [...bots, ...invited, ...anyone, ...standIns];
}

/** Not while it is in a ready check; nor against anyone while its player waits for having missed some. */
const mayBePaired = (lobby: Lobby, { ticket, player, opponent }: Ticket, at: number): boolean =>
  lobby.checkOf(ticket) === undefined &&
  (opponent.kind !== 'anyone' || lobby.waitOf(player, at) === null);

/** The bot that a ticket asked to stand in for an opponent, once it has waited for as long as it said. */
function standInOf({ opponent, at: since }: Ticket, at: number) {
  const standIn = opponent.kind === 'anyone' ? opponent.standIn : undefined;
  return standIn !== undefined && at >= since + standIn.after ? standIn : undefined;
}

/** Those who named each other. */
function invitedPairs(waiting: readonly Ticket[], region: string, at: number): MatchOpened[] {
  const invitations = new Map<string, Ticket[]>();
  const pairs: MatchOpened[] = [];
  for (const one of waiting) {
    if (one.opponent.kind !== 'player' || one.opponent.player === one.player) continue;
    const towards = (from: string, to: string): string => JSON.stringify([from, to]);
    const back = invitations.get(towards(one.opponent.player, one.player)) ?? [];
    const other = back.find((ticket) => commonOffer(ticket, one) !== undefined);
    if (other === undefined) {
      const key = towards(one.player, one.opponent.player);
      invitations.set(key, [...(invitations.get(key) ?? []), one]);
      continue;
    }
    back.splice(back.indexOf(other), 1);
    pairs.push(opened(other, one, commonOffer(other, one) as Offer, region, at));
  }
  return pairs;
}

function pairsOfAnyone(
  lobby: Lobby,
  waiting: readonly Ticket[],
  region: string,
  at: number,
  rules: WideningRules,
): ReadyCheckBegan[] {
  const { tickets, ratings, pools, tolerances } = seekersOf(lobby, waiting, at, rules);
  const gapOf = (one: number, other: number): number =>
    Math.abs((ratings[one] as number) - (ratings[other] as number));
  const mayMeetAgain = lobby.anyoneMet();
  const found = closestPairs({ ratings, pools }, (one, other) => {
    const gap = gapOf(one, other);
    const most = between(tolerances[one] as number, tolerances[other] as number);
    if (gap > most) return null;
    // Who has two tickets has one rating: players are looked at only where they may matter.
    if (gap > 0 && !mayMeetAgain) return gap;
    const [a, b] = [(tickets[one] as Ticket).player, (tickets[other] as Ticket).player];
    if (a === b) return null;
    const cost = gap + (lobby.wouldBeRematch(a, b) ? rules.rematch : 0);
    return cost <= most ? cost : null;
  });
  // Only a ticket that several ratings count for can be found more than once.
  const taken = new Set<Ticket>();
  const pairs: ReadyCheckBegan[] = [];
  for (const { one, other } of found) {
    const [first, second] = inOrder(tickets[one] as Ticket, tickets[other] as Ticket);
    const offer = commonOffer(first, second);
    if (offer === undefined || taken.has(first) || taken.has(second)) continue;
    for (const seeker of [one, other]) {
      if (seeksOften(tickets, seeker)) taken.add(tickets[seeker] as Ticket);
    }
    const pairing = {
      rules: rules.version,
      gap: Math.round(gapOf(one, other)),
      waited: [waitedBy(first, at), waitedBy(second, at)] as [number, number],
    };
    const asked: [string, string] = [first.ticket, second.ticket];
    const players: [string, string] = [first.player, second.player];
    const check = matchId(region, asked);
    pairs.push(readyCheck({ check, region, tickets: asked, players, offer, pairing, at }));
  }
  return pairs;
}

/** Whether the ticket of a seeker is that of its neighbour in the list, too. */
const seeksOften = (tickets: readonly Ticket[], seeker: number): boolean =>
  tickets[seeker] === tickets[seeker - 1] || tickets[seeker] === tickets[seeker + 1];

/** How long a ticket has waited, in milliseconds. */
const waitedBy = (ticket: Ticket, at: number): number => Math.max(0, at - ticket.at);

/** The one that came first, first. */
const inOrder = (one: Ticket, other: Ticket): readonly [Ticket, Ticket] =>
  one.at <= other.at ? [one, other] : [other, one];

/** Those who ask for anyone, by the numbers that `closestPairs` knows them by. */
interface Seekers {
  readonly tickets: readonly Ticket[];
  readonly ratings: Float64Array;
  readonly pools: readonly (readonly string[])[];
  /** How far an opponent may be, as far as this side of a pair goes. */
  readonly tolerances: Float64Array;
}

/**
 * Each ticket that asks for anyone, once for each rating that counts for its offers: a player's rating in 6ED says nothing
 * of that in 5ED.
 */
function seekersOf(
  lobby: Lobby,
  waiting: readonly Ticket[],
  at: number,
  rules: WideningRules,
): Seekers {
  const tickets: Ticket[] = [];
  const pools: (readonly string[])[] = [];
  const ratings: number[] = [];
  const tolerances: number[] = [];
  for (const ticket of waiting) {
    if (ticket.opponent.kind !== 'anyone') continue;
    const tolerance = toleranceOf(rules, waitedBy(ticket, at));
    for (const { rating, pools: own } of poolsOf(ticket.offers).rated) {
      tickets.push(ticket);
      pools.push(own);
      ratings.push(lobby.ratingIn(ticket.player, rating).rating);
      tolerances.push(tolerance);
    }
  }
  return {
    ...{ tickets, pools },
    ...{ ratings: Float64Array.from(ratings), tolerances: Float64Array.from(tolerances) },
  };
}

function opened(
  first: Ticket,
  second: Ticket,
  offer: Offer,
  region: string,
  at: number,
): MatchOpened {
  const tickets: [string, string] = [first.ticket, second.ticket];
  return {
    type: 'MatchOpened',
    match: matchId(region, tickets),
    ...{ region, tickets, offer, at },
    players: [first.player, second.player],
    decks: [first.deck, second.deck],
  };
}

/** The bot's ticket is opened by the match itself. */
function againstBot(
  one: Ticket,
  { bot, deck = one.deck }: { bot: string; deck?: Ticket['deck'] | undefined },
  region: string,
  at: number,
): MatchOpened {
  const tickets: [string, string] = [one.ticket, `${one.ticket}/bot`];
  return {
    type: 'MatchOpened',
    match: matchId(region, tickets),
    region,
    tickets,
    players: [one.player, secondName(one.player, botPlayer(bot))],
    offer: casual(one.offers[0] as Offer),
    decks: [one.deck, deck],
    at,
  };
}

/** A match against a bot counts for no rating. */
const casual = ({ edition, format, bestOf, time }: Offer): Offer => ({
  ...{ edition, format, bestOf },
  ...(time && { time }),
});

/** A bot that plays itself needs two names, so that each seat is somebody. */
export const secondName = (first: string, second: string): string =>
  first === second ? `${second}:2` : second;

/** The first offer of one that is one of the other's, too. */
function commonOffer(one: Ticket, other: Ticket): Offer | undefined {
  if (one.offers === other.offers) return one.offers[0];
  const theirs = poolsOf(other.offers).each;
  const found = poolsOf(one.offers).each.findIndex((pool) => theirs.includes(pool));
  return one.offers[found];
}
