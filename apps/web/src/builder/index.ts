/** Loaded when somebody builds a deck (`later.ts`): who plays never needs it. */
export { Builder } from './deck-builder.ts';
export { builderView } from './builder.tsx';
