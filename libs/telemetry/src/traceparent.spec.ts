import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { makeTraceparent, parseTraceparent } from './traceparent.ts';

const hex = (digits: number) =>
  fc.stringMatching(new RegExp(`^[0-9a-f]{${digits}}$`, 'u')).filter((text) => !/^0+$/u.test(text));

test('W3C trace context: what was made is read back', () => {
  fc.assert(
    fc.property(hex(32), hex(16), fc.nat(255), (traceId, spanId, traceFlags) => {
      const made = makeTraceparent({ traceId, spanId, traceFlags });
      expect(parseTraceparent(made)).toEqual({ traceId, spanId, traceFlags, isRemote: true });
    }),
  );
});

test.each([
  ['nothing', undefined],
  ['an empty text', ''],
  ['another text', 'none of it'],
  ['a version that is none', `ff-${'a'.repeat(32)}-${'b'.repeat(16)}-01`],
  ['a trace id of zeros', `00-${'0'.repeat(32)}-${'b'.repeat(16)}-01`],
  ['a span id of zeros', `00-${'a'.repeat(32)}-${'0'.repeat(16)}-01`],
  ['capitals', `00-${'A'.repeat(32)}-${'b'.repeat(16)}-01`],
])('W3C trace context: %s is none', (_, text) => {
  expect(parseTraceparent(text)).toBeUndefined();
});

test('W3C trace context: a later version may have more to say', () => {
  const later = `01-${'a'.repeat(32)}-${'b'.repeat(16)}-01-what-comes`;
  expect(parseTraceparent(later)?.traceId).toBe('a'.repeat(32));
});
