/** Why what a player announced is refused: what is still to be chosen, or what is wrong with what was. */
import type { OptionSpace } from '../../spaces/index.ts';
import type { Answer, DecisionKind, Question } from '../../state/decisions.ts';

/**
 * Why an announcement can't go on with this answer, in words for the player.
 *
 * @param space what there is to choose from
 * @param brought what the command says of it; `undefined` if it says nothing
 */
export function reasonAgainst(
  question: Question,
  space: OptionSpace,
  brought: Answer | undefined,
): string {
  const words = wordsFor(question.kind);
  if (hasNoAnswer(space)) return `there is no legal ${words.choice}`;
  if (brought === undefined) return words.missing;
  if (space.shape === 'number') {
    const { least, most } = space;
    return `${words.choice} must be ${least === most ? least : `from ${least} to ${most}`}`;
  }
  if (space.shape === 'subset' && Array.isArray(brought)) {
    if (brought.length < space.least) return number(brought.length, 'at least', space.least, words);
    if (brought.length > space.most) return number(brought.length, 'at most', space.most, words);
  }
  return words.wrong;
}

/** Whether nothing at all can be chosen. */
export function hasNoAnswer(space: OptionSpace): boolean {
  if (space.shape === 'subset') return Math.min(space.from.length, space.most) < space.least;
  if (space.shape === 'number') return space.most < space.least;
  return 'options' in space && space.options.length === 0;
}

interface Words {
  readonly choice: string;
  readonly missing: string;
  readonly wrong: string;
}

function number(found: number, limit: string, wanted: number, { choice }: Words): string {
  const of = (count: number): string => `${count} ${choice}${count === 1 ? '' : 's'}`;
  return `${of(found)} chosen, but it needs ${limit} ${of(wanted)}`;
}

const wordsFor = (kind: DecisionKind): Words =>
  kind in WORDS
    ? WORDS[kind as keyof typeof WORDS]
    : {
        choice: 'choice',
        missing: 'something is still to be chosen',
        wrong: 'this is no legal choice',
      };

const WORDS = {
  mode: {
    choice: 'mode',
    missing: 'its mode is still to be chosen',
    wrong: 'it has no such mode, or it can’t be chosen now',
  },
  x: { choice: 'X', missing: 'the value of X is still to be chosen', wrong: 'X can’t be that' },
  targets: {
    choice: 'target',
    missing: 'its target is still to be chosen',
    wrong: 'this is not a legal target',
  },
  division: {
    choice: 'division',
    missing: 'how it is divided is still to be announced',
    wrong: 'it can’t be divided like that',
  },
  alternative: {
    choice: 'cost',
    missing: 'which cost is paid is still to be chosen',
    wrong: 'this cost can’t be paid now',
  },
  buyback: {
    choice: 'cost',
    missing: 'whether its further cost is paid is still to be chosen',
    wrong: 'its further cost can’t be paid now',
  },
} as const satisfies Partial<Record<DecisionKind, Words>>;
