import type { ReadonlySignal } from '@preact/signals';
import type { MatchState } from '@arbiter/client';
import type { VNode } from 'preact';
import { rowsOf } from '../play/deck.ts';
import type { Actions } from '../session/actions.ts';
import { Countdown } from './clock.tsx';
import { button, form, numberField } from './parts.tsx';
import { say } from '../words/say.ts';

/** Between games: how many of each card are played next. */
export function sideboardView(
  { deck, sideboarding, seat }: MatchState,
  now: ReadonlySignal<number>,
  done: boolean,
  actions: Pick<Actions, 'sideboard'>,
): VNode | false {
  if (sideboarding === null) return false;
  const left = <Countdown until={sideboarding.until} now={now} />;
  if (seat === null)
    return (
      <p class="plain">
        {say('Sideboarding goes on; time that is left:')} {left}
      </p>
    );
  if (done || sideboarding.submitted[seat] || deck === null) {
    return (
      <p class="plain">
        {say('Your deck is handed in; time that is left:')} {left}
      </p>
    );
  }
  return form(
    { class: 'sideboard panel', key: `sideboard ${sideboarding.number}` },
    (fields) => {
      actions.sideboard(fields);
    },
    <h2>
      {say('Sideboarding for game {number}; time that is left:', { number: sideboarding.number })}{' '}
      {left}
    </h2>,
    <p class="quiet">{say('How many of each are in the main deck; the rest is the sideboard.')}</p>,
    <div class="counts">
      {rowsOf(deck).map(({ name, main, all }) =>
        numberField(`main ${name}`, say('{name} (of {all})', { name, all }), {
          least: 0,
          most: all,
          value: main,
        }),
      )}
    </div>,
    <div class="buttons">
      <button type="submit" class="main">
        {say('Play these')}
      </button>
      {button(say('Keep the deck as it is'), () => actions.sideboard(null))}
    </div>,
  );
}
