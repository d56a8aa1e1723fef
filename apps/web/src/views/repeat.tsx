import type { CommandBody, Position } from '@arbiter/client';
import type { VNode } from 'preact';
import { first, numberIn } from '../play/fields.ts';
import { calledNow, doneIn, lengthsOf, MOST_TIMES, proposal } from '../play/repeating.ts';
import { named, namesOf } from '../state/log.ts';
import type { TableState } from '../state/state.ts';
import { form, numberField, select } from './parts.tsx';
import { ruleLink, type ShowRule } from './rule.tsx';
import { say } from '../words/say.ts';

/** The table at which a seat is asked. */
type Shown = Pick<TableState, 'commits' | 'match'> & { readonly position: Position };

/** Proposes to the other player that what has just been done is repeated. @param rule by which it is; empty if that is not known */
export function repeatView(
  { commits, match, position }: Shown,
  rule: string,
  { send, showRule }: { readonly send: (body: CommandBody) => void; readonly showRule: ShowRule },
): VNode | false {
  const { seat } = match;
  if (seat === null) return false;
  const done = doneIn(commits, seat);
  const lengths = lengthsOf(done, seat, position.view.turn.active);
  if (lengths.length === 0) return false;
  const names = namesOf(match);
  const choices = lengths.map((length) => ({
    value: String(length),
    label: done
      .slice(-length)
      .map((one) => named(calledNow(one, position.options), names))
      .join('; '),
  }));
  return (
    <details class="repeat" key="repeat">
      <summary>{say('Repeat what you did')}</summary>
      {form(
        { class: 'chooser' },
        (fields) => {
          send(proposal(done, Number(first(fields, 'length')), numberIn(fields, 'times', 1)));
        },
        select('length', say('These actions'), choices, choices[0]?.value),
        numberField('times', say('How many more times, up to {most}', { most: MOST_TIMES }), {
          ...{ least: 1, most: MOST_TIMES, value: 1 },
        }),
        <p class="quiet">
          {say('The other player agrees, or says after how many it stops.')}{' '}
          {rule !== '' && ruleLink(rule, showRule)}
        </p>,
        <div class="buttons">
          <button type="submit">{say('Propose it')}</button>
        </div>,
      )}
    </details>
  );
}
