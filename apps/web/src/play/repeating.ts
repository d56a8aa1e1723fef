import type { CommandBody, Position } from '@arbiter/client';

/** Something that the player has done, which could be done again. */
export interface Done {
  readonly body: CommandBody;
  /** As it was offered, or asked. */
  readonly label: string;
}

/** So many actions a loop has at most. */
const MOST = 20;
/** So often one is repeated at most: each time is played. */
export const MOST_TIMES = 500;

/** What leaves the loop that is being done as it is: passing on, and what is no play at all. */
const BESIDE: ReadonlySet<string> = new Set([
  'Pass',
  'Yield',
  'SetStops',
  'OfferDraw',
  'WithdrawDraw',
]);

/** What has been done in a row that could be repeated, after one more command; only abilities, and what is chosen in them. */
export function doneAfter(
  done: readonly Done[],
  body: CommandBody,
  options: Position['options'],
): readonly Done[] {
  const { type } = body;
  if (BESIDE.has(type)) return done;
  if (type === 'Choose') {
    const label = options?.decision?.about.question ?? '';
    return done.length === 0 ? done : [...done, { body, label }].slice(-MOST);
  }
  if (type !== 'ActivateAbility') return [];
  const offered = options?.commands.find(
    (one) =>
      one.type === 'ActivateAbility' &&
      one.object === body['object'] &&
      one.ability === body['ability'],
  );
  return [...done, { body, label: offered?.label ?? '' }].slice(-MOST);
}

/** How many of the last actions may be a loop: one begins with an ability. */
export const lengthsOf = (done: readonly Done[]): readonly number[] =>
  done.map((_, i) => i + 1).filter((length) => done.at(-length)?.body.type === 'ActivateAbility');

/** To repeat the last of them (6ED 421.2). */
export const proposal = (
  seat: 0 | 1,
  done: readonly Done[],
  length: number,
  times: number,
): CommandBody => ({
  type: 'ProposeLoop',
  times,
  steps: done.slice(-length).map(({ body }) => ({ seat, body })),
});
