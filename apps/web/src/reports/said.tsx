import type { ComponentChildren, VNode } from 'preact';
import { ruleLink, type ShowRule } from '../views/rule.tsx';
import { rulingText, sanctionText, timeOf, type Dispute, type Ruling } from './dispute.ts';
import { say, tell } from '../words/say.ts';

const written = (text: string | null): string =>
  text ?? say('The author of this was erased, and the text with them.');

/** What was said and ruled in a dispute, in the order of time: an appeal follows the ruling that it is about. */
export function courseView(
  { text, openedBy, openedAt, comments, appeal, rulings }: Dispute,
  who: Naming,
  names: readonly [string, string],
  show: ShowRule,
): VNode {
  const said = (one: Said, before: ComponentChildren, role: string): Told => ({
    at: one.at,
    told: (
      <>
        <p>
          {before}
          {written(one.text)}
        </p>
        <p class="quiet">{`${who(one.by)}, ${role}${timeOf(one.at)}`}</p>
      </>
    ),
  });
  const appealed = <strong>{say('Appeal:')} </strong>;
  const course = [
    said({ text, by: openedBy, at: openedAt }, false, ''),
    ...comments.map((one) => said(one, false, `${tell(one.role)}, `)),
    ...rulings.map((one): Told => ({ at: one.at, told: rulingView(one, names, show) })),
    ...(appeal === null ? [] : [said(appeal, appealed, '')]),
  ].sort((one, other) => one.at - other.at);
  return (
    <ol class="course">
      {course.map(({ told }, place) => (
        <li key={place}>{told}</li>
      ))}
    </ol>
  );
}

interface Said {
  readonly text: string | null;
  readonly by: string;
  readonly at: number;
}

interface Told {
  readonly at: number;
  readonly told: VNode;
}

/** Says who somebody is, by their id. */
export type Naming = (id: string) => string;

/** What was ruled, with its grounds and the rules that it stands on. */
function rulingView(ruling: Ruling, names: readonly [string, string], show: ShowRule): VNode {
  const { number, by, at, grounds, rules, sanctions, changes, remedied } = ruling;
  const { branches } = ruling;
  const follows = changes || sanctions.length > 0;
  return (
    <div class="ruling" key={number}>
      <p>
        <strong>{rulingText(ruling, names)}</strong> {rules.map((rule) => ruleLink(rule, show))}
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
