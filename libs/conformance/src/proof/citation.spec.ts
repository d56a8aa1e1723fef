import { expect, it } from '@jest/globals';
import { standsBehind } from './citation.ts';

it.each([
  ['6ED 420.5e', '6ED 420.5e', true],
  ['6ED 420.5e', '6ED 420.5', true],
  ['6ED 420.5', '6ED 420.5e', true],
  ['6ED 103.2.ex1', '6ED 103.2', true],
  ['6ED 310.1d.ex1', '6ED 310.1', true],
  ['6ED Glossary: Echo', '6ED Glossary: Echo', true],
  ['6ED 419.6#2', '6ED 419.6', true],
  ['6ED 419.6#2', '6ED 419.6b', true],
  ['6ED Glossary: Ability.2', '6ED Glossary: Ability', true],
  ['4ED phases.3.ex1', '4ED phases.3', true],
  ['TSP 502.10b', '6ED silent; TSP 502.10b', true],
  ['6ED 420.5e', '6ED 420.5d', false],
  ['6ED 420.5', '6ED 420.50', false],
  ['6ED 408', '6ED 408.1', false],
  ['6ED 408.1', '6ED 408', false],
  ['6ED 420.5e', 'TSP 420.5e', false],
  ['6ED 408.f', '6ED 408.1', false],
])('%s behind what cites %s: %s', (rule, citation, stands) => {
  expect(standsBehind(rule, citation)).toBe(stands);
});
