import type { MatchState } from '@arbiter/client';
import { signal, type ReadonlySignal } from '@preact/signals';
import type { VNode } from 'preact';
import type { Actions } from '../session/actions.ts';
import type { Slices } from './slices.ts';
import type { LobbyState, Me, ReplayState } from './state.ts';

/** Screens that are loaded when somebody comes to them. */
export interface Screens {
  /** Between games: which cards are played next. */
  readonly sideboard?: (
    match: MatchState,
    now: ReadonlySignal<number>,
    done: boolean,
    actions: Pick<Actions, 'sideboard'>,
  ) => VNode | false;
  /** In the lobby: rulings on one's games. */
  readonly rulings?: (
    sanctions: LobbyState['sanctions'],
    me: Me,
    now: ReadonlySignal<number>,
  ) => VNode;
  /** A ticket, until it leads to a match. */
  readonly ticket?: (state: Slices, actions: Actions) => VNode;
  readonly replay?: (replay: ReplayState, actions: Actions) => VNode;
  /** The deck builder, a report, the console: each keeps what it shows for itself. */
  readonly own?: () => VNode;
  /** What the guide tells beside the table; it keeps that for itself. */
  readonly guide?: (actions: Actions) => VNode;
}

export const screens = signal<Screens>({});
