import type { CommandBody, SeatOptions } from '@arbiter/client';
import {
  chooserOf,
  planChooser,
  type Chooser,
  type Labels,
  type Option,
  type Plan,
} from './chooser.ts';
import { add, button, el, fill } from './dom.ts';
import { notice } from './notice.ts';

type Send = (body: CommandBody) => void;

/** Buttons for everything that one may do now; what needs choosing opens a form below them. */
export function commandsPanel({ commands, labels }: SeatOptions, send: Send): HTMLElement {
  const more = el('div', {});
  const buttons = el('div', { id: 'commands' });
  const panel = el('div', {}, buttons, more);
  const only = commands.length === 1 ? commands[0] : undefined;
  for (const option of ordered(commands)) add(buttons, buttonsFor(option, labels, more, send));
  // The one question that is open is shown without a click.
  if (only !== undefined) openIfForm(only, labels, more, send);
  return panel;
}

/** Mana abilities last: they are many and rarely wanted by hand. */
function ordered(commands: readonly Option[]): Option[] {
  const isMana = (one: Option): boolean => one.type === 'ActivateAbility' && one.isMana;
  return [...commands.filter((one) => !isMana(one)), ...commands.filter(isMana)];
}

function buttonsFor(option: Option, labels: Labels, more: HTMLElement, send: Send): HTMLElement[] {
  const { label } = option;
  switch (option.type) {
    case 'Pass':
      return [button(label, () => send({ type: 'Pass' }), 'main')];
    case 'PlayLand':
      return [button(label, () => send({ type: 'PlayLand', object: option.object }))];
    case 'TakeBack':
      return [button(label, () => send({ type: 'TakeBack', keep: [] }), 'quiet')];
    case 'CastSpell':
    case 'ActivateAbility':
      return option.plans.map((plan) => planButton(option, plan, labels, more, send));
    case 'Choose':
      return choiceButtons(option, labels, more, send);
    case 'DeclareAttackers':
    case 'DeclareBlockers':
      return [button(label, () => openIfForm(option, labels, more, send), 'main')];
    case 'DiscloseSecret':
      return [];
    default:
      return option satisfies never;
  }
}

function planButton(
  option: Extract<Option, { plans: readonly Plan[] }>,
  plan: Plan,
  labels: Labels,
  more: HTMLElement,
  send: Send,
): HTMLElement {
  const label = plan.label === '' ? option.label : `${option.label}: ${plan.label}`;
  const body = (chosen: object): CommandBody => ({
    type: option.type,
    object: option.object,
    ...(option.type === 'ActivateAbility' && { ability: option.ability }),
    mode: plan.mode,
    ...(plan.buyback && { buyback: true }),
    x: plan.x.least,
    targets: [],
    ...chosen,
  });
  const quiet = option.type === 'ActivateAbility' && option.isMana ? 'quiet' : '';
  return button(
    label,
    () => {
      const chooser = planChooser(plan, labels);
      if (chooser === null) send(body({}));
      else openForm(label, chooser, more, (chosen) => send(body(chosen as object)));
    },
    quiet,
  );
}

function choiceButtons(
  option: Extract<Option, { type: 'Choose' }>,
  labels: Labels,
  more: HTMLElement,
  send: Send,
): HTMLElement[] {
  const { space, kind, label } = option;
  const answer = (given: unknown): void => send({ type: 'Choose', answer: given as never });
  if (space.shape === 'oneOf' || space.shape === 'word') {
    return space.options.map((one) =>
      button(
        one === true
          ? (YES[kind] ?? 'Yes')
          : one === false
            ? (NO[kind] ?? 'No')
            : nameOf(labels, one),
        () => answer(one),
      ),
    );
  }
  if (space.shape === 'payment') {
    const pay = button('Pay (the server picks the mana)', () => answer(true), 'main');
    return kind === 'pay' ? [pay, button('Don’t pay', () => answer(false))] : [pay];
  }
  return [button(label, () => openIfForm(option, labels, more, send), 'main')];
}

const YES: Readonly<Record<string, string>> = { mulligan: 'Take a mulligan' };
const NO: Readonly<Record<string, string>> = { mulligan: 'Keep this hand' };
const nameOf = (labels: Labels, one: unknown): string => labels[String(one)] ?? String(one);

function openIfForm(option: Option, labels: Labels, more: HTMLElement, send: Send): void {
  if (
    option.type !== 'Choose' &&
    option.type !== 'DeclareAttackers' &&
    option.type !== 'DeclareBlockers'
  ) {
    return;
  }
  const chooser = chooserOf(option.label, option.space, labels);
  if (chooser === null) return;
  openForm(option.label, chooser, more, (chosen) => {
    if (option.type === 'DeclareAttackers') send({ type: option.type, attackers: chosen as never });
    else if (option.type === 'DeclareBlockers')
      send({ type: option.type, blocks: chosen as never });
    else send({ type: 'Choose', answer: chosen as never });
  });
}

function openForm(
  label: string,
  { form, read }: Chooser,
  more: HTMLElement,
  done: (chosen: unknown) => void,
): void {
  fill(
    more,
    el(
      'form',
      {
        submit: (event) => {
          event.preventDefault();
          const chosen = read();
          if (chosen === null) notice('That is not complete yet.');
          else done(chosen);
        },
      },
      form,
      el('button', { type: 'submit', class: 'main', id: 'confirm' }, label),
      button('Close', () => fill(more), 'quiet'),
    ),
  );
  more.querySelector<HTMLElement>('input, select')?.focus();
}
