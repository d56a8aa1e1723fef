import { botPlayer, newRating, type MatchmakingEvent, type Offer } from '@arbiter/protocol';
import { closestPairs, NONE, type Aversions, type Waiting } from './closest-pairs.ts';
import { matchId } from './ids.ts';
import type { Lobby, Ticket } from './lobby.ts';
import { poolsOf, type Pool } from './pools.ts';
import { readyBy } from './ready-checks.ts';
import { risingOrder } from './sorted-numbers.ts';
import { isPastLastStep, reachOf, WIDENING, type WideningRules } from './widening.ts';

type ReadyCheckBegan = Extract<MatchmakingEvent, { type: 'ReadyCheckBegan' }>;
type MatchOpened = Extract<MatchmakingEvent, { type: 'MatchOpened' }>;

/**
 * One round of pairing: the matches between those who wait, each ticket in one at most. First those who ask for a bot
 * and those who invited each other, in order of arrival; then those who ask for anyone: who has waited past the last
 * step of the rules first, whoever waited longest before the others, then the closest in rating first, as far as the rules
 * allow it after what both have waited; then those for whom a bot stands in, as they asked. Anyone who asked
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
  const asked = lobby.asked();
  const bots: MatchOpened[] = [];
  const inviting: Ticket[] = [];
  const asking: Ticket[] = [];
  for (const one of lobby.tickets.values()) {
    const { opponent } = one;
    if (called.has(one.player) || !mayBePaired(lobby, asked, one, at)) continue;
    if (opponent.kind === 'anyone') asking.push(one);
    else if (opponent.kind === 'player') inviting.push(one);
    else bots.push(againstBot(one, opponent, region, at));
  }
  const invited = invitedPairs(inviting, region, at);
  const anyone = pairsOfAnyone(lobby, asking, region, at, rules);
  const others = [...bots, ...invited];
  return others.length === 0 ? anyone : [...others, ...anyone];
}

/**
 * Not while it is in a ready check; nor against anyone while its player is asked about another pair, or waits for having missed
 * some, or left matches.
 */
const mayBePaired = (
  lobby: Lobby,
  asked: ReadonlySet<string>,
  { ticket, player, opponent }: Ticket,
  at: number,
): boolean =>
  lobby.checkOf(ticket) === undefined &&
  (opponent.kind !== 'anyone' || (!asked.has(player) && lobby.waitOf(player, at) === null));

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
  const players = lobby.tickets.hasSeveral ? numbersOfPlayers(asking) : inOrder(asking.length);
  const places = placesOf(lobby, asking, players, at, rules);
  const { tickets: ticketAt, pools, ratings } = places;
  const aversions = aversionsOf(lobby, asking, ticketAt, rules);
  const partners = closestPairs(places, aversions, overdue(asking, players, at, rules));
  const placeOf = new Int32Array(asking.length).fill(NONE);
  // Who has several tickets is asked about one pair at a time; the others wait for a later round.
  const isAsked = new Uint8Array(asking.length);
  for (let place = 0; place < partners.length; place++) {
    if (partners[place] === NONE) continue;
    const i = ticketAt[place] as number;
    placeOf[i] = place;
    isAsked[players[i] as number] = 1;
  }
  const until = readyBy(at);
  const checks: ReadyCheckBegan[] = [];
  for (let i = 0; i < asking.length; i++) {
    const one = asking[i] as Ticket;
    const place = placeOf[i] as number;
    if (place === NONE) {
      const standIn = standInOf(one, at);
      if (standIn === undefined || isAsked[players[i] as number] === 1) continue;
      isAsked[players[i] as number] = 1;
      const { match: check, tickets, players: both, offer } = againstBot(one, standIn, region, at);
      checks.push({
        ...{ type: 'ReadyCheckBegan', check, region, tickets, players: both, offer, at, until },
      });
      continue;
    }
    const theirs = partners[place] as number;
    const j = ticketAt[theirs] as number;
    if (j < i) continue;
    const other = asking[j] as Ticket;
    const gap = Math.abs((ratings[place] as number) - (ratings[theirs] as number));
    const tickets: [string, string] = [one.ticket, other.ticket];
    checks.push({
      type: 'ReadyCheckBegan',
      check: matchId(region, tickets),
      region,
      tickets,
      players: [one.player, other.player],
      offer: places.offerOf(pools[place] as number, one, other),
      pairing: {
        rules: rules.version,
        gap: Math.round(gap),
        waited: [waited(one, at), waited(other, at)],
      },
      at,
      until,
    });
  }
  return checks;
}

/** Each ticket's player by number: who has several tickets is one. */
function numbersOfPlayers(asking: readonly Ticket[]): Uint32Array {
  const numbers = new Map<string, number>();
  return Uint32Array.from(asking, ({ player }) => {
    const number = numbers.get(player) ?? numbers.size;
    numbers.set(player, number);
    return number;
  });
}

/** The numbers from 0 on. */
function inOrder(count: number): Uint32Array {
  const numbers = new Uint32Array(count);
  for (let i = 1; i < count; i++) numbers[i] = i;
  return numbers;
}

