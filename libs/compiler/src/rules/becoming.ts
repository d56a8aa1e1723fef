/** What becomes something else: a creature of some size, a land of a type, a colour. */
import type { CardType, Color, Effects, Modification, Reference } from '@arbiter/cards';
import type { Keyword, Shape } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';

interface Size {
  readonly power: number;
  readonly toughness: number;
}

interface Facts {
  readonly size: Size;
  readonly colors?: readonly Color[];
  readonly kind?: readonly string[];
  readonly types: readonly CardType[];
  readonly keywords?: readonly Keyword[];
}

/** A creature beside what it was: the card types of a text that says so stay (6ED 214.5). */
function shapeOf({ size, colors, kind, types, keywords = [] }: Facts, scope: Scope): Shape {
  const plain = keywords.flatMap(({ plain: word }) => (word === undefined ? [] : [word]));
  if (plain.length !== keywords.length) scope.need('becomes: with abilities of a text');
  return {
    addTypes: types,
    ...(kind === undefined ? {} : { subtypes: kind }),
    ...size,
    ...(colors === undefined ? {} : { colors }),
    ...(plain.length > 0 ? { keywords: plain } : {}),
  };
}

const KINDS = [
  ['creature', ['Creature']],
  ['artifact creature', ['Artifact', 'Creature']],
] as const;

const shapes: readonly Rule[] = KINDS.flatMap(([words, types]) =>
  ([true, false] as const).flatMap((hasKeywords) => {
    const tail = hasKeywords ? '<with keywords:keywords>' : '';
    const more = (slots: object): Partial<Facts> =>
      hasKeywords && 'keywords' in slots ? { keywords: slots.keywords as readonly Keyword[] } : {};
    return [
      rule('shape', `a <size> ${words} ${tail as ''}`, (slots, scope) =>
        shapeOf({ size: slots.size, types, ...more(slots) }, scope),
      ),
      rule('shape', `a <size> <creature kind:kind> ${words} ${tail as ''}`, (slots, scope) =>
        shapeOf({ size: slots.size, kind: slots.kind, types, ...more(slots) }, scope),
      ),
      rule('shape', `a <size> <color> ${words} ${tail as ''}`, (slots, scope) =>
        shapeOf({ size: slots.size, colors: [slots.color], types, ...more(slots) }, scope),
      ),
      rule(
        'shape',
        `a <size> <color> <creature kind:kind> ${words} ${tail as ''}`,
        (slots, scope) =>
          shapeOf(
            { size: slots.size, colors: [slots.color], kind: slots.kind, types, ...more(slots) },
            scope,
          ),
      ),
    ];
  }),
);

const become = (what: Reference, by: Modification, lasts: boolean): Effects => [
  { do: 'modify', what, by, ...(lasts ? {} : { until: 'end of turn' as const }) },
];

const STILL = "(that 's still a land|that are still lands)";

const creatures: readonly Rule[] = [
  rule(
    'sentence',
    "<object> becomes <shape> until end of turn . it 's still a land .",
    (slots, scope) => ({
      effects: become(scope.permanent(slots.object), { becomes: slots.shape }, false),
    }),
  ),
  rule(
    'sentence',
    "until end of turn , <object> becomes <shape> . it 's still a land .",
    (slots, scope) => ({
      effects: become(scope.permanent(slots.object), { becomes: slots.shape }, false),
    }),
  ),
  rule('sentence', "<object> becomes <shape> . it 's still a land .", (slots, scope) => ({
    effects: become(scope.permanent(slots.object), { becomes: slots.shape }, true),
  })),
  rule('simple', `<object> becomes <shape> ${STILL}`, (slots, scope) =>
    become(scope.permanent(slots.object), { becomes: slots.shape }, true),
  ),
  rule('simple', `<object> becomes <shape> until end of turn ${STILL}`, (slots, scope) =>
    become(scope.permanent(slots.object), { becomes: slots.shape }, false),
  ),
  rule('simple', `until end of turn , <object> becomes <shape> ${STILL}`, (slots, scope) =>
    become(scope.permanent(slots.object), { becomes: slots.shape }, false),
  ),
  // An artifact that becomes an artifact creature stays what it was beside that.
  rule('simple', '~ becomes <shape> until end of turn', ({ shape }, scope) => {
    if (shape.addTypes?.includes('Artifact') !== true) throw new Nonsense();
    return become(scope.permanent(scope.me), { becomes: shape }, false);
  }),
];

const lands: readonly Rule[] = [
  rule('trait', '(is|are) (a|an|) <land type>', (slots) => ({
    by: { becomes: { land: slots['land type'] } },
    rules: [],
  })),
  rule('simple', '<object> becomes (a|an) <land type> until end of turn', (slots, scope) =>
    become(scope.permanent(slots.object), { becomes: { land: slots['land type'] } }, false),
  ),
  rule('simple', '<object> becomes (a|an) <land type>', (slots, scope) =>
    become(scope.permanent(slots.object), { becomes: { land: slots['land type'] } }, true),
  ),
];

const TYPES = [
  ['an artifact', { addTypes: ['Artifact'] }],
  ['an artifact creature', { addTypes: ['Artifact', 'Creature'] }],
] as const;

/** Beside everything that it was. */
const additions: readonly Rule[] = TYPES.flatMap(([words, becomes]) => [
  rule('simple', `<object> becomes ${words} in addition to its other types`, ({ object }, scope) =>
    become(scope.permanent(object), { becomes }, true),
  ),
  rule(
    'simple',
    `<object> becomes ${words} in addition to its other types until end of turn`,
    ({ object }, scope) => become(scope.permanent(object), { becomes }, false),
  ),
]);

export const becoming: readonly Rule[] = [...shapes, ...creatures, ...lands, ...additions];
