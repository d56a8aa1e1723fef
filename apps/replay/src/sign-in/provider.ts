import { randomBytes } from 'node:crypto';
import type { Official, Oidc } from '@arbiter/settings';
import { sha256 } from '@arbiter/protocol';
import {
  allowInsecureRequests,
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  ClientSecretPost,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
  ResponseBodyError,
  type ClientAuth,
  type Configuration,
} from 'openid-client';
import { claimIn, roleIn, textsIn, type Claims } from './claims.ts';

/** How long the provider may take for an answer, in seconds. */
const PATIENCE = 4;

/** Longest name that the audit trail takes. */
const LONGEST_NAME = 128;

/** Most characters of all ties together: a token goes into a header, which has an end. */
const ROOM_FOR_TIES = 1_000;

/**
 * Why somebody is not signed in: the provider is away or says what can't be used; it refused; what it sent back counts no
 * longer, or for no sign-in of this browser; somebody has no role here. The page has words for each.
 */
export type WhyNot = 'provider' | 'refused' | 'expired' | 'no-role';

/** Somebody is not signed in. */
export class NotSignedIn extends Error {
  override readonly name = 'NotSignedIn';
  readonly why: WhyNot;
  /** Who it is, where the provider has said so. */
  readonly who: string | null;

  constructor(why: WhyNot, detail: string, who: string | null = null) {
    super(detail);
    this.why = why;
    this.who = who;
  }
}

/** Somebody whom the provider vouches for, with what they may do here. */
export interface Known {
  readonly name: string;
  readonly role: Official;
  readonly ties: readonly string[];
}

/** A browser on its way to the provider. */
export interface Begun {
  readonly url: string;
  /** What the browser keeps until it comes back, and nobody else may know. */
  readonly secret: string;
}

/**
 * The OpenID Connect provider by which people sign in: an authorization code that counts once, for this browser (state),
 * this sign-in (nonce) and this server (PKCE). All three follow from one secret, which lies with the browser: any instance
 * can go on with what another has begun.
 */
export class Provider {
  readonly #oidc: Oidc;
  /** Where the provider sends browsers back to. */
  readonly #back: string;
  #found: Promise<Configuration> | null = null;

  /** @param path of the route that a browser comes back to */
  constructor(oidc: Oidc, path: string) {
    this.#oidc = oidc;
    this.#back = new URL(path, oidc.page).href;
  }

  get issuer(): string {
    return this.#oidc.issuer;
  }

  /** Whether what a browser keeps has to stay on encrypted ways. */
  get isSecure(): boolean {
    return this.#back.startsWith('https:');
  }

  /** Where to send a browser. @throws NotSignedIn */
  async begin(): Promise<Begun> {
    const secret = randomBytes(32).toString('base64url');
    const { state, nonce, verifier } = expectedOf(secret);
    const url = buildAuthorizationUrl(await this.#configuration(), {
      redirect_uri: this.#back,
      scope: this.#oidc.scope,
      ...{ state, nonce },
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    return { url: url.href, secret };
  }

  /**
   * Who has come back.
   *
   * @param query with which the provider sent them
   * @param secret that their browser kept
   * @throws NotSignedIn
   */
  async end(query: string, secret: string | undefined): Promise<Known> {
    const { state, nonce, verifier } = expectedOf(secret ?? '');
    const here = new URL(this.#back);
    here.search = query;
    // Nothing of somebody else's is sent on to the provider.
    if (secret === undefined || here.searchParams.get('state') !== state) {
      throw new NotSignedIn('expired', 'no sign-in of this browser was begun with that state');
    }
    const configuration = await this.#configuration();
    try {
      const tokens = await authorizationCodeGrant(configuration, here, {
        ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier },
        idTokenExpected: true,
      });
      const claims = tokens.claims() ?? {};
      return this.#known(await this.#whole(configuration, claims, tokens.access_token));
    } catch (error) {
      throw notSignedIn(error);
    }
  }

  /** Some providers say what somebody may do only when they are asked. */
  async #whole(configuration: Configuration, claims: Claims, token: string): Promise<Claims> {
    const { claim, name, ties } = this.#oidc;
    const wanted = [claim, name, ...(ties === null ? [] : [ties])];
    const isMissing = wanted.some((one) => claimIn(claims, one) === undefined);
    if (!isMissing || configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
    const more = await fetchUserInfo(configuration, token, claims['sub'] as string);
    return { ...claims, ...more };
  }

  #known(claims: Claims): Known {
    const { name: claim, ties, issuer } = this.#oidc;
    const [name = ''] = textsIn(claims, claim);
    if (name === '' || name.length > LONGEST_NAME) {
      throw new NotSignedIn('provider', `${issuer} says no ${claim} by which to name somebody`);
    }
    const role = roleIn(claims, this.#oidc);
    if (role === null) {
      throw new NotSignedIn(
        'no-role',
        `${issuer} gives ${name} no role by ${this.#oidc.claim}`,
        name,
      );
    }
    const declared = ties === null ? [] : textsIn(claims, ties);
    // To leave some out would let them judge whom they may not.
    if (JSON.stringify(declared).length > ROOM_FOR_TIES) {
      throw new NotSignedIn(
        'provider',
        `${issuer} declares more ties of ${name} than a token has room for`,
      );
    }
    return { name, role, ties: declared };
  }

  /** What the provider says of itself; asked for until it has answered. @throws NotSignedIn */
  async #configuration(): Promise<Configuration> {
    this.#found ??= this.#discover();
    try {
      return await this.#found;
    } catch (error) {
      this.#found = null;
      throw new NotSignedIn(
        'provider',
        `${this.issuer} does not answer as a provider: ${said(error)}`,
      );
    }
  }

  #discover(): Promise<Configuration> {
    const { issuer, client, secret } = this.#oidc;
    const server = new URL(issuer);
    const execute = [enableNonRepudiationChecks];
    // The settings let that be on this machine alone.
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- it is only marked so to be thought about
    if (server.protocol === 'http:') execute.push(allowInsecureRequests);
    const auth = secret === null ? None() : bySecret(secret);
    return discovery(server, client, undefined, auth, { execute, timeout: PATIENCE });
  }
}

/** What is expected of a browser that comes back with a secret. */
const expectedOf = (secret: string): Readonly<Record<'state' | 'nonce' | 'verifier', string>> => ({
  state: sha256(`state ${secret}`),
  nonce: sha256(`nonce ${secret}`),
  verifier: sha256(`verifier ${secret}`),
});

/** A client's secret, in the way that the provider takes; the header where it says nothing (OpenID Connect Discovery 3). */
function bySecret(secret: string): ClientAuth {
  const [byHeader, byBody] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (server, ...rest) => {
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const auth = ways.includes('client_secret_basic') ? byHeader : byBody;
    auth(server, ...rest);
  };
}

function notSignedIn(error: unknown): NotSignedIn {
  if (error instanceof NotSignedIn) return error;
  if (error instanceof AuthorizationResponseError) {
    return new NotSignedIn('refused', `the provider refused: ${error.error}`);
  }
  // RFC 6749 5.2: the code has expired, was used before, or was given to somebody else.
  const isOld = error instanceof ResponseBodyError && error.error === 'invalid_grant';
  return new NotSignedIn(isOld ? 'expired' : 'provider', said(error));
}

/** What went wrong, with what that came of: fetch and the client keep it to themselves. */
function said(error: unknown): string {
  const parts: string[] = [];
  for (let one = error; one instanceof Error; one = one.cause) parts.push(one.message);
  return parts.join(': ');
}
