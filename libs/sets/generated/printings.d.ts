/** `printings.tsv` by set, gathered by `tools/gather-cards.mjs`. */
declare const printings: Readonly<
  Record<string, readonly (readonly [name: string, rarity: string, type: string])[]>
>;
export default printings;
