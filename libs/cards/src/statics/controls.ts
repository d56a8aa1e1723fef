import type { StaticWord } from '../say/static.ts';

/** You control the enchanted permanent. */
export interface Controls {
  readonly controls: 'enchanted';
}

const word: StaticWord<Controls> = {
  text: (_, say) => `You control ${say.noun('enchanted').text}.`,
};
export default word;
