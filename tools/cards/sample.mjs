/** A fixed random sample of the cards, the same on every machine and whatever else compiles. */

/** Of so many cards one is in it. */
const ONE_OF = 33;

/** Whether a card is in the sample: by a hash of its name alone (FNV-1a). @param {string} name */
export function inSample(name) {
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) {
    hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193) >>> 0;
  }
  return hash % ONE_OF === 0;
}
