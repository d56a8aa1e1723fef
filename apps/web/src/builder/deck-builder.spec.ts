import { describe, expect, test } from '@jest/globals';
import { ProblemError, type CardSearch, type CheckedDeck, type KeptDeck } from '@arbiter/client';
import { Builder, type Library } from './deck-builder.ts';

const SHOCK = {
  ...{ name: 'Shock', cost: 'R', types: ['Instant'], colors: ['R'], supertypes: [], subtypes: [] },
  ...{ power: null, toughness: null, text: [] },
};

const check = (legal: boolean): CheckedDeck => ({
  legal,
  deck: { main: [{ name: 'Shock', count: 4 }], side: [] },
  faults: [],
  ...{ main: 4, side: 0, form: 'plain', cards: [SHOCK] },
});

/** A server that has one card, and keeps what it was asked. */
function server() {
  const searches: CardSearch[] = [];
  const checked: unknown[] = [];
  let kept: readonly KeptDeck[] = [];
  const library: Library = {
    cards: (search) => {
      searches.push(search ?? {});
      const name = search?.after === undefined ? 'Shock' : 'Shower';
      return Promise.resolve({
        cards: [{ name, why: null, type: 'Instant', sets: [], card: null }],
        next: search?.after === undefined ? name : null,
      });
    },
    checkDeck: (deck, where) => {
      checked.push([deck, where]);
      return Promise.resolve(check(true));
    },
    decks: () => Promise.resolve([]),
    editions: () => Promise.resolve([{ code: '6ED', name: 'Sixth' } as never]),
    formats: () => Promise.resolve([]),
    keptDecks: () => Promise.resolve([...kept]),
    keepDeck: (name, deck, where) => {
      const one = { name, edition: '', format: '', ...where, main: [], side: [], saved: 1 };
      const written = { ...one, text: deck as string };
      kept = [...kept.filter((other) => other.name !== name), written];
      return Promise.resolve(written);
    },
    dropDeck: (name) => {
      kept = kept.filter((other) => other.name !== name);
      return Promise.resolve([...kept]);
    },
  };
  return { searches, checked, library };
}

async function begun(list = '', isKnown = true) {
  const { searches, checked, library } = server();
  const kept: string[] = [];
  const told: (readonly string[])[] = [];
  const builder = new Builder(library, {
    list,
    keep: (text, edition) => kept.push(`${edition}: ${text}`),
    isKnown,
    onKept: (all) => told.push(all.map(({ name }) => name)),
  });
  await builder.begin();
  return { builder, searches, checked, kept, told };
}

const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 400));

describe('the deck builder', () => {
  test('goes on with the list of the lobby', async () => {
    const { builder } = await begun('4 Shock\n');
    expect(builder.state.value.deck).toEqual([{ name: 'Shock', main: 4, side: 0 }]);
    expect(builder.state.value.cards.get('Shock')).toEqual(SHOCK);
  });

  test('asks once nothing more is typed, and only once', async () => {
    const { builder, searches } = await begun();
    const before = searches.length;
    builder.searchSoon({ name: ['sh'] });
    builder.searchSoon({ name: ['sho'] });
    expect(searches).toHaveLength(before);
    await rest();
    builder.searchSoon({ name: ['shoc'] });
    await builder.search({ name: ['shock'] });
    await rest();
    expect(searches.slice(before).map(({ name }) => name)).toEqual(['sho', 'shock']);
  });

  test('asks for what the form says, and for the next page under the same terms', async () => {
    const { builder, searches } = await begun();
    await builder.search({ name: [' sho '], color: ['R', 'G'], set: [''] });
    await builder.more();
    const asked = { name: 'sho', color: 'RG', works: true, edition: '6ED', limit: 50 };
    expect(searches.slice(1)).toEqual([asked, { ...asked, after: 'Shock' }]);
    expect(builder.state.value.found?.map(({ name }) => name)).toEqual(['Shock', 'Shower']);
  });

  test('puts each change into the form of the lobby, and has the deck checked once it rests', async () => {
    const { builder, checked, kept } = await begun();
    builder.add('Shock', 'main', 1);
    builder.add('Shock', 'main', 1);
    expect(kept).toEqual(['6ED: 1 Shock\n', '6ED: 2 Shock\n']);
    await rest();
    expect(checked).toEqual([['2 Shock\n', { edition: '6ED', format: 'freeform' }]]);
    expect(builder.state.value.check?.legal).toBe(true);
  });

  test('deals seven cards of the main deck, and one more when asked', async () => {
    const { builder } = await begun();
    builder.add('Shock', 'main', 10);
    builder.deal();
    builder.draw();
    const { hand } = builder.state.value;
    expect([hand?.library.length, hand?.drawn]).toEqual([10, 8]);
    builder.add('Shock', 'main', 1);
    expect(builder.state.value.hand).toBeNull();
  });

  test('says what the server says of a search that makes no sense', async () => {
    const { library } = server();
    const builder = new Builder(
      {
        ...library,
        cards: () =>
          Promise.reject(
            new ProblemError({ type: 'about:blank', title: 'No such cost', status: 422 }),
          ),
      },
      { list: '', keep: () => undefined, isKnown: false, onKept: () => undefined },
    );
    await builder.begin();
    expect(builder.state.value.problem).toMatch('No such cost');
  });

  test('keeps the deck on the server under a name, with its rules, and lets go of it', async () => {
    const { builder, told } = await begun('4 Shock\n');
    await builder.keep('Burn');
    expect(builder.state.value.kept).toMatchObject([
      { name: 'Burn', edition: '6ED', format: 'freeform', text: '4 Shock\n' },
    ]);
    expect(builder.state.value.told).toBe('“Burn” is kept.');
    await builder.drop('Burn');
    expect([builder.state.value.kept, told]).toEqual([[], [['Burn'], []]]);
  });

  test('asks for no decks of somebody whom the server doesn’t know', async () => {
    const { builder } = await begun('', false);
    expect(builder.state.value.kept).toBeNull();
  });
});
