import type { ObjectId, SizeOrigin } from '@arbiter/engine';
import type { Match } from '../play/match.ts';
import type { Entry } from '../reader/entry.ts';
import type { Field, Value } from './check.ts';

/** `[{ 1: printed }, { +1: counter }, { +2: rancor }]`: what it is after a step, or with a sign what the step adds. */
export function storyField(of: 'power' | 'toughness'): Field<null> {
  return {
    read: (entry) =>
      Object.fromEntries([...entry.record()].map(([name, steps]) => [name, readStory(steps)])),
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

type Step = Readonly<Record<string, string>>;

function readStory(entry: Entry): Value {
  return entry.list('a list of steps, as [{ 1: printed }, { +2: rancor }]').map((one) => {
    const [[value, from] = one.fail('a number with where it comes from'), ...more] = one.record();
    if (more.length > 0) one.fail('one number with where it comes from');
    if (!/^[+-]?\d+$/u.test(value)) one.fail('a number with where it comes from');
    return { [value]: from.text() };
  });
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
