import type { VNode } from 'preact';
import { say } from '../words/say.ts';
import { drawn, ratingText, type Rating } from './rated.ts';

/** How a rating has gone, as a picture. @param points at least two, the oldest first */
export function courseGraph(points: readonly Rating[]): VNode {
  const { width, height, line, band, least, most } = drawn(points);
  const [from, to] = [points[0], points.at(-1)] as [Rating, Rating];
  const says = say('Rating over {count} {count:match|matches}: from {from} to {to}', {
    count: points.length - 1,
    from: ratingText(from),
    to: ratingText(to),
  });
  return (
    <figure class="course">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={says}
      >
        <polygon class="band" points={band} />
        <polyline class="way" points={line} />
      </svg>
      <figcaption class="quiet">
        {say(
          '{says}. The picture reaches from {least} to {most}; within the band the player is with 95 of 100.',
          { says, least, most },
        )}
      </figcaption>
    </figure>
  );
}
