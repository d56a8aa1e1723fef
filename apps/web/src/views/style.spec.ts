import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';

const sheet = readFileSync(new URL('../../public/style.css', import.meta.url), 'utf8');
const dark = sheet.indexOf('prefers-color-scheme: dark');

/** The colours that a part of the sheet names. */
function colours(part: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...part.matchAll(/--([\w-]+): (#\w{6})/gu)].map(([, name = '', hex = '']) => [name, hex]),
  );
}

const THEMES = {
  light: colours(sheet.slice(0, dark)),
  dark: colours(sheet.slice(dark)),
};

/** How light a colour is, by WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, deep = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (deep + 0.05);
}

const CARDS = ['white', 'blue', 'black', 'red', 'green', 'many', 'none', 'land'];
const PAIRS: readonly (readonly [text: string, on: string])[] = [
  ...CARDS.flatMap((card) => [['ink', card] as const, ['small', card] as const]),
  ...['paper', 'panel', 'active'].flatMap((on) => [['ink', on] as const, ['quiet', on] as const]),
  ...[['accent', 'panel'] as const, ['on-accent', 'accent'] as const],
  ...[['warn', 'warn-paper'] as const, ['warn', 'panel'] as const],
];

describe.each(['light', 'dark'] as const)('by %s', (theme) => {
  test.each(PAIRS)('%s on %s can be read: WCAG asks for 4.5', (text, on) => {
    const { [text]: ink = '', [on]: paper = '' } = THEMES[theme];
    expect(contrast(ink, paper)).toBeGreaterThanOrEqual(4.5);
  });
});
