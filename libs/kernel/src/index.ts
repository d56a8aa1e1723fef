export {
  chanceStream,
  hexOf,
  SEED_BYTES,
  shuffledOrder,
  type ChanceStream,
  type ExtendableHash,
} from './chance.ts';
export { OldestFirst } from './oldest-first.ts';
export { seededRandom, type Random } from './random.ts';
export type { Writable } from './writable.ts';
