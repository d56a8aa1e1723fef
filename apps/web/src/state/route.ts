/** Where on the page one is; the part of the address after `#`, so that a reload and a link lead back to it. */
export type Route =
  | { readonly at: 'lobby' }
  /** Where a deck is built. */
  | { readonly at: 'deck' }
  /** The lobby, for whoever followed a link of somebody who wants to play. */
  | { readonly at: 'invite'; readonly player: string }
  /** What a player reports: a game, and the commit that it is about; without a game, all that they have reported. */
  | { readonly at: 'report'; readonly game: string | null; readonly version: number | null }
  /** Where those look and rule who watch over games. */
  | { readonly at: 'operate'; readonly path: readonly string[] }
  /** A tournament; null: all of them. */
  | { readonly at: 'tournament'; readonly tournament: string | null }
  | { readonly at: 'ticket'; readonly ticket: string }
  | { readonly at: 'match'; readonly match: string }
  /** A finished game; with the number of an event, or of a commit while events have none, at that. */
  | { readonly at: 'replay'; readonly game: string; readonly event: number | null };

/** Anything unknown is the lobby. */
export function parseRoute(hash: string): Route {
  const [at, first = '', ...more] = hash
    .replace(/^#?\/?/u, '')
    .split('/')
    .map(decoded);
  if (at === 'deck') return { at };
  if (at === 'report') return { at, game: first || null, version: eventIn(more.at(-1)) };
  if (at === 'tournament') return { at, tournament: first || null };
  if (at === 'operate') return { at, path: first === '' ? [] : [first, ...more] };
  if (first === '') return { at: 'lobby' };
  if (at === 'invite') return { at, player: first };
  if (at === 'ticket') return { at, ticket: first };
  if (at === 'match') return { at, match: first };
  if (at === 'replay') return { at, game: first, event: eventIn(more.at(-1)) };
  return { at: 'lobby' };
}

export function makeRoute(route: Route): string {
  const parts = ((): string[] => {
    switch (route.at) {
      case 'lobby':
        return [];
      case 'deck':
        return ['deck'];
      case 'report':
        return ['report', route.game, route.version].flatMap((part) =>
          part === null ? [] : [String(part)],
        );
      case 'operate':
        return ['operate', ...route.path];
      case 'tournament':
        return ['tournament', route.tournament ?? ''];
      case 'invite':
        return ['invite', route.player];
      case 'ticket':
        return ['ticket', route.ticket];
      case 'match':
        return ['match', route.match];
      case 'replay':
        return ['replay', route.game, ...(route.event === null ? [] : [String(route.event)])];
      default:
        return route satisfies never;
    }
  })();
  return `#/${parts.map(encodeURIComponent).join('/')}`;
}

/** Links of older pages name the match there. */
const eventIn = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,9}$/u.test(text) ? Number(text) : null;

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
