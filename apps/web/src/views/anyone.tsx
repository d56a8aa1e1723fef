import type { WireQueue } from '@arbiter/client';
import type { VNode } from 'preact';
import type { Books, LobbyState } from '../state/state.ts';
import { say } from '../words/say.ts';
import { editionsOf, formatsOf, LENGTHS, saidOf } from './choices.ts';
import { tick, type Choice } from './parts.tsx';
import { offerText } from './terms.tsx';

/** What one is asked and told who asks for anyone. Loaded when somebody does (`later.ts`). */
export function anyoneView(books: Books, edition: string, lobby: LobbyState): VNode {
  return (
    <>
      {wouldDo(books, edition, lobby)}
      {lobby.queue !== null && queueView(lobby.queue)}
    </>
  );
}

/**
 * What else would do for one who asks for anyone: rules, formats and lengths to tick, without those that are chosen already.
 * Asking for more finds somebody sooner.
 */
function wouldDo(books: Books, edition: string, { format, bestOf }: LobbyState): VNode {
  const formats = formatsOf(books);
  return (
    <details class="also">
      <summary>{say('More that would do, too')}</summary>
      <p class="quiet" id="also">
        {say(
          'The more you tick, the sooner somebody comes: you are paired with anyone who wants one of these rules with one of these formats and lengths. Your deck has to be allowed in each.',
        )}
      </p>
      {ticks(say('Rules'), 'also', editionsOf(books), edition)}
      {ticks(say('Format'), 'alsoFormat', formats, format ?? formats[0]?.value)}
      {ticks(say('Match'), 'alsoBestOf', saidOf(LENGTHS), bestOf ?? '1')}
    </details>
  );
}

function ticks(
  legend: string,
  name: string,
  choices: readonly Choice[],
  chosen: string | undefined,
): VNode | false {
  const others = choices.filter(({ value }) => value !== chosen);
  if (others.length === 0) return false;
  return (
    <fieldset aria-describedby="also" key={name}>
      <legend>{legend}</legend>
      {others.map(({ value, label }) => (
        <div key={value}>{tick('checkbox', name, value, label)}</div>
      ))}
    </fieldset>
  );
}

/** On how many terms it is said who waits there. */
const SHOWN = 6;

/** How many wait for anyone now, and for what. */
function queueView({ waiting, terms }: WireQueue): VNode {
  if (waiting === 0) return <p class="quiet queue">{say('Nobody waits for an opponent now.')}</p>;
  return (
    <div class="quiet queue">
      {say('{waiting} {waiting:player waits|players wait} for an opponent now:', { waiting })}
      <ul>
        {terms.slice(0, SHOWN).map(({ offer, waiting: here }) => (
          <li key={JSON.stringify(offer)}>{`${here} × ${offerText(offer)}`}</li>
        ))}
      </ul>
    </div>
  );
}
