import { readFileSync } from 'node:fs';

/** What stands in a file that somebody names in an option. @throws Error with what is wrong */
export function jsonFile(file: string, option: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`${option}: ${file} can't be read`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${option}: ${file} is not JSON: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
