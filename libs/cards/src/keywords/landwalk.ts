import { BASIC_LAND_TYPES, type BasicLandType, type Supertype } from '../language.ts';
import { inNewerWords } from '../say/terms.ts';
import type { KeywordWord } from './keyword.ts';

/** Unblockable while the defending player controls a land with this subtype and supertype (6ED 502.6; TSP 502.6a). */
export interface Landwalk {
  readonly kind: 'keyword';
  readonly keyword: 'landwalk';
  /** Any land, if it names none. */
  readonly land?: BasicLandType;
  readonly supertype?: Supertype;
}

export const landwalk = (land: BasicLandType): Landwalk => ({
  kind: 'keyword',
  keyword: 'landwalk',
  land,
});

/** Those that a player chooses among who may choose any: snow landwalk is one like the others (TSP 502.6c). */
export const LANDWALKS: readonly Landwalk[] = BASIC_LAND_TYPES.flatMap((land): Landwalk[] => [
  landwalk(land),
  { ...landwalk(land), supertype: 'Snow-Covered' },
]);

const said = ({ land, supertype }: Landwalk): string =>
  `${supertype === undefined ? '' : `${supertype.toLowerCase()} `}${(land ?? 'land').toLowerCase()}walk`;

/** As a player names one of them: `islandwalk`, `snow islandwalk`. */
export const landwalkName = (one: Landwalk): string => said(one).replace('snow-covered', 'snow');

export const landwalkWord: KeywordWord<Landwalk> = {
  text: (keyword, _, terms) => inNewerWords(said(keyword), terms),
  parameter: ({ land, supertype }) =>
    [supertype, land].flatMap((one) => (one === undefined ? [] : [one])).join(' '),
};
