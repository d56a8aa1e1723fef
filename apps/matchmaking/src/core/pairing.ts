import { botPlayer, type MatchmakingEvent, type Offer } from '@arbiter/protocol';
import { closestPairs } from './closest-pairs.ts';
import { matchId } from './ids.ts';
import type { Lobby, Ticket } from './lobby.ts';
import { poolsOf, type Pools } from './pools.ts';
import { readyBy } from './ready-checks.ts';
import { between, toleranceOf, WIDENING, type WideningRules } from './widening.ts';

type ReadyCheckBegan = Extract<MatchmakingEvent, { type: 'ReadyCheckBegan' }>;
type MatchOpened = Extract<MatchmakingEvent, { type: 'MatchOpened' }>;

/**
 * One round of pairing: the matches between those who wait, each ticket in one at most. First those who ask for a bot
 * and those who invited each other, in order of arrival; then those who ask for anyone, the closest in rating first, as
 * far as the rules allow it after what both have waited; then those for whom a bot stands in, as they asked. Anyone who asked
 * for anyone may have gone away meanwhile, so these are asked whether they are ready. Whoever is to play something again by a
 * ruling does that first.
 *
 * @param at when the round is, in milliseconds since 1970
 */
export function nextPairs(
  lobby: Lobby,
  region: string,
  at: number,
  rules: WideningRules = WIDENING,
): (MatchOpened | ReadyCheckBegan)[] {
  const called = lobby.called();
  const waiting = [...lobby.tickets.values()].filter(
    (one) => mayBePaired(lobby, one, at) && !called.has(one.player),
  );
  const bots: MatchOpened[] = [];
  for (const one of waiting) {
    if (one.opponent.kind === 'bot') bots.push(againstBot(one, one.opponent, region, at));
  }
  const invited = invitedPairs(waiting, region, at);
  const anyone = pairsOfAnyone(lobby, waiting, region, at, rules);
  const due = waiting.filter((one) => standInOf(one, at) !== undefined);
  const paired = new Set(due.length === 0 ? [] : anyone.flatMap(({ tickets }) => tickets));
  const standIns = due.flatMap((one): ReadyCheckBegan | [] => {
    const standIn = standInOf(one, at);
    if (standIn === undefined || paired.has(one.ticket)) return [];
    const { tickets, players, offer } = againstBot(one, standIn, region, at);
    const check = matchId(region, tickets);
    return {
      type: 'ReadyCheckBegan',
      check,
      region,
      tickets,
      players,
      offer,
      at,
      until: readyBy(at),
    };
  });
  return bots.length + invited.length + standIns.length === 0
    ? anyone
    : [...bots, ...invited, ...anyone, ...standIns];
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
    const other = back.find((ticket) => commonOffer(ticket.offers, one.offers) !== undefined);
    if (other === undefined) {
      const key = towards(one.player, one.opponent.player);
      invitations.set(key, [...(invitations.get(key) ?? []), one]);
      continue;
    }
    back.splice(back.indexOf(other), 1);
    pairs.push(opened(other, one, commonOffer(other.offers, one.offers) as Offer, region, at));
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
  const seekers = seekersOf(lobby, waiting, at, rules);
  const { tickets, players, offers, since, ratings, tolerances } = seekers;
  const gapOf = (one: number, other: number): number =>
    Math.abs((ratings[one] as number) - (ratings[other] as number));
  const mayMeetAgain = lobby.anyoneMet();
  const found = closestPairs(seekers, (one, other) => {
    const gap = gapOf(one, other);
    const most = between(tolerances[one] as number, tolerances[other] as number);
    if (gap > most) return null;
    // Who has two tickets has one rating: players are looked at only where they may matter.
    if (gap > 0 && !mayMeetAgain) return gap;
    const [a, b] = [players[one] as string, players[other] as string];
    if (a === b) return null;
    const cost = gap + (lobby.wouldBeRematch(a, b) ? rules.rematch : 0);
    return cost <= most ? cost : null;
  });
  // Only a ticket that several ratings count for can be found more than once.
  const taken = new Set<string>();
  const pairs: ReadyCheckBegan[] = [];
  const until = readyBy(at);
  for (let i = 0; i < found.length; i += 2) {
    const [low, high] = [found[i] as number, found[i + 1] as number];
    const [one, other] =
      (since[low] as number) <= (since[high] as number) ? [low, high] : [high, low];
    const asked: [string, string] = [tickets[one] as string, tickets[other] as string];
    const offer = commonOffer(offers[one] as Offers, offers[other] as Offers);
    if (offer === undefined || taken.has(asked[0]) || taken.has(asked[1])) continue;
    if (seeksOften(tickets, one)) taken.add(asked[0]);
    if (seeksOften(tickets, other)) taken.add(asked[1]);
    pairs.push({
      type: 'ReadyCheckBegan',
      check: matchId(region, asked),
      region,
      tickets: asked,
      players: [players[one] as string, players[other] as string],
      offer,
      pairing: {
        rules: rules.version,
        gap: Math.round(gapOf(one, other)),
        waited: [waited(since[one] as number, at), waited(since[other] as number, at)],
      },
      at,
      until,
    });
  }
  return pairs;
}

/** Whether the ticket of a seeker is that of its neighbour in the list, too. */
const seeksOften = (tickets: readonly string[], seeker: number): boolean =>
  tickets[seeker] === tickets[seeker - 1] || tickets[seeker] === tickets[seeker + 1];

/** How long somebody has waited who came at some time, in milliseconds. */
const waited = (since: number, at: number): number => Math.max(0, at - since);

/**
 * Those who ask for anyone, by the numbers that `closestPairs` knows them by: lists of what matters of each, since with a
 * hundred thousand of them most of the time goes into reaching their tickets in another order than they lie in memory.
 */
interface Seekers {
  readonly tickets: readonly string[];
  readonly players: readonly string[];
  readonly offers: readonly Offers[];
  readonly since: Float64Array;
  readonly ratings: Float64Array;
  readonly pools: readonly (readonly string[])[];
  /** How far an opponent may be, as far as this side of a pair goes. */
  readonly tolerances: Float64Array;
}
type Offers = Ticket['offers'];

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
  const asking = waiting.filter(({ opponent }) => opponent.kind === 'anyone');
  let count = 0;
  let last: Offers | undefined;
  let rated: Pools['rated'] = [];
  for (const { offers } of asking) {
    if (offers !== last) ({ rated } = poolsOf((last = offers)));
    count += rated.length;
  }
  const tickets = new Array<string>(count);
  const players = new Array<string>(count);
  const offers = new Array<Offers>(count);
  const pools = new Array<readonly string[]>(count);
  const since = new Float64Array(count);
  const ratings = new Float64Array(count);
  const tolerances = new Float64Array(count);
  let seeker = 0;
  for (const one of asking) {
    if (one.offers !== last) ({ rated } = poolsOf((last = one.offers)));
    const tolerance = toleranceOf(rules, waited(one.at, at));
    for (const { rating, pools: own } of rated) {
      tickets[seeker] = one.ticket;
      players[seeker] = one.player;
      offers[seeker] = one.offers;
      pools[seeker] = own;
      since[seeker] = one.at;
      ratings[seeker] = lobby.ratingIn(one.player, rating).rating;
      tolerances[seeker] = tolerance;
      seeker++;
    }
  }
  return { tickets, players, offers, pools, since, ratings, tolerances };
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
function commonOffer(one: Offers, other: Offers): Offer | undefined {
  if (one === other) return one[0];
  const theirs = poolsOf(other).each;
  return one[poolsOf(one).each.findIndex((pool) => theirs.includes(pool))];
}
