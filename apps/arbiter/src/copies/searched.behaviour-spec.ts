import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { constants, gunzipSync } from 'node:zlib';

/** What gzip begins with. */
const GZIP = Buffer.from([0x1f, 0x8b, 0x08]);

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
    return bytes.includes(text) || packedIn(bytes).some((part) => part.includes(text));
  });
}

/** What is packed with gzip within a file: all of it, or one batch of a broker's after the other. */
function packedIn(bytes: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  for (let at = bytes.indexOf(GZIP); at >= 0; at = bytes.indexOf(GZIP, at + 1)) {
    try {
      parts.push(gunzipSync(bytes.subarray(at), { finishFlush: constants.Z_SYNC_FLUSH }));
    } catch {
      // These bytes begin nothing that is packed.
    }
  }
  return parts;
}
