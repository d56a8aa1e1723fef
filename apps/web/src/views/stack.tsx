import type { View } from '@arbiter/client';
import type { ComponentChildren, VNode } from 'preact';
import { classes } from '../dom/classes.ts';
import { nameOf, recipientName } from '../play/groups.ts';
import { button } from './parts.tsx';

type OnStack = View['stack'][number];

/** The stack, the top first. @param yieldTo null for whoever only watches */
export function stackView(
  view: View,
  names: readonly [string, string],
  yields: readonly string[],
  yieldTo: ((to: string, on: boolean) => void) | null,
): VNode {
  return (
    <section
      class={classes({ stack: true, empty: view.stack.length === 0 })}
      aria-label="Stack"
      key="stack"
    >
      <h3>Stack</h3>
      {view.stack.length === 0 ? (
        <p class="quiet">empty</p>
      ) : (
        <ol>
          {view.stack.toReversed().map((one) => (
            <li key={one.id}>
              <strong>{title(one)}</strong>
              {` (${names[one.controller]})`}
              {one.text.map((line) => (
                <span class="rules">{line}</span>
              ))}
              {details(view, one, names).map((text) => (
                <span class="detail">{text}</span>
              ))}
              {yieldTo !== null &&
                one.yieldTo !== '' &&
                one.controller !== view.viewer &&
                yieldButton(one, yields, yieldTo)}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function yieldButton(
  { yieldTo: to }: OnStack,
  yields: readonly string[],
  yieldTo: (to: string, on: boolean) => void,
): ComponentChildren {
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
