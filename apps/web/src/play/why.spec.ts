import { describe, expect, test } from '@jest/globals';
import type { SeatOptions, Story } from '@arbiter/client';
import { ledgerLink, rulesIn } from './citations.ts';
import { whyAsked, whySize } from './why.ts';

const step = (change: Partial<Story['steps'][number]>): Story['steps'][number] => ({
  ...{ by: 'printed', source: null, text: '', power: 1, toughness: 1, sets: false },
  ...{ rule: '6ED 405.1', ...change },
});

describe('why a creature has its size', () => {
  const story = (...steps: Story['steps'][number][]): Story => ({
    ...{ game: 'g', version: 1, object: 7, steps },
  });

  test('is told effect by effect, each with what it comes to and its rule', () => {
    const why = whySize(
      'Moss Ox',
      story(
        step({ sets: true }),
        step({ by: 'Banner', text: 'Oxen get +1/+2.', power: 2, toughness: 3 }),
        step({ by: 'an effect', text: 'Moss Ox: -1/+0', power: 1, toughness: 3 }),
        step({ by: 'Dullness', power: 0, toughness: 2, sets: true }),
        step({ by: 'counters', power: 1, toughness: 3 }),
      ),
    );
    expect(why.title).toBe('Why is Moss Ox 1/3?');
    expect(why.reasons.map(({ text, now }) => `${text} = ${now}`)).toEqual([
      'The card says 1/1 = 1/1',
      '+1/+2: Banner (“Oxen get +1/+2.”) = 2/3',
      '−1/+0: an effect that lasts (Moss Ox: -1/+0) = 1/3',
      'It is 0/2: Dullness = 0/2',
      '+1/+1: the counters on it = 1/3',
    ]);
    expect(why.reasons[1]?.rule).toBe('6ED 405.1');
  });
});

describe('why one is asked', () => {
  const asked = (kind: string, about: object) =>
    whyAsked({
      ...{ number: 1, kind },
      about: { question: 'Pay?', name: '', text: [], ifNot: null, rule: null, ...about },
    } as unknown as NonNullable<SeatOptions['decision']>);

  test('by a card: which one, what it says, what happens if not, and the rule', () => {
    const { title, reasons } = asked('pay', {
      ...{ name: 'Moss Ox', text: ['Echo'], ifNot: 'It is sacrificed.', rule: '6ED 502.19a' },
    });
    expect(title).toBe('Pay?');
    expect(reasons.map(({ text }) => text)).toEqual([
      ...['Moss Ox asks you.', 'Moss Ox says: “Echo”', 'If you don’t: It is sacrificed.'],
    ]);
    expect(reasons[0]?.rule).toBe('6ED 502.19a');
  });

  test('by the rules alone: why, in a sentence; what no rulebook has cites none', () => {
    expect(asked('priority', {}).reasons[0]?.text).toMatch(/You have priority/u);
    expect(asked('disclose', { rule: 'protocol' }).reasons[0]?.rule).toBeNull();
  });
});

describe('a citation', () => {
  test('names rules, with letters and by headings; silence is none', () => {
    expect(rulesIn('6ED silent; TSP 502.10b')).toEqual(['TSP 502.10b']);
    expect(rulesIn('6ED 409.1f')).toEqual(['6ED 409.1f']);
    expect(rulesIn('6ED Glossary: Counter')).toEqual(['6ED Glossary: Counter']);
    expect(rulesIn('protocol')).toEqual([]);
  });

  test('stands in the ledger under its own name', () => {
    expect(ledgerLink('6ED 409.1f')).toBe('/ledger.html#6ED%20409.1f');
  });
});
