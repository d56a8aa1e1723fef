import type { Count, Metrics } from '@arbiter/platform';
import { isRefusal, type Commit, type Head } from '@arbiter/protocol';

/** The metrics of the owner of games. */
export class GameStateMetrics {
  readonly #refused: Count<'edition' | 'rule'>;

  /** @param heads of all games that it owns, now */
  constructor(metrics: Metrics, heads: () => Iterable<Readonly<Head>>) {
    this.#refused = metrics.counter({
      name: 'arbiter_refusals_total',
      help: 'Commands that the rules refused, by the rule that refused them.',
      labels: ['edition', 'rule'],
    });
    metrics.gauge(
      {
        name: 'arbiter_games_live',
        help: 'Games that have begun and are not over, on the partitions of this instance.',
        labels: ['edition'],
      },
      () => byEdition(heads(), ({ phase }) => phase !== 'over'),
    );
    metrics.gauge(
      {
        name: 'arbiter_games_suspended',
        help: 'Games that wait for a mended build.',
        labels: ['edition'],
      },
      () => byEdition(heads(), ({ phase }) => phase === 'suspended'),
    );
  }

  /** A commit of ours is on the log. */
  appended(commit: Commit): void {
    if (!isRefusal(commit)) return;
    const refusal = commit.events.at(-1);
    this.#refused({ edition: textOf(refusal?.['edition']), rule: textOf(refusal?.['rule']) });
  }
}

/** How many there are of each edition that is played here, zero included: a gauge that falls to zero has to say so. */
function byEdition(
  heads: Iterable<Readonly<Head>>,
  counts: (head: Readonly<Head>) => boolean,
): [{ edition: string }, number][] {
  const counted = new Map<string, number>();
  for (const head of heads) {
    counted.set(head.edition, (counted.get(head.edition) ?? 0) + (counts(head) ? 1 : 0));
  }
  return [...counted].map(([edition, count]) => [{ edition }, count]);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
