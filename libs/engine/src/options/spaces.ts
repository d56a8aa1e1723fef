/** Option spaces: what may be answered to a decision, and what can be asked of such a space. */
export { mendAttack } from './spaces/attack.ts';
export { mendBlock, type Blocks } from './spaces/block.ts';
export { admits } from './spaces/admits.ts';
export { countOf } from './spaces/count.ts';
export { listDivisions } from './spaces/divisions.ts';
export { drawFrom } from './spaces/draw.ts';
export { listOf } from './spaces/list.ts';
export type { Option, OptionSpace, PaidObjects, PaidWith } from './spaces/space.ts';
