import { h, type Child, type Listener, type VNode } from '../dom/h.ts';
import { makeRoute } from '../state/route.ts';
import { fieldsOf, type Fields } from '../play/fields.ts';

/** A button that does one thing. */
export function button(label: Child, onclick: () => void, look = '', disabled = false): VNode {
  return h(
    'button',
    { type: 'button', class: look === '' ? null : look, onclick, disabled },
    label,
  );
}

/** A form that hands on what it is filled with. */
export function form(
  attrs: { readonly class?: string; readonly key?: string },
  onsubmit: (fields: Fields) => void,
  ...children: readonly Child[]
): VNode {
  const listener: Listener = (event) => {
    event.preventDefault();
    if (event.currentTarget instanceof HTMLFormElement) onsubmit(fieldsOf(event.currentTarget));
  };
  return h('form', { ...attrs, onsubmit: listener }, ...children);
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A list to choose one from. */
export function select(
  name: string,
  label: string,
  choices: readonly Choice[],
  chosen = '',
  onchange?: (value: string) => void,
): VNode {
  const listener: Listener = (event) => {
    if (event.currentTarget instanceof HTMLSelectElement) onchange?.(event.currentTarget.value);
  };
  return h(
    'label',
    { class: 'field', key: `${name} of ${choices.length}` },
    label,
    h(
      'select',
      { name, onchange: listener },
      choices.map(({ value, label: text }) =>
        h('option', { value, key: value, selected: value === chosen }, text),
      ),
    ),
  );
}

/** A box to tick, or one of several of which one holds. */
export function tick(
  type: 'checkbox' | 'radio',
  name: string,
  value: string,
  label: Child,
  { checked = false, required = false } = {},
): VNode {
  const box = h('input', { type, name, value, checked, required });
  return h('label', { class: 'tick' }, box, ' ', label);
}

export function numberField(
  name: string,
  label: Child,
  { least, most, value }: { readonly least: number; readonly most: number; readonly value: number },
): VNode {
  return h(
    'label',
    { class: 'field number' },
    label,
    h('input', { type: 'number', name, min: least, max: most, value, inputmode: 'numeric' }),
  );
}

/** A link to somewhere on the page. */
export const link = (href: string, label: Child, look = ''): VNode =>
  h('a', { href, class: look === '' ? null : look }, label);

/** A link by which somebody else comes to play against a player. */
export function inviteLink(player: string): VNode {
  const href = makeRoute({ at: 'invite', player });
  return h('a', { href, class: 'invite' }, `…/${href}`);
}
