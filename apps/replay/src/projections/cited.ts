import type { CitedRow, Line, Plain } from '../store/entities.ts';

/** Each rule that lines cite, once a game; where no rule of its edition speaks, that of the one that does. */
export function citedIn(told: Iterable<readonly [game: string, Line]>): Plain<CitedRow>[] {
  const found = new Map<string, Plain<CitedRow>>();
  for (const [game, { type, rule: cited }] of told) {
    for (const rule of cited.split('; ')) {
      if (rule === '' || rule.endsWith(' silent')) continue;
      const refused = type === 'CommandRefused';
      found.set(`${game} ${String(refused)} ${rule}`, { rule, refused, game });
    }
  }
  return [...found.values()];
}
