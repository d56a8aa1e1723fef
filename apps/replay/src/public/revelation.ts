import type { EventOf } from '@arbiter/engine';
import {
  commandOf,
  isRefusal,
  openingOf,
  type Commit,
  type PublicEvent,
  type PublicGameEvent,
} from '@arbiter/protocol';
import { eventsOf } from '../projections/lines.projection.ts';
import type { Accepted } from '../projections/followed-games.ts';
import { publicEvent, publicOf, type ToldGame } from './told-game.ts';

type Revealed = Extract<PublicEvent, { type: 'GameRevealed' }>;
type Opening = Pick<
  Revealed,
  'decks' | 'serverSecret' | 'commitments' | 'serverCommitment' | 'pinned'
>;

/**
 * What was hidden in a game: decks, secrets and what chance gave, from which every hand and every draw follows (the
 * salts follow from the server's secret); then each refusal, one event each. Numbered on after the public events, of
 * which those come first that nobody may have read yet: anyone who publishes them, perhaps another instance, can be later
 * than the end of the match, and tells them again.
 *
 * @param published the offset before which all commits have been published
 * @param at when the match ended, in milliseconds
 */
export async function revelationOf(
  commits: AsyncIterable<Accepted<ToldGame>>,
  published: number,
  at: number,
): Promise<PublicGameEvent[]> {
  const late: PublicGameEvent[] = [];
  const shuffles: Revealed['shuffles'] = [];
  const chance: Revealed['chance'] = [];
  const secrets: Revealed['secrets'] = [null, null];
  const refusals: PublicEvent[] = [];
  let opening: Opening | undefined;
  let last:
    { game: string; edition: string; version: number; tip: string; told: number } | undefined;
  for await (const step of commits) {
    const { game, commit, head, after, offset } = step;
    if (offset >= published) late.push(...publicOf(step));
    const { edition, version, tip } = head;
    last = { game, edition, version, tip, told: after.told };
    if (isRefusal(commit)) refusals.push(refusalIn(commit, version));
    for (const event of eventsOf(commit)) {
      if (event.type === 'GameStarted') opening = openingIn(commit, event);
      else if (event.type === 'SecretDisclosed') secrets[event.seat] = event.secret;
      else if (event.type === 'LibraryShuffled') {
        shuffles.push({ roll: event.roll, seat: event.seat, order: [...event.order], version });
      } else if (event.type === 'LotDrawn') {
        chance.push({ roll: event.roll, seat: event.seat, version });
      } else if (event.type === 'CoinFlipped') {
        chance.push({ roll: event.roll, seat: event.seat, won: event.won, version });
      } else if (event.type === 'CoinTossed') {
        chance.push({ roll: event.roll, seat: event.seat, side: event.side, version });
      } else if (event.type === 'CardChosenAtRandom') {
        chance.push({ roll: event.roll, object: event.object, version });
      }
    }
  }
  if (last === undefined || opening === undefined) return [];
  const { game, edition, version, tip, told } = last;
  const whole: Revealed = {
    type: 'GameRevealed',
    ...opening,
    secrets,
    shuffles,
    chance,
    version,
    tip,
  };
  const revealed = [whole, ...refusals].map((event, index) =>
    publicEvent(game, edition, told + index, at, event),
  );
  return [...late, ...revealed];
}

function openingIn(commit: Commit, event: EventOf<'GameStarted'>): Opening {
  const command = commandOf(commit);
  const { decks, serverSecret, commitments, serverCommitment } = event;
  const pinned = (command && openingOf(command.body)?.pinned) ?? {};
  return {
    decks: [[...decks[0]], [...decks[1]]],
    serverSecret,
    commitments: [...commitments],
    serverCommitment,
    pinned,
  };
}

function refusalIn(commit: Commit, version: number): PublicEvent {
  const { seat = 'system', body = null } = commandOf(commit) ?? {};
  const { rule, reason, objects } = eventsOf(commit).at(-1) as EventOf<'CommandRefused'>;
  return {
    type: 'RefusalRevealed',
    version,
    seat,
    command: body,
    rule,
    reason,
    objects: [...objects],
  };
}
