import { signal, type ReadonlySignal } from '@preact/signals';
import type { Client } from '@arbiter/client';
import type { VNode } from 'preact';
import { makeRoute } from '../state/route.ts';
import { link } from '../views/parts.tsx';
import { say } from '../words/say.ts';
import { courseGraph } from './course-graph.tsx';
import { courseOf, ratingText, type PastMatch, type PlayerRating, type Rating } from './rated.ts';

/** Matches that are looked back on. */
const MATCHES = 50;

/** A player's rating where they have played most rated matches, and how it came about. */
interface Own {
  readonly rating: PlayerRating;
  readonly course: readonly Rating[];
}

/**
 * A player's own rating, for the lobby; nothing for one who has none. It is asked for once, as the lobby is come to.
 *
 * @param client the player's
 */
export function ownCourse(client: Pick<Client, 'ask' | 'player'>): () => VNode {
  const own = signal<Own | null>(null);
  // Without an answer the lobby is as it was; it says itself when the server is away.
  void read(client).then(
    (found) => {
      own.value = found;
    },
    () => undefined,
  );
  return () => <OwnCourse own={own} key="course" />;
}

async function read(client: Pick<Client, 'ask' | 'player'>): Promise<Own | null> {
  const { player } = client;
  if (player === null) return null;
  const asked = new URLSearchParams({ player });
  const { ratings } = await client.ask<{ ratings: PlayerRating[] }>(
    `/v1/history/ratings?${asked.toString()}`,
  );
  const [rating] = ratings.sort((one, other) => other.matches - one.matches);
  if (rating === undefined) return null;
  asked.set('status', 'over');
  asked.set('limit', String(MATCHES));
  const { matches } = await client.ask<{ matches: PastMatch[] }>(
    `/v1/history/matches?${asked.toString()}`,
  );
  return { rating, course: courseOf(matches, player, rating) };
}

function OwnCourse({ own }: { readonly own: ReadonlySignal<Own | null> }): VNode | false {
  if (own.value === null) return false;
  const { rating, course } = own.value;
  return (
    <section class="panel" aria-label={say('Rating')}>
      <h2>{link(makeRoute({ at: 'ratings', path: [] }), say('Rating'))}</h2>
      <p>
        <strong class="rating">{ratingText(rating)}</strong> {rating.edition}
      </p>
      {course.length > 1 && courseGraph(course)}
    </section>
  );
}
