import { keywordText, type Keyword } from '@arbiter/cards';
import type { Characteristics, Combat, GameObject, ObjectId } from '@arbiter/engine';
import { made, type Form } from '../form/form.ts';
import { anyKeys } from '../form/keys.ts';
import { list } from '../form/lists.ts';
import { FLAG, NUMBER, oneOf, WORD } from '../form/scalars.ts';
import type { Match } from '../play/match.ts';
import type { Field, Value } from './check.ts';
import { COLOR_WORDS } from './words.ts';

const ABSENT = 'nothing: it is not in play or on the stack';

const WORDS = list(WORD);
const SORTED_WORDS = made(WORDS, (words) => words.sort());

/** What may be said about an object. */
export const OBJECT_FIELDS: Readonly<Record<string, Field<ObjectId>>> = {
  zone: record(WORD, ({ zone }) => zone ?? 'nowhere'),
  controller: record(WORD, ({ controller }, { players }) => players[controller]),
  owner: record(WORD, ({ owner }, { players }) => players[owner]),
  phased: record(oneOf('in', 'out'), ({ zone }) => (zone === 'phasedOut' ? 'out' : 'in')),
  tapped: record(FLAG, ({ tapped }) => tapped),
  damage: record(NUMBER, ({ damage }) => damage),
  counters: record(
    made(anyKeys(NUMBER), (counts) => Object.fromEntries(counts)),
    ({ counters }) => counters ?? {},
  ),
  on: {
    form: WORD,
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
  power: seen(NUMBER, ({ power }) => power),
  toughness: seen(NUMBER, ({ toughness }) => toughness),
  types: seen(
    made(WORDS, (types) => types.map((type) => type.toLowerCase()).sort()),
    ({ types }) => types.map((type) => type.toLowerCase()).sort(),
  ),
  subtypes: seen(SORTED_WORDS, ({ subtypes }) => [...subtypes].sort()),
  supertypes: seen(SORTED_WORDS, ({ supertypes }) => [...supertypes].sort()),
  colors: seen(SORTED_WORDS, ({ colors }) =>
    Object.entries(COLOR_WORDS)
      .filter(([, color]) => colors.includes(color))
      .map(([word]) => word)
      .sort(),
  ),
  keywords: seen(WORDS, ({ keywords }, expected) =>
    (expected as string[]).filter((one) => has(keywords, one)),
  ),
  lacks: seen(WORDS, ({ keywords }, expected) =>
    (expected as string[]).filter((one) => !has(keywords, one)),
  ),
};

function has(keywords: readonly Keyword[], wanted: string): boolean {
  return keywords.some(({ ability }) => keywordText(ability) === wanted);
}

/** Something that stands in the record of the object. */
function record(
  form: Form<Value>,
  find: (object: GameObject, match: Match) => Value,
): Field<ObjectId> {
  return { form, find: (match, id) => find(match.object(id), match) };
}

/** What a creature does in combat; outside of combat it does nothing of it. */
function inCombat(find: (combat: Combat, id: ObjectId) => boolean): Field<ObjectId> {
  return {
    form: FLAG,
    find: ({ game }, id) => game.combat !== null && find(game.combat, id),
  };
}

/** A characteristic, which a thing has only where it can be seen. */
function seen(
  form: Form<Value>,
  find: (characteristics: Characteristics, expected: Value) => Value,
): Field<ObjectId> {
  return {
    form,
    find(match, id, expected) {
      const { zone } = match.object(id);
      if (zone !== 'battlefield' && zone !== 'stack') return ABSENT;
      return find(match.see().characteristics(id), expected);
    },
  };
}
