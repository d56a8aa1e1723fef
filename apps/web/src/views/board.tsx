import type { View } from '@arbiter/client';
import type { VNode } from 'preact';
import { classes } from '../dom/classes.ts';
import { named } from '../state/log.ts';
import { battlefield, openHand, playerLine, type Watching } from './player.tsx';
import { say, tell } from '../words/say.ts';

/** Both sides of the table: the viewer's below, the other above. @param steps of the turn, between them */
export function board(view: View, watching: Watching, steps: VNode | false = false): VNode {
  const below = view.viewer === 1 ? 1 : 0;
  const above = below === 1 ? 0 : 1;
  const { turn, effects } = view;
  return (
    <div class="board" key="board">
      <section class="half above">{half(view, above, watching)}</section>
      <p class="turn" aria-label={say('Turn')}>
        {turnText(turn, watching.names)}
      </p>
      {steps}
      <section class={classes({ half: true, below: true })}>
        {half(view, below, watching, true)}
      </section>
      {effects.length > 0 && (
        <ul class="effects" aria-label={say('Effects that last')}>
          {effects.map(({ text }) => (
            <li>{named(text, watching.names)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function turnText({ number, active, step }: View['turn'], names: Watching['names']): string {
  if (number === 0) return say('Before the first turn');
  const whose = { number, name: names[active] };
  // A turn has begun before the first of its steps.
  if (step === '') return say('Turn {number} of {name}', whose);
  return say('Turn {number} of {name}: {step}', { ...whose, step: tell(step) });
}

function half(view: View, seat: 0 | 1, watching: Watching, below = false): (VNode | false)[] {
  const line = playerLine(view, seat, watching);
  const field = battlefield(view, seat, watching);
  const rest = [openHand(view, seat, watching)];
  return below ? [field, line, ...rest] : [line, ...rest, field];
}
