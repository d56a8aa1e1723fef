import { Controller, Get, Inject, Logger, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Public, schemaOf, type KeyRing } from '@arbiter/http';
import type { CookieOptions, Request, Response } from 'express';
import { z } from 'zod';
import { AuditTrail } from '../disputes/audit-trail.ts';
import { REPLAY_OPTIONS, type WholeReplayOptions } from '../options.ts';
import { NotSignedIn, Provider } from '../sign-in/provider.ts';
import { unknown } from './access.ts';

const HERE = '/v1/operators/sign-in';
const BACK = `${HERE}/return`;

/** What a browser keeps while it is at the provider. */
const COOKIE = 'arbiter-sign-in';

/** How long that may take, in milliseconds. */
const MEANWHILE = 600_000;

/** How long the page may take to make a token of what it is given, in milliseconds. */
const AT_ONCE = 60_000;

const ways = z.object({
  signIn: z
    .string()
    .nullable()
    .describe('where a browser goes to sign in at the provider; null: there is none'),
});

/**
 * How those who watch over games sign in by OpenID Connect. Whoever comes back from the provider goes on to the page by a
 * link such as `npm start` prints, so that everything after it is the same.
 */
@ApiTags('operators')
@Public()
@Controller('v1/operators')
export class SignInController {
  readonly #keys: KeyRing;
  readonly #audit: AuditTrail;
  readonly #provider: Provider | null;
  readonly #page: string;
  readonly #logger = new Logger('sign-in');

  constructor(audit: AuditTrail, @Inject(REPLAY_OPTIONS) { keys, oidc }: WholeReplayOptions) {
    this.#keys = keys;
    this.#audit = audit;
    this.#provider = oidc === null ? null : new Provider(oidc, BACK);
    this.#page = oidc?.page ?? '';
  }

  @Get('ways')
  @ApiOperation({ summary: 'How operators sign in here; by a link they always do' })
  @ApiOkResponse({ schema: schemaOf(ways) })
  ways(): z.infer<typeof ways> {
    return { signIn: this.#provider === null ? null : new URL(HERE, this.#page).href };
  }

  @Get('sign-in')
  @ApiOperation({ summary: 'For a browser: sends it to the provider to sign in' })
  @ApiResponse({ status: 303, description: 'To the provider, or to the page with why not' })
  async begin(@Res() response: Response): Promise<void> {
    const provider = this.#known();
    await this.#sending(response, async () => {
      const { url, secret } = await provider.begin();
      response.cookie(COOKIE, secret, { ...kept(provider), maxAge: MEANWHILE });
      return url;
    });
  }

  @Get('sign-in/return')
  @ApiOperation({ summary: 'For a browser that the provider sends back' })
  @ApiResponse({ status: 303, description: 'To the page: with a link to sign in by, or why not' })
  async end(@Req() request: Request, @Res() response: Response): Promise<void> {
    const provider = this.#known();
    // Whatever comes of it, it counted once.
    response.clearCookie(COOKIE, kept(provider));
    await this.#sending(response, async () => {
      const query = /\?.*$/u.exec(request.originalUrl)?.[0] ?? '';
      const { name, ...options } = await provider.end(query, cookieIn(request));
      const audience = 'arbiter:sign-in';
      const { token } = await this.#keys.token(name, { ...options, audience, lifetime: AT_ONCE });
      return this.#console('sign-in', token);
    });
  }

  /** @throws Problem 404 */
  #known(): Provider {
    if (this.#provider === null) throw unknown('provider');
    return this.#provider;
  }

  /** Sends a browser on to where that leads, or to the page with why it does not. */
  async #sending(response: Response, to: () => Promise<string>): Promise<void> {
    response.setHeader('cache-control', 'no-store');
    response.redirect(303, await to().catch((error: unknown) => this.#refused(error)));
  }

  async #refused(error: unknown): Promise<string> {
    if (!(error instanceof NotSignedIn)) throw error;
    const { who, why, message } = error;
    if (who !== null) await this.#audit.refuseSignIn(who, this.#provider?.issuer ?? '', message);
    // Anybody can send what has expired, and who has no role is on the audit trail.
    if (why === 'provider' || why === 'refused') this.#logger.warn(message);
    return this.#console('refused', why);
  }

  /** A place in the page's console. */
  #console(...path: readonly string[]): string {
    return new URL(`/#/operate/${path.join('/')}`, this.#page).href;
  }
}

/** How a browser keeps what it was given: for us alone, and also when it comes from somewhere else by a link. */
const kept = ({ isSecure }: Provider): CookieOptions => ({
  ...{ httpOnly: true, sameSite: 'lax', secure: isSecure, path: HERE },
});

function cookieIn({ headers }: Request): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([name]) => name === COOKIE)?.[1];
}
