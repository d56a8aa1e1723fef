/**
 * How strong the bots are, from games that they have played against each other. Strengths are in points as ratings count
 * them: 400 points ahead wins ten games of eleven. They compare bots with bots alone: none has been measured against
 * people, so the one that plays at random stands at 0, not somewhere among the ratings of players.
 */

/** The bots that one may play against, the weakest first. */
export const BOTS = ['random', 'rare', 'sensible'] as const;
type BotName = (typeof BOTS)[number];

/**
 * What `npm run -s bench -- strengths 20` measured on 26 November: both the same deck, with each of the 39 that are offered,
 * under its edition. Left out are 39 games in which a bot named a card that there was not, which none does any more.
 */
export const MEETINGS: readonly Meeting<BotName>[] = [
  { bots: ['random', 'rare'], games: 766, won: [361, 400] },
  { bots: ['random', 'sensible'], games: 766, won: [17, 747] },
  { bots: ['rare', 'sensible'], games: 769, won: [23, 743] },
];

/**
 * How strong a bot is, in points; undefined if there is no such bot. Of one that plays itself either name will do.
 */
export function strengthOf(bot: string): number | undefined {
  strengths ??= strengthsOf(BOTS, MEETINGS, 'random');
  return strengths[bot.replace(/:2$/u, '')];
}
let strengths: Readonly<Record<string, number>> | undefined;

/** The games between two bots. */
export interface Meeting<Name extends string = string> {
  readonly bots: readonly [Name, Name];
  readonly games: number;
  /** The others were drawn. */
  readonly won: readonly [number, number];
}

/**
 * Under which strengths the results are most likely (Bradley and Terry 1952, by the iteration of Zermelo 1929): a draw is
 * half a win, and each pair is given one more drawn game, so that a bot that never lost is not infinitely strong.
 *
 * @param zero the one whose strength is 0
 * @returns to ten points: a thousand games tell no more
 */
export function strengthsOf<Name extends string>(
  names: readonly Name[],
  meetings: readonly Meeting<Name>[],
  zero: Name,
): Readonly<Record<Name, number>> {
  const met = meetings.filter(({ bots: [one, other] }) => one !== other);
  const games = met.map((one) => one.games + 1);
  const points = names.map((name) =>
    met.reduce((sum, { bots, games: played, won }) => {
      const seat = bots.indexOf(name);
      if (seat === -1) return sum;
      const draws = played - won[0] - won[1] + 1;
      return sum + (won[seat === 0 ? 0 : 1] + draws / 2);
    }, 0),
  );
  const odds = new Map(names.map((name) => [name, 1]));
  const oddsOf = (name: Name): number => odds.get(name) as number;
  for (let round = 0; round < ROUNDS; round++) {
    names.forEach((name, i) => {
      const shares = met.reduce((sum, { bots: [one, other] }, k) => {
        const isOne = one === name || other === name;
        return isOne ? sum + (games[k] as number) / (oddsOf(one) + oddsOf(other)) : sum;
      }, 0);
      if (shares > 0) odds.set(name, (points[i] as number) / shares);
    });
  }
  const strength = (name: Name): number =>
    10 * Math.round(40 * Math.log10(oddsOf(name) / oddsOf(zero)));
  return Object.fromEntries(names.map((name) => [name, strength(name) + 0])) as Record<
    Name,
    number
  >;
}

/** So many that no point changes any more: each gets nearer by the same part. */
const ROUNDS = 1_000;
