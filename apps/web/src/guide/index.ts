/** Loaded when somebody wants to be guided (`later.ts`): who knows the game never needs it. */
export { Guide } from './guide.ts';
export { guideView } from './guide-view.tsx';
