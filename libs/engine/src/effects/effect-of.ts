export type { EffectOf } from '../reading/program.ts';
