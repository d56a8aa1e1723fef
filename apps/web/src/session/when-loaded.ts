import type { Actions } from './actions.ts';
import { problemOf, type Desk } from './desk.ts';

/** What asks the server for something anyway, so that it may ask for its code first. */
const LATER = [
  'searchCards',
  'checkDeck',
  'copyDeck',
  'saveDeck',
  'openTicket',
  'playGuided',
  'openExhibition',
  'rematch',
  'acceptInvitation',
  'confirmReady',
  'withdrawTicket',
  'readRule',
  'showRule',
  'whyAsked',
  'whySize',
  'downloadRecord',
  'downloadKept',
] as const satisfies readonly (keyof Actions)[];

export type LaterActions = Pick<Actions, (typeof LATER)[number]>;

/** These actions, whose code is loaded as soon as one of them is wanted. */
export function whenLoaded(desk: Desk): LaterActions {
  let actions: Promise<LaterActions> | undefined;
  const load = (): Promise<LaterActions> =>
    (actions ??= import('../later.ts').then(({ laterActions }) => laterActions(desk)));
  const act =
    (name: (typeof LATER)[number]) =>
    (...args: unknown[]): void => {
      load().then(
        (all) => {
          (all[name] as (...given: unknown[]) => void)(...args);
        },
        (error: unknown) => {
          actions = undefined;
          desk.store.set({ problem: problemOf(error) });
        },
      );
    };
  return Object.fromEntries(LATER.map((name) => [name, act(name)])) as unknown as LaterActions;
}
