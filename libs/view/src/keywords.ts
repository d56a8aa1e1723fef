import type {
  BasicLandType,
  Color,
  Filter,
  KeywordAbility,
  KeywordName,
  Supertype,
} from '@arbiter/cards';

/** A keyword as data, for programs that play: what people read of it stands in `keywords`. */
export interface KeywordView {
  readonly keyword: KeywordName;
  /** Of protection: from these colours, if it is from colours. */
  readonly colors?: readonly Color[];
  /** Of landwalk: the lands that are meant, any if nothing is said. */
  readonly land?: BasicLandType;
  readonly supertype?: Supertype;
}

/** What a program gets to know of a keyword. */
export function keywordView(ability: KeywordAbility): KeywordView {
  const { keyword } = ability;
  if (ability.keyword === 'protection') {
    const colors = colorsIn(ability.from);
    return colors.length === 0 ? { keyword } : { keyword, colors };
  }
  if (ability.keyword !== 'landwalk') return { keyword };
  const { land, supertype } = ability;
  return {
    keyword,
    ...(land === undefined ? {} : { land }),
    ...(supertype === undefined ? {} : { supertype }),
  };
}

/** The colours of which one is enough to be meant. */
function colorsIn(filter: Filter): readonly Color[] {
  if ('color' in filter) return [filter.color];
  return 'any' in filter ? filter.any.flatMap(colorsIn) : [];
}
