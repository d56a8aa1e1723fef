import type { VNode } from 'preact';
import { editionsOf, formatsOf, playerText } from '../views/choices.ts';
import { makeRoute } from '../state/route.ts';
import { button, link, select } from '../views/parts.tsx';
import { courseGraph } from './course-graph.tsx';
import {
  changeText,
  courseOf,
  isIn,
  ratingText,
  resultText,
  type PastMatch,
  type PlayerRating,
} from './rated.ts';
import type { Rated, Ratings } from './ratings.ts';
import { locale, say } from '../words/say.ts';

/** Who is rated how, and how somebody came to it. */
export function ratingsView(ratings: Ratings): VNode {
  return <Shown ratings={ratings} key="ratings" />;
}

function Shown({ ratings }: { readonly ratings: Ratings }): VNode {
  const now = ratings.state.value;
  return (
    <div class="ratings" ref={ratings.onPage}>
      {now.problem !== null && (
        <p class="problem" role="alert">
          {now.problem}
        </p>
      )}
      {poolPicker(now, ratings)}
      {now.player !== null && course(now, now.player, ratings)}
      {leaderboard(now)}
      {now.player !== null && history(now, now.player, ratings)}
      <p>{link(makeRoute({ at: 'lobby' }), say('Back to the lobby'))}</p>
    </div>
  );
}

function poolPicker(now: Rated, ratings: Ratings): VNode {
  const { pool } = now;
  return (
    <div class="line">
      {select(
        'edition',
        say('Rules'),
        editionsOf(now),
        pool.edition,
        (edition) => void ratings.choose({ edition }),
      )}
      {select(
        'format',
        say('Format'),
        formatsOf(now),
        pool.format,
        (format) => void ratings.choose({ format }),
      )}
    </div>
  );
}

const nameOf = ({ names }: Rated, player: string): string =>
  playerText(names.get(player) ?? { name: player });

const formatOf = ({ formats }: Rated, format: string): string =>
  formats.find((one) => one.format === format)?.name ?? format;

/** How the player's rating has gone in this edition and format. */
function course(now: Rated, player: string, ratings: Ratings): VNode {
  const rating = now.ratings.find((one) => isIn(now.pool, one));
  const points = courseOf(now.matches, player, now.pool);
  return (
    <section class="panel" aria-label={say('Rating')}>
      <h2>{nameOf(now, player)}</h2>
      {rating === undefined ? (
        <p>{say('No rated match in this edition and format yet.')}</p>
      ) : (
        <p>
          <strong class="rating">{ratingText(rating)}</strong>
          {` ${say('within {span}, after {count} {count:match|matches}', { span: Math.round(2 * rating.deviation), count: rating.matches })}`}
          {rating.provisional && ` ${say('(provisional: too little is known yet, or any longer)')}`}
        </p>
      )}
      <div role="status">
        {now.live.map(({ match, players }) => (
          <p key={match}>
            {link(
              makeRoute({ at: 'match', match }),
              say('Watch {first} against {second}, now', {
                first: playerText(players[0]),
                second: playerText(players[1]),
              }),
            )}
          </p>
        ))}
      </div>
      {points.length > 1 && courseGraph(points)}
      {player === now.me ? blockedByMe(now, ratings) : blocking(now, player, ratings)}
      {now.ratings.length > 1 && (
        <p class="quiet">
          {say('Elsewhere: {ratings}', {
            ratings: now.ratings
              .filter((one) => !isIn(now.pool, one))
              .map((one) => `${one.edition} ${formatOf(now, one.format)} ${ratingText(one)}`)
              .join(', '),
          })}
        </p>
      )}
    </section>
  );
}

