/** Option spaces: what may be answered to a decision, and what can be asked of such a space. */
export { mendAttack } from './attack.ts';
export { mendBlock, type Blocks } from './block.ts';
export { admits } from './admits.ts';
export { countOf, countWithin } from './count.ts';
export { listDivisions } from './divisions.ts';
export { drawFrom } from './draw.ts';
export { listOf } from './list.ts';
export type { Option, OptionSpace, PaidObjects, PaidWith } from './space.ts';
