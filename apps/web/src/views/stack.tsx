import type { View } from '@arbiter/client';
import type { ComponentChildren, VNode } from 'preact';
import { classes } from '../dom/classes.ts';
import { nameOf, recipientName } from '../play/groups.ts';
import type { Recipient } from '../play/fields.ts';
import type { Mark } from '../play/touch.ts';
import { button } from './parts.tsx';
import { costPips, withPips } from './pips.tsx';
import { say } from '../words/say.ts';

type OnStack = View['stack'][number];

/**
 * The stack, the top first.
 *
 * @param yieldTo null for spectators
 * @param title what the rules call it: by some, what is played in response is a batch
 */
export function stackView(
  view: View,
  names: readonly [string, string],
  yields: readonly string[],
  yieldTo: ((to: string, on: boolean) => void) | null,
  pick: Picking | null = null,
  title = say('Stack'),
): VNode {
  return (
    <section
      class={classes({ stack: true, empty: view.stack.length === 0 })}
      aria-label={title}
      key="stack"
    >
      <h2>{title}</h2>
      {view.stack.length === 0 ? (
        <p class="quiet">{say('empty')}</p>
      ) : (
        <ol>
          {view.stack.toReversed().map((one) => (
            <li
              key={one.id}
              data-id={one.id}
              class={classes({ mine: one.controller === view.viewer })}
            >
              {titleOf(one, pick)} <span class="cost">{costPips(one.cost)}</span>
              {` (${names[one.controller]})`}
              {one.text.map((line) => (
                <span class="rules">{withPips(line)}</span>
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

/** What on the stack can be a part of the answer, and what a click on it does. */
interface Picking {
  readonly marks: ReadonlyMap<Recipient, Mark>;
  readonly select: (id: number) => void;
}

/** What it is called; a button, where it can be chosen. */
function titleOf(one: OnStack, pick: Picking | null): VNode {
  const mark = pick?.marks.get(one.id);
  if (pick === null || mark === undefined) return <strong>{title(one)}</strong>;
  return (
    <button
      type="button"
      class={classes({ small: true, may: true, picked: mark.picked })}
      aria-pressed={mark.picked ? 'true' : 'false'}
      onClick={() => {
        pick.select(one.id);
      }}
    >
      {title(one)}
    </button>
  );
}

function yieldButton(
  { yieldTo: to }: OnStack,
  yields: readonly string[],
  yieldTo: (to: string, on: boolean) => void,
): ComponentChildren {
  const on = yields.includes(to);
  return button(
    on ? say('Ask me about it again') : say('Always yield to it'),
    () => yieldTo(to, !on),
    'small',
  );
}

function title({ kind, name, announcing }: OnStack): string {
  const what = {
    spell: name,
    copy: say('Copy of {name}', { name }),
    ability: say('Ability of {name}', { name }),
    damage: say('Combat damage'),
  }[kind];
  return announcing ? say('{what}, being announced', { what }) : what;
}

function details(view: View, one: OnStack, names: readonly [string, string]): string[] {
  const called = (what: number | string): string => recipientName(view, what, names);
  const division = one.division.flat();
  return [
    ...one.targets
      .flat()
      .map((target, i) =>
        division[i] === undefined
          ? say('target: {name}', { name: called(target) })
          : say('{amount} to {name}', { amount: division[i], name: called(target) }),
      ),
    one.x > 0 ? `X = ${one.x}` : '',
    one.alternative > 0 ? say('for another cost') : '',
    one.buyback ? say('with buyback') : '',
    ...(one.spliced ?? []).map((name) => say('with the text of {name}', { name })),
    ...one.damage.map(([source, to, amount]) =>
      say('{source} deals {amount} to {name}', {
        source: nameOf(view, source),
        amount,
        name: called(to),
      }),
    ),
  ].filter((text) => text !== '');
}
