import type { VNode } from 'preact';
import { fieldsOf } from '../play/fields.ts';
import type { Actions } from '../session/actions.ts';
import type { Books, LobbyState } from '../state/state.ts';
import { deckOf, editionOfDeck } from '../state/chosen-deck.ts';
import { makeRoute } from '../state/route.ts';
import { decksOf } from './choices.ts';
import { button, link, select } from './parts.tsx';
import { say, tell } from '../words/say.ts';

type DeckActions = Pick<Actions, 'chooseDeck' | 'keepList' | 'checkDeck' | 'copyDeck' | 'saveDeck'>;

/** One of the decks that come with the server, or a list of one's own. */
export function deckPicker(
  books: Books,
  { deck, list, check }: LobbyState,
  actions: DeckActions,
): (VNode | false)[] {
  return [
    select(
      'deck',
      say('Deck'),
      [...decksOf(books), { value: '', label: say('a list of my own') }],
      deck,
      actions.chooseDeck,
    ),
    deck === '' && ownList(list, check, actions),
    <p key="build">
      {link(makeRoute({ at: 'deck', path: [] }), say('Build a deck from all cards'))}
    </p>,
  ];
}

/** The edition of the form: what was chosen there, or else the one that the chosen deck is played under. */
export function editionOf(books: Books, { deck, edition }: LobbyState): string {
  return edition ?? editionOfDeck(deckOf(books, deck)) ?? '';
}

function ownList(list: string, check: LobbyState['check'], actions: DeckActions): VNode {
  return (
    <div key="list">
      <label class="field wide">
        {say(
          'One card a line, such as “4 Shock”, then a line “Sideboard”; or what Arena, Magic Online or Cockatrice writes',
        )}
        <textarea
          name="list"
          rows={10}
          spellcheck={false}
          id={LIST}
          onInput={() => {
            actions.keepList(listOnPage());
          }}
        >
          {list}
        </textarea>
      </label>
      <label class="field">
        {say('From a file')}
        <input
          type="file"
          accept=".txt,.dek,.cod,.dec,.dck,.mwDeck"
          onChange={(event: Event) => {
            const input = event.currentTarget;
            const [file] = input instanceof HTMLInputElement ? (input.files ?? []) : [];
            void file?.text().then((text) => {
              showOnPage(text);
              actions.keepList(text);
            });
          }}
        />
      </label>
      {button(say('Check the list'), () => {
        actions.checkDeck(fieldsOnPage());
      })}
      {check !== null && checkView(check)}
    </div>
  );
}

/**
 * Copies the deck, or saves it, in the form of another program.
 *
 * @param told what has come of it
 */
export function takeAlong({ forms }: Books, told: string | null, actions: DeckActions): VNode {
  return (
    <div class="line" key="along">
      {select(
        'form',
        say('This deck as'),
        forms.map(({ form, name }) => ({ value: form, label: tell(name) })),
      )}
      {button(say('Copy'), () => {
        actions.copyDeck(fieldsOnPage());
      })}
      {button(say('Save'), () => {
        actions.saveDeck(fieldsOnPage());
      })}
      {told !== null && <span role="status">{told}</span>}
    </div>
  );
}

function checkView({ legal, faults, main, side }: NonNullable<LobbyState['check']>): VNode {
  return (
    <div role="status" key="check">
      <p>
        {legal ? `${say('This deck can be played:')} ` : `${say('This deck can’t be played:')} `}
        {say('{main} cards, {side} in the sideboard.', { main, side })}
      </p>
      <ul class="faults">
        {faults.map(({ line, why }) => (
          <li>{line === 0 ? tell(why) : say('Line {line}: {why}', { line, why: tell(why) })}</li>
        ))}
      </ul>
    </div>
  );
}

const LIST = 'deck-list';

function listOnPage(): string {
  const list = document.getElementById(LIST);
  return list instanceof HTMLTextAreaElement ? list.value : '';
}

function showOnPage(text: string): void {
  const list = document.getElementById(LIST);
  if (list instanceof HTMLTextAreaElement) list.value = text;
}

/** What the form says in which the deck is chosen; invitations are accepted with it in another form. */
export function fieldsOnPage(): ReturnType<typeof fieldsOf> {
  const chosen = document.querySelector('form select[name=deck]');
  const form = chosen?.closest('form');
  return form instanceof HTMLFormElement ? fieldsOf(form) : {};
}
