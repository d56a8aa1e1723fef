import type { ReadonlySignal } from '@preact/signals';
import type { VNode } from 'preact';
import { makeRoute } from '../state/route.ts';
import type { LobbyState, Me } from '../state/state.ts';
import { locale, say } from '../words/say.ts';
import { link } from './parts.tsx';

/** Rulings on one's games, and whom they warn or ban: oneself, or whom one played with. */
export function rulingsView(
  sanctions: LobbyState['sanctions'],
  me: Me,
  now: ReadonlySignal<number>,
): VNode {
  return <Rulings {...{ sanctions, me, now }} />;
}

function Rulings({
  sanctions,
  me,
  now,
}: {
  readonly sanctions: LobbyState['sanctions'];
  readonly me: Me;
  readonly now: ReadonlySignal<number>;
}): VNode {
  const told = sanctions.map(({ dispute, game, sanctions: all }) => (
    <p key={dispute}>
      {`${say('A game of yours was ruled on.')} `}
      {all
        .filter(({ until }) => until === null || until > now.value)
        .map(({ player, until }) => (
          <span key={player} class={player === me.player ? 'warn' : ''}>
            {sanctionText(player === me.player, until)}
          </span>
        ))}
      {link(makeRoute({ at: 'report', path: [game] }), say('The ruling'))}
    </p>
  ));
  return (
    <section class="panel" key="sanctions" role="status" aria-label={say('Rulings')}>
      <h2>{say('A ruling')}</h2>
      {told}
    </section>
  );
}

function sanctionText(mine: boolean, until: number | null): string {
  if (until === null) {
    const said = mine
      ? say('You are warned by an operator.')
      : say('Whom you played with is warned by an operator.');
    return `${said} `;
  }
  const day = { day: new Date(until).toLocaleString(locale()) };
  return mine
    ? `${say('You are banned until {day}. What you have begun you play to its end; new matches are refused.', day)} `
    : `${say('Whom you played with is banned until {day}.', day)} `;
}