/** Whom the player has blocked, each to be let in again. */
function blockedByMe({ blocked, asking }: Rated, ratings: Ratings): VNode | false {
  return (
    blocked.length > 0 && (
      <>
        <h3>{say('Blocked')}</h3>
        <ul class="blocked">
          {blocked.map((one) => (
            <li key={one.player}>
              {`${playerText(one)} `}
              {button(say('Unblock'), () => void ratings.block(one.player, false), 'small', asking)}
            </li>
          ))}
        </ul>
      </>
    )
  );
}

/** Blocks another person, or no longer; a stranger can't, and a bot need not be. */
function blocking(
  { me, names, blocked, asking }: Rated,
  player: string,
  ratings: Ratings,
): VNode | false {
  if (me === null || names.get(player) === undefined || names.get(player)?.bot !== undefined) {
    return false;
  }
  const isBlocked = blocked.some((one) => one.player === player);
  return (
    <p>
      {button(
        isBlocked ? say('Unblock') : say('Block this player'),
        () => void ratings.block(player, !isBlocked),
        'small',
        asking,
      )}
      {isBlocked && ` ${say('The queue never pairs you, and they can’t invite you.')}`}
    </p>
  );
}

function leaderboard(now: Rated): VNode {
  const { leaders, asking, player } = now;
  return (
    <section class="panel" aria-label={say('Leaderboard')}>
      <h2>{say('The best')}</h2>
      {leaders.length === 0 && (
        <p>
          {asking
            ? say('Asking the server…')
            : say('Nobody has played ten rated matches in this edition and format yet.')}
        </p>
      )}
      {leaders.length > 0 && (
        <table class="leaders">
          <thead>
            <tr>
              <th scope="col">{say('Place')}</th>
              <th scope="col">{say('Player')}</th>
              <th scope="col">{say('Rating')}</th>
              <th scope="col">{say('Matches')}</th>
            </tr>
          </thead>
          <tbody>{leaders.map((one, i) => leader(one, i + 1, now, one.player === player))}</tbody>
        </table>
      )}
    </section>
  );
}

function leader(one: PlayerRating, place: number, now: Rated, isShown: boolean): VNode {
  const { player, matches } = one;
  return (
    <tr key={player} class={isShown ? 'own' : ''}>
      <td>{place}</td>
      <td>{link(makeRoute({ at: 'ratings', path: [player] }), nameOf(now, player))}</td>
      <td>{ratingText(one)}</td>
      <td>{matches}</td>
    </tr>
  );
}

function history(now: Rated, player: string, ratings: Ratings): VNode {
  const { matches, next, asking } = now;
  return (
    <section class="panel" aria-label={say('Matches played')}>
      <h2>{say('Matches played')}</h2>
      {matches.length === 0 && <p>{asking ? say('Asking the server…') : say('None yet.')}</p>}
      <ul class="matches">{matches.map((one) => past(one, player, now, ratings))}</ul>
      {next !== null && button(say('Earlier matches'), () => void ratings.earlier(), '', asking)}
    </section>
  );
}

function past(match: PastMatch, player: string, now: Rated, ratings: Ratings): VNode {
  const other = match.players.find((one) => one !== player) ?? player;
  const change = changeText(match, player);
  const day =
    match.endedAt === null
      ? ''
      : new Date(match.endedAt).toLocaleDateString(locale() === 'en' ? 'en-GB' : locale());
  const what = [
    ...[resultText(match, player), `${match.edition} ${formatOf(now, match.format)}`],
    ...(change === null ? [] : [say('rating {change}', { change })]),
    ...(day === '' ? [] : [day]),
  ];
  const games = now.games.get(match.match);
  return (
    <li key={match.match}>
      {`${say('against')} `}
      {link(makeRoute({ at: 'ratings', path: [other] }), nameOf(now, other))}
      {`: ${what.join(', ')} `}
      {games === undefined
        ? button(say('Its games'), () => void ratings.look(match.match), 'small')
        : games.map((game, i) => [
            link(
              makeRoute({ at: 'replay', game, where: '' }),
              say('game {number}', { number: i + 1 }),
            ),
            ' ',
          ])}
    </li>
  );
}
