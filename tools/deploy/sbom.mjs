/**
 * The packages from outside that run, in CycloneDX: `npm run -s sbom`. From the lockfile, by which the image installs them.
 * (`npm sbom --omit dev` leaves out what a tool needs as well: zod and rxjs, of ours.)
 */
import { Buffer } from 'node:buffer';
import { fileURLToPath } from 'node:url';
import { textOf } from './sources.mjs';

/**
 * @typedef {object} Locked  an entry of package-lock.json
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {string} [license]
 * @property {boolean} [dev]       only what builds and tests needs it
 * @property {boolean} [optional]  only some machines have it
 * @property {boolean} [devOptional]
 * @property {boolean} [link]      one of our own rooms
 */

/** The document. It has no time and no number of its own: the same lockfile gives the same one. */
export function sbom() {
  /** @type {{ packages: Record<string, Locked> }} */
  const { packages } = JSON.parse(textOf('package-lock.json'));
  const { name, version, license } = JSON.parse(textOf('package.json'));
  /** One that lies in several places is named once. @type {Map<string, ReturnType<typeof componentOf>>} */
  const components = new Map();
  for (const [place, locked] of Object.entries(packages)) {
    const [, named] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(place) ?? [];
    if (named === undefined || locked.link || locked.dev) continue;
    const one = componentOf(named, locked);
    components.set(one.purl, one);
  }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: {
        ...{ type: 'application', name, version, purl: purlOf(name, version) },
        licenses: licensesOf(license),
      },
    },
    components: [...components.values()],
  };
}

/** @param {string} name @param {Locked} locked */
function componentOf(name, { version = '', integrity = '', license, ...locked }) {
  const purl = purlOf(name, version);
  return {
    ...{ type: 'library', 'bom-ref': purl, name, version, purl },
    scope: locked.optional || locked.devOptional ? 'optional' : 'required',
    hashes: integrity
      .split(' ')
      .filter((one) => one.startsWith('sha512-'))
      .map((one) => ({
        alg: 'SHA-512',
        content: Buffer.from(one.slice('sha512-'.length), 'base64').toString('hex'),
      })),
    licenses: licensesOf(license),
  };
}

/** @param {string} name @param {string} version */
const purlOf = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** @param {string | undefined} license */
const licensesOf = (license) => (license === undefined ? [] : [{ expression: license }]);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(`${JSON.stringify(sbom(), null, 1)}\n`);
}
