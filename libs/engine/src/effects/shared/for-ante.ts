import type { Run } from '../../decide/stack/run.ts';

/** Whether a text may change the ante, or who owns what: only cards that are played for ante do (TSP 217.9c). */
export const isForAnte = ({ work, of }: Run): boolean =>
  work.cards.printed(of, []).definition.forAnte === true;
