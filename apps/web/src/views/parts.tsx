import type { ComponentChildren, VNode } from 'preact';
import { makeRoute } from '../state/route.ts';
import { fillForm, stepBy } from '../dom/forms.ts';
import { withPips } from './pips.tsx';
import { fieldsOf, type Fields } from '../play/fields.ts';

/** A button that does one thing. @param label symbols in a text are drawn */
export function button(
  label: ComponentChildren,
  onclick: () => void,
  look = '',
  disabled = false,
): VNode {
  return (
    <button type="button" class={look} onClick={onclick} disabled={disabled}>
      {drawn(label)}
    </button>
  );
}

const drawn = (label: ComponentChildren): ComponentChildren =>
  typeof label === 'string' ? withPips(label) : label;

/** An answer that is made in a form and on the cards: each shows what the other says. */
export interface Answering {
  readonly fields: Fields | null;
  readonly fill: (fields: Fields) => void;
}

function answering(answer: Answering | undefined) {
  if (answer === undefined) return {};
  const told = ({ currentTarget }: { readonly currentTarget: HTMLFormElement }): void => {
    answer.fill(fieldsOf(currentTarget));
  };
  return {
    // What is missing is said by the main button: a field that is not in sight can't say it.
    noValidate: true,
    onInput: told,
    onChange: told,
    ref: (form: HTMLFormElement | null) => {
      if (form === null) return;
      if (answer.fields === null) answer.fill(fieldsOf(form));
      else fillForm(form, answer.fields);
    },
  };
}

/** A form that hands on what it is filled with. */
export function form(
  attrs: {
    readonly class?: string;
    readonly key?: string;
    readonly answer?: Answering;
  },
  onsubmit: (fields: Fields) => void,
  ...children: readonly ComponentChildren[]
): VNode {
  return (
    <form
      key={attrs.key}
      class={attrs.class}
      {...answering(attrs.answer)}
      onSubmit={(event) => {
        event.preventDefault();
        onsubmit(fieldsOf(event.currentTarget));
      }}
    >
      {children}
    </form>
  );
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A list to choose one from. */
export function select(
  name: string,
  label: ComponentChildren,
  choices: readonly Choice[],
  chosen = '',
  onchange?: (value: string) => void,
): VNode {
  return (
    <label class="field" key={`${name} of ${choices.length}`}>
      {label}
      <select name={name} onChange={(event) => onchange?.(event.currentTarget.value)}>
        {choices.map(({ value, label: text }) => (
          <option value={value} key={value} selected={value === chosen}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A box to tick, or one of several of which one holds. */
export function tick(
  type: 'checkbox' | 'radio',
  name: string,
  value: string,
  label: ComponentChildren,
  { checked = false, required = false } = {},
): VNode {
  const box = (
    <input
      type={type}
      name={name}
      defaultValue={value}
      defaultChecked={checked}
      required={required}
    />
  );
  return (
    <label class="tick">
      {box} {drawn(label)}
    </label>
  );
}

export function numberField(
  name: string,
  label: ComponentChildren,
  { least, most, value }: { readonly least: number; readonly most: number; readonly value: number },
): VNode {
  // For mice and fingers alone: keys change the number itself, as a browser has it.
  const step = (by: 1 | -1): VNode => (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      onClick={({ currentTarget }) => {
        stepBy(currentTarget.parentElement?.querySelector('input'), by);
      }}
    >
      {by > 0 ? '+' : '−'}
    </button>
  );
  return (
    <div class="number">
      <label class="field number">
        {label}
        <input
          type="number"
          name={name}
          min={least}
          max={most}
          defaultValue={value}
          inputMode="numeric"
        />
      </label>
      {step(-1)}
      {step(1)}
    </div>
  );
}

/** A link to somewhere on the page. */
export const link = (href: string, label: ComponentChildren, look = ''): VNode => (
  <a href={href} class={look}>
    {label}
  </a>
);

/** A link by which somebody else comes to play against a player. */
export function inviteLink(player: string): VNode {
  const href = makeRoute({ at: 'invite', player });
  return <a href={href} class="invite">{`…/${href}`}</a>;
}
