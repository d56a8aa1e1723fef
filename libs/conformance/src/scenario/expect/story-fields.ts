import type { ObjectId, SizeOrigin } from '@arbiter/engine';
import type { Match } from '../play/match.ts';
import { made, type Form } from '../form/form.ts';
import { anyKeys } from '../form/keys.ts';
import { list } from '../form/lists.ts';
import { WORD } from '../form/scalars.ts';
import type { Field, Value } from './check.ts';

const SIZE = /^[+-]?[0-9]+$/u;
const A_STEP = 'a number with where it comes from, as { +2: rancor }';

type Step = Readonly<Record<string, string>>;

const STEP: Form<Step> = {
  read(entry, players) {
    const [[value, from] = entry.fail(A_STEP), ...more] = anyKeys(WORD).read(entry, players);
    if (more.length > 0 || !SIZE.test(value)) entry.fail(A_STEP);
    return { [value]: from };
  },
  schema: (definitions) => ({
    type: 'object',
    minProperties: 1,
    maxProperties: 1,
    patternProperties: { [SIZE.source]: WORD.schema(definitions) },
    additionalProperties: false,
  }),
};

/** `[{ 1: printed }, { +1: counter }, { +2: rancor }]`: what it is after a step, or with a sign what the step adds. */
export function storyField(of: 'power' | 'toughness'): Field<null> {
  return {
    form: made(anyKeys(list(STEP)), (stories) => Object.fromEntries(stories)),
    find: (match, _, expected) =>
      Object.fromEntries(
        Object.entries(expected as Readonly<Record<string, readonly Step[]>>).map(
          ([name, steps]) => [
            name,
            storyOf(match, match.names.object(match.game, name), of, steps),
          ],
        ),
      ),
  };
}

function storyOf(
  match: Match,
  id: ObjectId,
  of: 'power' | 'toughness',
  expected: readonly Step[],
): Value {
  let last = 0;
  let place = 0;
  const told: Record<string, string>[] = [];
  for (const step of match.see().sizeStory(id)) {
    const value = step[of];
    // A step that only the other half of the size is made of isn't told.
    if (!step.sets && value === last) continue;
    const [wanted = '', name = ''] = Object.entries(expected[place] ?? {})[0] ?? [];
    const change = value - last;
    const key = /^[+-]/u.test(wanted) ? `${change < 0 ? '' : '+'}${change}` : `${value}`;
    told.push({ [key]: originOf(match, step.origin, name) });
    last = value;
    place += 1;
  }
  return told;
}

/** Where a step comes from, by the name that is expected if it fits. */
function originOf(match: Match, origin: SizeOrigin, expected: string): string {
  switch (origin.kind) {
    case 'printed':
      return 'printed';
    case 'counters':
      return 'counter';
    case 'static':
      return match.names.calling(match.game, origin.source, expected);
    case 'effect':
      return match.names.calling(match.game, match.names.sourceOf(origin.effect), expected);
    default:
      return origin satisfies never;
  }
}
