import type { ChatLine, Emote, MatchState } from '@arbiter/client';
import type { VNode } from 'preact';
import { fieldsOf, first } from '../play/fields.ts';
import { namesOf } from '../state/log.ts';
import { button } from '../views/parts.tsx';
import { say } from '../words/say.ts';
import { EMOTES, wordsOf, type Chat } from './chat.ts';

/** A strip beside the table: what was said last, and what one says. */
export const chatView = (chat: Chat, match: MatchState): VNode => (
  <Strip chat={chat} match={match} key="chat" />
);

function Strip({ chat, match }: { readonly chat: Chat; readonly match: MatchState }): VNode | null {
  const { lines, other: isOn, muted, closed, problem } = chat.state.value;
  const { seat } = match;
  if (closed || seat === null) return null;
  const names = namesOf(match);
  const other = names[seat === 0 ? 1 : 0];
  const heard = lines.filter((line) => line.seat === seat || !muted);
  const last = heard.findLast((line) => line.seat !== seat);
  return (
    <section class="chat" aria-label={say('Chat')}>
      <h3>{say('Chat')}</h3>
      {/* Apart from the list, so that a screen reader says the words and no buttons. */}
      <p class="unseen" role="status">
        {last === undefined ? '' : `${other}: ${wordsOf(last.said)}`}
      </p>
      <p class="quiet" role="status">
        {isOn
          ? say('{name} has chat on, too.', { name: other })
          : say('{name} hears you only once they have turned on chat, too.', { name: other })}
      </p>
      {heard.length > 0 && (
        <ol
          class="said"
          tabIndex={0}
          aria-label={say('What was said')}
          ref={(list) => {
            list?.scrollTo(0, list.scrollHeight);
          }}
        >
          {heard.map((line) => (
            <li key={line.line}>
              <strong>{`${names[line.seat]}:`}</strong> {wordsOf(line.said)}
              {line.seat !== seat && reporting(chat, line)}
            </li>
          ))}
        </ol>
      )}
      {problem !== null && (
        <p class="faults" role="alert">
          {problem}
        </p>
      )}
      <SayForm chat={chat} />
      <details class="emotes">
        <summary>{say('Emotes')}</summary>
        <div class="buttons">
          {Object.entries(EMOTES).map(([emote, words]) =>
            button(say(words), () => void chat.say({ emote: emote as Emote }), 'small'),
          )}
        </div>
      </details>
      <button
        type="button"
        class="small"
        aria-pressed={muted ? 'true' : 'false'}
        onClick={() => {
          chat.mute(!muted);
        }}
      >
        {say('Mute {name} in this match', { name: other })}
      </button>
    </section>
  );
}

/** Reports a line, or says that it is reported. */
function reporting(chat: Chat, { line, said }: ChatLine): VNode {
  return chat.state.value.reported.has(line) ? (
    <span class="quiet">{` ${say('reported')}`}</span>
  ) : (
    <button
      type="button"
      class="small"
      aria-label={say('Report “{words}” to those who run this server', { words: wordsOf(said) })}
      title={say('Report this')}
      onClick={() => void chat.report(line)}
    >
      ⚑
    </button>
  );
}

/** A line to type, which stays there until it was said. */
function SayForm({ chat }: { readonly chat: Chat }): VNode {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const { currentTarget: form } = event;
        const text = first(fieldsOf(form), 'line');
        if (text.trim() === '') return;
        void chat.say({ text }).then((said) => {
          if (said) form.reset();
        });
      }}
    >
      <input name="line" maxLength={200} autocomplete="off" aria-label={say('Say something')} />
      <button type="submit" class="small">
        {say('Say it')}
      </button>
    </form>
  );
}
