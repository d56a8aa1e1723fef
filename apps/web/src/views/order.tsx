import type { VNode } from 'preact';
import { orderIn, type SpaceOf } from '../play/answers.ts';
import { numberIn, type Fields } from '../play/fields.ts';
import type { Answering } from './parts.tsx';
import { withPips } from './pips.tsx';
import { say } from '../words/say.ts';

/** In the answer: what was moved last, which is told to those who can't see it move. */
const MOVED = 'moved';

/** The fields of an order in which one thing has gone to another place, counted from 0; at the ends it stays. */
export function movedTo(of: readonly number[], fields: Fields, id: number, to: number): Fields {
  const others = orderIn(of, fields).filter((one) => one !== id);
  const rows = others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, id);
  return {
    ...Object.fromEntries(rows.map((one, i) => [`place ${one}`, [String(i + 1)]])),
    [MOVED]: [String(id)],
  };
}

/** Rows that are dragged, or moved by buttons or the arrow keys, into their order. */
export function orderView(
  { of }: SpaceOf<'order'>,
  label: (what: number) => string,
  { fields, fill }: Answering,
): VNode {
  const now = fields ?? {};
  const rows = orderIn(of, now);
  const told = (id: number): string =>
    say('{name}, place {place} of {most}', {
      name: label(id),
      place: rows.indexOf(id) + 1,
      most: rows.length,
    });
  const move = (id: number, to: number): void => {
    if (to !== rows.indexOf(id)) fill(movedTo(of, now, id, to));
  };
  const moved = numberIn(now, MOVED);
  return (
    <>
      <p class="unseen" role="status">
        {rows.includes(moved) && told(moved)}
      </p>
      <ol
        class="order"
        onPointerMove={(event) => {
          const dragged = Number(event.currentTarget.dataset['dragged']);
          // What is dragged moves in the list, so it is the list that follows the pointer.
          if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
          const to = placeAt(event.currentTarget, rows.indexOf(dragged), event.clientY);
          move(dragged, to);
        }}
        onLostPointerCapture={({ currentTarget }) => {
          delete currentTarget.dataset['dragged'];
          for (const row of currentTarget.children) row.classList.remove('dragged');
        }}
      >
        {rows.map((id, i) => (
          <li key={id} onPointerDown={(event) => drag(event, id)}>
            <button
              type="button"
              class="grip"
              onKeyDown={(event) => {
                const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
                if (by === undefined) return;
                event.preventDefault();
                move(id, i + by);
                keepFocus(event.currentTarget);
              }}
            >
              <span class="handle" aria-hidden="true">
                ⠿
              </span>{' '}
              {`${i + 1}. `}
              {withPips(label(id))}
              <span class="unseen">
                {`, ${say('place {place} of {most}. The arrow keys move it.', { place: i + 1, most: rows.length })}`}
              </span>
            </button>
            {step('↑', i > 0, () => {
              move(id, i - 1);
            })}
            {step('↓', i < rows.length - 1, () => {
              move(id, i + 1);
            })}
            <input type="hidden" name={`place ${id}`} value={i + 1} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** For mice and fingers: by keys the row itself is moved. */
const step = (label: string, can: boolean, act: () => void): VNode => (
  <button type="button" class="step" tabIndex={-1} aria-hidden="true" disabled={!can} onClick={act}>
    {label}
  </button>
);

function drag(event: PointerEvent & { readonly currentTarget: HTMLElement }, id: number): void {
  const { currentTarget: row, target, pointerId } = event;
  const list = row.parentElement;
  if (list === null || event.button !== 0) return;
  if (target instanceof Element && target.closest('.step') !== null) return;
  // A finger drags by the handle; anywhere else it scrolls.
  if (event.pointerType === 'touch' && !(target instanceof Element && target.closest('.handle')))
    return;
  list.setPointerCapture(pointerId);
  list.dataset['dragged'] = String(id);
  row.classList.add('dragged');
}

/** The place that a pointer drags a row to: of the next row whose middle it has passed. */
function placeAt(list: HTMLElement, from: number, y: number): number {
  const middles = [...list.children].map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2;
  });
  const before = middles.findIndex((middle, i) => i < from && y < middle);
  if (before >= 0) return before;
  const after = middles.findLastIndex((middle, i) => i > from && y > middle);
  return after >= 0 ? after : from;
}

/** What has the focus keeps it, where its row has moved. */
function keepFocus(on: HTMLElement): void {
  setTimeout(() => {
    on.focus();
  });
}
