import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { BOTH_WAYS, ENGINE_ROOMS } from './engine-rooms.mjs';
import {
  brokenArrows,
  brokenEngineArrows,
  editionsInEngine,
  engineCycles,
  readHouse,
  type House,
} from './house.mjs';

const house = readHouse(fileURLToPath(new URL('..', import.meta.url)));

/** The house with one thing broken. */
function broken(change: (copy: House) => void): House {
  const copy = structuredClone(house);
  change(copy);
  return copy;
}

describe('the rooms inside the engine', () => {
  test('import as the table in tools/engine-rooms.mjs says, and never in a circle', () => {
    expect(brokenEngineArrows(house)).toEqual([]);
    expect(engineCycles(house)).toEqual([]);
  });

  test('point both ways in those pairs alone for which decision 36 has a reason', () => {
    const arrows = Object.entries(ENGINE_ROOMS);
    const pairs = arrows.flatMap(([from, targets]) =>
      targets
        .filter((to) => from < to && ENGINE_ROOMS[to]?.includes(from) === true)
        .map((to) => `${from} and ${to}`),
    );
    expect(pairs.sort()).toEqual(BOTH_WAYS);
  });

  test('an arrow that the table does not have is found', () => {
    const copy = broken(
      source('libs/engine/src/spaces/x.ts', `import { Work } from '../decide/work.ts';`),
    );
    expect(brokenEngineArrows(copy)).toEqual([
      'libs/engine/src/spaces/x.ts may not import libs/engine/src/decide/work.ts',
    ]);
  });

  test('a circle is found, and one of types alone is none', () => {
    const circle = (word: string): House =>
      broken((copy) => {
        source('libs/engine/src/state/x.ts', `${word} { y } from './y.ts';`)(copy);
        source('libs/engine/src/state/y.ts', `${word} { x } from './x.ts';`)(copy);
      });
    expect(engineCycles(circle('import'))).toEqual([
      'libs/engine/src/state/x.ts',
      'libs/engine/src/state/y.ts',
    ]);
    expect(engineCycles(circle('import type'))).toEqual([]);
  });
});

