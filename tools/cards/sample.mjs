/** A fixed random sample of the cards, the same on every machine and whatever else compiles. */

/** Of so many cards one is in a batch. The first is 3 %, of all cards; those after it are of what none before them has. */
const ONE_OF = [33, 45];

/** How many batches there are. */
export const BATCHES = ONE_OF.length;

/**
 * Whether a card is in a batch of the sample: by a hash of its name, with the batch's number before it after the first.
 *
 * @param {string} name @param {number} [batch] counted from 1
 * @returns {boolean}
 */
export function inSample(name, batch = 1) {
  for (let before = 1; before < batch; before++) if (inSample(name, before)) return false;
  const oneOf = ONE_OF[batch - 1];
  if (oneOf === undefined) throw new Error(`there are ${BATCHES} batches of the sample`);
  return hashOf(batch === 1 ? name : `${batch}:${name}`) % oneOf === 0;
}

/** FNV-1a. @param {string} text */
function hashOf(text) {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  }
  return hash;
}
