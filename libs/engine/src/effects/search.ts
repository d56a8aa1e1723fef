import { search } from './hidden.ts';
import type { EffectOf, Meaning } from './meaning.ts';

const meaning: Meaning<EffectOf<'search'>> = { follow: search };
export default meaning;
