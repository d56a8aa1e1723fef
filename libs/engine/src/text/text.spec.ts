import {
  keywordOf,
  plainKeyword,
  words,
  type Ability,
  type BasicLandType,
  type CardDefinition,
  type Effect,
  type KeywordAbility,
} from '@arbiter/cards';
import { describe, expect, it } from '@jest/globals';
import { cardPool } from './card-pool.ts';
import { keywordsAmong, printedOf } from './compile.ts';
import { granted } from './granted.ts';
import type { Program } from './printed.ts';
import { INNER_TEXTS_FROM } from './text-compiler.ts';

const DRAW: Effect = { do: 'draw', who: 'you', amount: 1 };
const LOSE: Effect = { do: 'loseLife', who: 'you', amount: 1 };
const MANA: Effect = { do: 'addMana', mana: 'G' };
const UPKEEP = { when: 'step begins', step: 'upkeep', whose: 'you' } as const;
const ATTACKS = { when: 'attacks', what: 'self' } as const;
const MANA_OF_LANDS = [
  ['Plains', 'W'],
  ['Island', 'U'],
  ['Swamp', 'B'],
  ['Mountain', 'R'],
  ['Forest', 'G'],
] as const;

const card = (more: Partial<CardDefinition>): CardDefinition => ({
  name: 'Test Card',
  types: ['Artifact'],
  ...more,
});
const withAbility = (ability: Ability, more: Partial<CardDefinition> = {}) =>
  printedOf(card({ abilities: [ability], ...more }), []).abilities[0]!;
const programOf = (...effect: readonly Effect[]): Program =>
  printedOf(card({ types: ['Instant'], spell: [{ effect }] }), []).modes[0]!.program;

describe('a text is compiled to instructions', () => {
  const exists = { exists: { type: 'Land' } } as const;
  const drawn = { op: 'effect', effect: DRAW };

  it('in its order, and beyond what does not happen', () => {
    expect(programOf(LOSE, { do: 'if', condition: exists, effect: [DRAW, DRAW] }, LOSE)).toEqual([
      { op: 'effect', effect: LOSE },
      { op: 'jumpUnless', condition: exists, to: 4 },
      drawn,
      drawn,
      { op: 'effect', effect: LOSE },
    ]);
  });

  it('conditions within conditions', () => {
    const inner: Effect = { do: 'if', condition: exists, effect: [DRAW] };
    expect(programOf({ do: 'if', condition: exists, effect: [LOSE, inner] })).toEqual([
      { op: 'jumpUnless', condition: exists, to: 4 },
      { op: 'effect', effect: LOSE },
      { op: 'jumpUnless', condition: exists, to: 4 },
      drawn,
    ]);
  });

  it('what may be paid, once or several times', () => {
    const offer = { do: 'pay', who: 'you', cost: { mana: '1' }, otherwise: [DRAW] } as const;
    const asked = { op: 'offer', who: 'you', pays: { mana: '1' } };
    expect(programOf(LOSE, offer)).toStrictEqual([
      { op: 'effect', effect: LOSE },
      { ...asked, to: 3 },
      drawn,
    ]);
    expect(programOf({ ...offer, times: 2 })).toStrictEqual([{ ...asked, times: 2, to: 2 }, drawn]);
  });

  it('what is done if it is paid, and what if it is not', () => {
    const offer = { do: 'pay', who: 'you', cost: {}, then: [DRAW], otherwise: [LOSE] } as const;
    expect(programOf(offer, LOSE)).toEqual([
      { op: 'offer', who: 'you', pays: {}, to: 3 },
      { op: 'effect', effect: LOSE },
      { op: 'jump', to: 4 },
      drawn,
      { op: 'effect', effect: LOSE },
    ]);
  });

  it('what each of some players may do, one after the other', () => {
    const each: Effect = { do: 'may', who: 'each player', effect: [DRAW], otherwise: [LOSE] };
    const turn = { of: 'each player', turn: 'player/0' };
    expect(programOf(LOSE, each)).toEqual([
      { op: 'effect', effect: LOSE },
      { op: 'firstTurn', ...turn, to: 7 },
      { op: 'ask', turn: 'player/0', to: 5 },
      drawn,
      { op: 'jump', to: 6 },
      { op: 'effect', effect: LOSE },
      { op: 'nextTurn', ...turn, to: 2 },
    ]);
  });

  it('what happens later is a text of its own', () => {
    const effect: Effect = { do: 'delay', until: { step: 'end of turn' }, effect: [DRAW] };
    const { inner } = printedOf(card({ spell: [{ effect: [effect, effect] }] }), []);
    expect(inner.map(({ ref, program }) => [ref.index, program])).toEqual([
      [INNER_TEXTS_FROM, [drawn]],
      [INNER_TEXTS_FROM + 1, [drawn]],
    ]);
  });
});

