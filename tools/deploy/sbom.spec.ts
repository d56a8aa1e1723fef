import { expect, test } from '@jest/globals';
import { sbom } from './sbom.mjs';
import { textOf } from './sources.mjs';

const { dependencies, devDependencies } = JSON.parse(textOf('package.json')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;
const { components } = sbom();

test('the SBOM has each package that we depend on, in its version, and what these need', () => {
  const named = components.map(({ name, version }) => [name, version]);
  expect(named).toEqual(expect.arrayContaining(Object.entries(dependencies)));
  expect(named.length).toBeGreaterThan(Object.keys(dependencies).length * 2);
});

test('it has nothing that only builds and tests', () => {
  const named = components.map(({ name }) => name);
  // What runs names them as its own: for types, and where the compiler is there.
  const both = ['@types/node', 'typescript'];
  const tools = Object.keys(devDependencies).filter((name) => !both.includes(name));
  expect(tools.filter((name) => named.includes(name))).toEqual([]);
});

test('of a package it says where it is from, what it is by its hash, and its license', () => {
  expect(components.find(({ name }) => name === 'kafkajs')).toEqual({
    ...{ type: 'library', name: 'kafkajs', version: dependencies['kafkajs'] },
    ...{ 'bom-ref': 'pkg:npm/kafkajs@2.2.4', purl: 'pkg:npm/kafkajs@2.2.4' },
    scope: 'required',
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/u) }],
    licenses: [{ expression: 'MIT' }],
  });
});
