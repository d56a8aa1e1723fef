import { copySpell } from './change-target.ts';
import type { EffectOf, Meaning } from './meaning.ts';

const meaning: Meaning<EffectOf<'copySpell'>> = { follow: copySpell };
export default meaning;
