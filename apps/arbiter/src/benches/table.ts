import type { RandomTable } from '@arbiter/conformance';
import { SIXTH_EDITION } from '@arbiter/editions';
import { cardPool, judge } from '@arbiter/engine';
import { shake256 } from '@arbiter/protocol';
import { CARDS, cardsOf, SPED_RED, STOMPY } from '@arbiter/sets';

/** Stompy against Sped Red under the rules of 1999: what the benches play. */
export function benchTable(): RandomTable {
  return {
    judge: judge(SIXTH_EDITION, cardPool(CARDS), shake256),
    hash: shake256,
    decks: [cardsOf(STOMPY.main), cardsOf(SPED_RED.main)],
  };
}

/** Games to play before anything is measured: until then the runtime is still compiling. */
export const WARM_UP_GAMES = 300;
