/** Which files of this repository a module runs on: itself, and whatever is imported from it on. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** What a module imports or exports from, also for its effects, also later; types too, which does no harm. */
const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*'([^']+)'/gu;

export class Sources {
  #root;
  /** @type {Map<string, { digest: string, imports: readonly string[] }>} */
  #read = new Map();

  /** @param {string} root of the repository */
  constructor(root) {
    this.#root = root;
  }

  /**
   * SHA-256 of each file that a module runs on, by path from the root.
   * @param {string} file path from the root, with `/`
   * @returns {Record<string, string>}
   */
  digestsFrom(file) {
    /** @type {Record<string, string>} */
    const digests = {};
    const open = [file];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (at in digests) continue;
      const { digest, imports } = this.#of(at);
      digests[at] = digest;
      open.push(...imports);
    }
    return digests;
  }

  /** @param {string} file */
  #of(file) {
    const known = this.#read.get(file);
    if (known !== undefined) return known;
    const text = readFileSync(join(this.#root, file), 'utf8');
    const imports = [...text.matchAll(IMPORT)].flatMap(([, to = '']) => this.#resolve(file, to));
    const found = { digest: createHash('sha256').update(text).digest('hex'), imports };
    this.#read.set(file, found);
    return found;
  }

  /**
   * A file of this repository, or none: packages from outside stand still.
   * @param {string} from @param {string} to @returns {string[]}
   */
  #resolve(from, to) {
    const [, room, part = 'index'] = /^@arbiter\/([\w-]+)(?:\/([\w-]+))?$/u.exec(to) ?? [];
    const paths =
      room === undefined
        ? to.startsWith('.')
          ? [posix.join(posix.dirname(from), to)]
          : []
        : ['libs', 'apps'].map((folder) => `${folder}/${room}/src/${part}.ts`);
    return paths.filter((path) => existsSync(join(this.#root, path)));
  }
}
