import { botPlayer, keyOfTime, poolOf, type MatchmakingEvent, type Offer } from '@arbiter/protocol';
import { closestPairs } from './closest-pairs.ts';
import { matchId } from './ids.ts';
import type { Lobby, Ticket } from './lobby.ts';
import { readyCheck } from './ready-checks.ts';
import { between, toleranceOf, WIDENING, type WideningRules } from './widening.ts';

type ReadyCheckBegan = Extract<MatchmakingEvent, { type: 'ReadyCheckBegan' }>;
type MatchOpened = Extract<MatchmakingEvent, { type: 'MatchOpened' }>;

/**
 * One round of pairing: the matches between those who wait, each ticket in one at most. First those who ask for a bot
 * and those who invited each other, in order of arrival; then those who ask for anyone, the closest in rating first, as
 * far as the rules allow it after what both have waited; then those for whom a bot stands in, as they asked. Whoever asked
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
  const bots = waiting.flatMap((one) =>
    one.opponent.kind === 'bot' ? againstBot(one, one.opponent, region, at) : [],
  );
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

/** A ticket in the pool of each of its offers. */
interface Seeker {
  readonly ticket: Ticket;
  readonly waited: number;
  /** How far an opponent may be, as far as this side of the pair goes. */
  readonly tolerance: number;
  readonly rating: number;
  readonly pools: readonly string[];
}

function pairsOfAnyone(
  lobby: Lobby,
  waiting: readonly Ticket[],
  region: string,
  at: number,
  rules: WideningRules,
): ReadyCheckBegan[] {
  const seekers: Seeker[] = [];
  for (const ticket of waiting) addSeekers(seekers, lobby, ticket, at, rules);
  const gapOf = (one: Seeker, other: Seeker): number => Math.abs(one.rating - other.rating);
  const found = closestPairs(seekers, (one, other) => {
    const [a, b] = [one.ticket.player, other.ticket.player];
    if (a === b) return null;
    const again = lobby.wouldBeRematch(a, b) ? rules.rematch : 0;
    const cost = gapOf(one, other) + again;
    return cost <= between(one.tolerance, other.tolerance) ? cost : null;
  });
  const taken = new Set<Ticket>();
  const pairs: ReadyCheckBegan[] = [];
  for (const { one, other } of found) {
    const [first, second] = one.ticket.at <= other.ticket.at ? [one, other] : [other, one];
    const offer = commonOffer(first.ticket, second.ticket);
    if (taken.has(first.ticket) || taken.has(second.ticket) || offer === undefined) continue;
    taken.add(first.ticket).add(second.ticket);
    const pairing = {
      rules: rules.version,
      gap: Math.round(gapOf(one, other)),
      waited: [first.waited, second.waited] as [number, number],
    };
    const tickets: [string, string] = [first.ticket.ticket, second.ticket.ticket];
    const players: [string, string] = [first.ticket.player, second.ticket.player];
    const check = matchId(region, tickets);
    pairs.push(readyCheck({ check, region, tickets, players, offer, pairing, at }));
  }
  return pairs;
}

/**
 * A ticket that asks for anyone, once for each rating that counts for its offers: a player's rating in 6ED says nothing
 * of that in 5ED.
 */
function addSeekers(
  seekers: Seeker[],
  lobby: Lobby,
  ticket: Ticket,
  at: number,
  rules: WideningRules,
): void {
  if (ticket.opponent.kind !== 'anyone') return;
  const waited = Math.max(0, at - ticket.at);
  const tolerance = toleranceOf(rules, waited);
  for (const { offer, pools } of poolsOf(ticket.offers).rated) {
    const { rating } = lobby.ratingOf(ticket.player, offer);
    seekers.push({ ticket, waited, tolerance, rating, pools });
  }
}

/** In which pools the offers of a ticket are. */
interface Pools {
  /** That of each offer. */
  readonly each: readonly string[];
  /** Of those for which one rating counts: one of them, and the pools of them all. */
  readonly rated: readonly { readonly offer: Offer; readonly pools: readonly string[] }[];
}

/** Worked out once for a ticket, which may wait for many rounds. */
function poolsOf(offers: readonly Offer[]): Pools {
  let known = POOLS.get(offers);
  if (known === undefined) {
    const byRating = new Map<string, Offer[]>();
    for (const offer of offers) {
      byRating.set(poolOf(offer), [...(byRating.get(poolOf(offer)) ?? []), offer]);
    }
    const rated = [...byRating.values()].map((alike) => ({
      offer: alike[0] as Offer,
      pools: [...new Set(alike.map(keyOf))],
    }));
    POOLS.set(offers, (known = { each: offers.map(keyOf), rated }));
  }
  return known;
}

const POOLS = new WeakMap<readonly Offer[], Pools>();

const keyOf = ({ edition, format, bestOf, rated, time }: Offer): string =>
  `${edition} ${format} ${bestOf} ${rated === true ? 'rated' : 'casual'} ${keyOfTime(time)}`;

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
  const theirs = poolsOf(other.offers).each;
  const found = poolsOf(one.offers).each.findIndex((pool) => theirs.includes(pool));
  return one.offers[found];
}
