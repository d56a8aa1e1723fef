import type { CommandBody } from '@arbiter/client';
import { button, el } from './dom.ts';

/** Where one wants to be asked; elsewhere the game passes, but never over an opponent's spell or ability. */
export function stopsForm(
  steps: readonly string[],
  send: (body: CommandBody) => void,
): HTMLElement {
  const asked = steps.filter((step) => step !== 'untap');
  const boxes = (whose: string, on: readonly string[]): Map<string, HTMLInputElement> =>
    new Map(
      asked.map((step) => [
        step,
        el('input', {
          type: 'checkbox',
          id: `stop-${whose}-${step.replaceAll(' ', '-')}`,
          checked: on.includes(step),
        }),
      ]),
    );
  const own = boxes('own', ['precombat main', 'postcombat main']);
  const other = boxes('other', []);
  const chosen = (from: Map<string, HTMLInputElement>): string[] =>
    [...from].filter(([, box]) => box.checked).map(([step]) => step);
  const group = (legend: string, from: Map<string, HTMLInputElement>): HTMLElement =>
    el(
      'fieldset',
      {},
      el('legend', {}, legend),
      ...[...from].map(([step, box]) => el('label', { class: 'inline', for: box.id }, box, step)),
    );
  return el(
    'section',
    {},
    el(
      'details',
      {},
      el('summary', {}, 'Where to stop'),
      group('In your turn', own),
      group('In the other’s turn', other),
      button('Set these stops', () => {
        send({ type: 'SetStops', stops: { own: chosen(own), other: chosen(other) } });
      }),
    ),
  );
}
