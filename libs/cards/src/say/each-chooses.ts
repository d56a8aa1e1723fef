/** What each player chooses of what he or she has, said once: instruction by instruction nobody could tell whose is which. */
import type { Effect, Effects, Filter } from '../language.ts';
import { article, listed } from './grammar.ts';
import type { Say } from './word.ts';

/** Such choices from an instruction on: how many instructions they are, and what each player chooses one of. */
export interface EachChooses {
  readonly length: number;
  readonly kinds: readonly Filter[];
}

/** Your choices of what you control, followed by your opponent's of the same; `null` for anything else. */
export function eachChoosesAt(effects: Effects, from: number): EachChooses | null {
  const yours = chosenBy(effects.slice(from), 'you');
  const theirs = chosenBy(effects.slice(from + yours.length), 'opponent');
  if (yours.length === 0 || JSON.stringify(yours) !== JSON.stringify(theirs)) return null;
  return { length: 2 * yours.length, kinds: yours };
}

/** `each player chooses an artifact and a land that he or she controls`. */
export const eachChoosesText = ({ kinds }: EachChooses, say: Pick<Say, 'kind'>): string =>
  `each player chooses ${listed(kinds.map((kind) => article(say.kind(kind))))} that he or she controls`;

/** Of what kinds the instructions let that player choose one each, as far as they do. */
function chosenBy(effects: Effects, who: 'you' | 'opponent'): readonly Filter[] {
  const kinds: Filter[] = [];
  for (const effect of effects) {
    const kind = chosenFrom(effect, who);
    if (kind === null) break;
    kinds.push(kind);
  }
  return kinds;
}

function chosenFrom(effect: Effect, who: 'you' | 'opponent'): Filter | null {
  if (effect.do !== 'choose' || (effect.who ?? 'you') !== who) return null;
  const { among, count, upTo } = effect;
  if (count !== undefined || upTo === true) return null;
  if (typeof among !== 'object' || !('every' in among)) return null;
  const all = 'all' in among.every ? among.every.all : [among.every];
  const rest = all.filter((one) => !('controlledBy' in one && one.controlledBy === who));
  return rest.length < all.length ? { all: rest } : null;
}
