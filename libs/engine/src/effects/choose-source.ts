import { chooseSource } from './damage-shields.ts';
import type { EffectOf, Meaning } from './meaning.ts';

const meaning: Meaning<EffectOf<'chooseSource'>> = { follow: chooseSource };
export default meaning;
