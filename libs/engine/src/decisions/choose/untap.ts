import { nextUntapChoice } from '../../statics/untap-choices.ts';
import { choice, type Among, type Choice } from './choice.ts';

const NOTHING: Among = { from: [], least: 0, most: 0 };

const inTheUntapStep = <P extends 'untap' | 'stayTapped'>(purpose: P): Choice<P> =>
  choice({
    purpose,
    frames: ['turn'],
    asks: 'untap',
    among: ({ sight, seat }) => nextUntapChoice(sight, seat) ?? NOTHING,
    brokenRule: () => 'untap',
  });

/** Which of a kind untap, where not all of them may (6ED 302.1). */
export const chooseToUntap = inTheUntapStep('untap');
/** What stays tapped though it could untap. */
export const chooseToStayTapped = inTheUntapStep('stayTapped');
