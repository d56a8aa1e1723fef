/** Tells of each survivor as it is found: a long run is worth reading before it ends, and where it is stopped. */
import { relative } from 'node:path';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';

/**
 * A mutant that nothing noticed, in one line.
 * @param {import('@stryker-mutator/api/core').MutantResult} mutant
 */
export function lineOf({ fileName, location, mutatorName, replacement, status }) {
  const { line, column } = location.start;
  const to = replacement?.replaceAll(/\s+/gu, ' ').slice(0, 60) ?? '';
  return `${relative(process.cwd(), fileName)}:${line}:${column} ${status} ${mutatorName}: ${to}\n`;
}

/** @param {import('@stryker-mutator/api/core').MutantResult} mutant */
export const isAlive = ({ status }) => !['Killed', 'Timeout'].includes(status);

/** Stryker's Reporter. */
class Survivors {
  /** @param {import('@stryker-mutator/api/core').MutantResult} mutant */
  onMutantTested(mutant) {
    if (isAlive(mutant) && !['CompileError', 'Ignored'].includes(mutant.status)) {
      process.stdout.write(lineOf(mutant));
    }
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Reporter, 'survivors', Survivors)];
