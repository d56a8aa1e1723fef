import type { Cost } from '@arbiter/cards';
import type { Printed } from '../text/printed.ts';

/** The replicate costs of a spell: each is paid by itself (TSP 502.52b). */
export const replicateCosts = ({ keywords }: Printed): readonly Cost[] =>
  keywords.flatMap(({ ability }) => (ability.keyword === 'replicate' ? [ability.cost] : []));
