import type { Game, GameObject, ObjectId, Seat } from '@arbiter/engine';
import { objectName, playerName } from './names.ts';

/**
 * Names that tell objects apart: to those that several have, what differs is added, whose it is and how it looks; and a
 * number only to those that nobody could tell apart.
 */
export function distinctNames(
  game: Game,
  seat: Seat,
  names: ReadonlyMap<ObjectId, string>,
): ReadonlyMap<ObjectId, string> {
  const told = new Map(names);
  const add = (quality: Quality, isMeant: (name: string) => boolean): void => {
    for (const [id, name] of told) {
      const object = game.objects[id];
      if (object === null || object === undefined || !isMeant(name)) continue;
      const more = quality(object, game, seat);
      if (more !== '') told.set(id, `${name}${more}`);
    }
  };
  add(whose, () => true);
  for (const quality of [where, how]) {
    const several = shared(told);
    if (several.size > 0) add(quality, (name) => several.has(name));
  }
  return numbered(told);
}

/** The same for objects that are called what everybody calls them. */
export function namesOf(
  game: Game,
  ids: readonly ObjectId[],
  seat: Seat,
): ReadonlyMap<ObjectId, string> {
  return distinctNames(game, seat, new Map(ids.map((id) => [id, objectName(game, id, seat)])));
}

type Quality = (object: GameObject, game: Game, seat: Seat) => string;

const whose: Quality = ({ zone, controller }, _, seat) =>
  (zone === 'battlefield' || zone === 'stack') && controller !== seat
    ? ` of ${playerName(controller)}`
    : '';

const where: Quality = ({ zone, owner }, _, seat) => {
  const of = owner === seat ? 'your' : `${playerName(owner)}’s`;
  switch (zone) {
    case 'hand':
    case 'graveyard':
    case 'library':
      return ` in ${of} ${zone}`;
    case 'outside':
      return ' outside the game';
    case 'ante':
      return ' in the ante';
    case 'stack':
      return ' on the stack';
    case 'battlefield':
    case 'exile':
    case 'phasedOut':
    case null:
      return '';
    default:
      return zone satisfies never;
  }
};

const how: Quality = ({ id, tapped, damage, counters, attachedTo }, { combat, objects }) => {
  const on = objects[attachedTo]?.name;
  const looks = [
    tapped ? 'tapped' : '',
    combat?.attackers.some(({ object }) => object === id) === true ? 'attacking' : '',
    combat?.blockers.includes(id) === true ? 'blocking' : '',
    damage > 0 ? `${damage} damage` : '',
    ...Object.entries(counters ?? {}).map(([kind, count]) => `${count} ${kind}`),
    on === undefined ? '' : `on ${on}`,
  ].filter((one) => one !== '');
  return looks.length === 0 ? '' : ` (${looks.join(', ')})`;
};

/** Those that more than one has. */
function shared(names: ReadonlyMap<ObjectId | string, string>): ReadonlySet<string> {
  const once = new Set<string>();
  const often = new Set<string>();
  for (const name of names.values()) (once.has(name) ? often : once).add(name);
  return often;
}

/** With a number added to names that more than one has, in the order of what they name. */
export function numbered<K extends number | string>(
  names: ReadonlyMap<K, string>,
): ReadonlyMap<K, string> {
  const several = shared(names);
  const count = new Map<string, number>();
  return new Map(
    [...names]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, name]) => {
        if (!several.has(name)) return [key, name];
        const number = (count.get(name) ?? 0) + 1;
        count.set(name, number);
        return [key, `${name} (${number})`];
      }),
  );
}
