/** What becomes something else: of another colour, a land of another type, a creature. */
import type { Color, Duration, Effects, Filter, Modification, Reference } from '@arbiter/cards';
import type { Meanings, Noun } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';
import { filterOf, filtersOf } from './nouns.ts';

const turnedInto = (what: Reference, by: Modification, until?: Duration): Effects => [
  { do: 'modify', what, by, ...(until === undefined ? {} : { until }) },
];

/** A creature that is as large as its mana value says. */
const ANIMATED: Modification = {
  becomes: { addTypes: ['Creature'], power: 'its mana value', toughness: 'its mana value' },
};

export const conversions: readonly Rule[] = [
  // A spell keeps its colour as the permanent that it becomes (6ED 415.3).
  rule('simple', 'target spell or permanent becomes <color>', ({ color }, scope) => {
    return turnedInto(ofAnyText(scope), { colors: [color] });
  }),
  rule(
    'simple',
    'change the text of target spell or permanent by replacing all instances of one basic land type with another',
    (_, scope) => [{ do: 'changeLandWord', what: ofAnyText(scope) }],
  ),
  rule(
    'simple',
    'change the text of target spell or permanent by replacing all instances of one color word with another',
    (_, scope) => [{ do: 'changeColorWord', what: ofAnyText(scope) }],
  ),
  rule(
    'simple',
    "change the text of target spell or permanent by replacing all instances of one creature type with another . the new creature type can't be wall",
    (_, scope) => [{ do: 'changeCreatureWord', what: ofAnyText(scope), except: 'Wall' }],
  ),

  // Lands. A basic land type in place of what the land was (6ED 214.9e).
  rule('trait', '(is|are|becomes) (a|an) <land type>', (slots) => ({
    by: { becomes: { land: slots['land type'] } },
    rules: [],
  })),
  rule('change', '(becomes|become) (a|an) <land type>', (slots) => ({
    by: { becomes: { land: slots['land type'] } },
    rules: [],
  })),
  rule('static', 'all <nouns> are <land type>', (slots) => [
    {
      kind: 'static',
      effect: {
        modifies: lands(slots.nouns),
        by: { becomes: { land: slots['land type'] } },
      },
    },
  ]),
  rule('simple', '<object> becomes (a|an) <land type> until ~ leaves the battlefield', (slots) =>
    turnedInto(
      slots.object,
      { becomes: { land: slots['land type'] } },
      { asLongAs: 'this is in play' },
    ),
  ),
  rule('static', 'all <nouns> are <size> creatures that are still lands', ({ nouns, size }) => [
    { kind: 'static', effect: { modifies: lands(nouns), by: living(size) } },
  ]),
  rule(
    'static',
    'all <nouns> are <size> <color> creatures that are still lands',
    ({ nouns, size, color }) => [
      { kind: 'static', effect: { modifies: lands(nouns), by: living(size, [color]) } },
    ],
  ),

  // Creatures.
  ...(['trait', 'change'] as const).map((category) =>
    rule(category, '(has|have) base power and toughness <size>', ({ size }) => ({
      by: { is: size },
      rules: [],
    })),
  ),
  rule(
    'simple',
    'until your next upkeep , <object> becomes an artifact creature with power and toughness each equal to its converted mana cost',
    ({ object }) => turnedInto(object, ANIMATED, 'your next upkeep'),
  ),
];

/** A spell or a permanent: whatever has a text. */
function ofAnyText(scope: Scope): Reference {
  const what: Filter = { any: [{ is: 'spell' }, { is: 'permanent' }] };
  return scope.target({ what }, ['spell', 'permanent']);
}

function lands(noun: Noun): Filter {
  const filters = filtersOf(noun);
  if (!filters.some((one) => 'type' in one && one.type === 'Land')) throw new Nonsense();
  return filterOf(noun);
}

const living = (size: Meanings['size'], colors?: readonly Color[]): Modification => ({
  becomes: { addTypes: ['Creature'], ...size, ...(colors === undefined ? {} : { colors }) },
});
