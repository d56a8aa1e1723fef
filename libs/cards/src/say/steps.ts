import type { ConditionWords } from '../conditions.ts';
import type { Skippable, Whose } from '../language.ts';

type StepOfTurn = ConditionWords['step'];
type Step = StepOfTurn['step'];

/** A step of a turn as a noun: `upkeep`, `draw step`. */
export function stepText(step: Step): string {
  if (step === 'turn' || step === 'upkeep' || step === 'end of upkeep') return step;
  return step === 'discard' ? `${step} phase` : `${step} step`;
}

/** What can be skipped, as a noun: `turn`, `draw step`, `combat phase`. */
export function skippableText(what: Skippable): string {
  if (what === 'turn' || what === 'upkeep') return what;
  return what === 'combat' || what === 'main' ? `${what} phase` : `${what} step`;
}

/** Parts of a turn that are said with words of their own. */
const WINDOWS: Readonly<Partial<Record<Step, string>>> = {
  'before attackers are declared': 'before attackers are declared',
  'as attackers are declared': 'as attackers are declared',
  'before blockers are declared': 'before blockers are declared',
  'after blockers are declared': 'during combat after blockers are declared',
  'before combat damage': 'before the combat damage step',
  'after combat': 'after combat',
};

/** A step of somebody's turn as a noun: `your upkeep`, `combat on your turn`. */
export function whoseStep({ step, of }: StepOfTurn): string {
  if (step === 'turn') return whoseTurn(of);
  if (step === 'combat') return of === 'each player' ? step : `${step} on ${whoseTurn(of)}`;
  if (step === 'declare attackers' || step === 'declare blockers') {
    return of === 'each player' ? `the ${step} step` : `the ${step} step on ${whoseTurn(of)}`;
  }
  return `${WHOSE[of]} ${stepText(step)}`;
}

const whoseTurn = (of: Whose): string => (of === 'each player' ? 'any turn' : `${WHOSE[of]} turn`);

const WHOSE: Readonly<Record<Whose, string>> = {
  you: 'your',
  opponent: 'your opponent’s',
  'each player': 'the',
};

/** After "only": `during your upkeep`, `before attackers are declared`. */
export function windowText(when: StepOfTurn): string {
  const window = WINDOWS[when.step];
  if (window === undefined) return `during ${whoseStep(when)}`;
  return when.of === 'each player' ? window : `during ${whoseTurn(when.of)}, ${window}`;
}
