export * from './language.ts';
export * from './mana.ts';
export * from './text.ts';
export * as words from './words.ts';
