import type { PlayerNote } from '@arbiter/client';
import type { VNode } from 'preact';
import { makeRoute } from '../state/route.ts';
import type { Slices } from '../state/slices.ts';
import { locale, say } from '../words/say.ts';
import { link } from './parts.tsx';

type Told<T extends PlayerNote['type']> = Extract<PlayerNote, { type: T }>;

/** The notes with one more: it takes the place of what was told before of the same. */
export function notesAfter(notes: readonly PlayerNote[], note: PlayerNote): readonly PlayerNote[] {
  const others = notes.filter(
    (one) => one.type !== note.type || subjectOf(one) !== subjectOf(note),
  );
  return note.type === 'maintenance' && note.maintenance === null ? others : [...others, note];
}

/** What a note is about, among those of its type. */
const subjectOf = (note: PlayerNote): string => ('dispute' in note ? note.dispute : '');

/** What one is told wherever one is: that there is maintenance; and in the lobby what it costs to have been away, and rulings. */
export function NotesPanel({ state }: { readonly state: Slices }): VNode {
  const { notes } = state.lobby.value;
  const now = state.now.value;
  const inLobby = state.route.value.at !== 'match';
  const rulings = notes.filter((one) => one.type === 'sanctioned');
  return (
    <div class="notes">
      {notes.map((one) => one.type === 'maintenance' && maintenanceNote(one, now))}
      {inLobby && notes.map((one) => one.type === 'warned' && warning(one, now))}
      {inLobby && rulings.length > 0 && (
        <section class="panel" key="sanctions" role="status" aria-label={say('Rulings')}>
          <h2>{say('A ruling')}</h2>
          {rulings.map((one) => ruling(one, state.me.value?.player, now))}
        </section>
      )}
    </div>
  );
}

function maintenanceNote({ maintenance }: Told<'maintenance'>, now: number): VNode | false {
  if (maintenance === null) return false;
  const { until } = maintenance;
  const day = { day: new Date(until).toLocaleString(locale()) };
  return (
    <p class="warn" key="maintenance" role="status">
      {say('There is maintenance: no new match begins. What has begun is played to its end.')}{' '}
      {until > now
        ? say('It is expected to be over on {day}.', day)
        : say('It takes longer than was expected.')}
    </p>
  );
}

/** Until one has waited, or for the warning as long as the page is open. */
function warning({ misses, until }: Told<'warned'>, now: number): VNode | false {
  if (until !== null && until <= now) return false;
  return (
    <p class="warn" key="warned" role="status">
      {until === null
        ? say(
            'You missed a ready check, or left a match. If you do so again, you wait before you may ask for anyone.',
          )
        : say(
            'You missed ready checks, or left matches, {misses} times lately: you may ask for anyone again on {day}.',
            { misses, day: new Date(until).toLocaleString(locale()) },
          )}
    </p>
  );
}

/** A ruling on one's games, and whom it warns or bans: oneself, or whom one played with. */
function ruling(
  { dispute, game, sanctions }: Told<'sanctioned'>,
  me: string | undefined,
  now: number,
): VNode {
  return (
    <p key={dispute}>
      {`${say('A game of yours was ruled on.')} `}
      {sanctions
        .filter(({ until }) => until === null || until > now)
        .map(({ player, until }) => (
          <span key={player} class={player === me ? 'warn' : ''}>
            {sanctionText(player === me, until)}
          </span>
        ))}
      {link(makeRoute({ at: 'report', path: [game] }), say('The ruling'))}
    </p>
  );
}

function sanctionText(mine: boolean, until: number | null): string {
  if (until === null) {
    const said = mine
      ? say('You are warned by an operator.')
      : say('Whom you played with is warned by an operator.');
    return `${said} `;
  }
  const day = { day: new Date(until).toLocaleString(locale()) };
  return mine
    ? `${say('You are banned until {day}. What you have begun you play to its end; new matches are refused.', day)} `
    : `${say('Whom you played with is banned until {day}.', day)} `;
}
