/** Roles in the `roles` claim of a person's token (SPEC §6, DESIGN §5). A guest has no token. */
export const ROLES = ['user', 'creator', 'contributing_author', 'contracted_author', 'publisher', 'staff'] as const;

export type Role = (typeof ROLES)[number];

/**
 * Claims of an identity token. `muid` is the person's uuid; `out` lists the sign-ins that were ended one by one, each by its `auth_time`.
 */
export const TOKEN_CLAIMS = { userUuid: 'muid', roles: 'roles', signedOut: 'out' } as const;

/** Limit, because claims may be 1,000 bytes long; ending all sign-ins needs none of them. */
export const SIGNED_OUT_MAX = 20;

/** Returns the ended sign-ins in a person's claims; none for a missing or invalid claim. */
export function signedOutOf(claims: Readonly<Record<string, unknown>>): number[] {
  const ended = claims[TOKEN_CLAIMS.signedOut];
  return Array.isArray(ended) ? ended.filter((time) => typeof time === 'number') : [];
}
