import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express from 'express';

/** The page as it is served. */
export interface PageFiles {
  /** Hashes of the scripts inside the page, for the Content-Security-Policy. */
  readonly scriptHashes: readonly string[];
  serve(app: NestExpressApplication): void;
}

/** Folders from here to the packages that a browser loads. Ours is apps/gateway/src/http, or dist/http. */
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const PUBLIC = join(ROOT, 'apps', 'web', 'public');

/** The files of `apps/web` and of what it imports; where they are not there, as in a gateway alone, nothing. */
export function pageFiles(): PageFiles {
  const index = join(PUBLIC, 'index.html');
  if (!existsSync(index)) return { scriptHashes: [], serve: () => undefined };
  const inline = readFileSync(index, 'utf8').matchAll(
    /<script type="importmap">([^]*?)<\/script>/gu,
  );
  const scriptHashes = [...inline].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return {
    scriptHashes,
    serve(app) {
      const files = (at: string, folder: string): void => {
        app.use(at, express.static(folder, { index: false, fallthrough: false, redirect: false }));
      };
      files('/modules/web', join(ROOT, 'apps', 'web', 'dist'));
      files('/modules/client', join(ROOT, 'libs', 'client', 'dist'));
      app.use(express.static(PUBLIC, { redirect: false }));
    },
  };
}
