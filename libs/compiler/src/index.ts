export { compile, type Compiled, type Refusal } from './compile.ts';
export type { CardFacts } from './facts.ts';
export { BadCardData, readCardData, type CardData } from './data/card-data.ts';
export { normalise, tokensOf } from './tokens.ts';
export { inTheWordsOf2018 } from './wordings.ts';
