import { describe, expect, test } from '@jest/globals';
import { Metrics } from '@arbiter/telemetry';
import type { MatchmakingCommand, MatchmakingEvent } from '@arbiter/protocol';
import { decide } from './core/decide.ts';
import { Lobby } from './core/lobby.ts';
import { nextPairs } from './core/pairing.ts';
import { declines, dueInCheck, saysReady } from './core/ready-checks.ts';
import { BOOKS, opens } from './core/table.behaviour-spec.ts';
import { WIDENING } from './core/widening.ts';
import { MatchmakingMetrics } from './matchmaking.metrics.ts';

const PAIRED_AT = 31_000;
const RULES = `rules="${WIDENING.version}"`;

describe('the metrics of the queue', () => {
  /** Ann, of 1500, and Bob, of 1560, have waited for 30 s and 29 s; what is told once they are asked and answer. */
  async function linesOnce(
    answer: (lobby: Lobby) => readonly MatchmakingEvent[],
  ): Promise<readonly string[]> {
    const lobby = new Lobby();
    const metrics = new Metrics();
    const told = new MatchmakingMetrics(metrics, () => lobby.tickets);
    const happens = (events: readonly MatchmakingEvent[]): void => {
      for (const event of events) {
        told.appended(event, lobby);
        lobby.take(event);
      }
    };
    const rating = { rating: 1560, deviation: 60, volatility: 0.06, matches: 9, at: 0 };
    lobby.restore('ratings/bob', { '6ED/freeform': rating });
    for (const [i, player] of ['ann', 'bob'].entries()) {
      const asks: MatchmakingCommand = opens(player);
      happens(decide(lobby, BOOKS, asks, 1_000 * (i + 1)));
    }
    happens(nextPairs(lobby, 'local', PAIRED_AT));
    happens(answer(lobby));
    const { body } = await metrics.text();
    return body.split('\n').filter((line) => /^arbiter/u.test(line));
  }
  const bothReady = (lobby: Lobby): MatchmakingEvent[] => {
    const ready = ['ann', 'bob'].flatMap((one) => saysReady(lobby, `t-${one}`, one, PAIRED_AT));
    const after = lobby.copy();
    for (const event of ready) after.take(event);
    const [check] = after.checks.values();
    return [...ready, dueInCheck(after, check!, PAIRED_AT, 0)!];
  };

  test('say how long both waited for their match, in seconds', async () => {
    const lines = await linesOnce(bothReady);
    const of = 'edition="6ED",format="freeform"';
    expect(lines).toContain(`arbiter_queue_wait_seconds_sum{${of}} 59`);
    expect(lines).toContain(`arbiter_queue_wait_seconds_count{${of}} 2`);
  });

  test('say how far apart the two are, and by which rules they were paired', async () => {
    const lines = await linesOnce(bothReady);
    expect(lines).toContain('arbiter_rating_gap_sum{format="freeform"} 60');
    expect(lines).toContain(`arbiter_pairings_total{${RULES}} 1`);
  });

  test('count a ready check by how it ended', async () => {
    expect(await linesOnce(bothReady)).toContain('arbiter_ready_checks_total{outcome="ready"} 1');
    const declined = await linesOnce((lobby) => declines(lobby, 't-bob', 'bob', PAIRED_AT));
    expect(declined).toContain('arbiter_ready_checks_total{outcome="declined"} 1');
    expect(declined).toContain('arbiter_queue_tickets{format="freeform"} 1');
    expect(declined.join('\n')).not.toContain('arbiter_queue_wait_seconds_count{');
  });
});
