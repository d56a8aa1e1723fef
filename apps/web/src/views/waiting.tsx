import type { TicketCheck, TicketState } from '@arbiter/client';
import type { VNode } from 'preact';
import type { Actions } from '../session/actions.ts';
import { makeRoute } from '../state/route.ts';
import type { Slices } from '../state/slices.ts';
import type { Books } from '../state/state.ts';
import { button, inviteLink, link } from './parts.tsx';
import { botText } from './choices.ts';
import { invitationCode } from './invitation-code.tsx';
import { say, tell } from '../words/say.ts';

/** A ticket, until it leads to a match. */
export function waiting(state: Slices, actions: Actions): VNode {
  const me = state.me.value;
  const ticket = state.ticket.value;
  const now = state.now.value;
  const { queue } = state.lobby.value;
  const bots = state.books.value?.bots ?? [];
  if (ticket?.check != null) return readyCheck(ticket.check, bots, now, actions);
  if (ticket?.status === 'refused' || ticket?.status === 'withdrawn') {
    return (
      <section class="panel" key="ticket">
        <h2>{say('You are not in the queue')}</h2>
        <p role="status">{tell(ticket.why ?? ticket.status)}</p>
        {ticket.again !== null && ticket.again > now && (
          <p>{say('You can ask again in {time}.', { time: secondsTo(ticket.again, now) })}</p>
        )}
        <p>{link(makeRoute({ at: 'lobby' }), say('Back to the lobby'))}</p>
      </section>
    );
  }
  return (
    <section class="panel" key="ticket">
      <h2>{say('Waiting for an opponent')}</h2>
      <p role="status">{ticket === null ? say('asking…') : tell(ticket.why ?? ticket.status)}</p>
      {ticket !== null && <p>{soughtText(ticket, bots)}</p>}
      {ticket?.opponent?.kind === 'anyone' && queue !== null && queue.waiting > 1 && (
        <p class="quiet">
          {say('{others} {others:other player waits|other players wait} for an opponent, too.', {
            others: queue.waiting - 1,
          })}
        </p>
      )}
      <p>
        {`${say('Invite somebody with this link:')} `}
        {me !== null && inviteLink(me.player)}
      </p>
      {me !== null && invitationCode(me.player)}
      {button(say('Withdraw'), actions.withdrawTicket)}
    </section>
  );
}

/** On which terms somebody is looked for, and what happens if nobody comes. */
function soughtText({ offers, opponent }: TicketState, bots: Books['bots']): string {
  const [first] = offers;
  const any = (all: readonly string[]): string => [...new Set(all)].join(` ${say('or')} `);
  const editions = any(offers.map(({ edition }) => edition));
  const lengths = any(offers.map(({ bestOf }) => String(bestOf)));
  const formats = any(offers.map(({ format }) => format));
  const standIn = opponent?.kind === 'anyone' ? opponent.standIn : undefined;
  const terms = [
    say('Under {editions}', { editions }),
    formats,
    say('best of {games}', { games: lengths }),
    ...(first?.rated === true ? [say('rated')] : []),
    ...(first?.ante === true ? [say('for ante')] : []),
  ].join(', ');
  if (standIn === undefined) return `${terms}.`;
  const then = say('a bot ({bot}) plays if nobody comes within {seconds} s', {
    bot: botText(standIn.bot, bots),
    seconds: standIn.after / 1_000,
  });
  return `${terms}; ${then}.`;
}

/** An opponent is there: both say that they are ready, or the other one goes on waiting. */
function readyCheck(
  { until, ready, opponent, bot }: TicketCheck,
  bots: Books['bots'],
  now: number,
  actions: Actions,
): VNode {
  const left = secondsTo(until, now);
  return (
    <section class="panel" key="ready" role="alert">
      <h2>
        {bot === undefined
          ? say('An opponent is found')
          : say('Nobody has come: a bot ({bot}) plays', { bot: botText(bot, bots) })}
      </h2>
      <p role="status">
        {ready
          ? say('You are ready. Your opponent is asked, too…')
          : opponent
            ? say('Are you ready? Your opponent is. Say so within {left}.', { left })
            : say('Are you ready? Say so within {left}.', { left })}
      </p>
      {!ready && button(say('I am ready'), actions.confirmReady, 'main')}
      {button(say('Decline'), actions.withdrawTicket)}
    </section>
  );
}

const secondsTo = (until: number, now: number): string => {
  const left = Math.max(0, Math.ceil((until - now) / 1_000));
  return say('{left} {left:second|seconds}', { left });
};
