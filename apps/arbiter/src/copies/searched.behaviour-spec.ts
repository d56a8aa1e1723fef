import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** The files in a folder whose bytes, unpacked where they are packed, hold a text. */
export function filesWith(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const file = join(folder, name);
    let bytes: Buffer;
    try {
      if (!statSync(file).isFile()) return false;
      bytes = readFileSync(file);
    } catch {
      return false; // Servers remove files while we look.
    }
    return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).includes(text);
  });
}
