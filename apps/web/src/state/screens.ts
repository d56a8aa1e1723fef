import type { MatchState, Position, View } from '@arbiter/client';
import { signal, type ReadonlySignal } from '@preact/signals';
import type { VNode } from 'preact';
import type { Actions } from '../session/actions.ts';
import type { onKey } from '../dom/keys.ts';
import type { Why } from '../play/why.ts';
import type { Standing } from '../views/settings.tsx';
import type { announcementForm } from '../views/announcement.tsx';
import type { anyoneView } from '../views/anyone.tsx';
import type { chooserForm } from '../views/chooser.tsx';
import type { filterView } from '../views/filter.tsx';
import type { linesView } from '../views/lines.tsx';
import type { News } from '../views/news.tsx';
import type { repeatView } from '../views/repeat.tsx';
import type { watchForm } from '../views/watch.tsx';
import type { Slices } from './slices.ts';
import type { ReplayState } from './state.ts';

/** What is asked why, and who is meant by it. */
export interface WhyShown {
  readonly why: Why;
  readonly names: readonly [string, string];
  readonly read: (rule: string) => void;
  readonly close: () => void;
}

/** Screens that are loaded when somebody comes to them. */
export interface Screens {
  /** One card at a table in full, and what one may do with it. */
  readonly inspector?: (position: Position, selected: number, actions: Actions) => VNode | false;
  /** The card under the mouse, in full. */
  readonly preview?: (shown: {
    readonly view: View;
    readonly selected: number | null;
  }) => VNode | null;
  /** Lines over the table between who fights or is aimed at. */
  readonly lines?: typeof linesView;
  /** What is still to be chosen of a spell or ability. */
  readonly announcement?: typeof announcementForm;
  /** What a declaration or choice is made of. */
  readonly chooser?: typeof chooserForm;
  /** Proposes that what was done is repeated. */
  readonly repeat?: typeof repeatView;
  /** What happens, said to those who hear the page. */
  readonly news?: typeof News;
  /** Finds some among many. */
  readonly filter?: typeof filterView;
  /** Does what a key is for: with what it is for it is loaded. */
  readonly onKey?: typeof onKey;
  /** What the keys do. */
  readonly keys?: () => VNode;
  /** Between games: which cards are played next. */
  readonly sideboard?: (
    match: MatchState,
    now: ReadonlySignal<number>,
    done: boolean,
    actions: Pick<Actions, 'sideboard'>,
  ) => VNode | false;
  /** The answer to a “Why?”. */
  readonly why?: (asked: WhyShown) => VNode;
  /** What one is told beside what one does. */
  readonly notes?: (shown: { readonly state: Slices }) => VNode;
  /** In the lobby: how one's own rating has gone; it keeps that for itself. */
  readonly course?: () => VNode;
  /** In the lobby: two bots that one can watch. */
  readonly watch?: typeof watchForm;
  /** What one is asked and told who asks for anyone. */
  readonly anyone?: typeof anyoneView;
  /** A ticket, until it leads to a match. */
  readonly ticket?: (state: Slices, actions: Actions) => VNode;
  readonly replay?: (replay: ReplayState, actions: Actions) => VNode;
  /** The deck builder, a report, the console: each keeps what it shows for itself. */
  readonly own?: () => VNode;
  /** What the guide tells beside the table; it keeps that for itself. */
  readonly guide?: ((actions: Actions) => VNode) | undefined;
  /** The chat of the match at the table, for one who has turned it on; it keeps what was said for itself. */
  readonly chat?: ((match: MatchState) => VNode) | undefined;
  /** The link by which others come to play, as a code to scan, once it was asked for. */
  readonly code?: (player: string) => VNode;
  /** A seat's standing orders, once they were opened. */
  readonly settings?: (standing: Standing) => VNode;
}

export const screens = signal<Screens>({});
