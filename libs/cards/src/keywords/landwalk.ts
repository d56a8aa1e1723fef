import type { BasicLandType, Supertype } from '../language.ts';
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

export const landwalkWord: KeywordWord<Landwalk> = {
  text: ({ land = 'land', supertype }) =>
    `${supertype === undefined ? '' : `${supertype.toLowerCase()} `}${land.toLowerCase()}walk`,
  parameter: ({ land, supertype }) =>
    [supertype, land].flatMap((one) => (one === undefined ? [] : [one])).join(' '),
};
