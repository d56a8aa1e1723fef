/** Loaded when somebody opens a finished game (`later.ts`): who plays never needs it. */
export { keptOf } from './kept.ts';
export { ReplaySession } from './replay-session.ts';
export { replayView } from './replay.tsx';
