import type { SeatOptions } from '@arbiter/client';
import { el } from './dom.ts';

/** What may be chosen. */
export type Option = SeatOptions['commands'][number];
export type Space = Extract<Option, { type: 'Choose' }>['space'];
export type Plan = Extract<Option, { type: 'CastSpell' }>['plans'][number];
type Of<S extends Space['shape']> = Extract<Space, { shape: S }>;

/** A form for one answer, and how to read it. Null: not filled in well enough. */
export interface Chooser {
  readonly form: HTMLElement;
  readonly read: () => unknown;
}

/** Labels of what a space names. */
export type Labels = Readonly<Record<string, string>>;

let ids = 0;
const nextId = (): string => `choice-${++ids}`;
const nameOf = (labels: Labels, one: unknown): string => labels[String(one)] ?? String(one);

/** A list of things of which some are chosen: radio buttons for exactly one, else boxes. */
export function subsetChooser(legend: string, space: Of<'subset'>, labels: Labels): Chooser {
  const { from, least, most } = space;
  const single = least === 1 && most === 1;
  const name = nextId();
  const boxes = from.map((one, i) =>
    el('input', {
      type: single ? 'radio' : 'checkbox',
      name,
      id: `${name}-${i}`,
      checked: single && i === 0,
    }),
  );
  const how = single ? '' : least === most ? ` (${least})` : ` (${least} to ${most})`;
  const form = el(
    'fieldset',
    {},
    el('legend', {}, legend + how),
    ...from.map((one, i) =>
      el('label', { class: 'inline', for: `${name}-${i}` }, boxes[i], distinct(from, labels, i)),
    ),
    from.length === 0 && el('span', { class: 'empty' }, 'nothing to choose from'),
  );
  const read = (): unknown => {
    const chosen = from.filter((_, i) => boxes[i]?.checked === true);
    return chosen.length < least || chosen.length > most ? null : chosen;
  };
  return { form, read };
}

/** Two things of one name are told apart by number. */
function distinct(from: readonly unknown[], labels: Labels, at: number): string {
  const name = nameOf(labels, from[at]);
  const same = from.filter((one) => nameOf(labels, one) === name);
  return same.length < 2 ? name : `${name} (${same.indexOf(from[at]) + 1})`;
}

function numberInput(least: number, most: number, value: number): HTMLInputElement {
  return el('input', { type: 'number', id: nextId(), min: least, max: most, value });
}

/** A whole number in bounds. */
export function numberChooser(legend: string, least: number, most: number): Chooser {
  const input = numberInput(least, most, most);
  const form = el(
    'fieldset',
    {},
    el('legend', {}, legend),
    el('label', { for: input.id }, `From ${least} to ${most}`),
    input,
  );
  const read = (): unknown => {
    const value = Number(input.value);
    return Number.isInteger(value) && value >= least && value <= most ? value : null;
  };
  return { form, read };
}

/** How much each one gets of a total. */
function divisionChooser(legend: string, space: Of<'division'>, labels: Labels): Chooser {
  const { total, among, least } = space;
  const inputs = among.map((_, i) => numberInput(0, total, i === 0 ? total : 0));
  const form = el(
    'fieldset',
    {},
    el('legend', {}, `${legend}: ${total} in all`),
    ...among.map((_, i) => el('label', { class: 'inline' }, inputs[i], distinct(among, labels, i))),
    least > 0 && el('p', {}, `Each one that gets any gets at least ${least}.`),
  );
  const read = (): unknown => {
    const given = among.map((one, i) => [one, Number(inputs[i]?.value ?? 0)] as const);
    const sum = given.reduce((all, [, amount]) => all + amount, 0);
    if (sum !== total) return null;
    return space.all ? given : given.filter(([, amount]) => amount > 0);
  };
  return { form, read };
}

function orderChooser(legend: string, space: Of<'order'>, labels: Labels): Chooser {
  const inputs = space.of.map((_, i) => numberInput(1, space.of.length, i + 1));
  const form = el(
    'fieldset',
    {},
    el('legend', {}, `${legend}: number them; the last one resolves first`),
    ...space.of.map((_, i) =>
      el('label', { class: 'inline' }, inputs[i], distinct(space.of, labels, i)),
    ),
  );
  const read = (): unknown => {
    const places = space.of.map((one, i) => [one, Number(inputs[i]?.value ?? 0)] as const);
    if (new Set(places.map(([, place]) => place)).size !== places.length) return null;
    return [...places].sort(([, a], [, b]) => a - b).map(([one]) => one);
  };
  return { form, read };
}

