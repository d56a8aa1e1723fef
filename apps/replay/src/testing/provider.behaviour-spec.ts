import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';

/** What a provider says of somebody. */
type Claims = Readonly<Record<string, unknown>>;

/** How the provider of a test behaves. */
export interface Behaviour {
  /** Who sits before the browser: what is in the ID token. */
  readonly claims: Claims;
  /** What is said of them only when asked. */
  readonly more?: Claims;
  /** Says no instead. */
  readonly refuses?: boolean;
  /** Names this in the ID token in place of the nonce. */
  readonly nonce?: string;
  /** Signs with a key that it does not publish. */
  readonly forges?: boolean;
  /** Codes have expired as soon as they are given. */
  readonly late?: boolean;
  /** How a client says its secret. */
  readonly auth?: 'client_secret_basic' | 'client_secret_post';
}

interface Answer {
  readonly status: number;
  readonly body?: object;
  readonly location?: string;
}

interface Asked {
  readonly challenge: string;
  readonly nonce: string;
  readonly back: string;
}

export const CLIENT = 'arbiter of tests';
export const SECRET = 'hush/+ & quiet';

/**
 * An OpenID Connect provider in this process: the authorization code flow with PKCE and nothing else, strict where a client
 * may be wrong. Whoever comes is signed in at once, as `behaves` says.
 */
export class LocalProvider {
  behaves: Behaviour = { claims: {} };
  /** How often a code was handed in. */
  handedIn = 0;
  #server: Server | null = null;
  #port = 0;
  #keys: Readonly<Record<'own' | 'other', CryptoKey>> | null = null;
  #jwks: object = {};
  readonly #codes = new Map<string, Asked>();
  readonly #tokens = new Map<string, Claims>();

  get issuer(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Begins, where it was before if it was. */
  async start(): Promise<void> {
    if (this.#keys === null) {
      const [own, other] = [await generateKeyPair('ES256'), await generateKeyPair('ES256')];
      this.#keys = { own: own.privateKey, other: other.privateKey };
      const key = await exportJWK(own.publicKey);
      this.#jwks = { keys: [{ ...key, kid: 'one', alg: 'ES256', use: 'sig' }] };
    }
    const server = createServer((request, response) => {
      void this.#answer(request).then(({ status, body = {}, location }) => {
        response.writeHead(status, {
          'content-type': 'application/json',
          ...(location !== undefined && { location }),
        });
        response.end(JSON.stringify(body));
      });
    });
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve) ?? resolve(null));
    this.#server = null;
  }

  async #answer(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url ?? '', this.issuer);
    if (pathname === '/.well-known/openid-configuration') {
      return { status: 200, body: this.#about() };
    }
    if (pathname === '/jwks') return { status: 200, body: this.#jwks };
    if (pathname === '/authorize') return this.#authorize(searchParams);
    if (pathname === '/userinfo') {
      const body = this.#tokens.get(request.headers.authorization?.slice('Bearer '.length) ?? '');
      return body === undefined ? { status: 401 } : { status: 200, body };
    }
    return this.#hand(request, new URLSearchParams(await text(request)));
  }

  /** Takes a code, once. */
  async #hand(request: IncomingMessage, body: URLSearchParams): Promise<Answer> {
    this.handedIn++;
    const code = body.get('code') ?? '';
    const asked = this.#codes.get(code);
    this.#codes.delete(code);
    if (!this.#isClient(request, body)) return { status: 401, body: { error: 'invalid_client' } };
    const isGood =
      asked !== undefined &&
      asked.back === body.get('redirect_uri') &&
      asked.challenge === challengeOf(body.get('code_verifier') ?? '') &&
      this.behaves.late !== true;
    if (!isGood) return { status: 400, body: { error: 'invalid_grant' } };
    return { status: 200, body: await this.#tokensFor(asked) };
  }

  #about(): object {
    return {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/authorize`,
      token_endpoint: `${this.issuer}/token`,
      jwks_uri: `${this.issuer}/jwks`,
      userinfo_endpoint: `${this.issuer}/userinfo`,
      response_types_supported: ['code'],
      id_token_signing_alg_values_supported: ['ES256'],
      authorization_response_iss_parameter_supported: true,
      ...(this.behaves.auth && { token_endpoint_auth_methods_supported: [this.behaves.auth] }),
    };
  }

  #authorize(asked: URLSearchParams): Answer {
    const back = new URL(asked.get('redirect_uri') ?? '');
    const isRight =
      asked.get('client_id') === CLIENT &&
      asked.get('response_type') === 'code' &&
      asked.get('code_challenge_method') === 'S256' &&
      asked.get('scope')?.split(' ').includes('openid') === true;
    if (!isRight) return { status: 400, body: { error: 'invalid_request' } };
    back.searchParams.set('state', asked.get('state') ?? '');
    back.searchParams.set('iss', this.issuer);
    if (this.behaves.refuses === true) {
      back.searchParams.set('error', 'access_denied');
    } else {
      const code = randomUUID();
      const [challenge, nonce] = [asked.get('code_challenge') ?? '', asked.get('nonce') ?? ''];
      this.#codes.set(code, { challenge, nonce, back: back.origin + back.pathname });
      back.searchParams.set('code', code);
    }
    return { status: 303, location: back.href };
  }

  #isClient({ headers }: IncomingMessage, body: URLSearchParams): boolean {
    if (this.behaves.auth === 'client_secret_post') {
      return body.get('client_id') === CLIENT && body.get('client_secret') === SECRET;
    }
    // RFC 6749 2.3.1: each is encoded as in a form first.
    const encoded = [CLIENT, SECRET].map((one) => new URLSearchParams({ '': one }).toString());
    const pair = encoded.map((one) => one.slice(1)).join(':');
    return headers.authorization === `Basic ${Buffer.from(pair).toString('base64')}`;
  }

  async #tokensFor({ nonce }: Asked): Promise<object> {
    const { claims, more = {}, forges = false } = this.behaves;
    const token = randomUUID();
    this.#tokens.set(token, { sub: claims['sub'], ...more });
    const id = await new SignJWT({ ...claims, nonce: this.behaves.nonce ?? nonce })
      .setProtectedHeader({ alg: 'ES256', kid: 'one' })
      .setIssuer(this.issuer)
      .setAudience(CLIENT)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(this.#keys![forges ? 'other' : 'own']);
    return { access_token: token, token_type: 'Bearer', id_token: id };
  }
}

const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');
