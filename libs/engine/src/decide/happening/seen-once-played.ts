import { isTopShown } from '../../sight/revealed.ts';
import type { Game } from '../../state/game.ts';
import type { Work } from '../work.ts';

/** Asks whether something is being played. */
const isPlaying =
  ({ agenda }: Game) =>
  (): boolean =>
    agenda.some(({ kind }) => kind === 'announce');

/** Whether what is drawn now stays face down, because something is still being played (6ED silent; TSP 217.2f). */
export const isDrawnFaceDown = (work: Work): boolean =>
  work.rules.whilePlaying.hides(isPlaying(work.game));

/** Cards that were drawn meanwhile are looked at, once all that was being played is played. */
export function lookAtDrawn(work: Work): void {
  if (!work.rules.whilePlaying.uncovers(isPlaying(work.game))) return;
  for (const { hand } of work.game.players) {
    for (const object of hand) {
      const { faceDown, owner } = work.object(object);
      if (faceDown) work.emit('CardRevealed', 'drawnWhilePlaying', { object, to: owner });
    }
  }
}

/** Shows the top cards of libraries that are played with face up, once nothing is being played (TSP 217.2e). */
export function showTopCards(work: Work): void {
  // Asked after each step: where no card of the game says so, nothing is looked at for it.
  if (!work.cards.showsTopCards) return;
  if (work.rules.whilePlaying.hides(isPlaying(work.game))) return;
  for (const seat of [0, 1] as const) {
    const { library, shownTop } = work.game.players[seat];
    const object = library.at(-1);
    if (object === undefined || object === shownTop || !isTopShown(work, seat)) continue;
    work.emit('CardRevealed', 'topCardShown', { object, to: 'all', stays: true });
  }
}
