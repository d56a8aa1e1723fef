/**
 * Reads the rooms as they stand and says where they differ from the table in rooms.mjs. Lint holds the same arrows
 * while one writes; this looks at what lint can't see: package.json, tsconfig.json, what is missing, what is extra.
 * `node tools/house.mjs` prints what is wrong; tools/house.spec.ts runs it among the tests.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';
import { brokenEngineArrow, NOUNS_IN_A_CIRCLE } from './engine-rooms.mjs';
import { rooms } from './rooms.mjs';

/**
 * @typedef {object} RoomAsBuilt
 * @property {{ name: string, dependencies?: Record<string, string>, nx?: { tags?: string[] } }} package
 * @property {string[]} references             folders of the referenced rooms, from the root
 * @property {Record<string, string>} sources  text of each source file, by its path from the root
 *
 * @typedef {object} House
 * @property {string[]} built           folders of the rooms that the root tsconfig.json compiles
 * @property {Record<string, RoomAsBuilt>} rooms   by folder
 */

const SCOPE = '@arbiter/';

/** Entrances of rooms beside their index: what a page loads later, and what is said of rules, which makes no other engine. */
const ENTRANCES = ['client/kept', 'editions/sentences', 'protocol/limits'];

/** @param {string} root @returns {House} */
export function readHouse(root) {
  /** @type {House} */
  const house = { built: referencesOf(root, '.'), rooms: {} };
  for (const floor of ['libs', 'apps']) {
    for (const name of readdirSync(join(root, floor))) {
      const at = `${floor}/${name}`;
      if (!existsSync(join(root, at, 'package.json'))) continue;
      house.rooms[at] = {
        package: JSON.parse(readFileSync(join(root, at, 'package.json'), 'utf8')),
        references: referencesOf(root, at),
        sources: Object.fromEntries(
          readdirSync(join(root, at, 'src'), { recursive: true, encoding: 'utf8' })
            .filter((file) => /\.tsx?$/.test(file))
            .map((file) => `${at}/src/${file}`)
            .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
        ),
      };
    }
  }
  return house;
}

/** @param {House} house @returns {string[]} one line for each thing that is not as the table says */
export function brokenArrows(house) {
  const known = new Map(rooms.map((room) => [room.at, room]));
  /** @type {string[]} */
  const broken = [];
  for (const at of Object.keys(house.rooms)) {
    if (!known.has(at)) broken.push(`${at} is not in the table of tools/rooms.mjs`);
  }
  for (const room of rooms) {
    const built = house.rooms[room.at];
    if (built === undefined) broken.push(`${room.at} is in the table but does not exist`);
    else broken.push(...brokenIn(room, built));
    if (!house.built.includes(room.at)) broken.push(`tsconfig.json does not build ${room.at}`);
  }
  return broken;
}

/** @param {import('./rooms.mjs').Room} room @param {RoomAsBuilt} built @returns {string[]} */
function brokenIn(room, built) {
  const folders = new Map(rooms.map((one) => [one.name, one.at]));
  const dependencies = Object.keys(built.package.dependencies ?? {})
    .filter((name) => name.startsWith(SCOPE))
    .map((name) => name.slice(SCOPE.length));
  /** @type {string[]} */
  const broken = [];

  if (built.package.name !== SCOPE + room.name) {
    broken.push(`${room.at} should be named ${SCOPE}${room.name}`);
  }
  if (built.package.nx?.tags?.join() !== `room:${room.name}`) {
    broken.push(`${room.at} should have the one Nx tag room:${room.name}`);
  }
  for (const name of dependencies) {
    if (!room.imports.includes(name)) broken.push(`${room.at} may not depend on ${name}`);
  }
  const wanted = dependencies.map((name) => folders.get(name) ?? name).sort();
  if (wanted.join() !== [...built.references].sort().join()) {
    broken.push(`the references in ${room.at}/tsconfig.json differ from its dependencies`);
  }
  for (const [file, text] of Object.entries(built.sources)) {
    for (const { from, typeOnly } of importsOf(file, text)) {
      if (from.startsWith('.')) {
        const path = join(dirname(file), from);
        // Tests over real servers start them with the tools for it.
        if (
          /\.distributed-spec\.ts$/.test(file) &&
          /^tools\/(?:servers|distributed)\/[a-z-]+\.mjs$/.test(path)
        )
          continue;
        // Any test that lasts minutes says in which turn it runs.
        if (/spec\.ts$/.test(file) && path === 'tools/in-turn.mjs') continue;
        // Data of the room that was gathered into modules (tools/gather-cards.mjs).
        if (path.startsWith(`${room.at}/generated/`)) continue;
        if (!path.startsWith(`${room.at}/src/`)) {
          broken.push(`${file} reaches out of its room for ${from}`);
        }
        continue;
      }
      if (!from.startsWith(SCOPE)) continue;
      const [name = '', part] = from.slice(SCOPE.length).split('/');
      if (name === room.name) continue;
      // What a room has for the tests of others is no part of its build.
      const isEntrance =
        part === 'testing' ? file.endsWith('spec.ts') : ENTRANCES.includes(`${name}/${part}`);
      if (part !== undefined && !isEntrance) {
        broken.push(`${file} may not import ${from}`);
        continue;
      }
      if (!room.imports.includes(name)) broken.push(`${file} may not import ${from}`);
      else if (!dependencies.includes(name)) {
        broken.push(`${file} imports ${from}, which ${room.at}/package.json does not name`);
      }
      if (room.typesOnly.includes(name) && !typeOnly) {
        broken.push(`${file} may import only types from ${from}`);
      }
    }
  }
  return broken;
}

