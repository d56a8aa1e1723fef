import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A file that was named or found, with its text; or why there is none. */
export type FoundFile = { readonly file: string } & (
  { readonly text: string } | { readonly problem: string }
);

const ENDINGS = ['.yaml', '.yml'];

/** Scenario files: those named, and in folders all that end in `.yaml` or `.yml`, in order of path. */
export function findFiles(paths: readonly string[]): FoundFile[] {
  return paths.flatMap((path): FoundFile[] => {
    try {
      if (!statSync(path).isDirectory()) return [readFound(path)];
      const files = readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter((name) => ENDINGS.some((ending) => name.endsWith(ending)))
        .sort();
      if (files.length > 0) return files.map((name) => readFound(join(path, name)));
      return [{ file: path, problem: 'the folder holds no scenario (*.yaml)' }];
    } catch (error) {
      return [{ file: path, problem: problemOf(error) }];
    }
  });
}

function readFound(file: string): FoundFile {
  try {
    return { file, text: readFileSync(file, 'utf8') };
  } catch (error) {
    return { file, problem: problemOf(error) };
  }
}

function problemOf(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such file or folder';
  return `it can't be read (${code ?? String(error)})`;
}
