export { compile, type Compiled, type Refusal } from './compile.ts';
export type { CardFacts } from './facts.ts';
export { inOrder } from './schema.ts';
export { normalise, tokensOf } from './tokens.ts';
