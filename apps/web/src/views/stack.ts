import type { View } from '@arbiter/client';
import { classes, h, type Child, type VNode } from '../dom/h.ts';
import { nameOf, recipientName } from '../play/groups.ts';
import { button } from './parts.ts';

type OnStack = View['stack'][number];

/** The stack, the top first. @param yieldTo null for whoever only watches */
export function stackView(
  view: View,
  names: readonly [string, string],
  yields: readonly string[],
  yieldTo: ((to: string, on: boolean) => void) | null,
): VNode {
  return h(
    'section',
    {
      class: classes({ stack: true, empty: view.stack.length === 0 }),
      ...{ 'aria-label': 'Stack', key: 'stack' },
    },
    h('h3', {}, 'Stack'),
    view.stack.length === 0
      ? h('p', { class: 'quiet' }, 'empty')
      : h(
          'ol',
          {},
          view.stack.toReversed().map((one) =>
            h(
              'li',
              { key: one.id },
              h('strong', {}, title(one)),
              ` (${names[one.controller]})`,
              one.text.map((line) => h('span', { class: 'rules' }, line)),
              details(view, one, names).map((text) => h('span', { class: 'detail' }, text)),
              yieldTo !== null &&
                one.yieldTo !== '' &&
                one.controller !== view.viewer &&
                yieldButton(one, yields, yieldTo),
            ),
          ),
        ),
  );
}

function yieldButton(
  { yieldTo: to }: OnStack,
  yields: readonly string[],
  yieldTo: (to: string, on: boolean) => void,
): Child {
  const on = yields.includes(to);
  return button(
    on ? 'Ask me about it again' : 'Always yield to it',
    () => yieldTo(to, !on),
    'small',
  );
}

function title({ kind, name, announcing }: OnStack): string {
  const what = {
    spell: name,
    copy: `Copy of ${name}`,
    ability: `Ability of ${name}`,
    damage: 'Combat damage',
  }[kind];
  return announcing ? `${what}, being announced` : what;
}

function details(view: View, one: OnStack, names: readonly [string, string]): string[] {
  const called = (what: number | string): string => recipientName(view, what, names);
  const division = one.division.flat();
  return [
    ...one.targets
      .flat()
      .map((target, i) =>
        division[i] === undefined
          ? `target: ${called(target)}`
          : `${division[i]} to ${called(target)}`,
      ),
    one.x > 0 ? `X = ${one.x}` : '',
    one.alternative > 0 ? 'for another cost' : '',
    one.buyback ? 'with buyback' : '',
    ...one.damage.map(
      ([source, to, amount]) => `${nameOf(view, source)} deals ${amount} to ${called(to)}`,
    ),
  ].filter((text) => text !== '');
}
