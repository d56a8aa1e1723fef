import type { BasicLandType } from '../language.ts';
import type { KeywordWord } from './keyword.ts';

export interface Landwalk {
  readonly kind: 'keyword';
  readonly keyword: 'landwalk';
  readonly land: BasicLandType;
}

export const landwalk = (land: BasicLandType): Landwalk => ({
  kind: 'keyword',
  keyword: 'landwalk',
  land,
});

export const landwalkWord: KeywordWord<Landwalk> = {
  text: ({ land }) => `${land.toLowerCase()}walk`,
  parameter: ({ land }) => land,
};
