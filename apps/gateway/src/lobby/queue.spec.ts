import { describe, expect, test } from '@jest/globals';
import type { Offer, Opponent } from '@arbiter/protocol';
import { openTicket, type Ticket } from './match-of-events.ts';
import { Queue } from './queue.ts';

const FREEFORM: Offer = { edition: '6ED', format: 'freeform', bestOf: 1 };
const BEST_OF_THREE: Offer = { ...FREEFORM, bestOf: 3 };

function waits(ticket: string, offers: Offer[], opponent: Opponent = { kind: 'anyone' }): Ticket {
  const deck = { main: [], side: [] };
  return openTicket({
    ...{ type: 'TicketOpened', ticket, player: ticket, offers, deck, opponent, at: 0 },
  });
}

describe('the queue as it is told', () => {
  test('counts who waits once, and on each of their terms, the most wanted first', () => {
    const tickets = [waits('ann', [FREEFORM, BEST_OF_THREE]), waits('bob', [BEST_OF_THREE])];
    expect(new Queue(() => tickets).told(0)).toEqual({
      waiting: 2,
      terms: [
        { offer: BEST_OF_THREE, waiting: 2 },
        { offer: FREEFORM, waiting: 1 },
      ],
    });
  });

  test('leaves out who waits for somebody in particular, is asked whether they are ready, or has left', () => {
    const asked = Object.assign(waits('ann', [FREEFORM]), { status: 'found' });
    const left = Object.assign(waits('bob', [FREEFORM]), { status: 'withdrawn' });
    const invites = waits('cid', [FREEFORM], { kind: 'player', player: 'ann' });
    const told = new Queue(() => [asked, left, invites]).told(0);
    expect(told).toEqual({ waiting: 0, terms: [] });
  });

  test('is counted twice a second at most, however many ask', () => {
    let counts = 0;
    const queue = new Queue(() => ((counts += 1), []));
    for (let now = 0; now < 2_000; now += 10) queue.told(now);
    expect(counts).toBe(4);
  });
});
