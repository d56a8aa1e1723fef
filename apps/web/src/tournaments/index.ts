/** Loaded when somebody looks at tournaments. */
export { Tournaments } from './tournaments.ts';
export { tournamentsView } from './tournaments-view.tsx';
