import { describe, expect, test } from '@jest/globals';
import { Guide } from './guide.ts';
import { TIPS, tipFor, type Moment } from './tips.ts';

interface Laid {
  readonly edition?: string;
  readonly active?: 0 | 1;
  readonly asks?: string;
  readonly may?: readonly string[];
  readonly pool?: number;
  readonly stack?: readonly { readonly kind: string; readonly controller: 0 | 1 }[];
  readonly hand?: number;
  readonly window?: string;
}

/** A table with what tips look at, before the player in seat 0. */
function moment(laid: Laid = {}): Moment {
  const { edition = '6ED', active = 0, asks = 'priority', may = [], pool = 0, stack = [] } = laid;
  const hand = Array.from({ length: laid.hand ?? 7 }, () => ({}));
  const player = { pool: [0, 0, 0, pool, 0, 0], hand };
  return {
    view: {
      ...{ edition, turn: { active }, players: [player, player], stack },
      priority: { seat: 0, passes: 0, window: laid.window },
    },
    options: { decision: { kind: asks }, commands: may.map((type) => ({ type })) },
    seat: 0,
  } as unknown as Moment;
}

const theirs = { kind: 'spell', controller: 1 } as const;

describe('a tip', () => {
  test.each<[string, Laid]>([
    ['mulligan', { asks: 'mulligan' }],
    ['land', { may: ['PlayLand', 'CastSpell', 'Pass'] }],
    ['cast', { may: ['CastSpell', 'Pass'] }],
    ['burn', { may: ['Pass'], pool: 2 }],
    ['damage', { may: ['Pass'], stack: [{ kind: 'damage', controller: 0 }] }],
    ['prevention', { active: 1, may: ['Pass'], window: 'prevention' }],
    ['interrupts', { active: 1, may: ['Pass'], window: 'interrupts', stack: [theirs] }],
    ['respond', { active: 1, may: ['Pass'], stack: [theirs] }],
    ['attack', { asks: 'attack', may: ['DeclareAttackers'] }],
    ['block', { asks: 'block', active: 1, may: ['DeclareBlockers'] }],
    ['discard', { asks: 'choose', hand: 8 }],
    ['pass', { may: ['Pass'] }],
  ])('about %s comes when it is time for it', (id, laid) => {
    expect(tipFor(moment(laid), new Set())?.id).toBe(id);
  });

  test.each<[string, Laid]>([
    ['a land on the other’s turn', { active: 1, asks: 'attack', may: ['PlayLand'] }],
    ['a spell of one’s own', { asks: 'attack', stack: [{ kind: 'spell', controller: 0 }] }],
    ['a choice with few cards in hand', { asks: 'choose', hand: 7 }],
  ])('is not told of %s', (_, laid) => {
    expect(tipFor(moment(laid), new Set())).toBeNull();
  });

  test('is told once, and the next that fits after it', () => {
    const laid = moment({ may: ['PlayLand', 'CastSpell'] });
    expect(tipFor(laid, new Set(['land']))?.id).toBe('cast');
  });

  test('names a difference by a rule of its own edition', () => {
    for (const { differs } of TIPS) {
      for (const [edition, difference] of Object.entries(differs)) {
        expect(difference?.rule.startsWith(`${edition} `)).toBe(true);
      }
    }
  });
});

describe('the guide', () => {
  function guided() {
    const seen = new Map<string, readonly string[]>();
    const guide = new Guide({
      seen: (edition) => seen.get(edition) ?? [],
      keep: (edition, ids) => void seen.set(edition, ids),
    });
    const told = (): string[] => guide.told.value.map(({ tip }) => tip.id);
    return { guide, seen, told };
  }

  test('keeps what it told until it was read, the newest on top', () => {
    const { guide, told } = guided();
    guide.look(moment({ may: ['PlayLand'] }));
    guide.look(moment({ asks: 'attack', may: ['DeclareAttackers'] }));
    expect(told()).toEqual(['land', 'attack']);
    guide.gotIt();
    expect(told()).toEqual(['land']);
  });

  test('tells nothing twice under an edition, and each again under another', () => {
    const { guide, seen } = guided();
    const land = { asks: 'attack', may: ['PlayLand'] };
    guide.look(moment(land));
    guide.look(moment(land));
    expect(guide.told.value).toHaveLength(1);
    guide.look(moment({ ...land, edition: 'TSP' }));
    expect([...seen]).toEqual([
      ['6ED', ['land']],
      ['TSP', ['land']],
    ]);
  });
});
