import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { CommandBody, MatchState, Position } from '@arbiter/client';
import { sourcesIn, type Source } from '../play/paying.ts';
import type { TableState } from '../state/state.ts';
import { freshTable } from './match-session.ts';
import { PaymentShown } from './payment-shown.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const [MOUNTAIN, TAIGA, FOREST] = [5, 6, 7];
const PLAN = {
  ...{ mode: 0, alternative: 0, buyback: false, division: null, pays: null },
  x: { least: 0, most: 0 },
  targets: [{ shape: 'subset', from: [9], least: 1, most: 1 }],
};
const mana = (object: number, ability = 0) => ({
  ...{ type: 'ActivateAbility', object, ability, isMana: true, costs: ['tap'], plans: [] },
});
/** A Shock is to be announced; a Taiga has a mana ability for either color. */
const POSITION = {
  version: 3,
  options: {
    decision: { number: 4, kind: 'priority' },
    commands: [
      { type: 'CastSpell', object: 8, plans: [PLAN] },
      ...[mana(MOUNTAIN), mana(TAIGA, 0), mana(TAIGA, 1), mana(FOREST)],
    ],
    labels: {},
  },
} as unknown as Position;

/** A server at which red mana pays: by the Mountain, or by the Taiga's second ability; whatever is wished for is tapped, too. */
function tried(body: CommandBody) {
  const { mana: wish = [] } = (body['payment'] ?? {}) as { mana?: readonly Source[] };
  const isPaid = wish.some(({ object, ability }) => object === MOUNTAIN || ability === 1);
  const all = isPaid ? wish : [...wish, { object: MOUNTAIN, ability: 0 }];
  return { game: 'g', version: 3, legal: true, refusal: null, pays: { mana: all, pool: '' } };
}

function announce(target: readonly string[] = ['9']) {
  let table: TableState = {
    ...freshTable({ match: 'm', seat: 0 } as MatchState),
    ...{ game: 'g', position: POSITION, open: { decision: 4, index: 0, plan: 0 } },
    fields: { 'target 0': target },
  };
  const asked: CommandBody[] = [];
  const shown = new PaymentShown({
    get: () => table,
    set: (change) => void (table = { ...table, ...change }),
    tried: (body) => {
      asked.push(body);
      return Promise.resolve(tried(body));
    },
  });
  const look = async (change: Partial<TableState> = {}): Promise<void> => {
    table = { ...table, ...change };
    shown.look();
    await jest.advanceTimersByTimeAsync(200);
  };
  return { shown, look, asked, now: () => table };
}

describe('how something is paid', () => {
  test('is shown once it has its targets, and not before', async () => {
    const { look, asked, now } = announce([]);
    await look();
    expect([asked, now().paid]).toEqual([[], null]);
    await look({ fields: { 'target 0': ['9'] } });
    expect(now().paid?.mana).toEqual([{ object: MOUNTAIN, ability: 0 }]);
  });

  test('is asked once for one answer, and forgotten when that is closed', async () => {
    const { look, asked, now } = announce();
    await look();
    await look();
    expect(asked).toHaveLength(1);
    await look({ open: null });
    expect(now().paid).toBeNull();
  });

  test('becomes otherwise by a click on another land, by whichever of its abilities pays', async () => {
    const { shown, look, now } = announce();
    await look();
    expect(await shown.swap(TAIGA)).toBe(true);
    expect(now().paid?.mana).toEqual([{ object: TAIGA, ability: 1 }]);
    expect(sourcesIn(now().fields ?? {})).toEqual([{ object: TAIGA, ability: 1 }]);
  });

  test('is left to the server again by a click on what was chosen', async () => {
    const { shown, look, now } = announce();
    await look();
    await shown.swap(TAIGA);
    expect(await shown.swap(TAIGA)).toBe(true);
    expect(now().paid?.mana).toEqual([{ object: MOUNTAIN, ability: 0 }]);
  });

  test('stays as it is where the land would be tapped beside what pays already', async () => {
    const { shown, look, now } = announce();
    await look();
    expect(await shown.swap(FOREST)).toBe(false);
    expect(now().paid?.mana).toEqual([{ object: MOUNTAIN, ability: 0 }]);
  });
});
