import type { Actions } from '../session/actions.ts';

type Keyed = Pick<
  Actions,
  | 'replay'
  | 'stopPassing'
  | 'passUntil'
  | 'holdPriority'
  | 'takeBack'
  | 'whyAsked'
  | 'whySize'
  | 'closeWhy'
>;

/** Does what a key is for, unless somebody is typing. */
export function onKey(event: KeyboardEvent, actions: Keyed): void {
  const { key } = event;
  if (key === 'Control') actions.holdPriority(true);
  // While it holds priority, Space presses the main button as ever.
  if (event.ctrlKey && key !== ' ') return;
  if (event.altKey || event.metaKey || event.defaultPrevented) return;
  if (key === 'Escape') {
    if (document.querySelector('.why-panel') !== null) {
      actions.closeWhy();
      return;
    }
    for (const open of document.querySelectorAll<HTMLDetailsElement>('details.zone[open]'))
      open.open = false;
    actions.stopPassing();
    return;
  }
  const on = event.target instanceof Element ? event.target : document.body;
  if (on.matches('select, textarea, input:not([type=checkbox], [type=radio])')) return;
  const isDone = document.querySelector('.playing')
    ? act(key, on, actions)
    : !on.matches('button, summary, input, a') && actions.replay((replay) => replay.onKey(key));
  if (isDone) event.preventDefault();
}

/** @returns whether the key was for something */
function act(key: string, on: Element, actions: Keyed): boolean {
  if (key === 'F6') actions.passUntil('endOfTurn');
  else if (key === '?') toggleKeys();
  else if (key === 'l' || key === 'L') document.querySelector<HTMLElement>('.lines')?.focus();
  else if (/^[1-9]$/u.test(key)) takeUp(document.querySelectorAll('.hand .card')[Number(key) - 1]);
  else if (key === 'w' || key === 'W') askWhy(on, actions);
  else if (key === 'z' || key === 'Z') actions.takeBack();
  else if (key === 't' || key === 'T') nextTarget(on);
  else if (key === ' ') return pressMain(on);
  else if (key.startsWith('Arrow')) return move(key.slice('Arrow'.length), on);
  else return false;
  return true;
}

/** Of a creature in play why it has its size; of anything else why one is asked. */
function askWhy(on: Element, actions: Keyed): void {
  const card = on.closest<HTMLElement>('.permanent .card');
  if (card?.querySelector('.size')?.textContent) actions.whySize(Number(card.dataset['id']));
  else actions.whyAsked();
}

function toggleKeys(): void {
  const keys = document.querySelector<HTMLDetailsElement>('details.keys');
  if (keys === null) return;
  keys.open = !keys.open;
  if (keys.open) keys.querySelector('summary')?.focus();
}

/** To the next thing that can be a part of the answer. */
function nextTarget(on: Element): void {
  const all = [...document.querySelectorAll<HTMLElement>('.playing .may')];
  all[(all.findIndex((one) => one === on) + 1) % all.length]?.focus();
}

function takeUp(card: Element | undefined): void {
  if (!(card instanceof HTMLElement)) return;
  card.focus();
}

/** Of several main buttons none is pressed: they are a choice. What has the focus takes the key for itself. */
function pressMain(on: Element): boolean {
  if (on.closest('button, input, summary, a') !== null) return false;
  const buttons = document.querySelectorAll<HTMLButtonElement>('.prompt button.main');
  const [main, ...others] = buttons;
  if (main === undefined || others.length > 0) return false;
  main.click();
  return true;
}

/** To the next card in the row, or to the nearest one of a row above or below; in the log to what can be pressed next. */
function move(to: string, on: Element): boolean {
  const log = on.closest('.lines');
  if (log !== null) {
    const all = [...log.querySelectorAll<HTMLElement>('button, a')];
    all[all.findIndex((one) => one === on) + (to === 'Down' || to === 'Right' ? 1 : -1)]?.focus();
    return true;
  }
  if (on !== document.body && !on.matches('.card')) return false;
  const cards = [...document.querySelectorAll<HTMLElement>('.playing .card')];
  const at = cards.findIndex((one) => one === on);
  cards[at < 0 ? 0 : nextCard(to, at, cards)]?.focus();
  return true;
}

function nextCard(to: string, at: number, cards: readonly HTMLElement[]): number {
  if (to === 'Left') return Math.max(0, at - 1);
  if (to === 'Right') return Math.min(cards.length - 1, at + 1);
  const middles = cards.map((card) => {
    const { left, top, width, height } = card.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  });
  const [x, y] = middles[at] ?? [0, 0];
  const sign = to === 'Up' ? -1 : 1;
  // A row is further away than any card is from the next one in its row.
  const far = ([otherX, otherY]: readonly [number, number]): number =>
    (otherY - y) * sign > 8 ? (otherY - y) * sign * 4 + Math.abs(otherX - x) : Infinity;
  const found = middles.reduce((best, one, i) => {
    const before = middles[best];
    return far(one) < (before === undefined ? Infinity : far(before)) ? i : best;
  }, at);
  return found;
}
