import type { KeyRing, Role } from '@arbiter/http';

/** How long a link counts that nobody has signed in by, in milliseconds. */
const LIFETIME = 3_600_000;

/** Who signs in by a link. */
export interface SignInOptions {
  readonly role?: Role;
  readonly ties?: readonly string[];
  readonly service?: boolean;
}

/** A link to the console of the page at an address, by which somebody signs in; once. */
export async function signInLink(
  keys: KeyRing,
  url: string,
  name: string,
  { role = 'operator', ties = [], service = false }: SignInOptions = {},
): Promise<string> {
  const audience = 'arbiter:sign-in';
  const { token } = await keys.token(name, { role, ties, service, audience, lifetime: LIFETIME });
  return new URL(`/#/operate/sign-in/${token}`, url).href;
}
