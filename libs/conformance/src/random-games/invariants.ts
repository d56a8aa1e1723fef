import { mainGamesOf, ZONES, type Game, type Seat } from '@arbiter/engine';

/**
 * What must hold between any two commands: the game is in order, and every card of both decks is in a zone.
 *
 * @throws {Error} that says what is broken
 */
export function checkCards(
  game: Game,
  decks: readonly [readonly string[], readonly string[]],
): void {
  checkOrder(game);
  const cards: [string[], string[]] = [[], []];
  const waiting = mainGamesOf(game);
  for (const main of waiting) checkOrder(main);
  // What lies outside a subgame lies in a game around it.
  for (const { objects, main } of [game, ...waiting]) {
    for (const object of objects) {
      if (object?.kind !== 'card' || object.zone === null) continue;
      if (main === undefined || object.zone !== 'outside') cards[object.owner].push(object.card);
    }
  }
  for (const seat of [0, 1] as const) sameCards(cards[seat], decks[seat], seat);
}

/**
 * What must hold between any two commands, whatever was dealt: every object is in exactly one zone, every zone holds
 * what says that it is there, and nothing is kept of what has gone: who fights is in play, and so is what is blocked.
 *
 * @throws {Error} that says what is broken
 */
export function checkOrder(game: Game): void {
  const places = new Map<number, string>();
  const put = (ids: readonly number[], zone: string): void => {
    for (const id of ids) {
      const earlier = places.get(id);
      if (earlier !== undefined) throw new Error(`object ${id} is in ${earlier} and in ${zone}`);
      places.set(id, zone);
      const object = game.objects[id];
      if (object?.zone !== zone) {
        throw new Error(`object ${id} lies in ${zone} and says ${String(object?.zone)}`);
      }
    }
  };
  for (const player of game.players) {
    for (const zone of ['library', 'hand', 'graveyard', 'exile'] as const) put(player[zone], zone);
    put(player.outside ?? [], 'outside');
    put(player.ante ?? [], 'ante');
  }
  put(game.battlefield, 'battlefield');
  put(
    game.phasedOut.map(({ object }) => object),
    'phasedOut',
  );
  put(game.stack, 'stack');
  for (const object of game.objects) {
    if (object === null || object.zone === null) continue;
    if (!ZONES.includes(object.zone) || !places.has(object.id)) {
      throw new Error(`object ${object.id} says ${object.zone} and is in no zone`);
    }
  }
  const { attackers = [], blockers = [] } = game.combat ?? {};
  const fighting = attackers.flatMap((one) => [one.object, ...one.blockers]);
  for (const id of [...fighting, ...blockers]) {
    if (places.get(id) !== 'battlefield') throw new Error(`object ${id} fights and is not in play`);
  }
  for (const id of Object.keys(game.combatDamage).map(Number)) {
    if (places.get(id) !== 'stack') throw new Error(`damage ${id} is kept and not on the stack`);
  }
  for (const id of game.strayTokens) {
    const stray = game.objects[id];
    const isStray = stray?.kind === 'token' || stray?.kind === 'copy';
    if (!isStray || places.get(id) === 'battlefield') {
      throw new Error(`object ${id} is no token or copy out of play`);
    }
  }
}

function sameCards(found: string[], deck: readonly string[], seat: Seat): void {
  const [have, want] = [found.sort().join(), [...deck].sort().join()];
  if (have !== want) throw new Error(`the cards of seat ${seat} are not its deck: ${have}`);
}

/** Where two values of JSON differ, as a path; `null` if they are the same. */
export function differenceOf(one: unknown, other: unknown, path = 'game'): string | null {
  if (Object.is(one, other)) return null;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return `${path}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`;
  }
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const name of names) {
    const found = differenceOf(
      (one as Record<string, unknown>)[name],
      (other as Record<string, unknown>)[name],
      `${path}.${name}`,
    );
    if (found !== null) return found;
  }
  return null;
}
