import { turn } from './shared/turned.ts';
import type { EffectOf, Meaning } from './meaning.ts';

const turnFaceUp: Meaning<EffectOf<'turnFaceUp'>> = {
  follow: (run, { what }) => turn(run, what, false),
};
export default turnFaceUp;
