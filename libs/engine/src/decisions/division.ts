import { announcedText } from '../paying/announced-cost.ts';
import { isDivision } from './answers.ts';
import { decision } from './decision.ts';
import { amountOf } from './targets.ts';

/** How much of what is divided each target gets: at least one (6ED 409.1e). */
export const division = decision({
  kind: 'division',
  frames: ['announce'],
  asks: 'announceDivision',
  isAnswer: isDivision,
  space({ sight, frame, question }) {
    const { spec } = question;
    const { divided = 0 } = announcedText(sight, frame).targets[spec] ?? {};
    return {
      shape: 'division',
      total: amountOf(sight, divided, frame),
      among: frame.choices.targets[spec] ?? [],
      least: 1,
      all: true,
    };
  },
});
