import type { VNode } from 'preact';
import type { Announcement, PlanView } from '../play/answers.ts';
import type { Fields } from '../play/fields.ts';
import { button, form, numberField, tick } from './parts.tsx';
import { paidObjectFields, type Label } from './spaces.tsx';

export interface Announcing {
  readonly option: Announcement;
  /** Which of its plans. */
  readonly plan: number;
  /** Unlike any other announcement's. */
  readonly key: string;
  readonly label: Label;
  readonly choosePlan: (plan: number) => void;
  readonly submit: (fields: Fields) => void;
  readonly begin: () => void;
  readonly close: () => void;
}

/** The choices of a spell or ability: way, X, targets, division. Mana is left to the server. */
export function announcementForm(all: Announcing): VNode {
  const { option, label, key } = all;
  const plan = option.plans[all.plan] ?? option.plans[0];
  if (plan === undefined) return <p>Nothing to choose.</p>;
  return form(
    { class: 'chooser', key },
    all.submit,
    <h3>{option.label}</h3>,
    <p class="quiet">{`It costs ${plan.cost}.`}</p>,
    option.plans.length > 1 && (
      <div class="buttons" role="group" aria-label="Way">
        {option.plans.map((one, i) => (
          <button
            type="button"
            key={i}
            aria-pressed={i === all.plan ? 'true' : 'false'}
            onClick={() => {
              all.choosePlan(i);
            }}
          >
            {one.label === '' ? `for ${one.cost}` : one.label}
          </button>
        ))}
      </div>
    ),
    <div key={`plan ${all.plan}`}>{planFields(plan, label)}</div>,
    <div class="buttons">
      <button type="submit" class="main">
        {option.label}
      </button>
      {button('Step by step, paying by hand', all.begin)}
      {button('Not now', all.close)}
    </div>,
  );
}

function planFields(plan: PlanView, label: Label): (VNode | false)[] {
  return [
    plan.x.most > plan.x.least &&
      numberField('x', `X, from ${plan.x.least} to ${plan.x.most}`, {
        ...plan.x,
        value: plan.x.most,
      }),
    ...plan.targets.map((_, spec) => targetFields(plan, spec, label)),
    ...(plan.pays === null ? [] : paidObjectFields(plan.pays, label)),
  ];
}

function targetFields({ targets, division, aims }: PlanView, spec: number, label: Label): VNode {
  const { from = [], least = 0, most = 0 } = targets[spec] ?? {};
  const several = targets.length > 1 ? ` ${spec + 1}` : '';
  if (division?.spec === spec) {
    return (
      <fieldset>
        <legend>{`Divide ${division.total} among targets${several}`}</legend>
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
  const how = one ? '' : least === most ? `: ${least}` : `: ${least} to ${most}`;
  return (
    <fieldset>
      <legend>{`Target${several}${how}${aims[spec] === undefined ? '' : ` (${aims[spec]})`}`}</legend>
      {from.map((to) =>
        tick(one ? 'radio' : 'checkbox', `target ${spec}`, String(to), label(to), {
          checked: one && from.length === 1,
          required: one,
        }),
      )}
    </fieldset>
  );
}
