import type { MatchState, View } from '@arbiter/client';
import type { VNode } from 'preact';
import type { Actions } from '../session/actions.ts';
import { screens } from '../state/screens.ts';
import { sound } from '../state/sound.ts';
import type { TableState } from '../state/state.ts';
import { LanguageField } from './language.tsx';
import { button, form, tick } from './parts.tsx';
import { autoPassField } from './passing.tsx';
import { say, tell, type Plain } from '../words/say.ts';

/** Windows within something else: one is asked there anyway about what the other player plays, and about one's own things. */
const WINDOWS: Readonly<Record<string, Plain>> = {
  interrupts: 'each time that something may be interrupted',
  prevention: 'each damage prevention step',
  replacing: 'before each destruction',
};

const placeText = (place: string): string => {
  const window = WINDOWS[place];
  return window === undefined ? tell(place) : say(window);
};

/** What this window is like: whether a tone calls, and the language. */
function Window(): VNode {
  return (
    <>
      <label class="tick">
        <input
          type="checkbox"
          checked={sound.value}
          onChange={({ currentTarget }) => {
            sound.value = currentTarget.checked;
          }}
        />
        {` ${say('a sound when it is your move')}`}
      </label>
      <LanguageField />
    </>
  );
}

export interface Standing {
  readonly match: MatchState;
  readonly view: View;
  readonly seat: 0 | 1;
  /** Where one may stop. */
  readonly steps: readonly string[];
  readonly windows: readonly string[];
  readonly orders: TableState['orders'];
  readonly actions: Pick<
    Actions,
    'send' | 'guide' | 'chat' | 'orderPasses' | 'concedeGame' | 'concedeMatch' | 'downloadKept'
  >;
}

/** Stops, yields, chat, offering a draw and conceding: a seat's standing orders. Loaded when they are opened (`later.ts`). */
export function settingsView(standing: Standing): VNode {
  const { view, seat, orders, actions } = standing;
  const { yields, offersDraw } = view.players[seat];
  const other = view.players[seat === 0 ? 1 : 0];
  return (
    <>
      {autoPassField(orders, actions)}
      <Window />
      {chatSwitch(standing)}
      <div class="buttons">
        {button(say('Tips for newcomers'), () => {
          actions.guide(true);
        })}
        {button(say('Download your proof'), () => {
          actions.downloadKept(view.game);
        })}
        {offersDraw
          ? button(say('Withdraw the offer of a draw'), () =>
              actions.send({ type: 'WithdrawDraw' }),
            )
          : button(other.offersDraw ? say('Accept the draw') : say('Offer a draw'), () =>
              actions.send({ type: 'OfferDraw' }),
            )}
        {button(say('Concede the game'), actions.concedeGame, 'danger')}
        {button(say('Concede the match'), actions.concedeMatch, 'danger')}
      </div>
      {stopsForm(standing)}
      {(yields ?? []).map((to) => (
        <p key={`yield ${to}`}>
          {`${say('Yielding to {to}', { to: tell(to) })} `}
          {button(say('Ask me again'), () => {
            actions.send({ type: 'Yield', to, on: false });
          })}
        </p>
      ))}
    </>
  );
}

/** Off until somebody turns it on. Bots don't chat. */
function chatSwitch({ match, actions }: Standing): VNode | false {
  return (
    match.players.every(({ bot }) => bot === undefined) && (
      <label class="tick">
        <input
          type="checkbox"
          name="chat"
          checked={screens.value.chat !== undefined}
          onChange={({ currentTarget }) => {
            actions.chat(currentTarget.checked);
          }}
        />
        {` ${say('chat with the other player, in every match')}`}
      </label>
    )
  );
}

/** Where one is asked, in one's own turns and in those of the other player. */
function stopsForm({ view, seat, steps, windows, actions }: Standing): VNode {
  const { stops } = view.players[seat];
  const column = (name: 'own' | 'other', title: string): VNode => (
    <fieldset>
      <legend>{title}</legend>
      {[...steps, ...windows].map((step) =>
        tick('checkbox', name, step, placeText(step), {
          checked: stops?.[name].includes(step) === true,
        }),
      )}
    </fieldset>
  );
  return form(
    // New boxes when the stops have changed.
    { class: 'stops', key: `stops ${JSON.stringify(stops)}` },
    (fields) => {
      actions.send({
        type: 'SetStops',
        stops: { own: fields['own'] ?? [], other: fields['other'] ?? [] },
      });
    },
    <p class="quiet">{say('Where you are asked; elsewhere the game passes for you.')}</p>,
    <div class="columns">
      {column('own', say('Your turn'))}
      {column('other', say('Other turn'))}
    </div>,
    <button type="submit">{say('Set stops')}</button>,
  );
}
