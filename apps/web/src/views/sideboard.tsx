import type { ReadonlySignal } from '@preact/signals';
import type { MatchState } from '@arbiter/client';
import { CALLED_MS, TOURNAMENT_COMMIT_MS } from '@arbiter/protocol/limits';
import type { VNode } from 'preact';
import { rowsOf } from '../play/deck.ts';
import type { Actions } from '../session/actions.ts';
import { Countdown } from './clock.tsx';
import { button, form, numberField } from './parts.tsx';
import { say } from '../words/say.ts';

/** Before and between games: who is waited for, and how many of each card are played next. */
export function sideboardView(
  match: MatchState,
  now: ReadonlySignal<number>,
  done: boolean,
  actions: Pick<Actions, 'sideboard'>,
): VNode | false {
  const { deck, sideboarding, seat } = match;
  if (sideboarding === null) return awaited(match);
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

/** Who has not come yet to a match that begins as soon as both are there, where that may take its time. */
function awaited({
  status,
  seat,
  players,
  commitments,
  continues,
  table,
}: MatchState): VNode | false {
  if (status !== 'opening' || seat === null || (continues ?? table) === undefined) return false;
  const other = seat === 0 ? 1 : 0;
  const isHere = commitments.some(({ number, seats }) => number === 1 && seats[other]);
  if (isHere) return false;
  const { name } = players[other];
  return (
    <p class="plain" role="status">
      {continues === undefined
        ? say(
            '{name} has not come yet, and loses the match by not coming within {minutes} {minutes:minute|minutes}.',
            { name, minutes: TOURNAMENT_COMMIT_MS / 60_000 },
          )
        : say(
            '{name} has not come yet. Each of you has {days} {days:day|days}; as soon as both have come the game goes on, and the clocks run: stay here, or agree on a time.',
            { name, days: CALLED_MS / 86_400_000 },
          )}
    </p>
  );
}
