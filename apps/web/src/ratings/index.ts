/** Loaded when somebody asks how players are rated. */
export { Ratings } from './ratings.ts';
export { ratingsView } from './ratings-view.tsx';
