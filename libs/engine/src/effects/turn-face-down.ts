import { turn } from './shared/turned.ts';
import type { EffectOf, Meaning } from './meaning.ts';

const turnFaceDown: Meaning<EffectOf<'turnFaceDown'>> = {
  follow: (run, { what }) => turn(run, what, true),
};
export default turnFaceDown;