function attackChooser({ attackers }: Of<'attack'>, labels: Labels): Chooser {
  const boxes = attackers.map(() => el('input', { type: 'checkbox', id: nextId() }));
  const form = el(
    'fieldset',
    {},
    el('legend', {}, 'Who attacks?'),
    ...attackers.map((_, i) =>
      el('label', { class: 'inline', for: boxes[i]?.id }, boxes[i], distinct(attackers, labels, i)),
    ),
  );
  // Each attacks alone; bands can be formed through the API.
  const read = (): unknown =>
    attackers.filter((_, i) => boxes[i]?.checked === true).map((one) => [one]);
  return { form, read };
}

function blockChooser({ blockers }: Of<'block'>, labels: Labels): Chooser {
  const selects = blockers.map(([, may]) =>
    el(
      'select',
      { id: nextId() },
      el('option', { value: '' }, 'does not block'),
      ...may.map((one, i) => el('option', { value: one }, `blocks ${distinct(may, labels, i)}`)),
    ),
  );
  const ids = blockers.map(([id]) => id);
  const form = el(
    'fieldset',
    {},
    el('legend', {}, 'Who blocks?'),
    ...blockers.map((_, i) =>
      el('label', { for: selects[i]?.id }, `${distinct(ids, labels, i)} `, selects[i]),
    ),
  );
  const read = (): unknown =>
    blockers.flatMap(([blocker], i) => {
      const value = selects[i]?.value ?? '';
      return value === '' ? [] : [[blocker, Number(value)]];
    });
  return { form, read };
}

function nameChooser(legend: string): Chooser {
  const input = el('input', { type: 'text', id: nextId(), list: 'card-names' });
  const form = el(
    'fieldset',
    {},
    el('legend', {}, legend),
    el('label', { for: input.id }, 'Name of a card'),
    input,
  );
  return { form, read: () => (input.value.trim() === '' ? null : input.value.trim()) };
}

/** A form for any space that wants more than one click; null for those that buttons are enough for. */
export function chooserOf(legend: string, space: Space, labels: Labels): Chooser | null {
  switch (space.shape) {
    case 'subset':
      return subsetChooser(legend, space, labels);
    case 'number':
      return numberChooser(legend, space.least, space.most);
    case 'division':
      return divisionChooser(legend, space, labels);
    case 'order':
      return orderChooser(legend, space, labels);
    case 'attack':
      return attackChooser(space, labels);
    case 'block':
      return blockChooser(space, labels);
    case 'name':
      return nameChooser(legend);
    default:
      return null;
  }
}

/** A form for a plan: X, targets, how an amount is divided. Null if there is nothing left to choose. */
export function planChooser(plan: Plan, labels: Labels): Chooser | null {
  const { x, targets, division } = plan;
  const parts: HTMLElement[] = [];
  const needsX = x.most > x.least;
  const xOf = needsX ? numberChooser('X', x.least, x.most) : null;
  if (xOf !== null) parts.push(xOf.form);
  const specs = targets.map((space, i) =>
    subsetChooser(targets.length > 1 ? `Target ${i + 1}` : 'Target', space, labels),
  );
  parts.push(...specs.map(({ form }) => form));
  const divided = division === null ? null : targets[division.spec];
  const shares =
    division === null || divided === null || divided === undefined
      ? null
      : divisionChooser(
          'Divide',
          { shape: 'division', total: division.total, among: divided.from, least: 0, all: false },
          labels,
        );
  if (shares !== null) parts.push(shares.form);
  if (parts.length === 0) return null;
  const read = (): unknown => {
    const chosen = specs.map((spec) => spec.read());
    const amount = xOf === null ? x.least : xOf.read();
    if (chosen.includes(null) || amount === null) return null;
    if (division === null || shares === null) return { x: amount, targets: chosen };
    const given = shares.read() as (readonly [unknown, number])[] | null;
    if (given === null) return null;
    // What is divided names its targets by getting a share.
    const among = given.map(([one]) => one);
    return {
      x: amount,
      targets: chosen.map((one, spec) => (spec === division.spec ? among : one)),
      division: chosen.map((_, spec) =>
        spec === division.spec ? given.map(([, share]) => share) : [],
      ),
    };
  };
  return { form: el('div', {}, ...parts), read };
}
