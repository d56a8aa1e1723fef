import type { Decision } from '../../state/decisions.ts';
import { opponentOf, type Seat } from '../../state/basics.ts';
import { end } from '../happening/ending.ts';
import type { Work } from '../work.ts';

/** The least length of a secret: 64 bytes as hexadecimal. */
export const SECRET_LENGTH = 128;

/** A seat's part of chance becomes known: it must be what was promised. */
export function discloseSecret(work: Work, seat: Seat, decision: Decision, secret: string): void {
  if (decision.kind !== 'disclose') {
    work.refuse('protocol', 'secrets can be disclosed only before the game begins');
    return;
  }
  if (!/^[0-9a-f]+$/u.test(secret) || secret.length < SECRET_LENGTH) {
    work.refuse('chance', 'a secret must be at least 64 bytes, in hexadecimal');
  } else if (work.commitmentOf(secret) !== work.game.players[seat].commitment) {
    work.refuse('chance', 'this secret doesn’t match the one that was promised');
  } else {
    work.emit('SecretDisclosed', 'chance', { seat, secret });
  }
}

/** 6ED 102.7: at any time. */
export function concede(work: Work, seat: Seat): void {
  const rule = work.rules.cite.concede;
  work.emitBy('PlayerLost', rule, { seat, reason: 'concession' });
  end(work, opponentOf(seat), 'concession', rule);
}

/** Both offer: the game is a draw. */
export function offerDraw(work: Work, seat: Seat): void {
  if (work.game.players[seat].offersDraw) {
    work.refuse('agreedDraw', 'a draw has already been offered');
    return;
  }
  work.emit('DrawOffered', 'agreedDraw', { seat });
  if (work.game.players[opponentOf(seat)].offersDraw) {
    end(work, null, 'agreement', work.rules.cite.agreedDraw);
  }
}

export function withdrawDraw(work: Work, seat: Seat): void {
  if (work.game.players[seat].offersDraw) {
    work.emit('DrawOfferWithdrawn', 'agreedDraw', { seat });
  } else {
    work.refuse('agreedDraw', 'no draw has been offered');
  }
}
