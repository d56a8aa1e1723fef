import { nameCard } from './hidden.ts';
import type { EffectOf, Meaning } from './meaning.ts';

const meaning: Meaning<EffectOf<'nameCard'>> = { follow: nameCard };
export default meaning;
