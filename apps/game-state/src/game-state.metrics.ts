import type { Count, Metrics } from '@arbiter/telemetry';
import { isRefusal, shortBuild, type Commit, type Head } from '@arbiter/protocol';

/** What metrics see of an owner. */
export interface Seen {
  /** Of all games that it owns, now. */
  heads(): Iterable<Readonly<Head>>;
  /** Of the verdicts that are asked for, now: of which build, any if undefined, and since when. */
  asked(): Iterable<{ readonly build: string | undefined; readonly since: number }>;
}

/** The metrics of the owner of games. */
export class GameStateMetrics {
  readonly #refused: Count<'edition' | 'rule'>;

  constructor(metrics: Metrics, owner: Seen, now: () => number = Date.now) {
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
      () => byEdition(owner.heads(), isLive),
    );
    metrics.gauge(
      {
        name: 'arbiter_games_suspended',
        help: 'Games that wait for a mended build.',
        labels: ['edition'],
      },
      () => byEdition(owner.heads(), ({ phase }) => phase === 'suspended'),
    );
    metrics.gauge(
      {
        name: 'arbiter_games_pinned',
        help: 'Live games by the build that decides them, on the partitions of this instance.',
        labels: ['build'],
      },
      () => {
        const games = new Map<string, number>();
        for (const head of owner.heads()) {
          const build = buildOf(head.pinned['engine']);
          games.set(build, (games.get(build) ?? 0) + (isLive(head) ? 1 : 0));
        }
        return [...games].map(([build, count]) => [{ build }, count]);
      },
    );
    metrics.gauge(
      {
        name: 'arbiter_verdict_wait_seconds',
        help: 'How long the oldest request for a verdict has waited, by the build that is to answer.',
        labels: ['build'],
      },
      () => {
        const oldest = new Map<string, number>();
        // Of who owes nothing that is said, too: a gauge that falls to zero has to say so.
        for (const { pinned } of owner.heads()) oldest.set(buildOf(pinned['engine']), now());
        for (const { build, since } of owner.asked()) {
          oldest.set(buildOf(build), Math.min(since, oldest.get(buildOf(build)) ?? since));
        }
        return [...oldest].map(([build, since]) => [{ build }, Math.max(0, now() - since) / 1_000]);
      },
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

const isLive = ({ phase }: Readonly<Head>): boolean => phase !== 'over';

/** `any`, where whichever build is there may decide. */
const buildOf = (build: string | undefined): string =>
  build === undefined ? 'any' : shortBuild(build);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
