import { canonicalJson, shortSha256, type JsonObject, type TablePlace } from '@arbiter/protocol';

/** The id of a match: it follows from its tickets, so two workers that pair the same tickets open the same match. */
export function matchId(region: string, tickets: readonly [string, string]): string {
  // The canonical text of `{ tickets }`, written out: a round of pairing may want tens of thousands.
  const [one, other] = tickets;
  const text = `{"tickets":[${quoted(one)},${quoted(other)}]}`;
  return shortSha256(text, `${region}-m-`);
}

/** A text as JSON: at once where nothing in it is written in another way there, as in any id that is made here. */
const quoted = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text));
const PLAIN = /^[\w./:-]*$/;

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
