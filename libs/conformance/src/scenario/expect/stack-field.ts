import { isPlayer, seatOf, type ObjectId, type Recipient } from '@arbiter/engine';
import { made, type Form } from '../form/form.ts';
import { keys } from '../form/keys.ts';
import { either, list } from '../form/lists.ts';
import { COUNT, WORD, word } from '../form/scalars.ts';
import type { Match } from '../play/match.ts';
import type { Field, Value } from './check.ts';
import { COLOR_WORDS } from './words.ts';

type Described = Readonly<Record<string, Value>>;

const ITEM: Form<Described> = either<Described>({
  word: made(word('a name'), (of) => ({ of })),
  record: keys({
    of: WORD,
    controller: WORD,
    color: WORD,
    targets: list(WORD),
  }) as Form<Described>,
});

/** The stack, top first: names, or as much about each entry as is said; or how many there are. */
export const STACK_FIELD: Field<null> = {
  form: either<Value>({ number: COUNT, list: list(ITEM, 'a list of what is on the stack') }),
  find(match, _, expected) {
    const ids = [...match.game.stack].reverse();
    if (typeof expected === 'number') return ids.length;
    const items = expected as readonly Described[];
    return ids.map((id, i) => describe(match, id, items[i] ?? { of: '' }));
  },
};

/** The entry in the words that the expectation uses: those of them that fit, else its own. */
function describe(match: Match, id: ObjectId, asked: Described): Described {
  const object = match.object(id);
  const found: Record<string, Value> = {};
  if ('of' in asked) {
    const source = object.kind === 'ability' ? (object.stack?.source ?? 0) : id;
    found.of = nameFor(match, source, asked.of as string, object.kind === 'copy' ? id : 0);
  }
  if ('controller' in asked) found.controller = match.players[object.controller];
  if ('color' in asked) {
    const { colors } = match.see().characteristics(id);
    const words = Object.keys(COLOR_WORDS).filter((word) => colors.includes(COLOR_WORDS[word]!));
    found.color = words.join(' and ');
  }
  if ('targets' in asked) {
    const wanted = asked.targets as readonly string[];
    const targets: readonly Recipient[] = object.stack?.targets.flat() ?? [];
    found.targets = targets.map((target, i) =>
      isPlayer(target) ? match.players[seatOf(target)] : nameFor(match, target, wanted[i] ?? '', 0),
    );
  }
  return found;
}

/** The name asked for, if it fits the object; otherwise the object's own. */
function nameFor(match: Match, id: ObjectId, asked: string, copy: ObjectId): string {
  const { game, names } = match;
  if (id === 0) return 'the draw';
  if (copy !== 0) return match.object(copy).name;
  return names.fits(game, asked, id) ? asked : names.nameOf(game, id);
}
