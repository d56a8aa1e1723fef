import type { Color } from '@arbiter/cards';

/** Which colours an ability on the stack has, by those of its source. */
export type SourceColor = (ofSource: readonly Color[]) => readonly Color[];
