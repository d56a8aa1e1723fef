/** Words that are chosen as a text is followed: "the color of your choice". */
import {
  BASIC_LAND_TYPES,
  landwalk,
  type ChosenWords,
  type Effects,
  type Modification,
  type Reference,
  type WordKind,
} from '@arbiter/cards';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';
import { filterOf } from './nouns.ts';

/** Something is changed in the way of a word that you choose. */
function changed(
  of: WordKind,
  what: Reference,
  by: Modification,
  chosen: (as: string) => ChosenWords,
  scope: Scope,
): Effects {
  const as = scope.name();
  return [
    { do: 'chooseWord', of, as },
    {
      do: 'modify',
      what: scope.permanent(what),
      by,
      until: 'end of turn',
      chosen: chosen(as),
    },
  ];
}

const becomesColor = (what: Reference, scope: Scope): Effects =>
  changed('color', what, {}, (color) => ({ color }), scope);

/** The colour that is written there stands for the one that is chosen. */
const SHIELD: Modification = {
  grants: [{ kind: 'keyword', keyword: 'protection', from: { color: 'W' } }],
};

const gainsProtection = (what: Reference, scope: Scope): Effects =>
  changed('color', what, SHIELD, (protection) => ({ protection }), scope);

/** What is done to all of a colour that you choose. */
const ALL: readonly (readonly [string, (what: Reference) => Effects])[] = [
  ['destroy all <nouns> of the color of your choice', (what) => [{ do: 'destroy', what }]],
  [
    "return all <nouns> of the color of your choice to their owners ' hands",
    (what) => [{ do: 'move', what, to: 'hand' }],
  ],
];

/** One of these stands for the type that is chosen. */
const LANDWALK: Modification = { grants: BASIC_LAND_TYPES.map(landwalk) };

export const choosing: readonly Rule[] = [
  ...['until end of turn', 'until the end of that turn'].map((until) =>
    rule(
      'simple',
      `choose a basic land type . <object> gains landwalk of the chosen type ${until}`,
      ({ object }, scope) =>
        changed('basic land type', object, LANDWALK, (as) => ({ landwalk: as }), scope),
    ),
  ),
  rule('simple', '<object> becomes the color of your choice until end of turn', (slots, scope) =>
    becomesColor(slots.object, scope),
  ),
  rule(
    'simple',
    '<object> gets <signed size> and becomes the color of your choice until end of turn',
    (slots, scope) => [
      {
        do: 'modify',
        what: scope.permanent(slots.object),
        by: slots['signed size'],
        until: 'end of turn',
      },
      ...becomesColor(slots.object, scope),
    ],
  ),
  rule(
    'simple',
    '<object> gains protection from the color of your choice until end of turn',
    ({ object }, scope) => gainsProtection(object, scope),
  ),
  rule(
    'simple',
    '<subject> gain protection from the color of your choice until end of turn',
    ({ subject }, scope) => {
      if (typeof subject === 'string') throw new Nonsense();
      return gainsProtection({ every: subject }, scope);
    },
  ),
  rule(
    'simple',
    'choose a color . <subject> gain protection from the chosen color until end of turn',
    ({ subject }, scope) => {
      if (typeof subject === 'string') throw new Nonsense();
      return gainsProtection({ every: subject }, scope);
    },
  ),
  rule(
    'simple',
    '<object> becomes the basic land type of your choice until end of turn',
    ({ object }, scope) => changed('basic land type', object, {}, (land) => ({ land }), scope),
  ),
  rule(
    'simple',
    '<object> becomes the creature type of your choice until end of turn',
    (slots, scope) =>
      changed('creature type', slots.object, {}, (creatureType) => ({ creatureType }), scope),
  ),
  rule(
    'simple',
    'choose a creature type . <object> becomes that type until end of turn',
    (slots, scope) =>
      changed('creature type', slots.object, {}, (creatureType) => ({ creatureType }), scope),
  ),
  ...ALL.map(([pattern, build]) =>
    rule('simple', pattern as '<nouns>', ({ nouns }, scope) => {
      if (nouns.realm !== 'play') throw new Nonsense();
      const under = scope.name();
      const every = { all: [filterOf(nouns), { chosen: 'color' as const, under }] };
      return [{ do: 'chooseWord', of: 'color', as: under }, ...build({ every })];
    }),
  ),
];
