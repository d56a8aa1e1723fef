/** Where on the page one is; the part of the address after `#`, so that a reload and a link lead back to it. */
export type Route =
  | { readonly at: 'lobby' }
  /** The lobby, for a visitor who followed a link of somebody who wants to play. */
  | { readonly at: 'invite'; readonly player: string }
  /** A screen that knows by itself what it shows of what the rest of the address names. */
  | { readonly at: OwnScreen; readonly path: readonly string[] }
  | { readonly at: 'ticket'; readonly ticket: string }
  | { readonly at: 'match'; readonly match: string }
  /** A finished game; at an event, or only a part of it (`replay/where.ts`). */
  | { readonly at: 'replay'; readonly game: string; readonly where: string };

/**
 * The screens that keep what they show to themselves (`own-screens.ts`): where a deck is built; what players report, which
 * names a game and the commit that is meant; where those look and rule who watch over games; how players are rated, oneself
 * unless another is named; tournaments, or the one that is named.
 */
const OWN_SCREENS = ['deck', 'report', 'operate', 'ratings', 'tournament'] as const;
export type OwnScreen = (typeof OWN_SCREENS)[number];
export type OwnRoute = Extract<Route, { readonly path: readonly string[] }>;

/** Anything unknown is the lobby. */
export function parseRoute(hash: string): Route {
  const [at, first = '', ...more] = hash
    .replace(/^#?\/?/u, '')
    .split('/')
    .map(decoded);
  const own = OWN_SCREENS.find((screen) => screen === at);
  if (own !== undefined) return { at: own, path: first === '' ? [] : [first, ...more] };
  if (first === '') return { at: 'lobby' };
  if (at === 'invite') return { at, player: first };
  if (at === 'ticket') return { at, ticket: first };
  if (at === 'match') return { at, match: first };
  if (at === 'replay') return { at, game: first, where: more.at(-1) ?? '' };
  return { at: 'lobby' };
}

/** Whether a route leads to a screen of its own. */
export const isOwn = (route: Route): route is OwnRoute => 'path' in route;

export function makeRoute(route: Route): string {
  const parts = ((): string[] => {
    if (isOwn(route)) return [route.at, ...route.path];
    switch (route.at) {
      case 'lobby':
        return [];
      case 'invite':
        return ['invite', route.player];
      case 'ticket':
        return ['ticket', route.ticket];
      case 'match':
        return ['match', route.match];
      case 'replay':
        return ['replay', route.game, ...(route.where === '' ? [] : [route.where])];
      default:
        return route satisfies never;
    }
  })();
  return `#/${parts.map(encodeURIComponent).join('/')}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