describe('what kind of ability it is', () => {
  it('an activated one, with what it leaves open', () => {
    const ability = withAbility({ kind: 'activated', cost: { tap: true }, effect: [DRAW] });
    expect(ability).toMatchObject({ number: 0, targets: [], trigger: null, isMana: false });
    expect(ability.activation).toStrictEqual({
      cost: { tap: true },
      from: 'battlefield',
      onlyIf: [],
      timing: null,
      timesEachTurn: null,
      byAnyone: false,
      byOwner: false,
      special: false,
    });
  });

  it('6ED 406.1a#1: one that puts mana into a pool', () => {
    const cost = { tap: true } as const;
    expect(withAbility({ kind: 'activated', cost, effect: [LOSE, MANA] }).isMana).toBe(true);
    const trigger = { when: 'is tapped for mana', what: 'enchanted' } as const;
    expect(withAbility({ kind: 'triggered', trigger, effect: [MANA] }).isMana).toBe(true);
    expect(withAbility({ kind: 'triggered', trigger, effect: [DRAW] }).isMana).toBe(false);
    expect(withAbility({ kind: 'triggered', trigger: ATTACKS, effect: [MANA] }).isMana).toBe(false);
  });

  it('an optional one begins with the question', () => {
    const optional = { kind: 'triggered', trigger: ATTACKS, may: 'you', effect: [DRAW] } as const;
    expect(withAbility(optional)).toMatchObject({ may: 'you', condition: null, activation: null });
    expect(withAbility(optional).program).toEqual([
      { op: 'may', to: 2 },
      { op: 'effect', effect: DRAW },
    ]);
  });

  it('one that is not optional asks nothing', () => {
    const { may, program } = withAbility({ kind: 'triggered', trigger: ATTACKS, effect: [DRAW] });
    expect([may, program]).toEqual([null, [{ op: 'effect', effect: DRAW }]]);
  });

  it.each<{ what: string; effect: Effect; reads: boolean }>([
    { what: 'the event', effect: { do: 'destroy', what: 'event' }, reads: true },
    { what: 'what is bound', effect: { do: 'destroy', what: { bound: 'it' } }, reads: true },
    { what: 'itself', effect: { do: 'destroy', what: 'self' }, reads: false },
  ])('one that speaks of $what', ({ effect, reads }) => {
    const ability = withAbility({ kind: 'triggered', trigger: ATTACKS, effect: [effect] });
    expect(ability.readsEvent).toBe(reads);
  });

  it('6ED Glossary: Echo#2: it costs what the card costs', () => {
    const echo = withAbility({ kind: 'keyword', keyword: 'echo' }, { cost: '2R' });
    expect(echo.trigger).toEqual(UPKEEP);
    expect(echo.condition).toBe('came under control since last upkeep');
    expect(echo.program).toStrictEqual([
      { op: 'offer', who: 'you', pays: { mana: '2R' }, to: 2 },
      { op: 'effect', effect: { do: 'sacrifice', what: 'self' } },
    ]);
    const free = withAbility({ kind: 'keyword', keyword: 'echo' });
    expect(free.program[0]).toMatchObject({ pays: { mana: '0' } });
  });

  it('cumulative upkeep, which is paid for each counter', () => {
    const cost = { life: 1 };
    const upkeep = withAbility({ kind: 'keyword', keyword: 'cumulative upkeep', cost });
    const counter = 'cumulative upkeep';
    expect(upkeep.trigger).toEqual(UPKEEP);
    expect(upkeep.program).toStrictEqual([
      { op: 'effect', effect: { do: 'putCounters', what: 'self', counter, amount: 1 } },
      { op: 'offer', who: 'you', pays: cost, times: { counters: counter, on: 'self' }, to: 3 },
      { op: 'effect', effect: { do: 'sacrifice', what: 'self' } },
    ]);
  });

  it('cycling, from the hand', () => {
    const cycling = withAbility({ kind: 'keyword', keyword: 'cycling', cost: { mana: '2' } });
    expect(cycling.program).toEqual([{ op: 'effect', effect: DRAW }]);
    expect(cycling.activation).toStrictEqual({
      cost: { mana: '2', discard: 'self' },
      from: 'hand',
      onlyIf: [],
      timing: null,
      timesEachTurn: null,
      byAnyone: false,
      byOwner: false,
      special: false,
    });
  });

  it('one with nothing to do by itself', () => {
    const none = { targets: [], program: [], activation: null, trigger: null, readsEvent: false };
    expect(withAbility({ kind: 'keyword', keyword: 'flying' })).toMatchObject(none);
    expect(withAbility({ kind: 'enters', tapped: true })).toMatchObject(none);
    const replaces = { would: 'be put into a graveyard', what: 'self', goes: 'exile' } as const;
    expect(withAbility({ kind: 'static', effect: { replaces } })).toMatchObject(none);
  });
});

