/**
 * The one shape of everything that is event-sourced here: look at a state, say what happens, and let only
 * what happened change the state.
 */
export interface Decider<State, Command, Event, Refusal> {
  /** What comes of a command: events in order, or why not. Looks and changes nothing. */
  decide(command: Command, state: State): Decided<Event, Refusal>;
  /** The state after one event. Needs nothing but the two. */
  evolve(state: State, event: Event): State;
}

/** The outcome of a command: accepted whole or refused whole. */
export type Decided<Event, Refusal> =
  | { readonly accepted: true; readonly events: readonly Event[] }
  | { readonly accepted: false; readonly refusal: Refusal };
