import { botPlayer, type MatchmakingEvent, type Offer } from '@arbiter/protocol';
import { closestPairs, NONE, type Waiting } from './closest-pairs.ts';
import { matchId } from './ids.ts';
import type { Lobby, Ticket } from './lobby.ts';
import { poolsOf, type Pool } from './pools.ts';
import { readyBy } from './ready-checks.ts';
import { risingOrder } from './sorted-numbers.ts';
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
  const bots: MatchOpened[] = [];
  const inviting: Ticket[] = [];
  const asking: Ticket[] = [];
  for (const one of lobby.tickets.values()) {
    const { opponent } = one;
    if (called.has(one.player) || !mayBePaired(lobby, one, at)) continue;
    if (opponent.kind === 'anyone') asking.push(one);
    else if (opponent.kind === 'player') inviting.push(one);
    else bots.push(againstBot(one, opponent, region, at));
  }
  const invited = invitedPairs(inviting, region, at);
  const anyone = pairsOfAnyone(lobby, asking, region, at, rules);
  const others = [...bots, ...invited];
  return others.length === 0 ? anyone : [...others, ...anyone];
}

/** Not while it is in a ready check; nor against anyone while its player waits for having missed some, or left matches. */
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

/** Those who ask for anyone: with each other, and of those who are left, the ones for whom a bot stands in. */
function pairsOfAnyone(
  lobby: Lobby,
  asking: readonly Ticket[],
  region: string,
  at: number,
  rules: WideningRules,
): ReadyCheckBegan[] {
  const places = placesOf(lobby, asking, at, rules);
  const { who, pools, ratings, tolerances, ratedIn } = places;
  const ticketAt = (place: number): Ticket => asking[who[place] as number] as Ticket;
  const gapOf = (one: number, other: number): number =>
    Math.abs((ratings[one] as number) - (ratings[other] as number));
  const mayMeetAgain = lobby.anyoneMet();
  const anyoneAvoids = asking.some(({ avoids }) => avoids !== undefined);
  const partners = closestPairs(places, gapOf, (one, other) => {
    const gap = gapOf(one, other);
    const most = between(tolerances[one] as number, tolerances[other] as number);
    if (gap > most) return null;
    // Who has two tickets has one rating: players are looked at only where they may matter.
    if (gap > 0 && !mayMeetAgain && !anyoneAvoids) return gap;
    const [mine, theirs] = [ticketAt(one), ticketAt(other)];
    const [a, b] = [mine.player, theirs.player];
    if (a === b || avoids(mine, b) || avoids(theirs, a)) return null;
    const cost = gap + (lobby.wouldBeRematch(a, b) ? rules.rematch : 0);
    return cost <= most ? cost : null;
  });
  const placeOf = new Int32Array(asking.length).fill(NONE);
  for (let place = 0; place < partners.length; place++) {
    if (partners[place] !== NONE) placeOf[who[place] as number] = place;
  }
  const until = readyBy(at);
  const checks: ReadyCheckBegan[] = [];
  asking.forEach((one, i) => {
    const place = placeOf[i] as number;
    if (place === NONE) {
      const standIn = standInOf(one, at);
      if (standIn === undefined) return;
      const { match: check, tickets, players, offer } = againstBot(one, standIn, region, at);
      checks.push({ type: 'ReadyCheckBegan', check, region, tickets, players, offer, at, until });
      return;
    }
    const theirs = partners[place] as number;
    if ((who[theirs] as number) < i) return;
    const other = ticketAt(theirs);
    const tickets: [string, string] = [one.ticket, other.ticket];
    checks.push({
      type: 'ReadyCheckBegan',
      check: matchId(region, tickets),
      region,
      tickets,
      players: [one.player, other.player],
      offer: commonOffer(one, other, ratedIn[pools[place] as number]) as Offer,
      pairing: {
        rules: rules.version,
        gap: Math.round(gapOf(place, theirs)),
        waited: [waited(one, at), waited(other, at)],
      },
      at,
      until,
    });
  });
  return checks;
}

/** Whether a ticket's player has blocked somebody. */
const avoids = ({ avoids: blocked }: Ticket, player: string): boolean =>
  blocked?.includes(player) === true;

/** How long a ticket has waited, in milliseconds. */
const waited = ({ at: since }: Ticket, at: number): number => Math.max(0, at - since);

/** Where those stand who ask for anyone, each by their number among them. */
interface Places extends Waiting {
  readonly ratings: Float64Array;
  /** How far an opponent may be, as far as this side of a pair goes. */
  readonly tolerances: Float64Array;
  /** By number of a pool, the pool of the rating that counts in it. */
  readonly ratedIn: readonly string[];
}

/** A place for each pool that a ticket is in, at the rating that counts there: one in 6ED says nothing of one in 5ED. */
function placesOf(
  lobby: Lobby,
  asking: readonly Ticket[],
  at: number,
  rules: WideningRules,
): Places {
  const most = asking.reduce((sum, { offers }) => sum + offers.length, 0);
  const who = new Uint32Array(most);
  const pools = new Uint32Array(most);
  const ratings = new Float64Array(most);
  const tolerances = new Float64Array(most);
  const numbers = new Map<string, number>();
  const ratedIn: string[] = [];
  const numberOf = ({ key, rating }: Pool): number => {
    let pool = numbers.get(key);
    if (pool === undefined) numbers.set(key, (pool = ratedIn.push(rating) - 1));
    return pool;
  };
  // Most tickets ask for the same as the one before.
  let offers: Ticket['offers'] = [];
  let theirs: readonly number[] = [];
  let count = 0;
  for (let i = 0; i < asking.length; i++) {
    const one = asking[i] as Ticket;
    if (one.offers !== offers) [offers, theirs] = [one.offers, poolsOf(one.offers).map(numberOf)];
    const tolerance = toleranceOf(rules, waited(one, at));
    for (const pool of theirs) {
      who[count] = i;
      pools[count] = pool;
      ratings[count] = lobby.ratingIn(one.player, ratedIn[pool] as string).rating;
      tolerances[count] = tolerance;
      count++;
    }
  }
  const order = risingOrder(ratings.subarray(0, count));
  const inOrder = <T extends Uint32Array | Float64Array>(numbers: T, sorted: T): T => {
    for (let place = 0; place < count; place++) {
      sorted[place] = numbers[order[place] as number] as number;
    }
    return sorted;
  };
  return {
    who: inOrder(who, new Uint32Array(count)),
    pools: inOrder(pools, new Uint32Array(count)),
    ratings: inOrder(ratings, new Float64Array(count)),
    tolerances: inOrder(tolerances, new Float64Array(count)),
    ratedIn,
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

/**
 * The first offer of one that is one of the other's, too.
 *
 * @param rating if they were brought together by their ratings: the pool of those, which have to count for the match
 */
function commonOffer(
  { offers }: Ticket,
  { offers: others }: Ticket,
  rating?: string,
): Offer | undefined {
  const theirs = offers === others ? undefined : poolsOf(others);
  for (const mine of poolsOf(offers)) {
    if (rating !== undefined && mine.rating !== rating) continue;
    if (theirs === undefined || theirs.some(({ key }) => key === mine.key)) return mine.offer;
  }
  return undefined;
}
