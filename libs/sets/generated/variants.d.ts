import type { Variant } from '../src/variants.ts';

/** The lines of `variants/`, gathered by `tools/gather-cards.mjs`. */
declare const variants: readonly Variant[];
export default variants;
