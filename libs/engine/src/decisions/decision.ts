import type { Work } from '../decide/work.ts';
import type { CitedTopic } from '../rules/citations.ts';
import type { Sight } from '../sight/sight.ts';
import { admits, type OptionSpace } from '../spaces/index.ts';
import type { Citation, Seat } from '../state/basics.ts';
import type { Answer, DecisionKind, Question } from '../state/decisions.ts';
import { isFrameOf, type FrameKind, type FrameOf } from '../state/frames.ts';
import { wanted } from './wanted.ts';

export type QuestionOf<K extends DecisionKind> = Extract<Question, { readonly kind: K }>;
/** What a question of this kind says beside its kind. */
export type ParametersOf<K extends DecisionKind> = Omit<QuestionOf<K>, 'kind'>;

/** A question as it is asked: by which frame, and whom. */
export interface Asked<K extends DecisionKind, F extends FrameKind> {
  readonly sight: Sight;
  readonly frame: FrameOf<F>;
  readonly question: QuestionOf<K>;
  readonly seat: Seat;
}

/** Everything about one kind of decision. */
interface Spec<K extends DecisionKind, F extends FrameKind, A extends Answer> {
  readonly kind: K;
  /** Which frames ask it: the one on top of the agenda when the answer comes. */
  readonly frames: readonly F[];
  /** The rule by which it is asked, unless the asker names a closer one. */
  readonly asks: CitedTopic;
  /** What its answers are, once they lie in the space. */
  readonly isAnswer: (answer: Answer) => answer is A;
  /** Everything that may be answered. Never stored: it follows from the game. */
  readonly space: (asked: Asked<K, F>) => OptionSpace;
  /** Which rule an answer breaks that lies outside the space; that by which it is asked, if nothing closer is. */
  readonly brokenRule?: (
    asked: Asked<K, F>,
    answer: unknown,
  ) => CitedTopic | { readonly rule: Citation };
  /** It may be declined: `false` is an answer too. */
  readonly mayDecline?: true;
  /** What comes of an answer, if the frame doesn't just get it. */
  readonly take?: (work: Work, asked: Asked<K, F>, answer: A) => void;
}

/** What can be done with a question of this kind, once it has been asked. */
export interface FamilyOf<K extends DecisionKind> {
  readonly kind: K;
  space(sight: Sight, question: Question, seat: Seat): OptionSpace;
  /** Takes an answer from the seat that was asked, or refuses it. */
  take(work: Work, question: Question, seat: Seat, answer: Answer): void;
}

/** A kind of decision, whichever frame asks it. */
export interface DecisionOf<K extends DecisionKind, A extends Answer = Answer> extends FamilyOf<K> {
  readonly asks: CitedTopic;
  readonly mayDecline: boolean;
  /** Asks the seat. */
  ask(work: Work, seat: Seat, parameters: ParametersOf<K>, topic?: CitedTopic): void;
  brokenRule(sight: Sight, question: Question, seat: Seat, answer: unknown): Citation;
  isAnswer(answer: Answer): answer is A;
}

/** A kind of decision that is answered by an answer; see the table in `index.ts`. */
export function decision<K extends DecisionKind, F extends FrameKind, A extends Answer>(
  spec: Spec<K, F, A>,
): DecisionOf<K, A> {
  const { kind, asks, isAnswer, mayDecline = false } = spec;
  const asked = (sight: Sight, question: Question, seat: Seat): Asked<K, F> => {
    const frame = sight.game.agenda.at(-1);
    if (!isFrameOf(frame, spec.frames)) {
      throw new Error(`a ${frame?.kind ?? 'missing'} frame doesn't ask '${kind}'`);
    }
    if (!isOf(question, kind)) throw new Error(`'${question.kind}' is asked, not '${kind}'`);
    return { sight, frame, question, seat };
  };
  const brokenRule = (one: Asked<K, F>, answer: unknown): Citation => {
    const broken = spec.brokenRule?.(one, answer) ?? asks;
    return typeof broken === 'string' ? one.sight.rules.cite[broken] : broken.rule;
  };
  return {
    kind,
    asks,
    mayDecline,
    isAnswer,
    ask(work, seat, parameters, topic = asks) {
      // A kind with the parameters of that kind is a question of it, which the compiler can't see.
      work.ask(seat, { kind, ...parameters } as QuestionOf<K>, topic);
    },
    space: (sight, question, seat) => spec.space(asked(sight, question, seat)),
    brokenRule: (sight, question, seat, answer) => brokenRule(asked(sight, question, seat), answer),
    take(work, question, seat, answer) {
      const one = asked(work, question, seat);
      const space = spec.space(one);
      if (mayDecline && answer === false) made(work, seat, answer);
      else if (!admits(space, answer) || !isAnswer(answer)) {
        work.refuseBy(brokenRule(one, answer), wanted(question, space));
      } else if (spec.take === undefined) made(work, seat, answer);
      else spec.take(work, one, answer);
    },
  };
}

/** A kind of decision with several forms, told apart by what else its question says. */
export function family<K extends DecisionKind>(
  kind: K,
  member: (question: QuestionOf<K>) => DecisionOf<K>,
): FamilyOf<K> {
  const of = (question: Question): DecisionOf<K> => {
    if (!isOf(question, kind)) throw new Error(`'${question.kind}' is asked, not '${kind}'`);
    return member(question);
  };
  return {
    kind,
    space: (sight, question, seat) => of(question).space(sight, question, seat),
    take(work, question, seat, answer) {
      of(question).take(work, question, seat, answer);
    },
  };
}

/** The answer goes to the frame that asked. */
export function made(work: Work, seat: Seat, answer: Answer): void {
  work.emit('DecisionMade', 'choiceOnResolution', { seat, answer });
}

/**
 * The answer that a frame got to this decision; `null` if it has none yet, or if it was declined.
 * @throws {Error} if the frame holds an answer to something else: a bug.
 */
export function answerTo<A extends Answer>(
  { answer }: { readonly answer: Answer | null },
  { kind, isAnswer }: Pick<DecisionOf<DecisionKind, A>, 'kind' | 'isAnswer'>,
): A | null {
  if (answer === null) return null;
  if (!isAnswer(answer)) throw new Error(`this is no answer to '${kind}'`);
  return answer;
}

function isOf<K extends DecisionKind>(question: Question, kind: K): question is QuestionOf<K> {
  return question.kind === kind;
}
