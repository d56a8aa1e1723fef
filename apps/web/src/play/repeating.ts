import type { CommandBody, Position, ToldCommit, VisibleEvent } from '@arbiter/client';

type Seat = 0 | 1;

/** Something that a player has done, which could be done again. */
export interface Done {
  readonly seat: Seat;
  readonly body: CommandBody;
  /** The line that told of it. */
  readonly text: string;
}

/** So many actions a loop has at most. */
const MOST = 20;
/** So often one is repeated at most: each time is played. */
export const MOST_TIMES = 500;

/** What of one's own leaves the loop that is being done as it is: passing on, and what is no play at all. */
const BESIDE: ReadonlySet<string> = new Set([
  'Pass',
  'Yield',
  'SetStops',
  'OfferDraw',
  'WithdrawDraw',
]);

/** What ends a loop, by either player: it can’t use cards from a hand, and in the next turn it would be a different one. */
const ENDS: ReadonlySet<string> = new Set([
  'TurnBegan',
  'LandPlayed',
  'SpellCast',
  'AttackersDeclared',
  'BlockersDeclared',
  'ActionReversed',
  'LoopProposed',
  'LoopAgreed',
]);

/** The lines that tell best what a command has done. */
const TELLING: ReadonlySet<string> = new Set([
  'AbilityActivated',
  'ManaAbilityPlayed',
  'SpecialActionTaken',
  'DecisionMade',
]);

/**
 * What has been done in a row that could be repeated: abilities, and what a player has chosen in them. It follows from what the server
 * tells, so a reload forgets nothing of it. The other player's choices are told to nobody else; their abilities are.
 */
export const doneIn = (commits: readonly ToldCommit[], seat: Seat): readonly Done[] =>
  commits.reduce<readonly Done[]>((done, { events }) => doneAfter(done, events, seat), []);

function doneAfter(
  done: readonly Done[],
  events: readonly VisibleEvent[],
  seat: Seat,
): readonly Done[] {
  const has = (types: ReadonlySet<string>) => events.find(({ type }) => types.has(type));
  if (events.some(({ type }) => type === 'CommandRefused')) return done;
  if (has(ENDS) !== undefined) return [];
  const own = events.find((one) => one.type === 'CommandReceived' && one['seat'] === seat);
  const body = own?.['command'] as CommandBody | undefined;
  const activated = events.find(({ type }) => type === 'AbilityActivated');
  if (own !== undefined && body !== undefined) {
    if (body.type === 'ActivateAbility' || (body.type === 'Choose' && done.length > 0)) {
      return [...done, { seat, body, text: (has(TELLING) ?? own).text }].slice(-MOST);
    }
    // What is announced step by step is done once it has been announced.
    if (body.type !== 'Choose') return BESIDE.has(body.type) ? done : [];
  }
  const again = activated === undefined ? null : againOf(activated);
  return again === null ? done : [...done, again].slice(-MOST);
}

/** An ability that was played, as it would be played again at once; null if that can't be told. */
function againOf({ text, ...told }: VisibleEvent): Done | null {
  if (told['source'] === undefined || told['ability'] === undefined) return null;
  const choices = ['targets', 'division', 'x', 'mode', 'alternative'].filter(
    (name) => !isNone(told[name]),
  );
  const body = {
    type: 'ActivateAbility',
    object: told['source'],
    ability: told['ability'],
    ...Object.fromEntries(choices.map((name) => [name, told[name]])),
  };
  // What came as JSON is JSON.
  return { seat: told['seat'] as Seat, body: body as CommandBody, text };
}

const isNone = (choice: unknown): boolean =>
  choice === undefined || choice === 0 || (Array.isArray(choice) && choice.flat().length === 0);

/**
 * How many of the last actions may be a loop that the seat proposes: one begins with an ability, and some of it is the seat's own.
 *
 * @param active whose turn it is: where both act, that player alone names the number (6ED 421.3)
 */
export const lengthsOf = (done: readonly Done[], seat: Seat, active: Seat): readonly number[] =>
  done
    .map((_, i) => i + 1)
    .filter((length) => {
      const steps = done.slice(-length);
      const isOwn = (step: Done): boolean => step.seat === seat;
      if (steps[0]?.body.type !== 'ActivateAbility' || !steps.some(isOwn)) return false;
      return seat === active || steps.every(isOwn);
    });

/** What it is called, as it is offered now, or else as it was told. */
export function calledNow({ body, text }: Done, options: Position['options']): string {
  const offered = options?.commands.find(
    (one) =>
      one.type === 'ActivateAbility' &&
      one.object === body['object'] &&
      one.ability === body['ability'],
  );
  return offered?.label ?? text;
}

/** To repeat the last of them (6ED 421.2). */
export const proposal = (done: readonly Done[], length: number, times: number): CommandBody => ({
  type: 'ProposeLoop',
  times,
  steps: done.slice(-length).map(({ seat, body }) => ({ seat, body })),
});
