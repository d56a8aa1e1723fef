import { COMMON_TERMS } from '@arbiter/cards';
import type { CardTerms } from './question.ts';

/** 5ED Regeneration.2: burying is a word of its own. */
export const buryingIsAWord: CardTerms = { ...COMMON_TERMS, bury: 'bury' };

/** 6ED Glossary: Bury: it is destroyed, and a second sentence says that regeneration can't help. */
export const destroyedWithoutRegeneration: CardTerms = COMMON_TERMS;
