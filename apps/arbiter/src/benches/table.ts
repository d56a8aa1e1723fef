import { PoolDecks, type RandomTable } from '@arbiter/conformance';
import { EDITION_FACTS, EDITIONS, SIXTH_EDITION } from '@arbiter/editions';
import { cardPool, judge, type Rules } from '@arbiter/engine';
import { shake256 } from '@arbiter/protocol';
import { cardsIn, cardsOf, definitionsOf, offeredDecks, SPED_RED, STOMPY } from '@arbiter/sets';

/**
 * Stompy against Sped Red, under the rules of 1999 unless others are given, with their cards alone, as a game pins them:
 * what the benches play.
 */
export function benchTable(rules: Rules = SIXTH_EDITION): RandomTable {
  const decks = [cardsOf(STOMPY.main), cardsOf(SPED_RED.main)] as const;
  return tableOf(rules, decks);
}

/** Tables under the rules of 1999 with decks dealt from all cards that work, so that hardly two have a spell in common. */
export function poolTables(count: number): readonly RandomTable[] {
  const decks = new PoolDecks(cardsIn('6ED'));
  return Array.from({ length: count }, (_, i) =>
    tableOf(SIXTH_EDITION, [decks.deck(2 * i), decks.deck(2 * i + 1)]),
  );
}

/** Each deck that is offered against itself, under the edition that it is played under. */
export function offeredTables(): readonly { readonly name: string; readonly table: RandomTable }[] {
  return offeredDecks(EDITION_FACTS).map(({ name, main, playedUnder }) => {
    const cards = cardsOf(main);
    return { name, table: tableOf(EDITIONS[playedUnder] as Rules, [cards, cards]) };
  });
}

function tableOf(rules: Rules, decks: RandomTable['decks']): RandomTable {
  const cards = definitionsOf(rules.edition, decks.flat());
  return { judge: judge(rules, cardPool(cards), shake256), hash: shake256, decks };
}

/** Who rules on a table that is laid, with the cards alone that its scenario names: so a game pins them, too. */
export const judgeOfScenario = (scenario: string): RandomTable['judge'] => {
  const cards = cardsIn('6ED').filter(({ name }) => scenario.includes(name));
  return judge(SIXTH_EDITION, cardPool(cards), shake256);
};

/** Games to play before anything is measured: until then the runtime is still compiling. */
export const WARM_UP_GAMES = 300;
