import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COVERAGE_PARTS, type Coverage } from '@arbiter/conformance';

/** A block of random games that were played, as it is kept in a file. */
export interface KeptBlock {
  /** The games of what: `pool of TSP`, `pool of 4ED until 1996-08-31`, `decks of 6ED`. */
  readonly of: string;
  /** The number of the first game, and how many follow it. */
  readonly from: number;
  readonly games: number;
  /** The engine that played them: `sha256:` and hexadecimal. */
  readonly engine: string;
  /** What was wrong in them. */
  readonly faults: readonly string[];
  /** What came up in them; what did not is left out. */
  readonly coverage: Coverage;
}

/** How the file of a block is named. */
const nameOf = ({ of, from, games }: Pick<KeptBlock, 'of' | 'from' | 'games'>): string =>
  `${of.replaceAll(' ', '-')}-${from}-${games}.json`;

/** Keeps a block in a folder, whole or not at all. */
export function keep(folder: string, block: KeptBlock): void {
  const coverage = Object.fromEntries(
    COVERAGE_PARTS.map((part) => [
      part,
      Object.fromEntries(Object.entries(block.coverage[part]).filter(([, times]) => times > 0)),
    ]),
  );
  mkdirSync(folder, { recursive: true });
  const path = join(folder, nameOf(block));
  writeFileSync(`${path}.part`, JSON.stringify({ ...block, coverage }));
  renameSync(`${path}.part`, path);
}

/**
 * All blocks in a folder; none if there is no such folder.
 * @throws {Error} that names a file that holds no block
 */
export function keptIn(folder: string): readonly KeptBlock[] {
  let names: readonly string[];
  try {
    names = readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  return names
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const path = join(folder, name);
      const block = read(path) as Partial<KeptBlock> | null;
      const { of, from, games, faults, coverage } = block ?? {};
      const whole = typeof of === 'string' && Array.isArray(faults);
      const counts = COVERAGE_PARTS.every((part) => typeof coverage?.[part] === 'object');
      if (whole && counts && Number.isInteger(from) && Number.isInteger(games)) {
        return block as KeptBlock;
      }
      throw new Error(`${path} holds no random games`);
    });
}

function read(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} holds no random games: ${(error as Error).message}`, { cause: error });
  }
}