/**
 * Those who have waited until the rules set no more bounds, by number, who has waited longest first. They choose before all
 * others: or whoever is far from everybody would be passed over for as long as closer ones come.
 */
function overdue(
  asking: readonly Ticket[],
  players: Uint32Array,
  at: number,
  rules: WideningRules,
): number[] {
  const late: number[] = [];
  for (let i = 0; i < asking.length; i++) {
    if (isPastLastStep(rules, waited(asking[i] as Ticket, at))) late.push(i);
  }
  const since = (i: number): number => (asking[i] as Ticket).at;
  return late.sort((i, j) => since(i) - since(j)).map((i) => players[i] as number);
}

/** What keeps those apart who ask for anyone: nobody plays whom they have blocked, or met last. */
function aversionsOf(
  lobby: Lobby,
  asking: readonly Ticket[],
  ticketAt: Uint32Array,
  rules: WideningRules,
): Aversions {
  const anyoneMet = lobby.anyoneMet();
  const mayHave = new Uint8Array(asking.length);
  for (let i = 0; i < asking.length; i++) {
    const { player, avoids } = asking[i] as Ticket;
    if (avoids !== undefined || (anyoneMet && lobby.hasMet(player))) mayHave[i] = 1;
  }
  const has = new Uint8Array(ticketAt.length);
  for (let place = 0; place < has.length; place++) {
    has[place] = mayHave[ticketAt[place] as number] as number;
  }
  return {
    has,
    between(place, other) {
      const mine = asking[ticketAt[place] as number] as Ticket;
      const theirs = asking[ticketAt[other] as number] as Ticket;
      const [a, b] = [mine.player, theirs.player];
      if (avoids(mine, b) || avoids(theirs, a)) return Infinity;
      return lobby.wouldBeRematch(a, b) ? rules.rematch : 0;
    },
  };
}

/** Whether a ticket's player has blocked somebody. */
const avoids = ({ avoids: blocked }: Ticket, player: string): boolean =>
  blocked?.includes(player) === true;

/** How long a ticket has waited, in milliseconds. */
const waited = ({ at: since }: Ticket, at: number): number => Math.max(0, at - since);

/** Where those stand who ask for anyone, by the numbers of the players. */
interface Places extends Waiting {
  /** Which of those who ask has a place, by its number among them. */
  readonly tickets: Uint32Array;
  /** What two play who are paired in a pool, by its number. */
  readonly offerOf: (pool: number, one: Ticket, other: Ticket) => Offer;
}

/** A place for each pool that a ticket is in, at the rating that counts there: one in 6ED says nothing of one in 5ED. */
function placesOf(
  lobby: Lobby,
  asking: readonly Ticket[],
  players: Uint32Array,
  at: number,
  rules: WideningRules,
): Places {
  let most = 0;
  for (let i = 0; i < asking.length; i++) most += (asking[i] as Ticket).offers.length;
  const asked = {
    who: new Uint32Array(most),
    tickets: new Uint32Array(most),
    pools: new Uint32Array(most),
    ratings: new Float64Array(most),
    reaches: new Float64Array(most),
  };
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
    const reach = reachOf(rules, waited(one, at));
    const known = lobby.ratingsOf(one.player);
    for (let j = 0; j < theirs.length; j++) {
      const pool = theirs[j] as number;
      asked.who[count] = players[i] as number;
      asked.tickets[count] = i;
      asked.pools[count] = pool;
      asked.ratings[count] = (known?.[ratedIn[pool] as string] ?? UNRATED).rating;
      asked.reaches[count] = reach;
      count++;
    }
  }
  return { ...inOrderOfRating(asked, count), offerOf: offersIn(ratedIn) };
}

const UNRATED = newRating(0);

/** The first so many of some places, as they are numbered. */
function inOrderOfRating(asked: Omit<Places, 'offerOf'>, count: number): Omit<Places, 'offerOf'> {
  const order = risingOrder(asked.ratings.subarray(0, count));
  const [who, tickets] = [new Uint32Array(count), new Uint32Array(count)];
  const pools = new Uint32Array(count);
  const [ratings, reaches] = [new Float64Array(count), new Float64Array(count)];
  for (let place = 0; place < count; place++) {
    const from = order[place] as number;
    who[place] = asked.who[from] as number;
    tickets[place] = asked.tickets[from] as number;
    pools[place] = asked.pools[from] as number;
    ratings[place] = asked.ratings[from] as number;
    reaches[place] = asked.reaches[from] as number;
  }
  return { who, tickets, pools, ratings, reaches };
}

/** @param ratedIn by number of a pool, the pool of the rating that counts in it */
function offersIn(ratedIn: readonly string[]): Places['offerOf'] {
  // What two who ask for the same play is worked out once.
  const known: [Ticket['offers'], Offer][] = [];
  return (pool, one, other) => {
    const before = known[pool];
    const alike = one.offers === other.offers;
    if (alike && before?.[0] === one.offers) return before[1];
    const offer = commonOffer(one, other, ratedIn[pool]) as Offer;
    if (alike) known[pool] = [one.offers, offer];
    return offer;
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
