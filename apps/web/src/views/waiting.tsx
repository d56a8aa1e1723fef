import type { TicketCheck, TicketState } from '@arbiter/client';
import type { VNode } from 'preact';
import type { Actions } from '../session/actions.ts';
import { makeRoute } from '../state/route.ts';
import type { Slices } from '../state/slices.ts';
import type { Me } from '../state/state.ts';
import { button, inviteLink, link } from './parts.tsx';

interface WaitingProps {
  readonly state: Slices;
  readonly me: Me;
  readonly actions: Actions;
}

/** A ticket, until it leads to a match. */
export function Waiting({ state, me, actions }: WaitingProps): VNode {
  const ticket = state.ticket.value;
  const now = state.now.value;
  if (ticket?.check != null) return readyCheck(ticket.check, now, actions);
  if (ticket?.status === 'refused' || ticket?.status === 'withdrawn') {
    return (
      <section class="panel" key="ticket">
        <h2>You are not in the queue</h2>
        <p role="status">{ticket.why ?? ticket.status}</p>
        {ticket.again !== null && ticket.again > now && (
          <p>{`You can ask again in ${secondsTo(ticket.again, now)}.`}</p>
        )}
        <p>{link(makeRoute({ at: 'lobby' }), 'Back to the lobby')}</p>
      </section>
    );
  }
  return (
    <section class="panel" key="ticket">
      <h2>Waiting for an opponent</h2>
      <p role="status">{ticket?.why ?? ticket?.status ?? 'asking…'}</p>
      {ticket !== null && <p>{soughtText(ticket)}</p>}
      <p>
        {'Invite somebody with this link: '}
        {inviteLink(me.player)}
      </p>
      {button('Withdraw', actions.withdrawTicket)}
    </section>
  );
}

/** On which terms somebody is looked for, and what happens if nobody comes. */
function soughtText({ offers, opponent }: TicketState): string {
  const editions = [...new Set(offers.map(({ edition }) => edition))].join(' or ');
  const standIn = opponent?.kind === 'anyone' ? opponent.standIn : undefined;
  const then =
    standIn && `; the ${standIn.bot} bot plays if nobody comes within ${standIn.after / 1_000} s`;
  return `Under ${editions}${offers[0]?.rated === true ? ', rated' : ''}${offers[0]?.ante === true ? ', for ante' : ''}${then ?? ''}.`;
}

/** An opponent is there: both say that they are ready, or the other one goes on waiting. */
function readyCheck({ until, ready, opponent }: TicketCheck, now: number, actions: Actions): VNode {
  const left = secondsTo(until, now);
  return (
    <section class="panel" key="ready" role="alert">
      <h2>An opponent is found</h2>
      <p role="status">
        {ready
          ? 'You are ready. Your opponent is asked, too…'
          : `Are you ready?${opponent ? ' Your opponent is.' : ''} Say so within ${left}.`}
      </p>
      {!ready && button('I am ready', actions.confirmReady, 'main')}
      {button('Decline', actions.withdrawTicket)}
    </section>
  );
}

const secondsTo = (until: number, now: number): string => {
  const left = Math.max(0, Math.ceil((until - now) / 1_000));
  return left === 1 ? '1 second' : `${left} seconds`;
};
