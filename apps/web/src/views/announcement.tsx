import type { ComponentChildren, VNode } from 'preact';
import type { CommandBody, View } from '@arbiter/client';
import { announced, type Announcement, type PlanView } from '../play/answers.ts';
import { first, numberIn, type Fields } from '../play/fields.ts';
import { cardOf } from '../play/groups.ts';
import { areOnTable } from '../play/on-table.ts';
import { SOURCES, type Paid } from '../play/paying.ts';
import { textOfCard } from '../play/texts.ts';
import { summaryOf } from '../play/summary.ts';
import { isComplete, type Asked } from '../play/touch.ts';
import { button, form, numberField, tick, type Answering } from './parts.tsx';
import { paidView } from './paid.tsx';
import { withPips } from './pips.tsx';
import { paidObjectFields, type Label } from './spaces.tsx';
import { sliderView } from './slider.tsx';
import { whyNotButton } from './why-not.tsx';
import { say, tell } from '../words/say.ts';

export interface Announcing {
  readonly option: Announcement;
  /** Which of its plans. */
  readonly plan: number;
  /** Unlike any other announcement's. */
  readonly key: string;
  readonly label: Label;
  readonly view: View;
  readonly answer: Answering;
  readonly asked: Asked | null;
  /** How it would be paid, once nothing else is missing. */
  readonly paid: Paid | null;
  readonly choosePlan: (plan: number) => void;
  readonly submit: (fields: Fields) => void;
  readonly explain: (body: CommandBody) => void;
  readonly begin: () => void;
  readonly close: () => void;
}

/** The choices of a spell or ability: way, X, targets, division. Mana is left to the server. */
export function announcementForm(all: Announcing): VNode {
  const { option, label, key, view, answer, asked } = all;
  const fields = answer.fields ?? {};
  const plan = option.plans[all.plan] ?? option.plans[0];
  if (plan === undefined) return <p>{say('Nothing to choose.')}</p>;
  return form(
    { class: 'chooser', key, answer },
    all.submit,
    <h3>{tell(option.label)}</h3>,
    <p class="quiet">{withPips(say('It costs {cost}.', { cost: plan.cost }))}</p>,
    option.plans.length > 1 && (
      <div class="buttons" role="group" aria-label={say('Way')}>
        {option.plans.map((one, i) => (
          <button
            type="button"
            key={i}
            aria-pressed={i === all.plan ? 'true' : 'false'}
            onClick={() => {
              all.choosePlan(i);
            }}
          >
            {one.label === '' ? say('for {cost}', { cost: one.cost }) : tell(one.label)}
          </button>
        ))}
      </div>
    ),
    asked !== null && plan.targets.length > 0 && (
      <p class="made" role="status">
        {summaryOf(asked, fields, view, label)}
      </p>
    ),
    <div key={`plan ${all.plan}`}>{planFields(plan, option.object, label, view, fields)}</div>,
    <input type="hidden" name={SOURCES} value={first(fields, SOURCES)} key="sources" />,
    all.paid !== null && paidView(all.paid, view),
    <div class="buttons">
      <button type="submit" class="main" disabled={!isComplete(asked, fields)}>
        {tell(option.label)}
      </button>
      {whyNotButton(asked, fields, false, () => {
        all.explain(announced(option, plan, fields));
      })}
      {button(say('Step by step, paying by hand'), all.begin)}
      {button(say('Not now'), all.close)}
    </div>,
  );
}

function planFields(
  plan: PlanView,
  object: number,
  label: Label,
  view: View,
  fields: Fields,
): ComponentChildren {
  const { least, most } = plan.x;
  const card = cardOf(view, object);
  return [
    most > least &&
      numberField('x', say('X, from {least} to {most}', { least, most }), {
        ...plan.x,
        value: most,
      }),
    most > least &&
      sliderView({
        ...{ name: 'x', least, most, value: numberIn(fields, 'x', most) },
        lines: [
          say('It costs {cost}.', { cost: plan.cost }),
          ...(card === undefined ? [] : textOfCard(view, card)),
        ],
      }),
    ...plan.targets.map((_, spec) => targetFields(plan, spec, label, view)),
    ...(plan.pays === null ? [] : paidObjectFields(plan.pays, label)),
  ];
}

function targetFields(
  { targets, division, aims }: PlanView,
  spec: number,
  label: Label,
  view: View,
): VNode {
  const { from = [], least = 0, most = 0 } = targets[spec] ?? {};
  const several = targets.length > 1 ? ` ${spec + 1}` : '';
  if (division?.spec === spec) {
    return (
      <fieldset>
        <legend>
          {say('Divide {total} among targets{several}', { total: division.total, several })}
        </legend>
        {from.map((to) =>
          numberField(`amount ${spec} ${to}`, label(to), {
            least: 0,
            most: division.total,
            value: from.length === 1 ? division.total : 0,
          }),
        )}
      </fieldset>
    );
  }
  const one = least === 1 && most === 1;
  const how = one
    ? ''
    : least === most
      ? `: ${least}`
      : `: ${say('{least} to {most}', { least, most })}`;
  return (
    <fieldset class={areOnTable(from, view) ? 'on-table' : undefined}>
      <legend>
        {`${say('Target')}${several}${how}${aims[spec] === undefined ? '' : ` (${aims[spec]})`}`}
      </legend>
      {from.map((to) =>
        tick(one ? 'radio' : 'checkbox', `target ${spec}`, String(to), label(to), {
          checked: one && from.length === 1,
          required: one,
        }),
      )}
    </fieldset>
  );
}
