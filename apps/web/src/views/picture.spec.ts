import { expect, test } from '@jest/globals';
import type { Card } from './cards.tsx';
import { pictureOf } from './picture.tsx';

const card = (name: string, more: object = {}): Card => ({ name, ...more }) as unknown as Card;

test('a card’s picture is asked for by its name, encoded', () => {
  const where = 'https://a.example/{name}.jpg?of={name}';
  expect(pictureOf(card('Fire // Ice'), where)).toBe(
    'https://a.example/Fire%20%2F%2F%20Ice.jpg?of=Fire%20%2F%2F%20Ice',
  );
});

test('tokens, and what lies face down, have none; nothing has where no host is named', () => {
  const where = 'https://a.example/{name}';
  expect(pictureOf(card('Saproling', { token: true }), where)).toBeNull();
  expect(pictureOf(card(''), where)).toBeNull();
  expect(pictureOf(card('Forest'), null)).toBeNull();
});
