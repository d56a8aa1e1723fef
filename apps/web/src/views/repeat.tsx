import type { CommandBody } from '@arbiter/client';
import type { VNode } from 'preact';
import { first, numberIn } from '../play/fields.ts';
import { lengthsOf, MOST_TIMES, proposal, type Done } from '../play/repeating.ts';
import { form, numberField, select } from './parts.tsx';
import { ruleLink, type ShowRule } from './rule.tsx';
import { say, tell } from '../words/say.ts';

/** Proposes to the other player that what one has just done is repeated. @param rule by which it is; empty if that is not known */
export function repeatView(
  done: readonly Done[],
  seat: 0 | 1,
  rule: string,
  { send, showRule }: { readonly send: (body: CommandBody) => void; readonly showRule: ShowRule },
): VNode | false {
  const lengths = lengthsOf(done);
  if (lengths.length === 0) return false;
  const choices = lengths.map((length) => ({
    value: String(length),
    label: done
      .slice(-length)
      .map(({ label }) => tell(label))
      .join('; '),
  }));
  return (
    <details class="repeat" key="repeat">
      <summary>{say('Repeat what you did')}</summary>
      {form(
        { class: 'chooser' },
        (fields) => {
          send(proposal(seat, done, Number(first(fields, 'length')), numberIn(fields, 'times', 1)));
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
