import type { Client, MatchState } from '@arbiter/client';
import { button, el } from './dom.ts';
import { attempt } from './notice.ts';

/** Between two games: how many of each card go into the main deck. */
export function sideboardForm(
  client: Client,
  { match, deck, sideboarding, seat }: MatchState,
): HTMLElement {
  const done = seat !== null && sideboarding?.submitted[seat] === true;
  if (deck === null || done) {
    return el(
      'section',
      {},
      el('h2', {}, 'Sideboarding'),
      el('p', {}, 'The other player still chooses.'),
    );
  }
  const names = [...new Set([...deck.main, ...deck.side].map(({ name }) => name))];
  const count = (list: typeof deck.main, name: string): number =>
    list.find((one) => one.name === name)?.count ?? 0;
  const rows = names.map((name, i) => {
    const total = count(deck.main, name) + count(deck.side, name);
    const input = el('input', {
      type: 'number',
      min: 0,
      max: total,
      value: count(deck.main, name),
      id: `side-${i}`,
    });
    return { name, total, input };
  });
  const submit = (): void => {
    const part = (of: (row: (typeof rows)[number]) => number) =>
      rows.map((row) => ({ name: row.name, count: of(row) })).filter(({ count: n }) => n > 0);
    attempt(() =>
      client.sideboard(match, {
        main: part(({ input }) => Number(input.value)),
        side: part(({ input, total }) => total - Number(input.value)),
      }),
    );
  };
  return el(
    'section',
    {},
    el('h2', {}, 'Sideboarding: how many of each in the main deck?'),
    ...rows.map(({ name, total, input }) =>
      el('label', { class: 'inline', for: input.id }, input, `of ${total} ${name}`),
    ),
    el('p', {}, button('This is my deck', submit, 'main')),
  );
}
