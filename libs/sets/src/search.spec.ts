import { describe, expect, test } from '@jest/globals';
import { searchCards, type CardSearch } from './search.ts';

const SIXTH = { code: '6ED', date: '1999-11-01' };
const names = (search: CardSearch, page = { limit: 20_000 }) =>
  searchCards(search, SIXTH, page).map(({ name }) => name);

describe('the search for cards', () => {
  test('finds a part of a name as people write it, whether the card works or not', () => {
    expect(names({ name: 'gaea’s cradle' })).toEqual(["Gaea's Cradle"]);
    const [card] = searchCards({ name: 'chaos orb' }, SIXTH, { limit: 5 });
    expect(card).toMatchObject({ name: 'Chaos Orb', definition: null });
    expect(card?.why).toBe('not yet working');
    expect(card?.sets).toContain('LEA');
  });

  test('says of later cards that the edition does not have them', () => {
    expect(searchCards({ name: 'damnation' }, SIXTH, { limit: 1 })[0]?.why).toBe(
      'not in the edition',
    );
  });

  test('asks for types, colours, cost, set, text and whether it works', () => {
    const shock: CardSearch = { name: 'shock', works: true, set: '6ED' };
    expect(names(shock)).toEqual(['Shock']);
    expect(
      names({ ...shock, type: 'instant', colors: ['R'], cost: 'R', text: '2 damage' }),
    ).toEqual(['Shock']);
    for (const other of [
      { type: 'creature' },
      { colors: ['G'] as const },
      { colors: [] },
      { cost: '1R' },
      { text: '3 damage' },
      { set: 'LEA' },
      { works: false },
    ]) {
      expect(names({ ...shock, ...other })).toEqual([]);
    }
  });

  test('page after page gives each card once, in order', () => {
    const all = names({ type: 'elf' });
    expect(all.length).toBeGreaterThan(20);
    const paged: string[] = [];
    for (let after = ''; ; after = paged.at(-1)!) {
      const page = searchCards({ type: 'elf' }, SIXTH, { after, limit: 7 });
      paged.push(...page.map(({ name }) => name));
      if (page.length < 7) break;
    }
    expect(paged).toEqual(all);
    expect(all).toEqual([...all].sort());
  });
});
