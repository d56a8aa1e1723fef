import type { Characteristics, Combat, GameObject, ObjectId } from '@arbiter/engine';
import type { Entry } from '../reader/entry.ts';
import type { Match } from '../play/match.ts';
import type { Field, Value } from './check.ts';
import { COLOR_WORDS, keywordAsSaid } from './words.ts';

const ABSENT = 'nothing: it is not in play or on the stack';

/** What may be said about an object. */
export const OBJECT_FIELDS: Readonly<Record<string, Field<ObjectId>>> = {
  zone: record(
    (entry) => entry.text(),
    ({ zone }) => zone ?? 'nowhere',
  ),
  controller: record(
    (entry) => entry.text(),
    ({ controller }, { players }) => players[controller],
  ),
  owner: record(
    (entry) => entry.text(),
    ({ owner }, { players }) => players[owner],
  ),
  tapped: record(
    (entry) => entry.flag(),
    ({ tapped }) => tapped,
  ),
  damage: record(
    (entry) => entry.number(),
    ({ damage }) => damage,
  ),
  counters: record(
    (entry) =>
      Object.fromEntries([...entry.record()].map(([kind, count]) => [kind, count.number()])),
    ({ counters }) => counters ?? {},
  ),
  on: {
    read: (entry) => entry.text(),
    find(match, id, expected) {
      const { attachedTo } = match.object(id);
      if (attachedTo === 0 || expected === 'nothing') {
        return attachedTo === 0 ? 'nothing' : match.names.nameOf(match.game, attachedTo);
      }
      return match.names.object(match.game, expected as string) === attachedTo
        ? expected
        : match.names.nameOf(match.game, attachedTo);
    },
  },
  attacking: inCombat(({ attackers }, id) => attackers.some(({ object }) => object === id)),
  blocking: inCombat(({ blockers }, id) => blockers.includes(id)),
  blocked: inCombat(({ attackers }, id) =>
    attackers.some(({ object, blocked }) => object === id && blocked),
  ),
  unblocked: inCombat(
    ({ attackers, blockersDeclared }, id) =>
      blockersDeclared && attackers.some(({ object, blocked }) => object === id && !blocked),
  ),
  power: seen(
    (entry) => entry.number(),
    ({ power }) => power,
  ),
  toughness: seen(
    (entry) => entry.number(),
    ({ toughness }) => toughness,
  ),
  types: seen(
    (entry) =>
      entry
        .texts()
        .map((type) => type.toLowerCase())
        .sort(),
    ({ types }) => types.map((type) => type.toLowerCase()).sort(),
  ),
  subtypes: seen(
    (entry) => entry.texts().sort(),
    ({ subtypes }) => [...subtypes].sort(),
  ),
  supertypes: seen(
    (entry) => entry.texts().sort(),
    ({ supertypes }) => [...supertypes].sort(),
  ),
  colors: seen(
    (entry) => entry.texts().sort(),
    ({ colors }) =>
      Object.entries(COLOR_WORDS)
        .filter(([, color]) => colors.includes(color))
        .map(([word]) => word)
        .sort(),
  ),
  keywords: seen(
    (entry) => entry.texts(),
    ({ keywords }, expected) => (expected as string[]).filter((one) => has(keywords, one)),
  ),
  lacks: seen(
    (entry) => entry.texts(),
    ({ keywords }, expected) => (expected as string[]).filter((one) => !has(keywords, one)),
  ),
};

function has(keywords: readonly string[], wanted: string): boolean {
  return keywords.map(keywordAsSaid).includes(wanted);
}

/** Something that stands in the record of the object. */
function record(
  read: (entry: Entry) => Value,
  find: (object: GameObject, match: Match) => Value,
): Field<ObjectId> {
  return { read, find: (match, id) => find(match.object(id), match) };
}

/** What a creature does in combat; outside of combat it does nothing of it. */
function inCombat(find: (combat: Combat, id: ObjectId) => boolean): Field<ObjectId> {
  return {
    read: (entry) => entry.flag(),
    find: ({ game }, id) => game.combat !== null && find(game.combat, id),
  };
}

/** A characteristic, which a thing has only where it can be seen. */
function seen(
  read: (entry: Entry) => Value,
  find: (characteristics: Characteristics, expected: Value) => Value,
): Field<ObjectId> {
  return {
    read,
    find(match, id, expected) {
      const { zone } = match.object(id);
      if (zone !== 'battlefield' && zone !== 'stack') return ABSENT;
      return find(match.see().characteristics(id), expected);
    },
  };
}
