import type { Official, Oidc } from '@arbiter/settings';

/** What a provider says of somebody. */
export type Claims = Readonly<Record<string, unknown>>;

/**
 * A claim by its name. Some providers keep it inside another (`realm_access.roles`), some name it by a URL, which has dots
 * of its own: the whole name comes first.
 */
export function claimIn(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  let found: unknown = claims;
  for (const part of name.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part)) return;
    found = (found as Claims)[part];
  }
  return found;
}

/** A claim that is a list of texts, or one; whatever else there is in it counts for nothing. */
export function textsIn(claims: Claims, name: string): readonly string[] {
  const value = claimIn(claims, name);
  return (Array.isArray(value) ? (value as unknown[]) : [value]).filter(
    (one) => typeof one === 'string',
  );
}

/** The role that the claims give; null: none. Of several it is the one that the settings name first. */
export function roleIn(
  claims: Claims,
  { claim, roles }: Pick<Oidc, 'claim' | 'roles'>,
): Official | null {
  const values = textsIn(claims, claim);
  return roles.find(({ value }) => values.includes(value))?.role ?? null;
}
