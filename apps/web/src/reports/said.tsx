import type { VNode } from 'preact';
import { ruleLink, type ShowRule } from '../views/rule.tsx';
import { remedyText, sanctionText, timeOf, type Dispute, type Ruling } from './dispute.ts';
import { say, tell } from '../words/say.ts';

const written = (text: string | null): string =>
  text ?? say('The author of this was erased, and the text with them.');

/** What was said in a dispute, in order. */
export function saidView(
  { text, openedBy, openedAt, comments, appeal }: Dispute,
  who: Naming,
): VNode {
  return (
    <ol class="said">
      <li>
        <p>{written(text)}</p>
        <p class="quiet">{`${who(openedBy)}, ${timeOf(openedAt)}`}</p>
      </li>
      {comments.map((one) => (
        <li>
          <p>{written(one.text)}</p>
          <p class="quiet">{`${who(one.by)}, ${tell(one.role)}, ${timeOf(one.at)}`}</p>
        </li>
      ))}
      {appeal !== null && (
        <li>
          <p>
            <strong>{say('Appeal:')} </strong>
            {written(appeal.text)}
          </p>
          <p class="quiet">{`${who(appeal.by)}, ${timeOf(appeal.at)}`}</p>
        </li>
      )}
    </ol>
  );
}

/** Says who somebody is, by their id. */
export type Naming = (id: string) => string;

/** What was ruled, with its grounds and the rules that it stands on. */
export function rulingView(
  ruling: Ruling,
  names: readonly [string, string],
  show: ShowRule,
): VNode {
  const { number, by, at, remedy, grounds, rules, sanctions, changes, remedied } = ruling;
  const { branches } = ruling;
  const follows = changes || sanctions.length > 0;
  return (
    <div class="ruling" key={number}>
      <p>
        <strong>
          {number > 1
            ? say('Ruling on appeal: {remedy}', { remedy: remedyText(remedy, names) })
            : say('Ruling: {remedy}', { remedy: remedyText(remedy, names) })}
        </strong>{' '}
        {rules.map((rule) => ruleLink(rule, show))}
      </p>
      {sanctions.map((one) => (
        <p key={one.seat}>
          <strong>{sanctionText(one, names)}</strong>
        </p>
      ))}
      <p>{grounds}</p>
      {branches.map((one, place) => (
        <details class="what-if" key={place} open>
          <summary>
            {say('What if, before event {event}: it never happened', { event: one.event })}
          </summary>
          <pre tabIndex={0}>{one.note}</pre>
        </details>
      ))}
      <p class="quiet">
        {`${by}, ${timeOf(at)}. `}
        {follows && (remedied ? say('It is put right.') : say('It is being put right.'))}
      </p>
    </div>
  );
}
