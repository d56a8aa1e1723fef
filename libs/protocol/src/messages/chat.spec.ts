import { expect, test } from '@jest/globals';
import { saying } from './chat.ts';

test.each([
  ['a key that is offered', { emote: 'nicePlay' }],
  ['words in any script', { text: 'Gut gespielt, 日本 👍' }],
])('%s can be said', (_, said) => {
  expect(saying.safeParse(said).success).toBe(true);
});

test.each([
  ['a key that there is not', { emote: 'sneer' }],
  ['both at once', { emote: 'hello', text: 'Hello' }],
  ['nothing that one can see', { text: ' \u200b\u200d ' }],
  ['more than 200 characters', { text: 'a'.repeat(201) }],
  ['two lines', { text: 'a\nb' }],
  ['a sign that turns what stands around it', { text: 'a\u202eb' }],
  ['a tower of accents', { text: `a${'\u0301'.repeat(5)}` }],
])('%s can’t', (_, said) => {
  expect(saying.safeParse(said).success).toBe(false);
});