/**
 * The engine knows questions and answers; which edition gives which answer stands in libs/editions. A comment may
 * cite a rule of an edition, code may not. Spec files are left out: their data may have to name one.
 *
 * @param {House} house @returns {string[]} where the engine's code names an edition
 */
export function editionsInEngine(house) {
  // In any case but a mixed one: CastSpell has the same letters.
  const EDITION = /\d(ED|Ed|ed)|TSP|Tsp|\btsp/;
  /** @type {string[]} */
  const found = [];
  for (const [file, text] of Object.entries(house.rooms['libs/engine']?.sources ?? {})) {
    if (/spec\.ts$/.test(file)) continue;
    if (EDITION.test(file)) found.push(file);
    const source = parse(file, text);
    visit(source, (node) => {
      // Only leaves have a text of their own; comments belong to no node.
      if (node.getChildCount(source) > 0 || !EDITION.test(node.getText(source))) return;
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(`${file}:${String(line + 1)} ${node.getText(source)}`);
    });
  }
  return found;
}

/** @param {House} house @returns {string[]} where a room of the engine imports values from one that its table doesn't have */
export function brokenEngineArrows(house) {
  return engineImports(house).flatMap(({ file, to }) => brokenEngineArrow(file, to) ?? []);
}

/**
 * Circles of imports of values, found by taking away what imports nothing that is left, and what nothing that is left
 * imports.
 *
 * @param {House} house @returns {string[]} the files of the engine that lie on one, or between two
 */
export function engineCycles(house) {
  /** @type {Map<string, Set<string>>} */
  const left = new Map();
  for (const { file, to } of engineImports(house)) {
    if (NOUNS_IN_A_CIRCLE.includes(file) && NOUNS_IN_A_CIRCLE.includes(to)) continue;
    left.set(file, (left.get(file) ?? new Set()).add(to));
  }
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const [file, to] of left) {
      const isImported = [...left.values()].some((one) => one.has(file));
      if (!isImported || ![...to].some((one) => left.has(one))) left.delete(file);
    }
  }
  return [...left.keys()].sort();
}

/** Imports of values between source files of the engine. @param {House} house */
function engineImports(house) {
  return Object.entries(house.rooms['libs/engine']?.sources ?? {}).flatMap(([file, text]) =>
    /spec\.ts$/.test(file)
      ? []
      : importsOf(file, text)
          .filter(({ from, typeOnly }) => from.startsWith('.') && !typeOnly)
          .map(({ from }) => ({ file, to: join(dirname(file), from) })),
  );
}

/**
 * What each text imports that was read before: a test changes one file of the house and looks at all of them again.
 *
 * @type {Map<string, { from: string, typeOnly: boolean }[]>}
 */
const read = new Map();

/** @param {string} file @param {string} text */
function importsOf(file, text) {
  const imports = read.get(text) ?? importsIn(file, text);
  read.set(text, imports);
  return imports;
}

/** @param {string} file @param {string} text */
function importsIn(file, text) {
  /** @type {{ from: string, typeOnly: boolean }[]} */
  const imports = [];
  visit(parse(file, text), (node) => {
    if (ts.isImportDeclaration(node)) {
      add(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
    } else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isImportTypeNode(node)) {
      if (ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], false);
    }
  });
  return imports;

  /** @param {ts.Node | undefined} name @param {boolean} typeOnly */
  function add(name, typeOnly) {
    if (name && ts.isStringLiteralLike(name)) imports.push({ from: name.text, typeOnly });
  }
}

/** @param {string} file @param {string} text */
function parse(file, text) {
  return ts.createSourceFile(file, text, ts.ScriptTarget.ES2023);
}

/** @param {ts.Node} node @param {(node: ts.Node) => void} look */
function visit(node, look) {
  look(node);
  ts.forEachChild(node, (child) => {
    visit(child, look);
  });
}

/** @param {string} root @param {string} at @returns {string[]} */
function referencesOf(root, at) {
  const file = join(root, at, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, (path) => readFileSync(path, 'utf8'));
  /** @type {{ path: string }[]} */
  const references = config?.references ?? [];
  return references.map(({ path }) =>
    relative(root, resolve(root, at, path)).replaceAll('\\', '/'),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const house = readHouse(dirname(dirname(fileURLToPath(import.meta.url))));
  const wrong = [
    ...brokenArrows(house),
    ...brokenEngineArrows(house),
    ...engineCycles(house).map((file) => `on a circle of imports: ${file}`),
    ...editionsInEngine(house).map((place) => `the engine names an edition: ${place}`),
  ];
  for (const line of wrong) process.stderr.write(`${line}\n`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