describe('what a card is', () => {
  it.each<{ what: string; definition: Partial<CardDefinition>; is: object }>([
    {
      what: '6ED 203.2: of the colours of its cost',
      definition: { cost: '1GU' },
      is: { colors: ['U', 'G'] },
    },
    {
      what: '6ED 203.2: of the colours given',
      definition: { colors: ['R'] },
      is: { colors: ['R'] },
    },
    { what: 'without size', definition: {}, is: { power: 0, toughness: 0, supertypes: [] } },
    {
      what: '6ED 214.7b: of a type without number',
      definition: { types: ['Creature'], subtypes: ['Elves'] },
      is: { subtypes: ['Elf'] },
    },
    {
      what: '6ED 212.2c#1: of the land type that is its name',
      definition: { types: ['Land'] },
      is: { subtypes: ['Test Card'] },
    },
    {
      what: 'counting as others',
      definition: { types: ['Land'], countsAs: ['Forest'] },
      is: { subtypes: ['Test Card', 'Forest'] },
    },
    { what: 'without subtypes', definition: {}, is: { subtypes: [] } },
    {
      what: 'with subtypes',
      definition: { types: ['Enchantment'], subtypes: ['Aura'] },
      is: { subtypes: ['Aura'] },
    },
    { what: 'a permanent', definition: {}, is: { isPermanentCard: true } },
    {
      what: 'no permanent: Instant',
      definition: { types: ['Instant'] },
      is: { isPermanentCard: false },
    },
    {
      what: 'no permanent: Sorcery',
      definition: { types: ['Sorcery'] },
      is: { isPermanentCard: false },
    },
    {
      what: 'no permanent: Interrupt',
      definition: { types: ['Interrupt'] },
      is: { isPermanentCard: false },
    },
  ])('$what', ({ definition, is }) => {
    expect(printedOf(card(definition), [])).toMatchObject(is);
  });

  it.each(MANA_OF_LANDS)('6ED 214.9e#1: %s gives %s', (name, mana) => {
    const { abilities } = printedOf({ name, types: ['Land'], supertypes: ['Basic'] }, []);
    expect(abilities.map(({ isMana, program }) => [isMana, program])).toEqual([
      [true, [{ op: 'effect', effect: { do: 'addMana', mana } }]],
    ]);
  });

  it('no land of the name', () => {
    expect(printedOf(card({ subtypes: ['Forest'] }), []).abilities).toEqual([]);
  });

  it('a spell with one mode that does nothing, aimed at what it will enchant', () => {
    expect(printedOf(card({}), []).modes).toEqual([{ targets: [], program: [] }]);
    const enchants = { type: 'Creature' } as const;
    const { modes } = printedOf(card({ enchants }), []);
    expect(modes).toEqual([{ targets: [{ what: enchants }], program: [] }]);
  });
});

