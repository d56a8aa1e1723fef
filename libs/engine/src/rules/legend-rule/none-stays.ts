import type { LegendRule } from './question.ts';

/** TSP 420.5e: all of them go. */
export const noneStays: LegendRule = (_sight, namesakes) => namesakes;
