import type { VNode } from 'preact';
import { say, type Plain } from '../words/say.ts';

/** What the keys do at a table; `?` shows them. */
const KEYS: readonly (readonly [key: Plain, does: Plain])[] = [
  ['Space', 'press the main button'],
  ['Esc', 'stop passing, close what is open'],
  ['F6', 'pass until the end of the turn'],
  ['Ctrl, held', 'full control for so long: nothing is passed for you'],
  ['Z', 'take back mana, or what you are announcing'],
  ['1 to 9', 'go to a card of your hand'],
  ['Arrows', 'go from card to card, or from line to line'],
  ['Enter', 'play the card, choose it, or read it'],
  ['T', 'go to the next thing that can be chosen'],
  ['L', 'read what happened'],
  ['W', 'why is this creature so big? why am I asked?'],
  ['?', 'show the keys'],
];

/** The list of the keys. */
export function keysView(): VNode {
  return (
    <details class="keys" key="keys">
      <summary>{say('Keys (?)')}</summary>
      <dl>
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>{say(key)}</dt>
            <dd>{say(does)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
