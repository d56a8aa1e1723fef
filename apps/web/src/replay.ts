import type { GameUpdate, MatchState } from '@arbiter/client';
import { button, el, fill } from './dom.ts';
import { logLine } from './log.ts';
import { namesOf } from './match.ts';
import { attempt } from './notice.ts';
import type { Session } from './session.ts';
import { tableOf } from './table.ts';

/** Steps through a game, commit by commit, with the rule beside each line. */
export function replayPage(page: HTMLElement, { client }: Session, game: string): () => void {
  const table = el('div', { id: 'table' });
  const log = el('ol', { class: 'log', id: 'lines', tabindex: 0, 'aria-label': 'What happened' });
  const where = el('output', { id: 'where' });
  const slider = el('input', { type: 'range', id: 'at', min: 1, max: 1, value: 1 });
  /** Commits in which this viewer may see something, in order. */
  const steps: number[] = [];
  const lines = new Map<number, HTMLElement[]>();
  let match: MatchState | null = null;
  let at = 0;
  let asked = 0;

  const go = (to: number): void => {
    at = Math.max(0, Math.min(to, steps.length - 1));
    const version = steps[at];
    if (version === undefined) return;
    slider.value = String(at + 1);
    fill(where, `Step ${at + 1} of ${steps.length}`);
    log.querySelectorAll('.now').forEach((line) => line.classList.remove('now'));
    for (const line of lines.get(version) ?? []) line.classList.add('now');
    lines.get(version)?.[0]?.scrollIntoView({ block: 'nearest' });
    const turn = ++asked;
    attempt(async () => {
      const { view, clock } = await client.view(game, version);
      // A later step may have been answered already.
      if (turn === asked && view !== null)
        fill(table, tableOf({ view, clock }, { names: namesOf(match) }));
    });
  };
  slider.addEventListener('input', () => go(Number(slider.value) - 1));

  fill(
    page,
    el(
      'section',
      {},
      el('h2', {}, 'Step by step'),
      button('First', () => go(0)),
      button('Back', () => go(at - 1)),
      el('button', { type: 'button', class: 'main', id: 'next', click: () => go(at + 1) }, 'Next'),
      button('Last', () => go(steps.length - 1)),
      el('label', { for: 'at', class: 'inline' }, 'Step', slider),
      where,
    ),
    el(
      'div',
      { class: 'columns table' },
      table,
      el('section', {}, el('h2', {}, 'What happened, and by which rule'), log),
    ),
  );

  const take = ({ version, events }: GameUpdate): void => {
    if (events.length === 0) return;
    const made = events.map((event) => logLine(event, namesOf(match)));
    const place = steps.length;
    for (const line of made) line.addEventListener('click', () => go(place));
    lines.set(version, made);
    steps.push(version);
    log.append(...made);
    slider.max = String(steps.length);
  };
  let end: () => void = () => undefined;
  let left = false;
  attempt(async () => {
    match = await client.match(await matchOf());
    if (left) return;
    let shown = false;
    ({ end } = client.follow(game, 0, {
      onUpdate: take,
      onPosition: () => {
        if (!shown) go(0);
        shown = true;
      },
    }));
  });
  const matchOf = async (): Promise<string> => (await client.game(game)).match;
  return () => {
    left = true;
    end();
  };
}