describe('6ED 214.8i#3: abilities that are given', () => {
  const flying: Ability = { kind: 'keyword', keyword: 'flying' };
  const given = withAbility(flying);

  it('have numbers of their own, and are the same each time', () => {
    const once = granted([], [given, given]);
    expect(once.map(({ number }) => number)).toEqual([1_000, 1_001]);
    expect(granted([], [given])[0]).toBe(once[0]);
    expect(granted([given], [given]).map(({ number }) => number)).toEqual([0, 1_000]);
    expect(granted(once, [given]).map(({ number }) => number)).toEqual([1_000, 1_001, 1_002]);
    expect(keywordsAmong([given])).toEqual([plainKeyword('flying')]);
  });

  it('stand in the text that gives them', () => {
    const trample: Ability = { kind: 'keyword', keyword: 'trample' };
    const by = { grants: [flying, trample] };
    const { granted: known, inner } = printedOf(
      card({ abilities: [{ kind: 'static', effect: { modifies: 'enchanted', by } }] }),
      [],
    );
    expect([known.get(flying), known.get(trample)]).toEqual(inner);
    expect(inner.map(({ ref }) => ref.index)).toEqual([INNER_TEXTS_FROM, INNER_TEXTS_FROM + 1]);
  });

  it('none where a text only makes something larger', () => {
    const effect = { modifies: 'enchanted', by: { power: 1 } } as const;
    expect(printedOf(card({ abilities: [{ kind: 'static', effect }] }), []).inner).toEqual([]);
  });
});

describe('keywords', () => {
  const keywords = (...abilities: readonly Ability[]) =>
    printedOf(card({ abilities }), []).keywords.map(({ name }) => name);
  const landhome = (land: BasicLandType): Ability => ({
    kind: 'keyword',
    keyword: 'landhome',
    land,
  });
  const pool = cardPool([card({ abilities: [words.rampage(2), landhome('Island')] })]);

  it.each<{ keyword: KeywordAbility; name: string }>([
    { keyword: words.keyword('flying'), name: 'flying' },
    { keyword: words.rampage(2), name: 'rampage 2' },
    { keyword: words.landwalk('Island'), name: 'landwalk Island' },
    { keyword: words.protectionFrom({ color: 'R' }), name: 'protection {"color":"R"}' },
  ])('have in records the name $name', ({ keyword, name }) => {
    expect(keywords(keyword)).toEqual([name]);
  });

  it('of one parameter are one value, others are others', () => {
    const [two, same, three] = [2, 2, 3].map((n) => keywordOf(words.rampage(n)));
    expect(two).toBe(same);
    expect(two).not.toBe(three);
  });

  it.each(['flanking', 'rampage 2', 'landhome Island', 'landhome Swamp'])(
    'as %s a record names an ability that triggers',
    (name) => {
      expect(pool.abilitiesOf(pool.keyword(name))[0]?.trigger).not.toBeNull();
      expect(pool.ability({ of: name, index: 0, text: [] }).keyword).toBe(name.split(' ')[0]);
    },
  );

  it.each(['rampage 3', 'protection {"color":"R"}', 'soaring'])(
    'that no card of the game has are unknown: %s',
    (name) => {
      expect(() => pool.keyword(name)).toThrow(name);
    },
  );

  it('that stand for nothing else have no abilities', () => {
    expect(pool.abilitiesOf(plainKeyword('flying'))).toEqual([]);
  });

  it('with a cost are found under the bare word that older records have', () => {
    const cycler = cardPool([card({ abilities: [words.cycling('2')] })]);
    expect(cycler.keyword('cycling').ability).toEqual(words.cycling('2'));
  });
});

