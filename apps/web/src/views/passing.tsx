import type { View } from '@arbiter/client';
import type { VNode } from 'preact';
import { nameOf } from '../play/groups.ts';
import { AUTO_PASSES, AUTO_TEXT, isAttacked, PASS_UNTIL, UNTIL_TEXT } from '../play/passing.ts';
import type { Actions } from '../session/actions.ts';
import type { TableState } from '../state/state.ts';
import { button, select } from './parts.tsx';
import { say } from '../words/say.ts';

type PassingActions = Pick<Actions, 'passUntil' | 'orderPasses' | 'stopPassing'>;

/** What is passed for the player, and how to have it otherwise. */
export function passingBar(
  {
    match: { seat },
    orders: { on, fullControl },
    passing,
    holding,
  }: Pick<TableState, 'match' | 'orders' | 'passing' | 'holding'>,
  view: View,
  actions: PassingActions,
): VNode {
  const isMet = seat === null || !isAttacked(view, seat);
  const text = barText(
    on === null ? null : say(UNTIL_TEXT[on.until]),
    passing,
    isMet ? [] : (view.combat?.attackers ?? []).map(({ object }) => nameOf(view, object)),
  );
  const offered = PASS_UNTIL.filter((until) => until !== 'stackEmpty' || view.stack.length > 0);
  return (
    <div class="passing" key="passing" role="group" aria-label={say('Passing')}>
      <p role="status" class={text === '' ? undefined : 'on'}>
        {text}
      </p>
      {text !== '' && button(say('Stop'), actions.stopPassing, 'small')}
      {on === null && (
        <div class="buttons">
          <span class="quiet">{say('Pass until')}</span>
          {offered.map((until) =>
            button(say(UNTIL_TEXT[until]), () => actions.passUntil(until), 'small'),
          )}
        </div>
      )}
      <button
        type="button"
        class="small"
        key="full control"
        aria-pressed={fullControl || holding ? 'true' : 'false'}
        onClick={() => {
          actions.orderPasses({ fullControl: !fullControl });
        }}
      >
        {say('Full control')}
      </button>
    </div>
  );
}

/** @param attackers that nobody has met yet */
function barText(until: string | null, passing: boolean, attackers: readonly string[]): string {
  if (until !== null) return say('Passing until {until}. Esc stops it.', { until });
  if (passing && attackers.length > 0) {
    const names = attackers.join(', ');
    return say('You are attacked by {names}. Passing by itself; Esc stops it.', { names });
  }
  return passing ? say('Passing by itself. Esc stops it.') : '';
}

/** Where the page passes by itself. */
export function autoPassField(
  { auto }: TableState['orders'],
  actions: Pick<Actions, 'orderPasses'>,
): VNode {
  const choices = AUTO_PASSES.map((value) => ({ value, label: say(AUTO_TEXT[value]) }));
  return (
    <div key={`auto pass ${auto}`}>
      {select('auto-pass', say('Passing'), choices, auto, (value) => {
        const chosen = AUTO_PASSES.find((one) => one === value);
        if (chosen !== undefined) actions.orderPasses({ auto: chosen });
      })}
    </div>
  );
}
