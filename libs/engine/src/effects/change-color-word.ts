import { changeWord } from './change-word.ts';
import type { EffectOf, Meaning } from './meaning.ts';

const meaning: Meaning<EffectOf<'changeColorWord'>> = { follow: changeWord };
export default meaning;
