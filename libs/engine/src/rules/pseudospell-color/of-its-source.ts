import type { SourceColor } from './question.ts';

/** 6ED 217.6b: the colours of what created it. */
export const colorOfItsSource: SourceColor = (ofSource) => ofSource;
