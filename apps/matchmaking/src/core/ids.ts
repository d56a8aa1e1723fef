import { canonicalJson, shortSha256, type JsonObject, type TablePlace } from '@arbiter/protocol';

/**
 * The id of a match: it follows from its tickets, so two workers that pair the same tickets open the same match. A round of
 * pairing may want tens of thousands, so the text under the hash is as plain as can be: how long the first id is says where
 * the second one begins.
 */
export function matchId(region: string, [one, other]: readonly [string, string]): string {
  return `${region}-m-${shortSha256(`${one.length} ${one}${other}`)}`;
}

/** The id of the match in which something is played again: a ruling brings about one. */
export function continuationId(region: string, dispute: string, ruling: number): string {
  return `${region}-m-${short({ dispute, ruling })}`;
}

/** The id of a tournament's match: it follows from its table, so opening a table twice opens one match. */
export function tableMatchId(region: string, { tournament, round, table }: TablePlace): string {
  return `${region}-m-${short({ tournament, round, table })}`;
}

/** The id of a game: it follows from its match and its number there. */
export function gameId(region: string, match: string, number: number): string {
  return `${region}-g-${short({ match, number })}`;
}

const short = (of: JsonObject): string => shortSha256(canonicalJson(of));
