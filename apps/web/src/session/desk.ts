import { ProblemError, type Client, type WireProblem } from '@arbiter/client';
import type * as Later from '../later.ts';
import { makeRoute, type Route } from '../state/route.ts';
import { screens, type Screens } from '../state/screens.ts';
import type { AppState, TableState } from '../state/state.ts';
import type { Store } from '../state/store.ts';
import { say } from '../words/say.ts';
import type { Surroundings } from './surroundings.ts';

/** What the parts of a session work with: the state, the window, and the client of the player at the page. */
export class Desk {
  readonly store: Store<AppState>;
  readonly around: Surroundings;
  /** Null: nobody has said yet who they are. */
  client: Client | null = null;

  constructor(store: Store<AppState>, around: Surroundings) {
    this.store = store;
    this.around = around;
  }

  /** Goes to another address. */
  go(route: Route): void {
    this.around.location.hash = makeRoute(route);
  }

  /** Changes the table, if there is one. */
  setTable(change: Partial<TableState>): void {
    this.store.set(({ table }) => ({ table: table && { ...table, ...change } }));
  }

  /** Shows what comes later. */
  async show(pick: (later: typeof Later) => Screens): Promise<void> {
    const more = pick(await import('../later.ts'));
    screens.value = { ...screens.peek(), ...more };
  }

  /** Does something, and shows what goes wrong. */
  guarded(act: () => Promise<unknown>): void {
    this.store.set(({ lobby }) => ({ problem: null, lobby: { ...lobby, busy: true } }));
    act()
      .catch((error: unknown) => {
        this.store.set({ problem: problemOf(error) });
      })
      .finally(() => {
        this.store.set(({ lobby }) => ({ lobby: { ...lobby, busy: false } }));
      });
  }

  /** Does something with the client; nothing if nobody is here. */
  withClient(act: (client: Client) => Promise<unknown>): void {
    const { client } = this;
    if (client !== null) this.guarded(() => act(client));
  }
}

export const problemOf = (error: unknown): WireProblem =>
  error instanceof ProblemError
    ? error.problem
    : { type: 'about:blank', title: say('The server does not answer'), status: 0 };

/** Nobody has this id; of another error nothing follows. */
export const noneIfUnknown = (error: unknown): 'nobody' | null =>
  error instanceof ProblemError && error.status === 404 ? 'nobody' : null;
