import type { VNode } from 'preact';
import type { Actions } from '../session/actions.ts';
import { named, namesOf } from '../state/log.ts';
import { makeRoute } from '../state/route.ts';
import type { ReplayState } from '../state/state.ts';
import { allLinesBox } from './log.tsx';
import { board } from './board.tsx';
import type { CardLook } from './cards.tsx';
import { inspector } from './inspector.tsx';
import { button, link } from './parts.tsx';
import { stackView } from './stack.tsx';

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
    marks: new Map(),
    select: (id) => actions.select(id === replay.selected ? null : id),
  };
  const from = Math.max(0, at - BEFORE);
  return (
    <div class="table replay" key={`replay ${replay.game}`}>
      <div class="side">
        {controls(replay, names, actions)}
        {problem !== null && (
          <p class="problem" role="alert">
            {problem}
          </p>
        )}
        {position !== null && stackView(position.view, names, [], null)}
        {position !== null &&
          replay.selected !== null &&
          inspector({ ...position, options: null }, replay.selected, {
            take: () => undefined,
            explain: () => undefined,
            select: actions.select,
          })}
        {match !== null &&
          link(makeRoute({ at: 'match', match: match.match }), 'Back to the match')}
      </div>
      {position === null ? (
        <p class="plain" key="no board">
          Before the first event.
        </p>
      ) : (
        board(position.view, {
          names,
          look,
          clock: null,
          receivedAt: 0,
          now: null,
          touch: null,
        })
      )}
      <section class="log" aria-label="Timeline" key="log">
        <header>
          <h3>Timeline</h3>
          {allLinesBox(replay.all, actions.showAllLines)}
        </header>
        <ol class="lines" tabIndex={0} start={from + 1}>
          {lines.slice(from, at + AFTER).map((line, i) => (
            <li key={line.key} class={from + i === at ? 'now' : undefined}>
              <button
                type="button"
                class="bare text"
                aria-current={from + i === at ? 'step' : undefined}
                onClick={() => {
                  actions.goTo(from + i);
                }}
              >
                {named(line.text, names)}
              </button>
              <span class="rule">{line.rule}</span>
            </li>
          ))}
        </ol>
      </section>
    </div>
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
  return (
    <section class="panel stepping" aria-label="Stepping" key="stepping">
      <h2 class="unseen">Step through the game</h2>
      <p class="question" role="status" aria-live="polite">
        {line === undefined
          ? 'The timeline is being read…'
          : `Line ${at + 1} of ${lines.length}: ${named(line.text, names)} `}
        {line !== undefined && <span class="rule">{line.rule}</span>}
      </p>
      <div class="buttons">
        {go('First', 0)}
        {go('Back', at - 1)}
        {go('Next', at + 1)}
        {go('Next turn', nextTurn(lines, at))}
        {go('Last', last)}
      </div>
      <label class="field wide">
        Line
        <input
          type="range"
          min={0}
          max={Math.max(0, last)}
          key={`range ${at}`}
          defaultValue={at}
          onChange={(event) => {
            if (event.currentTarget instanceof HTMLInputElement) {
              actions.goTo(Number(event.currentTarget.value));
            }
          }}
        />
      </label>
    </section>
  );
}

function nextTurn(lines: ReplayState['lines'], at: number): number {
  const next = lines.findIndex(({ type }, i) => i > at && type === 'TurnBegan');
  return next < 0 ? lines.length - 1 : next;
}
