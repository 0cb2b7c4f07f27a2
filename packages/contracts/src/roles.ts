/** What a person may be, as carried in the `roles` claim of their token (SPEC §6, DESIGN §5). A guest has no token. */
export const ROLES = ['user', 'creator', 'contributing_author', 'contracted_author', 'publisher', 'staff'] as const;

export type Role = (typeof ROLES)[number];

/**
 * The claim names on an identity token. `muid` is the person's uuid in Meowtale; `out` lists the sign-ins of theirs that were ended
 * one by one, each by its `auth_time`.
 */
export const TOKEN_CLAIMS = { userUuid: 'muid', roles: 'roles', signedOut: 'out' } as const;

/** So many at most: claims may be 1,000 bytes long, and ending all of them at once takes one line. */
export const SIGNED_OUT_MAX = 20;

/** Which sign-ins a person's claims name as ended; none where they name none, or something else. */
export function signedOutOf(claims: Readonly<Record<string, unknown>>): number[] {
  const ended = claims[TOKEN_CLAIMS.signedOut];
  return Array.isArray(ended) ? ended.filter((time) => typeof time === 'number') : [];
}
