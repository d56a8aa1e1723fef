import { h, type VNode } from '../dom/h.ts';
import type { Actions } from '../session/actions.ts';
import { named, namesOf } from '../state/log.ts';
import { makeRoute } from '../state/route.ts';
import type { ReplayState } from '../state/state.ts';
import { allLinesBox } from './log.ts';
import { board } from './board.ts';
import type { CardLook } from './cards.ts';
import { inspector } from './inspector.ts';
import { button, link } from './parts.ts';
import { stackView } from './stack.ts';

/** Lines shown before and after the one that one is at: near the top, so that nobody has to look for it. */
const BEFORE = 8;
const AFTER = 60;

/** A finished game, line by line, each with its rule. */
export function replayView(replay: ReplayState, actions: Actions): VNode {
  const { lines, at, match, position, problem } = replay;
  const names = namesOf(match);
  const look: CardLook = {
    selected: replay.selected,
    live: new Set(),
    select: (id) => actions.select(id === replay.selected ? null : id),
  };
  const from = Math.max(0, at - BEFORE);
  return h(
    'div',
    { class: 'table replay', key: `replay ${replay.game}` },
    h(
      'div',
      { class: 'side' },
      controls(replay, names, actions),
      problem !== null && h('p', { class: 'problem', role: 'alert' }, problem),
      position !== null && stackView(position.view, names, [], null),
      position !== null &&
        replay.selected !== null &&
        inspector({ ...position, options: null }, replay.selected, {
          take: () => undefined,
          explain: () => undefined,
          select: actions.select,
        }),
      match !== null && link(makeRoute({ at: 'match', match: match.match }), 'Back to the match'),
    ),
    position === null
      ? h('p', { class: 'plain', key: 'no board' }, 'Before the first event.')
      : board(position.view, { names, look, clock: null, since: 0 }),
    h(
      'section',
      { class: 'log', 'aria-label': 'Timeline', key: 'log' },
      h('header', {}, h('h3', {}, 'Timeline'), allLinesBox(replay.all, actions.showAllLines)),
      h(
        'ol',
        { class: 'lines', tabindex: 0, start: from + 1 },
        lines.slice(from, at + AFTER).map((line, i) =>
          h(
            'li',
            { key: line.key, class: from + i === at ? 'now' : null },
            h(
              'button',
              {
                type: 'button',
                class: 'bare text',
                'aria-current': from + i === at ? 'step' : null,
                onclick: () => {
                  actions.goTo(from + i);
                },
              },
              named(line.text, names),
            ),
            h('span', { class: 'rule' }, line.rule),
          ),
        ),
      ),
    ),
  );
}

function controls(
  { lines, at }: ReplayState,
  names: readonly [string, string],
  actions: Pick<Actions, 'goTo'>,
): VNode {
  const line = lines[at];
  const last = lines.length - 1;
  const go = (label: string, to: number): VNode =>
    button(label, () => actions.goTo(to), '', to < 0 || to > last || to === at);
  return h(
    'section',
    { class: 'panel stepping', 'aria-label': 'Stepping', key: 'stepping' },
    h(
      'p',
      { class: 'question', role: 'status', 'aria-live': 'polite' },
      line === undefined
        ? 'The timeline is being read…'
        : `Line ${at + 1} of ${lines.length}: ${named(line.text, names)} `,
      line !== undefined && h('span', { class: 'rule' }, line.rule),
    ),
    h(
      'div',
      { class: 'buttons' },
      go('First', 0),
      go('Back', at - 1),
      go('Next', at + 1),
      go('Next turn', nextTurn(lines, at)),
      go('Last', last),
    ),
    h(
      'label',
      { class: 'field wide' },
      'Line',
      h('input', {
        type: 'range',
        min: 0,
        max: Math.max(0, last),
        // Keyed by place: a range keeps what its reader moved it to.
        key: `range ${at}`,
        value: at,
        onchange: (event) => {
          if (event.currentTarget instanceof HTMLInputElement) {
            actions.goTo(Number(event.currentTarget.value));
          }
        },
      }),
    ),
  );
}

function nextTurn(lines: ReplayState['lines'], at: number): number {
  const next = lines.findIndex(({ type }, i) => i > at && type === 'TurnBegan');
  return next < 0 ? lines.length - 1 : next;
}