describe('the pool of cards', () => {
  const token = card({ name: 'Test Token', types: ['Creature'] });
  const makes: Effect = { do: 'createTokens', token, amount: 1 };

  it('holds its cards, the basic lands, and tokens wherever they stand in a text', () => {
    const deep: Effect = { do: 'if', condition: { exists: { type: 'Land' } }, effect: [makes] };
    const pool = cardPool([card({ spell: [{ effect: [deep] }] })]);
    expect(pool.names).toEqual(['Test Card']);
    expect(['Test Card', 'Test Token', 'Forest', 'Blank'].every((name) => pool.has(name))).toBe(
      true,
    );
    expect(pool.has('Test Nothing')).toBe(false);
    expect(pool.printed('Test Token', []).types).toEqual(['Creature']);
  });

  describe('of tokens', () => {
    const namesake = card({ name: 'Test Token', types: ['Artifact'] });
    const larger = { ...token, power: 5 };
    const maker = (name: string, made: CardDefinition) =>
      card({ name, spell: [{ effect: [{ do: 'createTokens', token: made, amount: 1 }] }] });

    it('keeps a card that is called like a token, in whichever order they come', () => {
      for (const cards of [
        [maker('Test Maker', token), namesake],
        [namesake, maker('Test Maker', token)],
      ]) {
        const pool = cardPool(cards);
        expect(pool.printed('Test Token', []).types).toEqual(['Artifact']);
        expect(pool.token(token)).toBe('Test Token@Test Maker');
        expect(pool.printed(pool.token(token), []).types).toEqual(['Creature']);
      }
    });

    it('tells two of one name apart, and takes equal ones for the same', () => {
      const pool = cardPool([maker('One', token), maker('Two', larger), maker('Three', token)]);
      expect([pool.token(token), pool.token(larger)]).toEqual(['Test Token', 'Test Token@Two']);
      expect(pool.printed(pool.token(larger), [])).toMatchObject({ name: 'Test Token', power: 5 });
    });

    it('finds their abilities by what they are known by', () => {
      const able = { ...token, abilities: [words.cycling('2')] };
      const pool = cardPool([namesake, maker('Test Maker', able)]);
      const [ability] = pool.printed(pool.token(able), []).abilities;
      expect(ability?.ref.of).toBe('Test Token@Test Maker');
      expect(pool.ability(ability!.ref)).toBe(ability);
    });
  });

  it.each(MANA_OF_LANDS)(
    '6ED 214.9e#1: knows the mana of a %s though no deck has one',
    (name, mana) => {
      const [ability] = cardPool([]).printed(name, []).abilities;
      expect(ability).toMatchObject({
        isMana: true,
        program: [{ op: 'effect', effect: { do: 'addMana', mana } }],
      });
    },
  );

  it('says which card it does not hold', () => {
    expect(() => cardPool([]).printed('Test Nothing', [])).toThrow(
      "no card is called 'Test Nothing'",
    );
  });

  it('compiles a card once for each change of its text', () => {
    const pool = cardPool([card({})]);
    const text = [{ word: 'color', from: 'R', to: 'G' }] as const;
    expect(pool.printed('Test Card', [])).toBe(pool.printed('Test Card', []));
    expect(pool.printed('Test Card', text)).toBe(pool.printed('Test Card', text));
    expect(pool.printed('Test Card', text)).not.toBe(pool.printed('Test Card', []));
  });

  it('finds abilities and inner texts by their reference', () => {
    const delayed: Effect = { do: 'delay', until: { step: 'upkeep' }, effect: [DRAW] };
    const pool = cardPool([
      card({ abilities: [{ kind: 'activated', cost: {}, effect: [delayed] }] }),
    ]);
    const { abilities, inner } = pool.printed('Test Card', []);
    expect(pool.ability({ of: 'Test Card', index: 0, text: [] })).toBe(abilities[0]);
    expect(pool.ability({ of: 'Test Card', index: INNER_TEXTS_FROM, text: [] })).toBe(inner[0]);
  });

  it('knows whether the order of graveyards matters', () => {
    const top: Effect = { do: 'move', what: { top: 1, in: 'graveyard', of: 'you' }, to: 'hand' };
    expect(cardPool([card({})]).graveyardsHaveAnOrder).toBe(false);
    expect(cardPool([card({}), card({ spell: [{ effect: [top] }] })]).graveyardsHaveAnOrder).toBe(
      true,
    );
  });
});
