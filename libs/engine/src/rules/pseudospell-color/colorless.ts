import type { SourceColor } from './question.ts';

/** TSP 217.6c: an ability on the stack has its text and no other characteristics. */
export const pseudospellsAreColorless: SourceColor = () => [];