describe('the arrows between the rooms', () => {
  test('packages, references and imports are as the table in tools/rooms.mjs says', () => {
    expect(brokenArrows(house)).toEqual([]);
  });

  test.each<[what: string, change: (copy: House) => void, complaint: string]>([
    [
      'a dependency that the table does not have',
      ({ rooms }) => {
        rooms['libs/kernel']!.package.dependencies = { '@arbiter/cards': '0.0.0' };
        rooms['libs/kernel']!.references = ['libs/cards'];
      },
      'libs/kernel may not depend on cards',
    ],
    [
      'a missing reference',
      ({ rooms }) => rooms['libs/engine']!.references.pop(),
      'the references in libs/engine/tsconfig.json differ from its dependencies',
    ],
    [
      'a reference too many',
      ({ rooms }) => rooms['libs/cards']!.references.push('libs/engine'),
      'the references in libs/cards/tsconfig.json differ from its dependencies',
    ],
    [
      'an import that the table does not have',
      source('libs/engine/src/a.ts', `import { sixth } from '@arbiter/editions';`),
      'libs/engine/src/a.ts may not import @arbiter/editions',
    ],
    [
      'an import at run time',
      source('libs/engine/src/a.ts', `const it = await import('@arbiter/view');`),
      'libs/engine/src/a.ts may not import @arbiter/view',
    ],
    [
      'an import through an export',
      source('libs/view/src/a.ts', `export * from '@arbiter/bots';`),
      'libs/view/src/a.ts may not import @arbiter/bots',
    ],
    [
      'an import of a type in place',
      source('libs/view/src/a.ts', `export type It = import('@arbiter/bots').Bot;`),
      'libs/view/src/a.ts may not import @arbiter/bots',
    ],
    [
      'an import that package.json does not name',
      source('apps/game-state/src/a.ts', `import { it } from '@arbiter/bots';`),
      'apps/game-state/src/a.ts imports @arbiter/bots, which apps/game-state/package.json does not name',
    ],
    [
      'an app that imports another',
      source('apps/gateway/src/a.ts', `import { it } from '@arbiter/replay';`),
      'apps/gateway/src/a.ts may not import @arbiter/replay',
    ],
    [
      'conformance in a service',
      source('apps/gateway/src/a.ts', `import { it } from '@arbiter/conformance';`),
      'apps/gateway/src/a.ts may not import @arbiter/conformance',
    ],
    [
      'a part of a room that is for tests, in what is built',
      source('apps/arbiter/src/a.ts', `import { Driver } from '@arbiter/web/testing';`),
      'apps/arbiter/src/a.ts may not import @arbiter/web/testing',
    ],
    [
      'a part of a room that is its own affair',
      source('apps/arbiter/src/a.spec.ts', `import { h } from '@arbiter/web/dom';`),
      'apps/arbiter/src/a.spec.ts may not import @arbiter/web/dom',
    ],
    [
      'a value where only types may be imported',
      source('libs/protocol/src/a.ts', `import { type Game } from '@arbiter/engine';`),
      'libs/protocol/src/a.ts may import only types from @arbiter/engine',
    ],
    [
      'a path out of the room',
      source('libs/engine/src/a.ts', `import { it } from '../../kernel/src/index.ts';`),
      'libs/engine/src/a.ts reaches out of its room for ../../kernel/src/index.ts',
    ],
    [
      'a tool in a test that needs no server',
      source(
        'libs/platform/src/a.spec.ts',
        `import { it } from '../../../tools/servers/redis.mjs';`,
      ),
      'libs/platform/src/a.spec.ts reaches out of its room for ../../../tools/servers/redis.mjs',
    ],
    [
      'a wrong tag',
      ({ rooms }) => (rooms['libs/bots']!.package.nx = { tags: ['room:view'] }),
      'libs/bots should have the one Nx tag room:bots',
    ],
    [
      'a wrong name',
      ({ rooms }) => (rooms['libs/bots']!.package.name = '@arbiter/robots'),
      'libs/bots should be named @arbiter/bots',
    ],
    [
      'a room that is not built',
      ({ built }) => built.splice(built.indexOf('libs/sets'), 1),
      'tsconfig.json does not build libs/sets',
    ],
    [
      'a room that the table does not have',
      ({ rooms }) => (rooms['libs/util'] = rooms['libs/kernel']!),
      'libs/util is not in the table of tools/rooms.mjs',
    ],
    [
      'a room that is gone',
      ({ rooms }) => delete rooms['libs/view'],
      'libs/view is in the table but does not exist',
    ],
  ])('%s is seen', (_what, change, complaint) => {
    expect(brokenArrows(broken(change))).toEqual([complaint]);
  });

  test('importing types only is seen as such', () => {
    const text = `import type { Game } from '@arbiter/engine'; export type { View } from '@arbiter/view';`;
    expect(brokenArrows(broken(source('libs/protocol/src/a.ts', text)))).toEqual([]);
  });
});

describe('the engine', () => {
  test('names no edition', () => {
    expect(editionsInEngine(house)).toEqual([]);
  });

  test.each([
    [`const code = '6ED';`, `libs/engine/src/a.ts:1 '6ED'`],
    ['const text = `${n} TSP`;', 'libs/engine/src/a.ts:1 } TSP`'],
    [`// 6ED 103.4\nif (game.edition === "4ED") burn();`, 'libs/engine/src/a.ts:2 "4ED"'],
    [`const is6ed = true;`, 'libs/engine/src/a.ts:1 is6ed'],
  ])('is seen to name one in %j', (text, place) => {
    expect(editionsInEngine(engineOf(text))).toEqual([place]);
  });

  test.each([
    `/** 6ED 420.5e: the one that was there first stays. */\nexport const n = 1; // TSP 420.5e`,
    `const command = 'CastSpell';`,
  ])('is not in %j', (text) => {
    expect(editionsInEngine(engineOf(text))).toEqual([]);
  });

  function engineOf(text: string): House {
    return broken(
      ({ rooms }) => (rooms['libs/engine']!.sources = { 'libs/engine/src/a.ts': text }),
    );
  }
});

function source(file: string, text: string): (copy: House) => void {
  const [floor, name] = file.split('/');
  return ({ rooms }) => (rooms[`${floor!}/${name!}`]!.sources[file] = text);
}
