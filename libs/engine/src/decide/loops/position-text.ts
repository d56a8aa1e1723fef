import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/basics.ts';

/** Keys under which ids of objects stand, alone or in lists. */
const IDS: ReadonlySet<string> = new Set([
  'id',
  'object',
  'objects',
  'source',
  'attachedTo',
  'targets',
  'event',
  'was',
  'to',
  'onto',
  'from',
  'blockers',
  'attackers',
]);

/** Keys under which moments stand, of which only the order matters. */
const MOMENTS: ReadonlySet<string> = new Set([
  'timestamp',
  'controlledSince',
  'phasedInSince',
  'turnBegan',
  'upkeepBegan',
  'lastUpkeepBegan',
]);

/**
 * Everything in a game that decides how it goes on, as text: two positions with the same text go on in the same way.
 * Ids are renumbered in the order in which they come up, and moments by their order, so that what came back is
 * recognised. An id under any other key keeps two positions apart, never the other way round.
 */
export function positionText(game: Game): string {
  const numbers = new Map<ObjectId, number>();
  const numberOf = (id: ObjectId): string => {
    let number = numbers.get(id);
    if (number === undefined) numbers.set(id, (number = numbers.size));
    // What is no more is known by its name alone.
    const object = game.objects[id];
    return object?.zone == null ? `gone ${object?.name ?? ''}` : `#${String(number)}`;
  };
  const order = momentsOf(game);
  const rename = (node: unknown, key: string): unknown => {
    if (typeof node === 'number') {
      if (MOMENTS.has(key)) return order.get(node) ?? node;
      return IDS.has(key) && node > 0 ? numberOf(node) : node;
    }
    if (Array.isArray(node)) return node.map((one) => rename(one, key));
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([name, one]) => [name, rename(one, name)]));
  };
  const cards = (ids: readonly ObjectId[]): unknown =>
    ids.map((id) => rename(game.objects[id], 'object'));
  const effects = game.effects.filter(
    (effect) =>
      effect.kind !== 'modification' || effect.objects.some((id) => game.objects[id]?.zone != null),
  );
  return JSON.stringify([
    // What it remembers only grows, and names what is gone.
    { ...game.turn, happened: undefined, damage: undefined },
    game.players.map((player) => [
      player.life,
      player.pool,
      player.limited,
      player.snow,
      cards(player.library),
      cards(player.hand),
      cards(player.graveyard),
      cards(player.exile),
      [player.landsPlayed, player.landsAllowed, player.overdrew],
      rename(
        {
          turnBegan: player.turnBegan,
          upkeepBegan: player.upkeepBegan,
          lastUpkeepBegan: player.lastUpkeepBegan,
        },
        '',
      ),
    ]),
    cards(game.battlefield),
    cards(game.stack),
    game.stack.map((id) => rename(game.combatDamage[id] ?? null, 'to')),
    rename(game.combat, ''),
    // Their own numbers grow with every effect.
    effects.map((effect) => rename({ ...effect, id: 0 }, '')),
    game.delayed.map((delayed) => rename({ ...delayed, id: 0 }, '')),
    game.waiting.map((trigger) => rename({ ...trigger, id: 0 }, '')),
    rename(game.agenda.slice(0, -1), ''),
  ]);
}

/** Each moment that still matters, by its place in their order. */
function momentsOf({ objects, players, effects }: Game): ReadonlyMap<number, number> {
  const moments = new Set<number>();
  for (const object of objects) {
    if (object?.zone !== 'battlefield') continue;
    moments.add(object.timestamp).add(object.controlledSince);
    if (object.phasedInSince !== undefined) moments.add(object.phasedInSince);
  }
  for (const { turnBegan, upkeepBegan, lastUpkeepBegan } of players) {
    moments.add(turnBegan).add(upkeepBegan).add(lastUpkeepBegan);
  }
  for (const { timestamp } of effects) moments.add(timestamp);
  return new Map([...moments].sort((a, b) => a - b).map((moment, place) => [moment, place]));
}
