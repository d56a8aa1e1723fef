import type { VNode } from 'preact';
import type { Actions } from '../session/actions.ts';
import type { Books, LobbyState } from '../state/state.ts';
import { say } from '../words/say.ts';
import { botsOf, decksOf } from './choices.ts';
import { form, select } from './parts.tsx';

/** Lets two bots play, to watch them. */
export function watchForm(books: Books, lobby: LobbyState, actions: Actions): VNode {
  return form(
    { class: 'panel', key: 'watch' },
    (fields) => {
      actions.openExhibition(fields);
    },
    <h2>{say('Watch two bots')}</h2>,
    <div class="line">
      {select('bot0', say('First bot'), botsOf(books), 'sensible')}
      {select('deck0', say('with'), decksOf(books), books.decks[0]?.name)}
    </div>,
    <div class="line">
      {select('bot1', say('Second bot'), botsOf(books), 'sensible')}
      {select('deck1', say('with'), decksOf(books), books.decks[1]?.name)}
    </div>,
    <button type="submit" disabled={lobby.busy}>
      {say('Let them play')}
    </button>,
  );
}
