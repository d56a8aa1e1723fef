/** Things that belong to somebody, and things spoken of by the sort that they are of: "the Wall's controller". */
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense } from '../scope.ts';
import { allOf, filterOf, filtersOf } from './nouns.ts';

/** Which of what was spoken of is meant by its sort. */
const SORTS = ['creature', 'wall', 'land', 'artifact', 'enchantment'];

export const whose: readonly Rule[] = [
  ...SORTS.map((word) =>
    rule('player', `the ${word} 's controller`, (_, scope) => ({
      controllerOf: scope.back(`the ${word}`, (sorts) => sorts.includes(word)).former,
    })),
  ),
  rule('simple', 'return all <nouns> target player owns to their hand', ({ nouns }, scope) => {
    if (nouns.realm !== 'play') throw new Nonsense();
    const owner = scope.target({ what: { is: 'player' } }, ['player'], 'player');
    const every = allOf([...filtersOf(nouns), { ownedBy: owner }]);
    return [{ do: 'move', what: { every }, to: 'hand' }];
  }),
  rule('simple', 'return target <noun> you both own and control to your hand', (slots, scope) => {
    const { noun } = slots;
    if (noun.realm !== 'play') throw new Nonsense();
    const what = allOf([...filtersOf(noun), { ownedBy: 'you' }, { controlledBy: 'you' }]);
    const target = scope.move(scope.target({ what }, noun.sorts));
    return [{ do: 'move', what: target, to: 'hand' }];
  }),
  rule('recipient', 'itself', () => 'self'),
  rule('object', 'x target <nouns>', ({ nouns }, scope) => {
    if (nouns.realm !== 'play') throw new Nonsense();
    return scope.target({ what: filterOf(nouns), least: scope.x(), most: scope.x() }, nouns.sorts);
  }),
  rule('measure', 'the number of <counter name> counters on it', (slots, scope) => {
    const on = scope.back('it', (sorts) => !sorts.includes('player')).former;
    return { counters: slots['counter name'], on };
  }),
];
