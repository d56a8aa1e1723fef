import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';

/** From here to the root of the project. Ours is apps/gateway/src/http, or dist/http. */
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
/** What `tools/bundle-page.mjs` makes. */
const PAGE = join(ROOT, 'dist', 'page');
/** What is served as it is: the icon, the ledger. */
const PUBLIC = join(ROOT, 'apps', 'web', 'public');

/** How a file may lie there compressed, the smaller first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  html: 'text/html; charset=utf-8',
};

/**
 * Serves the page at `/`; where it is not there, as in a gateway alone, nothing.
 *
 * @param use has what is below a path served
 * @param page the folder in which the page was made
 */
export function servePage(use: (at: string, serve: RequestHandler) => void, page = PAGE): void {
  if (!existsSync(join(page, 'index.html'))) return;
  use('/assets', compressed(join(page, 'assets')));
  use(
    '/assets',
    // Their names change with what is in them.
    express.static(join(page, 'assets'), {
      ...{ index: false, fallthrough: false, redirect: false },
      ...{ immutable: true, maxAge: '365d' },
    }),
  );
  use('/', compressed(page));
  use('/', express.static(page, { redirect: false, setHeaders: askEachTime }));
  use('/', express.static(PUBLIC, { index: false, redirect: false, setHeaders: keepIcon }));
}

/** It names the others, so a browser has to ask whether there is a new one. */
function askEachTime(response: Response): void {
  response.setHeader('Cache-Control', 'no-cache');
}

/** Nobody has to know of a new icon the same day. */
function keepIcon(response: Response, path: string): void {
  if (path.endsWith('.svg')) response.setHeader('Cache-Control', 'public, max-age=86400');
}

/** Asks for the file that lies there compressed, if the browser takes it; what serves files does the rest. */
function compressed(folder: string) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const path = request.path === '/' ? '/index.html' : request.path;
    const type = TYPES[/\/[\w-]+\.(\w+)$/u.exec(path)?.[1] ?? ''];
    if (type === undefined || !['GET', 'HEAD'].includes(request.method)) {
      next();
      return;
    }
    response.vary('Accept-Encoding');
    const accepted = ENCODINGS.find(
      ([encoding, end]) =>
        request.acceptsEncodings(encoding) !== false && existsSync(join(folder, path + end)),
    );
    if (accepted !== undefined) {
      const [encoding, end] = accepted;
      request.url = path + end;
      response.setHeader('Content-Encoding', encoding);
      response.setHeader('Content-Type', type);
    }
    next();
  };
}
